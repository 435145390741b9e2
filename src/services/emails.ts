import type { EmailsCreateInput, EmailsService } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import { tell } from "../domain/change.ts";
import { differences } from "../domain/differences.ts";
import { readEmailInput } from "../domain/email-input.ts";
import { Problem } from "../domain/errors.ts";
import { readMailbox } from "../domain/mailbox.ts";
import { withoutTokens } from "../domain/private-links.ts";
import { readSendTime } from "../domain/send-time.ts";
import type { EmailRecord } from "../repositories/emails.ts";
import type { Store } from "../repositories/store.ts";
import { decodeBase64 } from "./base64.ts";
import { acceptEmail, listedEmail, type Message } from "./email-acceptance.ts";
import { readList } from "./record-list.ts";
import { expectRecord, plainEmail } from "./record-state.ts";
import { checkRelated } from "./related-records.ts";

interface EmailParts {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly clock: () => number;
  readonly newId: () => string;
  /** Whom messages are from: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
}

const MOST_DAYS_AHEAD = 30;

/** Single messages: accepted here, sent in the background. */
export function emailsService(parts: EmailParts): EmailsService {
  const { store, sealer, newId } = parts;
  return {
    list(caller, input) {
      const { page, page_size, sort, cursor, ...filters } = input;
      const identity = { operation: "emails.list", orgId: caller.organization.id, filters };
      const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      return readList(sealer, identity, list, (request) => store.emails.page(caller.organization.id, filters, request));
    },
    get: async ({ organization }, { id }) => shownEmail(expectRecord(await store.emails.get(organization.id, id))),
    async create(caller, input) {
      const message = readMessage(parts, input);
      return await store.transaction(async (tx) => {
        await checkRelated(tx, caller, message.related_to, "/related_to");
        return await acceptEmail({ tx, newId }, caller, message);
      });
    },
    cancel: (caller, target) => cancelEmail(parts, caller, target),
  };
}

function readMessage({ mailFrom, clock }: EmailParts, input: EmailsCreateInput): Message {
  const { reply_to, send_at, category, related_to, metadata } = input;
  return {
    ...readEmailInput(input, decodeBase64),
    from: readMailbox(mailFrom),
    reply_to: typeof reply_to === "string" ? plainEmail(reply_to) : null,
    category: category ?? "transactional",
    send_at:
      typeof send_at === "string"
        ? readSendTime({ path: "/send_at", at: send_at, mostDays: MOST_DAYS_AHEAD }, clock())
        : null,
    related_to: related_to ?? [],
    metadata: metadata ?? {},
  };
}

async function cancelEmail(
  { store, newId }: EmailParts,
  caller: Caller,
  { id, expected_version }: { readonly id: string; readonly expected_version?: number },
): Promise<EmailRecord> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    const before = expectRecord(await tx.emails.lock(orgId, id), expected_version);
    if (before.status !== "scheduled" && before.status !== "queued") {
      throw new Problem("state_conflict", [
        { path: "/status", code: "message_status", values: { status: before.status } },
      ]);
    }
    const after = expectRecord(await tx.emails.setStatus(orgId, id, { status: "cancelled", by: caller.actor }));
    const changes = differences(before, after);
    await tx.changes.append(orgId, [tell("email.cancelled", after, { newId, changes, data: listedEmail(after) })]);
    return shownEmail(after);
  });
}

/** To the team, which may read what was written, but not act with the links of whom it was written to. */
function shownEmail({ html, text, ...email }: EmailRecord): EmailRecord {
  return { ...email, html: html && withoutTokens(html), text: text && withoutTokens(text) };
}

import type { Schemas } from "../../generated/services.js";
import type { ReturnPaths } from "../access/return-paths.ts";
import type { Caller } from "../contract/caller.ts";
import { tell } from "../domain/change.ts";
import type { BouncedRecipient } from "../domain/delivery.ts";
import { differences } from "../domain/differences.ts";
import { unprocessable } from "../domain/errors.ts";
import { MOST_SOFT_BOUNCES } from "../domain/suppression.ts";
import type { ReadReturned, ReturnedMail } from "../mail/returned-mail.ts";
import type { EmailRecord } from "../repositories/emails.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { suppressAddress } from "./address-suppression.ts";
import { listedEmail } from "./email-acceptance.ts";
import { expectRecord } from "./record-state.ts";
import { unsubscribe } from "./unsubscriptions.ts";

/** What taking returned messages needs. */
export interface ReturnParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly returnPaths: ReturnPaths;
  readonly readReturned: ReadReturned;
}

/** Whom a returned message is about: addresses of the message that it is about. */
interface Returned {
  readonly caller: Caller;
  readonly email: EmailRecord;
  readonly about: readonly (Pick<BouncedRecipient, "failed" | "hard" | "reason"> & { readonly email: string })[];
}

/**
 * Takes a message that came back, and marks what follows from it. Throws `unprocessable` for what is no such message, and for
 * what is about no message of the organization.
 */
export async function takeReturned(
  parts: ReturnParts,
  caller: Caller,
  text: string,
): Promise<Schemas["ReturnedOutcome"]> {
  const returned = await parts.readReturned(text);
  if (returned === null) throw unprocessable([{ path: "/message", code: "no_returned_message" }]);
  return await parts.store.transaction(async (tx) => {
    const email = await emailOf(parts, tx, caller.organization.id, returned);
    const about = email === null ? [] : recipientsOf(email, returned.recipients);
    if (email === null || about.length === 0) throw unprocessable([{ path: "/message", code: "unknown_message" }]);
    const outcome = await TAKEN[returned.kind](parts, tx, { caller, email, about });
    return { outcome, email_id: email.id, recipients: about.map((one) => one.email) };
  });
}

async function emailOf(
  { returnPaths }: ReturnParts,
  tx: Repositories,
  orgId: string,
  { addresses, messageIds }: ReturnedMail,
): Promise<EmailRecord | null> {
  const marked = addresses.map((address) => returnPaths.read(address)).find((id) => id !== null);
  const id = marked ?? (await tx.emailSending.byMessageId(orgId, messageIds));
  return id === null ? null : await tx.emails.lock(orgId, id);
}

/** Mail may have been forwarded: where only one got the message, it is about that one, whatever it says. */
function recipientsOf({ recipients }: EmailRecord, named: readonly BouncedRecipient[]): Returned["about"] {
  const reached = recipients.filter(({ status }) => status !== "suppressed").map(({ email }) => email);
  return named.flatMap(({ addresses, failed, hard, reason }) => {
    const email = addresses.find((address) => reached.includes(address)) ?? (reached.length === 1 ? reached[0] : null);
    return email === null || email === undefined ? [] : [{ email, failed, hard, reason }];
  });
}

type Take = (
  parts: ReturnParts,
  tx: Repositories,
  returned: Returned,
) => Promise<Schemas["ReturnedOutcome"]["outcome"]>;

const TAKEN: Readonly<Record<ReturnedMail["kind"], Take>> = {
  bounce: takeBounce,
  async complaint(parts, tx, { caller, about }) {
    for (const { email } of about) {
      await suppressAddress(parts, tx, { orgId: caller.organization.id, email, reason: "complained" });
    }
    return "complained";
  },
  async unsubscription(parts, tx, { caller, email: { id }, about }) {
    for (const { email } of about) {
      await unsubscribe(parts, tx, { org_id: caller.organization.id, email, email_id: id });
    }
    return "unsubscribed";
  },
};

async function takeBounce(parts: ReturnParts, tx: Repositories, { caller, email: before, about }: Returned) {
  const orgId = caller.organization.id;
  const failed = about.filter((one) => one.failed);
  if (failed.length === 0) return "delayed";
  // What came back already is counted.
  const bounced = await tx.emailSending.bounce(orgId, before.id, failed);
  if (bounced.length === 0) return "bounced";
  for (const { email } of failed.filter((one) => bounced.includes(one.email) && one.hard)) {
    await suppressAddress(parts, tx, { orgId, email, reason: "hard_bounced" });
  }
  for (const { email } of failed.filter((one) => bounced.includes(one.email) && !one.hard)) {
    const count = await tx.suppressions.countSoftBounce(orgId, email);
    if (count >= MOST_SOFT_BOUNCES) await suppressAddress(parts, tx, { orgId, email, reason: "soft_bounced" });
  }
  const { status } = before;
  const after = expectRecord(await tx.emails.setStatus(orgId, before.id, { status, by: caller.actor }));
  const telling = { newId: parts.newId, changes: differences(before, after), data: listedEmail(after) };
  await tx.changes.append(orgId, [tell("email.bounced", after, telling)]);
  return "bounced";
}

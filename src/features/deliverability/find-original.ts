import type { Schemas } from "../../../generated/services.js";
import type { Verp } from "../../base/mail/verp.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { idsOfMessages, messageIdOf } from "../../base/mail/rules/mailbox.ts";
import type { BounceReport } from "./bounce-report.ts";
import type { Bounce } from "../emails/sql/sending.ts";
import type { Repositories } from "../../base/store/store.ts";
import { recordRecipientEvent } from "../campaigns/recipient-events.ts";
import { listedEmail } from "../emails/acceptance.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Unsubscription } from "../emails/recipient-links.ts";

/** The original of a bounce: a single message, or the message of a campaign to one recipient. */
export interface OriginalMessage {
  readonly ids: Pick<Schemas["ReturnedOutcome"], "email_id" | "campaign_id">;
  /** Addresses that it was sent to. */
  readonly sentTo: readonly string[];
  /** Records bounces and the change; returns the addresses that had not bounced before. */
  recordBounces(bounces: readonly Bounce[]): Promise<readonly string[]>;
  unsubscription(email: string): Unsubscription;
}

/** Dependencies of finding the original. */
export interface FindOriginalDeps {
  readonly clock: () => number;
  readonly newId: () => string;
  readonly returnPaths: Verp;
}

type Find = (deps: FindOriginalDeps, tx: Repositories, sought: OriginalQuery) => Promise<OriginalMessage | null>;

interface OriginalQuery {
  readonly caller: Caller;
  readonly id: string;
}

/**
 * Finds the original by its signed return path, or else by its Message-ID; null if the organization did not send it.
 */
export async function findOriginalMessage(
  deps: FindOriginalDeps,
  tx: Repositories,
  { caller, mail: { addresses, messageIds } }: { readonly caller: Caller; readonly mail: BounceReport },
): Promise<OriginalMessage | null> {
  const marked = addresses.map((address) => deps.returnPaths.read(address)).find((id) => id !== null);
  const id = marked ?? (await byMessageId(tx, caller.organization.id, messageIds));
  if (id === null) return null;
  return (await findEmail(deps, tx, { caller, id })) ?? (await findRecipientMessage(deps, tx, { caller, id }));
}

async function byMessageId(tx: Repositories, orgId: string, messageIds: readonly string[]): Promise<string | null> {
  const emailId = await tx.emailSending.byMessageId(orgId, messageIds);
  if (emailId !== null) return emailId;
  for (const id of idsOfMessages(messageIds)) {
    const message = await tx.campaignSending.recipientMessage(orgId, id);
    if (message && messageIds.includes(messageIdOf(id, message.from))) return id;
  }
  return null;
}

const findEmail: Find = async ({ newId }, tx, { caller, id }) => {
  const orgId = caller.organization.id;
  const before = await tx.emails.lock(orgId, id);
  if (!before) return null;
  return {
    ids: { email_id: id, campaign_id: null },
    sentTo: before.recipients.filter(({ status }) => status !== "suppressed").map(({ email }) => email),
    async recordBounces(bounces) {
      const bounced = await tx.emailSending.recordBounces(orgId, id, bounces);
      if (bounced.length === 0) return [];
      const progress = { status: before.status, by: caller.actor };
      const after = requireRecord(await tx.emails.setStatus(orgId, id, progress));
      const change = { newId, changes: differences(before, after), data: listedEmail(after) };
      await tx.changes.append(orgId, [createChange("email.bounced", after, change)]);
      return bounced;
    },
    unsubscription: (email) => ({ org_id: orgId, email, email_id: id }),
  };
};

const findRecipientMessage: Find = async (deps, tx, { caller, id }) => {
  const orgId = caller.organization.id;
  const message = await tx.campaignSending.recipientMessage(orgId, id);
  if (!message) return null;
  return {
    ids: { email_id: null, campaign_id: message.campaign_id },
    sentTo: [message.email],
    async recordBounces(bounces) {
      const reason = bounces.find(({ email }) => email === message.email)?.reason;
      if (reason === undefined || !(await tx.campaignSending.recordBounce(orgId, id, reason))) return [];
      await recordRecipientEvent(deps, tx, { verb: "bounced", orgId, id, by: caller.actor });
      return [message.email];
    },
    unsubscription: (email) => ({ org_id: orgId, email, campaign_id: message.campaign_id, recipient_id: id }),
  };
};

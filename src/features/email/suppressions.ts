import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { Schemas, SuppressionsCreateInput, SuppressionsService } from "../../../generated/services.js";
import { duplicate, notFound, unprocessable } from "../../base/platform/rules/errors.ts";
import type { ParseBounceReport, BounceReport } from "./bounce-report.ts";
import type { SuppressionRecord } from "./sql/suppressions.ts";
import type { Repositories } from "../../base/store/store.ts";
import { resetDeliverability, suppressAddress, countSoftBounce } from "./address-suppression.ts";
import { logAction } from "../accounts/audit-log.ts";
import type { ResourceDeps } from "../../base/records/resource/resource-service.ts";
import { listOperation } from "../../base/records/record-list.ts";
import { normalizeEmail, requireRecord } from "../../base/records/record-state.ts";
import type { BouncedRecipient } from "../../base/mail/rules/delivery.ts";
import type { InvitationReply } from "./rules/calendar-reply.ts";
import { unsubscribe } from "./preferences.ts";
import type { Verp } from "../../base/mail/verp.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { idsOfMessages, messageIdOf } from "../../base/mail/rules/mailbox.ts";
import type { Bounce } from "./sql/emails.ts";
import { recordRecipientEvent } from "./campaigns/recipient-events.ts";
import { listedEmail } from "./emails.ts";
import type { Unsubscription } from "./recipient-links.ts";

interface SuppressionDeps extends ResourceDeps {
  readonly returnPaths: Verp;
  readonly parseBounceReport: ParseBounceReport;
  /** Handles the reply of a calendar to an invitation. */
  readonly handleReply: (caller: Caller, reply: InvitationReply) => Promise<Schemas["ReturnedOutcome"]>;
}

/** Creates the service for suppressions and incoming bounces. */
export function suppressionsService(deps: SuppressionDeps): SuppressionsService {
  return {
    list: listOperation(deps.signedTokens, "suppressions.list", deps.store.suppressions.list),
    create: (caller, input) => create(deps, caller, input),
    delete: (caller, { id }) => remove(deps, caller, id),
    takeReturned: (caller, { message }) => handleBounce(deps, caller, message),
  };
}

async function create(
  deps: SuppressionDeps,
  caller: Authorized<Caller, "emails:send">,
  { email: given, reason }: SuppressionsCreateInput,
): Promise<Schemas["Suppression"]> {
  const orgId = caller.organization.id;
  const email = normalizeEmail(given);
  return await deps.store.transaction(async (tx) => {
    const added = await suppressAddress(deps, tx, { orgId, email, reason, by: caller.actor });
    const suppression = found(await tx.suppressions.find(orgId, { email, reason }));
    if (!added) throw duplicate("/email", suppression.id);
    await logAction(tx, caller, "suppressions.create", { type: "suppression", id: suppression.id });
    return suppression;
  });
}

async function remove(
  deps: SuppressionDeps,
  caller: Authorized<Caller, "emails:send">,
  id: string,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const { email, reason } = found(await tx.suppressions.remove(orgId, id));
    if (reason !== "unsubscribed") await resetDeliverability(deps, tx, { orgId, email, by: caller.actor });
    await logAction(tx, caller, "suppressions.delete", { type: "suppression", id });
    return { id, deleted_at: new Date(deps.clock()).toISOString() };
  });
}

function found(suppression: SuppressionRecord | null): SuppressionRecord {
  if (!suppression) throw notFound();
  return suppression;
}

/** The original message of a bounce, and the affected recipients. */
interface AffectedMessage {
  readonly orgId: string;
  readonly original: OriginalMessage;
  readonly recipients: readonly (Pick<BouncedRecipient, "failed" | "hard" | "reason"> & { readonly email: string })[];
}

/**
 * Handles an incoming bounce, complaint, unsubscribe request or calendar reply. Throws `unprocessable` for any other
 * message, and if no message of the organization is affected.
 */
async function handleBounce(deps: SuppressionDeps, caller: Caller, text: string): Promise<Schemas["ReturnedOutcome"]> {
  const mail = await deps.parseBounceReport(text);
  if (mail === null) throw unprocessable([{ path: "/message", code: "no_returned_message" }]);
  if (mail.kind === "reply") return await deps.handleReply(caller, mail);
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const original = await findOriginalMessage(deps, tx, caller, mail);
    const recipients = original === null ? [] : recipientsOf(original, mail.recipients);
    if (original === null || recipients.length === 0)
      throw unprocessable([{ path: "/message", code: "unknown_message" }]);
    const outcome = await HANDLERS[mail.kind](deps, tx, { orgId, original, recipients });
    return { outcome, ...original.ids, event_id: null, recipients: recipients.map((one) => one.email) };
  });
}

/**
 * Returns the affected recipients, each once. A message may have been forwarded to an address that is not a recipient:
 * if it had only one recipient, that one is affected.
 */
function recipientsOf({ sentTo }: OriginalMessage, named: readonly BouncedRecipient[]): AffectedMessage["recipients"] {
  const recipients = named.flatMap(({ addresses, failed, hard, reason }) => {
    const email = addresses.find((address) => sentTo.includes(address)) ?? (sentTo.length === 1 ? sentTo[0] : null);
    return email === null || email === undefined ? [] : [{ email, failed, hard, reason }];
  });
  return recipients.filter(({ email }, index) => recipients.findIndex((one) => one.email === email) === index);
}

type Handler = (
  deps: SuppressionDeps,
  tx: Repositories,
  affected: AffectedMessage,
) => Promise<Schemas["ReturnedOutcome"]["outcome"]>;

const HANDLERS: Readonly<Record<BounceReport["kind"], Handler>> = {
  bounce: recordFailures,
  async complaint(deps, tx, { orgId, recipients }) {
    for (const { email } of recipients) await suppressAddress(deps, tx, { orgId, email, reason: "complained" });
    return "complained";
  },
  async unsubscription(deps, tx, { original, recipients }) {
    for (const { email } of recipients) await unsubscribe(deps, tx, original.unsubscription(email), "reply");
    return "unsubscribed";
  },
};

async function recordFailures(
  deps: SuppressionDeps,
  tx: Repositories,
  { orgId, original, recipients }: AffectedMessage,
) {
  const failed = recipients.filter((one) => one.failed);
  if (failed.length === 0) return "delayed";
  // Bounces recorded before are not counted again.
  const bounced = await original.recordBounces(failed);
  for (const { email } of failed.filter((one) => bounced.includes(one.email) && one.hard)) {
    await suppressAddress(deps, tx, { orgId, email, reason: "hard_bounced" });
  }
  for (const { email } of failed.filter((one) => bounced.includes(one.email) && !one.hard)) {
    await countSoftBounce(deps, tx, { orgId, email });
  }
  return "bounced";
}

/** The original of a bounce: a single message, or the message of a campaign to one recipient. */
interface OriginalMessage {
  readonly ids: Pick<Schemas["ReturnedOutcome"], "email_id" | "campaign_id">;
  /** Addresses that it was sent to. */
  readonly sentTo: readonly string[];
  /** Records bounces and the change; returns the addresses that had not bounced before. */
  recordBounces(bounces: readonly Bounce[]): Promise<readonly string[]>;
  unsubscription(email: string): Unsubscription;
}

/**
 * Finds the original by its signed return path, or else by its Message-ID; null if the organization did not send it.
 */
async function findOriginalMessage(
  deps: SuppressionDeps,
  tx: Repositories,
  caller: Caller,
  { addresses, messageIds }: BounceReport,
): Promise<OriginalMessage | null> {
  const marked = addresses.map((address) => deps.returnPaths.read(address)).find((id) => id !== null);
  const id = marked ?? (await byMessageId(tx, caller.organization.id, messageIds));
  if (id === null) return null;
  return (await findEmail(deps, tx, caller, id)) ?? (await findRecipientMessage(deps, tx, caller, id));
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

async function findEmail(
  { newId }: SuppressionDeps,
  tx: Repositories,
  caller: Caller,
  id: string,
): Promise<OriginalMessage | null> {
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
}

async function findRecipientMessage(
  deps: SuppressionDeps,
  tx: Repositories,
  caller: Caller,
  id: string,
): Promise<OriginalMessage | null> {
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
}

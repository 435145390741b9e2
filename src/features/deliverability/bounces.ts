import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { BouncedRecipient } from "../../base/mail/rules/delivery.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import type { ParseBounceReport, BounceReport } from "./bounce-report.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { countSoftBounce, suppressAddress } from "../emails/address-suppression.ts";
import { type OriginalMessage, findOriginalMessage, type FindOriginalDeps } from "./find-original.ts";
import type { InvitationReply } from "../booking/rules/calendar-reply.ts";
import { unsubscribe } from "./unsubscribes.ts";

/** Dependencies of handling bounces. */
export interface BounceDeps extends FindOriginalDeps {
  readonly store: Store;
  readonly parseBounceReport: ParseBounceReport;
  /** Handles the reply of a calendar to an invitation. */
  readonly handleReply: (caller: Caller, reply: InvitationReply) => Promise<Schemas["ReturnedOutcome"]>;
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
export async function handleBounce(
  deps: BounceDeps,
  caller: Caller,
  text: string,
): Promise<Schemas["ReturnedOutcome"]> {
  const mail = await deps.parseBounceReport(text);
  if (mail === null) throw unprocessable([{ path: "/message", code: "no_returned_message" }]);
  if (mail.kind === "reply") return await deps.handleReply(caller, mail);
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const original = await findOriginalMessage(deps, tx, { caller, mail });
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
  deps: BounceDeps,
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
    for (const { email } of recipients)
      await unsubscribe(deps, tx, { target: original.unsubscription(email), source: "reply" });
    return "unsubscribed";
  },
};

async function recordFailures(deps: BounceDeps, tx: Repositories, { orgId, original, recipients }: AffectedMessage) {
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

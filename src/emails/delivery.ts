import { type Delivery, type Rejection, retryAfter } from "../mail/rules/delivery.ts";
import type { JobContext } from "../jobs/handler.ts";
import type { MailTransport } from "../mail/message.ts";
import type { RecipientOutcome } from "./sql/sending.ts";
import type { EmailRecord } from "./sql/emails.ts";
import type { Repositories, Store } from "../store/store.ts";
import { countSoftBounce, suppressAddress } from "./address-suppression.ts";
import { envelopesOf, type CopyDeps, type Envelope } from "./envelopes.ts";
import { markEmailFailed } from "./failures.ts";
import { suppressedAmong } from "./recipients.ts";
import { requireRecord } from "../records/record-state.ts";

/** Dependencies of sending messages. */
export interface EmailSendingDeps extends CopyDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly postOffice: MailTransport;
}

/** The message to send, and the number of attempts so far. */
export interface EmailOrder {
  readonly orgId: string;
  readonly email_id: string;
  readonly tries?: number | undefined;
}

type Control = Pick<JobContext<"email.send">, "signal" | "checkpoint" | "postpone" | "finish">;

/**
 * Sends a message to all recipients who have not received it, and records the result per address. After a temporary
 * error it is retried for 48 hours. Only if the process is killed between the server's reply and the record of it is a
 * message sent twice, with the same Message-ID.
 */
export async function sendEmail(deps: EmailSendingDeps, order: EmailOrder, control: Control): Promise<void> {
  const email = await begin(deps, order, control);
  if (email === null) return;
  const attachments =
    email.attachments.length === 0 ? [] : await deps.store.emailSending.attachments(order.orgId, email.id);
  const marketing = email.category === "marketing" ? await readersOf(deps, order.orgId, email) : null;
  const copies = envelopesOf(deps, { orgId: order.orgId, email, attachments, marketing });
  for (const copy of copies) {
    control.signal.throwIfAborted();
    const delivery = await deps.postOffice.deliver(copy);
    const writeDown = async (tx: Repositories): Promise<void> => {
      await note(deps, tx, { order, delivery });
      if (copy === copies.at(-1)) await settle(deps, tx, { order, control });
    };
    await deps.store.insist(() => deps.store.transaction(writeDown));
  }
  if (copies.length === 0) await deps.store.transaction((tx) => settle(deps, tx, { order, control }));
}

async function readersOf(
  { store }: EmailSendingDeps,
  orgId: string,
  email: EmailRecord,
): Promise<Envelope["marketing"]> {
  const organization = requireRecord(await store.organizations.get(orgId));
  const known = await store.campaignRecipients.valuesOf(
    orgId,
    email.recipients.map((one) => one.email),
  );
  return { organization, locales: new Map(known.map((contact) => [contact.email, contact.locale])) };
}

/**
 * Marks a message as being sent; null if it was canceled or is done. Suppresses recipients who unsubscribed or bounced
 * since.
 */
async function begin({ store }: EmailSendingDeps, order: EmailOrder, control: Control): Promise<EmailRecord | null> {
  const { orgId, email_id: id } = order;
  return await store.transaction(async (tx) => {
    const email = await tx.emails.begin(orgId, id);
    if (email === null) return null;
    await control.checkpoint(tx, {});
    const { recipients, category } = email;
    const waiting = recipients.filter(({ status }) => status === "queued");
    const suppressed = await suppressedAmong(tx, orgId, { recipients: waiting, category });
    if (suppressed.size === 0) return email;
    const outcomes = [...suppressed].map(([email, error]) => ({ email, status: "suppressed", error }) as const);
    await tx.emailSending.note(orgId, id, outcomes);
    return await tx.emails.get(orgId, id);
  });
}

interface Answered {
  readonly order: EmailOrder;
  readonly delivery: Delivery;
}

async function note(deps: EmailSendingDeps, tx: Repositories, { order, delivery }: Answered): Promise<void> {
  const { orgId, email_id: id } = order;
  const sent = delivery.accepted.map((email) => ({ email, status: "sent", error: null }) as const);
  await tx.emailSending.note(orgId, id, [...sent, ...delivery.rejected.map(catchProblem)]);
  const isLast = retryAfter(order.tries ?? 1) === null;
  for (const { address: email, hard, soft, permanent } of delivery.rejected) {
    if (hard) await suppressAddress(deps, tx, { orgId, email, reason: "hard_bounced" });
    else if (soft && (permanent || isLast)) await countSoftBounce(deps, tx, { orgId, email });
  }
}

function catchProblem({ address: email, permanent, hard, reason: error }: Rejection): RecipientOutcome {
  if (!permanent) return { email, status: "queued", error };
  return { email, status: hard ? "bounced" : "failed", error };
}

interface Ending {
  readonly order: EmailOrder;
  readonly control: Control;
}

/** Schedules a retry if recipients are left; otherwise completes the message. */
async function settle(deps: EmailSendingDeps, tx: Repositories, { order, control }: Ending): Promise<void> {
  const { orgId, email_id: id, tries = 1 } = order;
  const before = requireRecord(await tx.emails.lock(orgId, id));
  // Another process took over the job and finished it.
  if (before.status !== "sending") return;
  const by = before.created_by;
  const waiting = before.recipients.filter(({ status }) => status === "queued");
  const seconds = waiting.length > 0 ? retryAfter(tries) : null;
  const reached = before.recipients.some(({ status }) => status === "sent");
  if (seconds !== null) {
    // A message that no one has received yet can still be canceled.
    await tx.emails.setStatus(orgId, id, { status: reached ? "sending" : "queued", by });
    await control.postpone(tx, { seconds, payload: { tries: tries + 1 } });
    return;
  }
  await markEmailFailed(deps, tx, { orgId, before });
  await control.finish(tx);
}

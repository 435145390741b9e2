import type { Attachment } from "../../base/mail/rules/message-input.ts";
import { type Delivery, type Rejection, retryAfter } from "../../base/mail/rules/delivery.ts";
import type { JobContext } from "../../base/jobs/handler.ts";
import type { MailTransport } from "../../base/mail/message.ts";
import type { RecipientOutcome } from "./sql/sending.ts";
import type { EmailRecord } from "./sql/emails.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { countSoftBounce, suppressAddress } from "./address-suppression.ts";
import { brandingOf, logoParts, showsLogo } from "./brand.ts";
import { outgoingMessages, type OutgoingMessageDeps, type MessageToSend } from "./outgoing-messages.ts";
import { completeEmail } from "./completion.ts";
import { suppressedAmong } from "./recipients.ts";
import { requireRecord } from "../../base/records/record-state.ts";

/** Dependencies of sending messages. */
export interface EmailSendingDeps extends OutgoingMessageDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly mailTransport: MailTransport;
}

/** The message to send, and the number of attempts so far. */
export interface EmailJob {
  readonly orgId: string;
  readonly email_id: string;
  readonly tries?: number | undefined;
}

type JobControl = Pick<JobContext<"email.send">, "signal" | "checkpoint" | "postpone" | "finish">;

/**
 * Sends a message to all recipients who have not received it, and records the result per address. After a temporary
 * error it is retried for 48 hours. Only if the process is killed between the server's reply and the record of it is a
 * message sent twice, with the same Message-ID.
 */
export async function sendEmail(deps: EmailSendingDeps, job: EmailJob, control: JobControl): Promise<void> {
  const email = await beginSending(deps, job, control);
  if (email === null) return;
  const attachments = await attachmentsOf(deps, job.orgId, email);
  const marketing = email.category === "marketing" ? await loadMarketing(deps, job.orgId, email) : null;
  const messages = await outgoingMessages(deps, { orgId: job.orgId, email, attachments, marketing });
  for (const message of messages) {
    control.signal.throwIfAborted();
    const delivery = await deps.mailTransport.deliver(message);
    const recordResult = async (tx: Repositories): Promise<void> => {
      await recordDelivery(deps, tx, { job, delivery });
      if (message === messages.at(-1)) await retryOrComplete(deps, tx, { job, control });
    };
    await deps.store.retryUntilCommitted(() => deps.store.transaction(recordResult));
  }
  if (messages.length === 0) await deps.store.transaction((tx) => retryOrComplete(deps, tx, { job, control }));
}

/** Returns the attached files, and the logo that the message shows. */
async function attachmentsOf({ store }: EmailSendingDeps, orgId: string, email: EmailRecord): Promise<Attachment[]> {
  const files = email.attachments.length === 0 ? [] : await store.emailSending.attachments(orgId, email.id);
  return showsLogo(email.html) ? [...files, ...logoParts(await brandingOf(store, orgId))] : files;
}

async function loadMarketing(
  { store }: EmailSendingDeps,
  orgId: string,
  email: EmailRecord,
): Promise<MessageToSend["marketing"]> {
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
async function beginSending(
  { store }: EmailSendingDeps,
  job: EmailJob,
  control: JobControl,
): Promise<EmailRecord | null> {
  const { orgId, email_id: id } = job;
  return await store.transaction(async (tx) => {
    const email = await tx.emails.begin(orgId, id);
    if (email === null) return null;
    await control.checkpoint(tx, {});
    const { recipients, category, topic_id } = email;
    const waiting = recipients.filter(({ status }) => status === "queued");
    const suppressed = await suppressedAmong(tx, orgId, { recipients: waiting, category, topic_id });
    if (suppressed.size === 0) return email;
    const outcomes = [...suppressed].map(([email, error]) => ({ email, status: "suppressed", error }) as const);
    await tx.emailSending.recordOutcomes(orgId, id, outcomes);
    return await tx.emails.get(orgId, id);
  });
}

interface DeliveryResult {
  readonly job: EmailJob;
  readonly delivery: Delivery;
}

async function recordDelivery(
  deps: EmailSendingDeps,
  tx: Repositories,
  { job, delivery }: DeliveryResult,
): Promise<void> {
  const { orgId, email_id: id } = job;
  const sent = delivery.accepted.map((email) => ({ email, status: "sent", error: null }) as const);
  await tx.emailSending.recordOutcomes(orgId, id, [...sent, ...delivery.rejected.map(outcomeOf)]);
  const isLast = retryAfter(job.tries ?? 1) === null;
  for (const { address: email, hard, soft, permanent } of delivery.rejected) {
    if (hard) await suppressAddress(deps, tx, { orgId, email, reason: "hard_bounced" });
    else if (soft && (permanent || isLast)) await countSoftBounce(deps, tx, { orgId, email });
  }
}

function outcomeOf({ address: email, permanent, hard, reason: error }: Rejection): RecipientOutcome {
  if (!permanent) return { email, status: "queued", error };
  return { email, status: hard ? "bounced" : "failed", error };
}

interface RunningJob {
  readonly job: EmailJob;
  readonly control: JobControl;
}

/** Schedules a retry if recipients are left; otherwise completes the message. */
async function retryOrComplete(deps: EmailSendingDeps, tx: Repositories, { job, control }: RunningJob): Promise<void> {
  const { orgId, email_id: id, tries = 1 } = job;
  const before = requireRecord(await tx.emails.lock(orgId, id));
  // Another process took over the job and finished it.
  if (before.status !== "sending") return;
  const by = before.created_by;
  const waiting = before.recipients.filter(({ status }) => status === "queued");
  const seconds = waiting.length > 0 ? retryAfter(tries) : null;
  const isSent = before.recipients.some(({ status }) => status === "sent");
  if (seconds !== null) {
    // A message that no one has received yet can still be canceled.
    await tx.emails.setStatus(orgId, id, { status: isSent ? "sending" : "queued", by });
    await control.postpone(tx, { seconds, payload: { tries: tries + 1 } });
    return;
  }
  await completeEmail(deps, tx, { orgId, before });
  await control.finish(tx);
}

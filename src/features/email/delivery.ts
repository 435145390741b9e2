import type { Attachment } from "../../base/mail/rules/message-input.ts";
import { type Delivery, type Rejection, retryAfter } from "../../base/mail/rules/delivery.ts";
import type { JobContext } from "../../base/jobs/handler.ts";
import type { MailTransport, OutgoingMessage } from "../../base/mail/message.ts";
import type { RecipientOutcome, EmailRecord, EmailStatus, EmailRecipient } from "./sql/emails.ts";
import type { ResourceWriteDeps } from "../../base/records/resource/rules.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { countSoftBounce, suppressAddress } from "./address-suppression.ts";
import { brandingOf, logoParts, showsLogo } from "./brand.ts";
import { suppressedAmong } from "./recipients.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { listedEmail } from "./emails.ts";
import { setImmediate } from "node:timers/promises";
import type { Verp } from "../../base/mail/verp.ts";
import { textSteps } from "../../base/platform/rules/html-text.ts";
import { type FooterDeps, type MarketingRecipient, withFooter } from "./marketing-footers.ts";
import { type LinkDeps, recipientLink, signedLink, unsubscribeHeaders } from "./recipient-links.ts";

interface EmailSendingDeps extends LinkDeps, FooterDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly returnPaths: Verp;
  readonly mailTransport: MailTransport;
}

/** The message to send, and the number of attempts so far. */
interface EmailJob {
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
      await recordDelivery(deps, tx, job, delivery);
      if (message === messages.at(-1)) await retryOrComplete(deps, tx, job, control);
    };
    await deps.store.retryUntilCommitted(() => deps.store.transaction(recordResult));
  }
  if (messages.length === 0) await deps.store.transaction((tx) => retryOrComplete(deps, tx, job, control));
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

async function recordDelivery(
  deps: EmailSendingDeps,
  tx: Repositories,
  job: EmailJob,
  delivery: Delivery,
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

/** Schedules a retry if recipients are left; otherwise completes the message. */
async function retryOrComplete(
  deps: EmailSendingDeps,
  tx: Repositories,
  { orgId, email_id: id, tries = 1 }: EmailJob,
  control: JobControl,
): Promise<void> {
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
  await completeEmail({ ...deps, tx }, orgId, before);
  await control.finish(tx);
}

/**
 * Completes a locked message: recipients who are still queued fail with the last error, or with `reason`, if the mail
 * server has not replied about them. Records the change.
 */
async function completeEmail(
  { tx, clock, newId }: ResourceWriteDeps,
  orgId: string,
  before: EmailRecord,
  reason: string | null = null,
): Promise<void> {
  const { id, recipients, created_by: by } = before;
  const waiting = recipients.filter(({ status }) => status === "queued");
  const outcomes = waiting.map(({ email, error }) => ({ email, status: "failed", error: error ?? reason }) as const);
  await tx.emailSending.recordOutcomes(orgId, id, outcomes);
  const isSent = recipients.some(({ status }) => status === "sent");
  const at = new Date(clock()).toISOString();
  const progress = isSent ? ({ status: "sent", sent_at: at } as const) : ({ status: "failed" } as const);
  const after = requireRecord(await tx.emails.setStatus(orgId, id, { ...progress, by }));
  const change = { newId, changes: differences(before, after), data: listedEmail(after) };
  const bounced = after.recipients.some(({ status }) => status === "bounced");
  await tx.changes.append(orgId, [
    createChange(`email.${progress.status}`, after, change),
    ...(bounced ? [createChange("email.bounced", after, change)] : []),
  ]);
}

const UNFINISHED: readonly EmailStatus[] = ["scheduled", "queued", "sending"];

/** Completes a message whose job failed for a reason other than the mail server. */
export async function onEmailFailed(
  deps: Omit<ResourceWriteDeps, "tx">,
  tx: Repositories,
  { orgId, email_id: id }: { readonly orgId: string; readonly email_id: string },
): Promise<void> {
  const before = await tx.emails.lock(orgId, id);
  if (before === null || !UNFINISHED.includes(before.status)) return;
  await completeEmail({ ...deps, tx }, orgId, before, "The service could not send the message.");
}

/** A message with its attachments and its organization. */
interface MessageToSend {
  readonly orgId: string;
  readonly email: EmailRecord;
  readonly attachments: readonly Attachment[];
  /** For marketing: the organization, and the recipients' locales by address. */
  readonly marketing: {
    readonly organization: MarketingRecipient["organization"];
    readonly locales: ReadonlyMap<string, string | null>;
  } | null;
}

/**
 * Returns the messages for the mail server, for recipients who have not received it. Suppressed recipients are in no
 * header, nor are bcc recipients. For marketing each recipient gets a message of their own, because the footer is
 * personal.
 */
async function outgoingMessages(
  deps: EmailSendingDeps,
  { orgId, email, attachments, marketing }: MessageToSend,
): Promise<readonly OutgoingMessage[]> {
  const waiting = email.recipients.filter(({ status }) => status === "queued").map((one) => one.email);
  if (waiting.length === 0) return [];
  const from = deps.returnPaths.of(email.id);
  // Reading the text of a million characters of HTML takes a fifth of a second.
  const shown = email.text === null || marketing !== null ? await inTurns(textSteps(email.html ?? "")) : "";
  const common = { ...commonOf(email, shown), attachments, headers: {} };
  // A message with a template has one recipient.
  if (marketing === null && email.template_id === null) return [{ ...common, envelope: { from, to: waiting } }];
  const messages: OutgoingMessage[] = [];
  for (const to of waiting) {
    // Long texts are compared for each recipient.
    if (messages.length > 0) await setImmediate();
    const link = signedLink(deps, "unsubscribe", { org_id: orgId, email: to, email_id: email.id });
    const message = email.template_id === null ? common : withLink(common, recipientLink(deps.baseUrl), link);
    const envelope = { from, to: [to] };
    if (marketing === null) {
      messages.push({ ...message, envelope });
      continue;
    }
    const headers = unsubscribeHeaders(link, from);
    const { organization, locales } = marketing;
    const recipient = { organization, email: to, locale: locales.get(to) ?? null, link };
    // The place of the unsubscribe link is in the text of HTML with a template.
    const own = email.template_id === null ? shown : shown.replaceAll(recipientLink(deps.baseUrl), () => link);
    messages.push({ ...withFooter(deps, message, recipient, own), headers, envelope });
  }
  return messages;
}

/** Replaces the place of the unsubscribe link, which a template can contain, by the link of the recipient. */
function withLink<Message extends { readonly html: string | null; readonly text: string }>(
  message: Message,
  place: string,
  link: string,
): Message {
  const { html, text } = message;
  return { ...message, html: html?.replaceAll(place, () => link) ?? null, text: text.replaceAll(place, () => link) };
}

/** `shown`: the text of the HTML, for a message without a text. */
function commonOf(email: EmailRecord, shown: string) {
  const { message_id, from, reply_to, subject, text, html, recipients, category, related_to } = email;
  const named = (kind: EmailRecipient["kind"]): EmailRecipient[] =>
    recipients.filter((one) => one.kind === kind && one.status !== "suppressed");
  return {
    messageId: message_id,
    from,
    replyTo: reply_to,
    to: named("to"),
    cc: named("cc"),
    // A message without plain text cannot be read everywhere, and looks like spam.
    subject,
    text: text ?? shown,
    html,
    generated: category === "marketing" || related_to.some(({ record_type }) => record_type === "event"),
  };
}

/** Runs work in steps; other work has its turn between them. Returns the result. */
export async function inTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

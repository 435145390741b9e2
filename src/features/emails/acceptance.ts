import type { Actor } from "../../base/contract/actor.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { inFieldOrder } from "../../base/records/rules/field-order.ts";
import type { ReadEmail } from "../../base/mail/rules/message-input.ts";
import { type Mailbox, messageIdOf } from "../../base/mail/rules/mailbox.ts";
import type { EmailRecipient, EmailRecord, EmailStatus, ListedEmail, NewEmail } from "./sql/emails.ts";
import type { RelatedRecord } from "../../base/records/sql/related-records.ts";
import type { Repositories } from "../../base/store/store.ts";
import { recipientsOf, requireReachable } from "./recipients.ts";
import { requireRecord, standardFields } from "../../base/records/record-state.ts";

/** A validated message with its options. */
export interface Message extends ReadEmail {
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly category: "transactional" | "marketing";
  /** Only of marketing. */
  readonly topic_id: string | null;
  /** Null: now. */
  readonly send_at: string | null;
  readonly related_to: readonly RelatedRecord[];
  readonly metadata: Readonly<Record<string, string>>;
  /** The template that the texts come from. */
  readonly template?: { readonly id: string; readonly version: number };
}

/** Dependencies of accepting a message. */
export interface AcceptanceDeps {
  readonly tx: Repositories;
  readonly newId: () => string;
}

/** The sender of a message: a caller, or the service on behalf of the responsible user. */
export interface Sender {
  readonly organization: { readonly id: string };
  readonly user: { readonly id: string };
  readonly actor: Actor;
}

/** Stores a message and enqueues its sending. Throws if all recipients are suppressed. */
export async function acceptEmail(deps: AcceptanceDeps, sender: Sender, message: Message): Promise<EmailRecord> {
  const recipients = await recipientsOf(deps.tx, sender.organization.id, message);
  requireReachable(recipients, message.addressees);
  const { records, emails, changes } = newEmails(deps.newId, sender, [{ message, recipients }]);
  await deps.tx.emails.insert(sender.organization.id, emails, changes);
  await enqueueSending(deps, sender, records);
  return requireRecord(records[0] ?? null);
}

/** A message with its recipients, some of which may be suppressed. */
export interface AddressedMessage {
  readonly message: Message;
  readonly recipients: readonly EmailRecipient[];
}

/**
 * Stores messages about a record that the transaction has written, and enqueues their sending, when it commits. A message
 * without a reachable recipient is stored as failed.
 */
export async function storeEmailsLast(
  { tx, newId }: AcceptanceDeps,
  sender: Sender,
  messages: readonly AddressedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const { records, emails, changes } = newEmails(newId, sender, messages);
  await tx.emails.insertLast(sender.organization.id, emails, changes);
  await enqueueSending({ tx, newId }, sender, records);
}

function newEmails(newId: () => string, sender: Sender, messages: readonly AddressedMessage[]) {
  const emails = messages.map((one) => newEmail(newId(), sender, one));
  const records = emails.map(recordOf);
  const changes = records.map((record) => createChange("email.created", record, { newId, data: listedEmail(record) }));
  return { emails, records, changes };
}

async function enqueueSending({ tx, newId }: AcceptanceDeps, sender: Sender, records: readonly EmailRecord[]) {
  const waiting = records.filter(({ status }) => status !== "failed");
  await tx.jobs.enqueueLast(
    sender.organization.id,
    waiting.map(({ id, send_at }) => ({
      id: newId(),
      kind: "email.send",
      payload: { email_id: id },
      ...(send_at === null ? {} : { availableAt: send_at }),
    })),
  );
}

/** Returns the record of a new message. */
const recordOf = ({ id, row, recipients, attachments, related }: NewEmail): EmailRecord =>
  inFieldOrder("EmailMessage", {
    ...row,
    id,
    version: 1,
    sent_at: null,
    deleted_at: null,
    related_to: [...related],
    recipients: recipients.map(({ email, name, kind, contact_id, status, error }) => ({
      email,
      name,
      kind,
      contact_id,
      status,
      error,
    })),
    attachments: attachments.map(({ filename, content_type, content }) => ({
      filename,
      content_type,
      size: content.length,
    })),
  });

/** Creates the row of a message. The Message-ID is fixed here, so that it is the same in every attempt. */
function newEmail(emailId: string, { user, actor }: Sender, { message, recipients }: AddressedMessage): NewEmail {
  const { from, reply_to, subject, html, text, category, topic_id, send_at, metadata } = message;
  const { id, ...standard } = standardFields(emailId, actor);
  const isReachable = recipients.some(({ status }) => status === "queued");
  const status: EmailStatus = isReachable ? (send_at === null ? "queued" : "scheduled") : "failed";
  const row = {
    ...standard,
    status,
    category,
    topic_id,
    message_id: messageIdOf(id, from),
    from,
    reply_to,
    subject,
    html,
    text,
    send_at,
    metadata,
    template_id: message.template?.id ?? null,
    template_version: message.template?.version ?? null,
  };
  const { attachments, related_to: related } = message;
  return { id, row, createdByUser: user.id, recipients, attachments, related };
}

/** Returns a message as shown in lists and webhooks: without its bodies. */
export function listedEmail({ html: _, text: __, ...listed }: EmailRecord): ListedEmail {
  return listed;
}

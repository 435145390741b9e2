import type { Actor } from "../contract/actor.ts";
import { tell } from "../domain/change.ts";
import type { ReadEmail } from "../domain/email-input.ts";
import { type Mailbox, messageIdOf } from "../domain/mailbox.ts";
import type { EmailRecipient, EmailRecord, ListedEmail } from "../repositories/emails.ts";
import type { RelatedRecord } from "../repositories/related-records.ts";
import type { Repositories } from "../repositories/store.ts";
import { recipientsOf, requireReachable } from "./email-recipients.ts";
import { expectRecord, newRecord } from "./record-state.ts";

/** A message that was checked, and how it is to be sent. */
export interface Message extends ReadEmail {
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly category: "transactional" | "marketing";
  /** Null: now. */
  readonly send_at: string | null;
  readonly related_to: readonly RelatedRecord[];
  readonly metadata: Readonly<Record<string, string>>;
}

/** What accepting a message needs. */
export interface AcceptanceParts {
  readonly tx: Repositories;
  readonly newId: () => string;
}

/** In whose name a message is accepted: a caller, or the service itself in the name of whoever is responsible. */
export interface Sender {
  readonly organization: { readonly id: string };
  readonly user: { readonly id: string };
  readonly actor: Actor;
}

/** Stores a message, and what it takes to send it, in one transaction; throws where it can reach nobody. */
export async function acceptEmail(parts: AcceptanceParts, sender: Sender, message: Message): Promise<EmailRecord> {
  const recipients = await recipientsOf(parts.tx, sender.organization.id, message);
  requireReachable(recipients, message.addressees);
  return await storeEmail(parts, sender, { message, recipients });
}

/** A message, and what may be sent to each of its addressees. */
export interface Addressed {
  readonly message: Message;
  readonly recipients: readonly EmailRecipient[];
}

/**
 * Stores a message with its recipients; one that can reach nobody has failed and is not sent. Its Message-ID is made here, so
 * that it is the same however often sending is tried.
 */
export async function storeEmail(
  { tx, newId }: AcceptanceParts,
  { organization, user, actor }: Sender,
  { message, recipients }: Addressed,
): Promise<EmailRecord> {
  const orgId = organization.id;
  const { from, reply_to, subject, html, text, category, send_at, metadata } = message;
  const { id, ...standard } = newRecord(newId(), actor);
  const isReachable = recipients.some(({ status }) => status === "queued");
  const status = isReachable ? (send_at === null ? "queued" : "scheduled") : "failed";
  const row = {
    ...standard,
    ...{ status, category, message_id: messageIdOf(id, from), from, reply_to, subject, html, text, send_at, metadata },
    created_by_user: user.id,
  };
  const { attachments, related_to: related } = message;
  await tx.emails.insert(orgId, id, { row, recipients, attachments, related });
  const record = expectRecord(await tx.emails.get(orgId, id));
  await tx.changes.append(orgId, [tell("email.created", record, { newId, data: listedEmail(record) })]);
  if (isReachable) {
    const at = send_at === null ? {} : { availableAt: send_at };
    await tx.jobs.enqueue(orgId, { id: newId(), kind: "email.send", payload: { email_id: id }, ...at });
  }
  return record;
}

/** A message as lists and webhooks show it: without its texts. */
export function listedEmail({ html: _, text: __, ...listed }: EmailRecord): ListedEmail {
  return listed;
}

import type { Caller } from "../contract/caller.ts";
import { tell } from "../domain/change.ts";
import type { ReadEmail } from "../domain/email-input.ts";
import { type Mailbox, messageIdOf } from "../domain/mailbox.ts";
import type { EmailRecord, ListedEmail } from "../repositories/emails.ts";
import type { RelatedRecord } from "../repositories/related-records.ts";
import type { Repositories } from "../repositories/store.ts";
import { recipientsOf } from "./email-recipients.ts";
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

/**
 * Stores a message, and what it takes to send it, in one transaction; throws where it can reach nobody. Its Message-ID is
 * made here, so that it is the same however often sending is tried.
 */
export async function acceptEmail(
  { tx, newId }: AcceptanceParts,
  caller: Caller,
  message: Message,
): Promise<EmailRecord> {
  const orgId = caller.organization.id;
  const { from, reply_to, subject, html, text, category, send_at, metadata } = message;
  const recipients = await recipientsOf(tx, caller, message);
  const { id, ...standard } = newRecord(newId(), caller.actor);
  const status = send_at === null ? "queued" : "scheduled";
  const row = {
    ...standard,
    ...{ status, category, message_id: messageIdOf(id, from), from, reply_to, subject, html, text, send_at, metadata },
    created_by_user: caller.user.id,
  };
  await tx.emails.insert(orgId, id, {
    row,
    recipients,
    attachments: message.attachments,
    related: message.related_to,
  });
  const record = expectRecord(await tx.emails.get(orgId, id));
  await tx.changes.append(orgId, [tell("email.created", record, { newId, data: listedEmail(record) })]);
  await tx.jobs.enqueue(orgId, {
    id: newId(),
    kind: "email.send",
    payload: { email_id: id },
    ...(send_at === null ? {} : { availableAt: send_at }),
  });
  return record;
}

/** A message as lists and webhooks show it: without its texts. */
export function listedEmail({ html: _, text: __, ...listed }: EmailRecord): ListedEmail {
  return listed;
}

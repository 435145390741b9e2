import type { Knex } from "knex";
import type { Attachment } from "../../../base/mail/rules/message-input.ts";
import { idsOfMessages } from "../../../base/mail/rules/mailbox.ts";
import type { EmailRecipient } from "./emails.ts";

/** The result of a message for one address. */
export type RecipientOutcome = Pick<EmailRecipient, "email" | "status" | "error">;

/** Only queued recipients are updated: a final result does not change. */
const RECORD_OUTCOMES = `
UPDATE email_recipients AS r SET status = o.status, error = o.error
FROM jsonb_to_recordset(?::jsonb) AS o (email text, status text, error text)
WHERE r.org_id = ? AND r.email_id = ? AND r.email = o.email AND r.status = 'queued'`;

/** An address that bounced, and why. */
export interface Bounce {
  readonly email: string;
  readonly reason: string;
}

const RECORD_BOUNCES = `
UPDATE email_recipients AS r SET status = 'bounced', error = b.reason
FROM jsonb_to_recordset(?::jsonb) AS b (email text, reason text)
WHERE r.org_id = ? AND r.email_id = ? AND r.email = b.email AND r.status IN ('queued', 'sent') RETURNING r.email`;

/** Queries for sending messages. */
export function emailSendingRepository(db: Knex) {
  return {
    /** Attachments with their content. */
    async attachments(orgId: string, id: string): Promise<Attachment[]> {
      return await db("email_attachments")
        .where({ org_id: orgId, email_id: id })
        .orderBy("position")
        .select<Attachment[]>("filename", "content_type", "content");
    },
    /** Id of the message with one of these Message-IDs; null if there is none. */
    async byMessageId(orgId: string, messageIds: readonly string[]): Promise<string | null> {
      const rows = db("emails")
        .where({ org_id: orgId })
        .whereIn("id", idsOfMessages(messageIds))
        .whereIn("message_id", messageIds);
      return (await rows.first<{ id: string } | undefined>("id"))?.id ?? null;
    },
    /** Marks recipients as bounced; returns those that were not marked before. */
    async recordBounces(orgId: string, id: string, bounces: readonly Bounce[]): Promise<string[]> {
      const { rows } = await db.raw<{ rows: { email: string }[] }>(RECORD_BOUNCES, [
        JSON.stringify(bounces),
        orgId,
        id,
      ]);
      return rows.map(({ email }) => email);
    },
    /** Records the results of recipients that are still queued. */
    async recordOutcomes(orgId: string, id: string, outcomes: readonly RecipientOutcome[]): Promise<void> {
      if (outcomes.length > 0) await db.raw(RECORD_OUTCOMES, [JSON.stringify(outcomes), orgId, id]);
    },
  };
}

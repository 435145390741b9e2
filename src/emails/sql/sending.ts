import type { Knex } from "knex";
import type { Attachment } from "../../mail/rules/message-input.ts";
import { idsOfMessages } from "../../mail/rules/mailbox.ts";
import type { EmailRecipient } from "./emails.ts";

/** What became of a message at one address. */
export type RecipientOutcome = Pick<EmailRecipient, "email" | "status" | "error">;

/** An address whose outcome is known keeps it, whoever comes later. */
const NOTE = `
UPDATE email_recipients AS r SET status = o.status, error = o.error
FROM jsonb_to_recordset(?::jsonb) AS o (email text, status text, error text)
WHERE r.org_id = ? AND r.email_id = ? AND r.email = o.email AND r.status = 'queued'`;

/** An address from which a message came back, and why. */
export interface Bounce {
  readonly email: string;
  readonly reason: string;
}

const BOUNCE = `
UPDATE email_recipients AS r SET status = 'bounced', error = b.reason
FROM jsonb_to_recordset(?::jsonb) AS b (email text, reason text)
WHERE r.org_id = ? AND r.email_id = ? AND r.email = b.email AND r.status IN ('queued', 'sent') RETURNING r.email`;

/** The statements of those who send messages. */
export function emailSendingRepository(db: Knex) {
  return {
    /** Its files with what is in them. */
    async attachments(orgId: string, id: string): Promise<Attachment[]> {
      return await db("email_attachments")
        .where({ org_id: orgId, email_id: id })
        .orderBy("position")
        .select<Attachment[]>("filename", "content_type", "content");
    },
    /** The message with one of these Message-IDs; null where there is none. */
    async byMessageId(orgId: string, messageIds: readonly string[]): Promise<string | null> {
      const rows = db("emails")
        .where({ org_id: orgId })
        .whereIn("id", idsOfMessages(messageIds))
        .whereIn("message_id", messageIds);
      return (await rows.first<{ id: string } | undefined>("id"))?.id ?? null;
    },
    /** Marks addresses from which a message came back; those from which it had not before. */
    async bounce(orgId: string, id: string, bounces: readonly Bounce[]): Promise<string[]> {
      const { rows } = await db.raw<{ rows: { email: string }[] }>(BOUNCE, [JSON.stringify(bounces), orgId, id]);
      return rows.map(({ email }) => email);
    },
    /** Writes down what became of a message at addresses for which nothing is decided yet. */
    async note(orgId: string, id: string, outcomes: readonly RecipientOutcome[]): Promise<void> {
      if (outcomes.length > 0) await db.raw(NOTE, [JSON.stringify(outcomes), orgId, id]);
    },
  };
}

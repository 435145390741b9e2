import type { ReturnPaths } from "../access/return-paths.ts";
import type { Attachment } from "../domain/email-input.ts";
import type { OutgoingMessage } from "../mail/message.ts";
import type { EmailRecipient, EmailRecord } from "../repositories/emails.ts";

/** What the copies of a message are made with. */
export interface CopyParts {
  readonly returnPaths: ReturnPaths;
}

/**
 * What is handed to the mail server for those who have not got the message yet. Who is suppressed is named nowhere, and who
 * gets a blind copy in no header.
 */
export function copiesOf(
  parts: CopyParts,
  email: EmailRecord,
  attachments: readonly Attachment[],
): readonly OutgoingMessage[] {
  const waiting = email.recipients.filter(({ status }) => status === "queued").map((one) => one.email);
  if (waiting.length === 0) return [];
  return [{ ...common(parts, email), attachments, headers: {}, envelope: envelopeTo(parts, email, waiting) }];
}

const envelopeTo = ({ returnPaths }: CopyParts, { id }: EmailRecord, to: readonly string[]) => ({
  from: returnPaths.of(id),
  to,
});

function common(_: CopyParts, email: EmailRecord) {
  const { message_id, from, reply_to, subject, text, html, recipients, category, related_to } = email;
  const named = (kind: EmailRecipient["kind"]): EmailRecipient[] =>
    recipients.filter((one) => one.kind === kind && one.status !== "suppressed");
  return {
    messageId: message_id,
    from,
    replyTo: reply_to,
    to: named("to"),
    cc: named("cc"),
    ...{ subject, text, html },
    generated: category === "marketing" || related_to.some(({ record_type }) => record_type === "event"),
  };
}

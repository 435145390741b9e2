import type { ReturnPaths } from "../access/return-paths.ts";
import type { Attachment } from "../domain/email-input.ts";
import { textOf } from "../domain/html-text.ts";
import type { OutgoingMessage } from "../mail/message.ts";
import type { EmailRecipient, EmailRecord } from "../repositories/emails.ts";
import type { LinkParts } from "./reader-links.ts";
import { unsubscribeHeaders, unsubscribeLink } from "./unsubscriptions.ts";

/** What the copies of a message are made with. */
export interface CopyParts extends LinkParts {
  readonly returnPaths: ReturnPaths;
}

/** A message with its files, of which organization. */
export interface Parcel {
  readonly orgId: string;
  readonly email: EmailRecord;
  readonly attachments: readonly Attachment[];
}

/**
 * What is handed to the mail server for those who have not got the message yet. Who is suppressed is named nowhere, and who
 * gets a blind copy in no header. Of marketing everybody gets a copy of their own, since its link to unsubscribe is theirs.
 */
export function copiesOf(parts: CopyParts, { orgId, email, attachments }: Parcel): readonly OutgoingMessage[] {
  const waiting = email.recipients.filter(({ status }) => status === "queued").map((one) => one.email);
  if (waiting.length === 0) return [];
  const from = parts.returnPaths.of(email.id);
  const common = { ...commonOf(email), attachments, headers: {} };
  if (email.category === "transactional") return [{ ...common, envelope: { from, to: waiting } }];
  return waiting.map((to) => {
    const link = unsubscribeLink(parts, { org_id: orgId, email: to, email_id: email.id });
    const headers = unsubscribeHeaders(link, from);
    return { ...common, headers, envelope: { from, to: [to] } };
  });
}

function commonOf(email: EmailRecord) {
  const { message_id, from, reply_to, subject, text, html, recipients, category, related_to } = email;
  const named = (kind: EmailRecipient["kind"]): EmailRecipient[] =>
    recipients.filter((one) => one.kind === kind && one.status !== "suppressed");
  return {
    messageId: message_id,
    from,
    replyTo: reply_to,
    to: named("to"),
    cc: named("cc"),
    // A message of HTML alone cannot be read everywhere, and looks like what nobody asked for.
    ...{ subject, text: text ?? textOf(html ?? ""), html },
    generated: category === "marketing" || related_to.some(({ record_type }) => record_type === "event"),
  };
}

import { setImmediate } from "node:timers/promises";
import type { Verp } from "../../base/mail/verp.ts";
import type { Attachment } from "../../base/mail/rules/message-input.ts";
import { textSteps } from "../../base/platform/rules/html-text.ts";
import { inTurns } from "../../base/platform/turns.ts";
import type { OutgoingMessage } from "../../base/mail/message.ts";
import type { EmailRecipient, EmailRecord } from "./sql/emails.ts";
import { type FooterDeps, type MarketingRecipient, withFooter } from "./marketing-footers.ts";
import { type LinkDeps, recipientLink, signedLink, unsubscribeHeaders } from "./recipient-links.ts";

/** Dependencies of creating envelopes. */
export interface OutgoingMessageDeps extends LinkDeps, FooterDeps {
  readonly returnPaths: Verp;
}

/** A message with its attachments and its organization. */
export interface MessageToSend {
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
export async function outgoingMessages(
  deps: OutgoingMessageDeps,
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

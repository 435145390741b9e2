import type { Verp } from "../mail/verp.ts";
import type { Attachment } from "../mail/rules/message-input.ts";
import { htmlToText } from "../platform/rules/html-text.ts";
import type { OutgoingMessage } from "../mail/message.ts";
import type { EmailRecipient, EmailRecord } from "./sql/emails.ts";
import { type FooterDeps, type MarketingReader, withFooter } from "./marketing-footers.ts";
import { type LinkDeps, unsubscribeHeaders, unsubscribeLink } from "./recipient-links.ts";

/** What the copies of a message are made with. */
export interface CopyDeps extends LinkDeps, FooterDeps {
  readonly returnPaths: Verp;
}

/** A message with its files, of which organization. */
export interface Envelope {
  readonly orgId: string;
  readonly email: EmailRecord;
  readonly attachments: readonly Attachment[];
  /** Of marketing: whose it is, and which languages its readers speak, by address. */
  readonly marketing: {
    readonly organization: MarketingReader["organization"];
    readonly locales: ReadonlyMap<string, string | null>;
  } | null;
}

/**
 * What is handed to the mail server for those who have not got the message yet. Who is suppressed is named nowhere, and who
 * gets a blind copy in no header. Of marketing everybody gets a copy of their own, since its footer is theirs.
 */
export function envelopesOf(
  deps: CopyDeps,
  { orgId, email, attachments, marketing }: Envelope,
): readonly OutgoingMessage[] {
  const waiting = email.recipients.filter(({ status }) => status === "queued").map((one) => one.email);
  if (waiting.length === 0) return [];
  const from = deps.returnPaths.of(email.id);
  const common = { ...commonOf(email), attachments, headers: {} };
  if (marketing === null) return [{ ...common, envelope: { from, to: waiting } }];
  return waiting.map((to) => {
    const link = unsubscribeLink(deps, { org_id: orgId, email: to, email_id: email.id });
    const headers = unsubscribeHeaders(link, from);
    const { organization, locales } = marketing;
    const reader = { organization, email: to, locale: locales.get(to) ?? null, link };
    return { ...withFooter(deps, common, reader), headers, envelope: { from, to: [to] } };
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
    ...{ subject, text: text ?? htmlToText(html ?? ""), html },
    generated: category === "marketing" || related_to.some(({ record_type }) => record_type === "event"),
  };
}

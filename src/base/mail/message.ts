import type { SendMailOptions } from "nodemailer";
import type { Delivery } from "./rules/delivery.ts";
import type { Attachment } from "./rules/message-input.ts";
import type { Mailbox } from "./rules/mailbox.ts";

/** A message to send: its headers, its content and its envelope. */
export interface OutgoingMessage {
  /** Includes the angle brackets; the same in every attempt. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly replyTo: string | null;
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  /** The actual recipients, independent of the To and Cc headers. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly Attachment[];
  /** Generated automatically: no vacation replies are wanted (RFC 3834 §5). */
  readonly generated: boolean;
  /** Additional headers. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends messages. */
export interface MailTransport {
  /** Sends a message and returns the result per address. Never rejects. */
  deliver(message: OutgoingMessage): Promise<Delivery>;
  close(): Promise<void>;
}

/** Converts a message to the options of nodemailer, with access to files and URLs disabled. */
export function toMailOptions(message: OutgoingMessage): SendMailOptions {
  const { messageId, from, replyTo, to, cc, envelope, subject } = message;
  const { text, html, attachments, generated, headers } = message;
  const calendar = attachments.find(({ content_type }) => methodOf(content_type) !== null);
  return {
    messageId,
    subject,
    headers: { ...headers, ...(generated ? { "Auto-Submitted": "auto-generated" } : {}) },
    from: named(from),
    to: to.map(named),
    cc: cc.map(named),
    envelope: { from: envelope.from, to: [...envelope.to] },
    ...(replyTo === null ? {} : { replyTo: named({ email: replyTo, name: null }) }),
    ...(text === null ? {} : { text }),
    ...(html === null ? {} : { html }),
    ...(calendar === undefined ? {} : { icalEvent: invitation(calendar) }),
    attachments: attachments.filter((one) => one !== calendar).map(attached),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Name and address separately, so that nothing in a name is parsed as an address. */
const named = ({ email, name }: Mailbox) => ({ address: email, name: name ?? "" });

/** Calendars process an entry only as an alternative part with a method (RFC 6047 §2.4). */
function invitation({ filename, content_type, content }: Attachment): NonNullable<SendMailOptions["icalEvent"]> {
  return { filename, method: methodOf(content_type) ?? "PUBLISH", content: Buffer.from(content) };
}

function methodOf(contentType: string): string | null {
  return /^text\/calendar;.*\bmethod=([a-z]+)/i.exec(contentType)?.[1] ?? null;
}

const attached = ({ filename, content_type, content, content_id }: Attachment) => ({
  ...(content_id === undefined ? {} : { cid: content_id, contentDisposition: "inline" as const }),
  filename,
  contentType: content_type,
  content: Buffer.from(content),
  contentTransferEncoding: "base64" as const,
});

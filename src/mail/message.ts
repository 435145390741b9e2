import type { SendMailOptions } from "nodemailer";
import type { Delivery } from "./rules/delivery.ts";
import type { Attachment } from "./rules/message-input.ts";
import type { Mailbox } from "./rules/mailbox.ts";

/** A message as it leaves: who is named in it, and who gets it. */
export interface OutgoingMessage {
  /** With its angle brackets; the same at every attempt. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly replyTo: string | null;
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  /** Exactly these get it, whoever is named. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly Attachment[];
  /** Nobody wrote it: no holiday answer is wanted (RFC 3834 §5). */
  readonly generated: boolean;
  /** Beside those that every message has. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How messages leave. */
export interface MailTransport {
  /** Hands a message over and tells what became of it at each address. Never rejects. */
  deliver(message: OutgoingMessage): Promise<Delivery>;
  close(): Promise<void>;
}

/** A message for nodemailer; nothing in it can name a file or an address to be read. */
export function toMailOptions(message: OutgoingMessage): SendMailOptions {
  const { messageId, from, replyTo, to, cc, envelope, subject } = message;
  const { text, html, attachments, generated, headers } = message;
  const calendar = attachments.find(({ content_type }) => methodOf(content_type) !== null);
  return {
    ...{ messageId, subject },
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

/** As parts, so that nothing in a name can become an address. */
const named = ({ email, name }: Mailbox) => ({ address: email, name: name ?? "" });

/** Calendars act on an entry that stands among the alternatives and says what is to be done with it (RFC 6047 §2.4). */
function invitation({ filename, content_type, content }: Attachment): NonNullable<SendMailOptions["icalEvent"]> {
  return { filename, method: methodOf(content_type) ?? "PUBLISH", content: Buffer.from(content) };
}

function methodOf(contentType: string): string | null {
  return /^text\/calendar;.*\bmethod=([a-z]+)/i.exec(contentType)?.[1] ?? null;
}

const attached = ({ filename, content_type, content }: Attachment) => ({
  filename,
  contentType: content_type,
  content: Buffer.from(content),
  contentTransferEncoding: "base64" as const,
});

import { join } from "node:path";
import type { Dkim } from "./dkim.ts";
import type { MailTransport } from "./message.ts";
import { createFileTransport } from "./file-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

/** SMTP, or (null) .eml files in `dataDir/outbox`. */
export interface MailTransportOptions {
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly dkim?: Dkim | null;
}

/** Creates the mail transport; it connects with the first message. */
export function createMailTransport({ smtpUrl, dataDir, dkim = null }: MailTransportOptions): MailTransport {
  return smtpUrl === null ? createFileTransport(join(dataDir, "outbox")) : createSmtpTransport(smtpUrl, { dkim });
}

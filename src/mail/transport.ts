import { join } from "node:path";
import type { Dkim } from "./dkim.ts";
import type { MailTransport } from "./message.ts";
import { outbox } from "./file-transport.ts";
import { smtp } from "./smtp-transport.ts";

/** SMTP, or (null) .eml files in `dataDir/outbox`. */
export interface MailTransportOptions {
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly dkim?: Dkim | null;
}

/** Creates the mail transport; it connects with the first message. */
export function openMailTransport({ smtpUrl, dataDir, dkim = null }: MailTransportOptions): MailTransport {
  return smtpUrl === null ? outbox(join(dataDir, "outbox")) : smtp(smtpUrl, { dkim });
}

import { join } from "node:path";
import type { Dkim } from "./dkim.ts";
import type { MailTransport } from "./message.ts";
import { outbox } from "./file-transport.ts";
import { smtp } from "./smtp-transport.ts";

/** How messages leave: by SMTP, or as .eml files under `dataDir/outbox` where no server is named. */
export interface MailTransportOptions {
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly dkim?: Dkim | null;
}

/** Opens the post office; nothing is connected before the first message. */
export function openMailTransport({ smtpUrl, dataDir, dkim = null }: MailTransportOptions): MailTransport {
  return smtpUrl === null ? outbox(join(dataDir, "outbox")) : smtp(smtpUrl, { dkim });
}

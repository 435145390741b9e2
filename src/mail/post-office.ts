import { join } from "node:path";
import type { Dkim } from "./dkim.ts";
import type { Way } from "./message.ts";
import { outbox } from "./outbox.ts";
import { smtp } from "./smtp.ts";

/** How messages leave: by SMTP, or as .eml files under `dataDir/outbox` where no server is named. */
export interface PostOfficeOptions {
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly dkim?: Dkim | null;
}

/** Opens the post office; nothing is connected before the first message. */
export function openPostOffice({ smtpUrl, dataDir, dkim = null }: PostOfficeOptions): Way {
  return smtpUrl === null ? outbox(join(dataDir, "outbox")) : smtp(smtpUrl, { dkim });
}

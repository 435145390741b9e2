import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { wording } from "./letters.ts";
import type { Letter, Mailer } from "./mailer.ts";

/** How letters leave: by SMTP, or as .eml files under `dataDir/outbox` where no server is named. */
export interface PostOfficeOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly dataDir: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Hears that a letter of this kind could not be sent; never what was in it or for whom. */
  readonly onFailure: (kind: string, error: unknown) => void;
}

/** A mailer that can be waited for. */
export interface PostOffice extends Mailer {
  /** Settles when everything that was handed in was sent or given up. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface Mail {
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
}

interface Way {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

const PAUSES_MS = [0, 1_000, 5_000];

/** Opens the post office; nothing is connected before the first letter. */
export function openPostOffice(options: PostOfficeOptions): PostOffice {
  const way = options.smtpUrl === null ? outbox(join(options.dataDir, "outbox")) : smtp(options.smtpUrl);
  const underWay = new Set<Promise<void>>();
  const settle = async (): Promise<void> => {
    await Promise.all(underWay);
  };
  return {
    send(letter) {
      const sending = deliver(way, letter, options).catch((error: unknown) => {
        options.onFailure(letter.content.kind, error);
      });
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    settle,
    async close() {
      await settle();
      way.close();
    },
  };
}

async function deliver(way: Way, { to, locale, content }: Letter, { from, baseUrl }: PostOfficeOptions): Promise<void> {
  const mail = { from, to: { name: "", address: to }, ...wording(content, locale, baseUrl) };
  let failure: unknown;
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      await way.deliver(mail);
      return;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Milliseconds; a server that says nothing must not keep this process from stopping. */
const SMTP_PATIENCE = { connectionTimeout: "10000", greetingTimeout: "10000", socketTimeout: "20000" };

function smtp(url: string): Way {
  const patient = new URL(url);
  for (const [name, limit] of Object.entries(SMTP_PATIENCE)) {
    if (!patient.searchParams.has(name)) patient.searchParams.set(name, limit);
  }
  const transport = createTransport(patient.href);
  return {
    async deliver(mail) {
      await transport.sendMail({ ...mail });
    },
    close: () => {
      transport.close();
    },
  };
}

/** Written under another name first, so that nobody reads half a letter. */
function outbox(folder: string): Way {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail({ ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}`;
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}

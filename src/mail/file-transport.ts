import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { rejectedAll } from "./rules/delivery.ts";
import { writesDisguisedNames } from "./encoded-words.ts";
import { toMailOptions, type OutgoingMessage, type MailTransport } from "./message.ts";

/**
 * Keeps messages as .eml files in a folder, for those who have no mail server. Their names say when they were written, and
 * come in that order; nothing of a message is in them. Whoever reads the files deletes them: nobody else does.
 */
export function outbox(folder: string): MailTransport {
  let written = 0;
  return {
    async deliver(message) {
      const { to } = message.envelope;
      try {
        await write(folder, fileName((written += 1)), message);
        return { accepted: to, rejected: [] };
      } catch {
        return rejectedAll(to, {
          stage: "connection",
          code: null,
          text: "The message could not be written to a file.",
        });
      }
    },
    close: () => Promise.resolve(),
  };
}

/** Counted, since many are written in one millisecond. */
function fileName(count: number): string {
  const at = new Date().toISOString().replaceAll(":", "-");
  return `${at}-${String(count).padStart(9, "0")}-${randomUUID()}`;
}

/** Written under another name first, so that nobody reads half a message; of one that did not fit nothing is left. */
async function write(folder: string, name: string, message: OutgoingMessage): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  writesDisguisedNames(transport);
  const { message: bytes } = await transport.sendMail(toMailOptions(message));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}`);
  try {
    await writeFile(draft, bytes as Buffer, { mode: 0o600, flush: true });
    await rename(draft, join(folder, `${name}.eml`));
  } finally {
    await rm(draft, { force: true });
  }
}

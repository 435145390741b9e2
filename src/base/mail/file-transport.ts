import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rejectAll } from "./rules/delivery.ts";
import { encodeAmbiguousHeaders } from "./encoded-words.ts";
import { toMailOptions, type OutgoingMessage, type MailTransport } from "./message.ts";

/**
 * Creates a transport that writes messages as .eml files, for installations without a mail server. File names begin
 * with the time and sort in order of writing; they contain nothing from the message. The service never deletes the
 * files.
 */
export function createFileTransport(folder: string): MailTransport {
  let written = 0;
  return {
    async deliver(message) {
      const { to } = message.envelope;
      try {
        await write(folder, fileName((written += 1)), message);
        return { accepted: to, rejected: [] };
      } catch {
        return rejectAll(to, {
          stage: "connection",
          code: null,
          text: "The message could not be written to a file.",
        });
      }
    },
    close: () => Promise.resolve(),
  };
}

/** Contains a counter, because several messages can be written in the same millisecond. */
function fileName(count: number): string {
  const at = new Date().toISOString().replaceAll(":", "-");
  return `${at}-${String(count).padStart(9, "0")}-${randomUUID()}`;
}

/** Writes to a temporary name first, so that no one reads an incomplete file, and removes it on error. */
async function write(folder: string, name: string, message: OutgoingMessage): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  encodeAmbiguousHeaders(transport);
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

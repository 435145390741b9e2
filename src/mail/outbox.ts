import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { rejectedAll } from "../domain/delivery.ts";
import { composed, type OutgoingMessage, type Way } from "./message.ts";

/** Keeps messages as .eml files in a folder, for those who have no mail server. */
export function outbox(folder: string): Way {
  return {
    async deliver(message) {
      const { to } = message.envelope;
      try {
        await write(folder, message);
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

/** Written under another name first, so that nobody reads half a message. */
async function write(folder: string, message: OutgoingMessage): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message: bytes } = await transport.sendMail(composed(message));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}`;
  await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
  await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
}

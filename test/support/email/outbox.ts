import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { foreignEvent, type ForeignEvent } from "../booking/calendars.ts";
import type { Service } from "../service.ts";

/** A sent message. */
export interface OutgoingMail {
  readonly raw: string;
  readonly mail: Email;
  /** The unfolded calendar file in the message, or an empty string. */
  readonly calendar: string;
}

/** Returns all messages to an address, oldest first. */
export async function mailsTo({ dataDir }: Pick<Service, "dataDir">, address: string): Promise<OutgoingMail[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const all = await Promise.all(names.map(async (name) => await read(await readFile(join(folder, name), "utf8"))));
  return all.filter(({ mail }) => mail.to?.some((one) => "address" in one && one.address === address.toLowerCase()));
}

/** Waits for the newest message to an address whose subject starts with `subject`. */
export async function mailTo(service: Pick<Service, "dataDir">, address: string, subject = ""): Promise<OutgoingMail> {
  for (let attempts = 500; attempts > 0; attempts -= 1) {
    const found = (await mailsTo(service, address)).findLast(({ mail }) => mail.subject?.startsWith(subject));
    if (found) return found;
    await pause(20);
  }
  throw new Error(`No message "${subject}" to ${address}.`);
}

/** Returns the event in a message, as parsed by another library. */
export const eventIn = ({ calendar }: OutgoingMail): ForeignEvent => foreignEvent(calendar);

/** Returns the address and the parameters of each `ATTENDEE` and `ORGANIZER` line. */
export function peopleIn(calendar: string): Record<string, string>[] {
  const lines = calendar.replace(/\r?\n /g, "").split(/\r?\n/);
  return lines
    .filter((line) => /^(ATTENDEE|ORGANIZER)[;:]/.test(line))
    .map((line) => {
      const [head = "", address = ""] = line.split(/:mailto:/i);
      const [name = "", ...parameters] = head.split(";");
      const pairs = parameters.map((one) => one.split("=") as [string, string]);
      return { name, address, ...Object.fromEntries(pairs) };
    });
}

async function read(raw: string): Promise<OutgoingMail> {
  const mail = await PostalMime.parse(raw);
  const file = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const content = file?.content ?? "";
  const calendar = typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString("utf8");
  return { raw, mail, calendar };
}

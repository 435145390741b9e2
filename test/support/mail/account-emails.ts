import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** An account e-mail sent by the service. */
export interface AccountEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time token in its link, or an empty string. */
  readonly token: string;
}

/** Waits for the newest account e-mail to an address. */
export async function accountEmailTo(dataDir: string, address: string): Promise<AccountEmail> {
  for (let attempts = 100; attempts > 0; attempts -= 1) {
    const letters = (await accountEmailsIn(dataDir)).filter(({ to }) => to.includes(address));
    const newest = letters.at(-1);
    if (newest) return newest;
    await pause(20);
  }
  throw new Error(`No account e-mail for ${address} in ${dataDir}.`);
}

/** Returns all account e-mails, oldest first. */
export async function accountEmailsIn(dataDir: string): Promise<AccountEmail[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  return await Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), "utf8"))));
}

function parse(message: string): AccountEmail {
  const [head = "", body = ""] = message.split(/\n\n(.*)/s);
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1] ?? "";
  const text = /quoted-printable/i.test(head) ? unquote(body) : decode(head, body);
  return { to: header("To"), subject: header("Subject"), text, token: /#([\w-]+)/.exec(text)?.[1] ?? "" };
}

function unquote(body: string): string {
  const bytes = body
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decode(head: string, body: string): string {
  return /base64/i.test(head) ? Buffer.from(body, "base64").toString("utf8") : body;
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { until } from "../queue.ts";

/** An account e-mail sent by the service. */
export interface AccountEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time token in its link, or an empty string. */
  readonly token: string;
}

/** Waits for an account e-mail to an address; with `wanted`, for one that it accepts. Returns the newest. */
export async function accountEmailTo(
  dataDir: string,
  address: string,
  wanted: (email: AccountEmail) => boolean = () => true,
): Promise<AccountEmail> {
  let newest: AccountEmail | undefined;
  await until(
    async () => {
      // Parsing all messages of a long test would take longer than the tests wait.
      const emails = await parseAll((await storedIn(dataDir)).filter((raw) => raw.includes(address)));
      newest = emails.findLast((email) => email.to.includes(address) && wanted(email));
      return newest !== undefined;
    },
    `an account e-mail for ${address} in ${dataDir}`,
    30,
  );
  if (!newest) throw new Error("The e-mail was lost.");
  return newest;
}

/** Returns all account e-mails, oldest first. */
export async function accountEmailsIn(dataDir: string): Promise<AccountEmail[]> {
  return await parseAll(await storedIn(dataDir));
}

const parseAll = async (stored: readonly string[]): Promise<AccountEmail[]> => await Promise.all(stored.map(parse));

/** Returns the stored messages, oldest first. */
async function storedIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  return await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

async function parse(raw: string): Promise<AccountEmail> {
  const { to = [], subject = "", text = "" } = await PostalMime.parse(raw);
  const plain = text.replaceAll("\r\n", "\n");
  const [recipient = null] = to;
  return { to: recipient?.address ?? "", subject, text: plain, token: /#([\w-]+)/.exec(plain)?.[1] ?? "" };
}

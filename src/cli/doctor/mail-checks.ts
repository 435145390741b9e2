import { Resolver } from "node:dns/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../server/config.ts";
import { type Dkim, dkimRecord } from "../../mail/dkim.ts";
import { bad, type Check, good, reason } from "./checks.ts";

const PATIENCE_MS = 5_000;

/** Whether messages can leave, and what receivers have to find in the DNS to believe them. */
export async function checkMail(config: Config): Promise<Check[]> {
  const { smtpUrl, dataDir, dkim } = config;
  if (smtpUrl === null) {
    return [good("Mail", `kept as .eml files in ${join(dataDir, "outbox")} (set SMTP_URL to send it)`)];
  }
  const names = dkim === null ? [] : await Promise.all(recordsFor(config, dkim).map(checkRecord));
  return [await checkServer(smtpUrl), ...names];
}

async function checkServer(url: string): Promise<Check> {
  const { host } = new URL(url);
  const timeouts = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return good("Mail", `${host} answers`);
  } catch (error) {
    return bad("Mail", `${host}: ${reason(error)}`, "Check host, port, name and password in SMTP_URL; messages wait.");
  } finally {
    transport.close();
  }
}

/** A TXT record that is to be published. */
interface Wanted {
  readonly title: string;
  readonly name: string;
  /** What it begins with, or holds, where it is there. */
  readonly mark: string;
  readonly text: string;
}

function recordsFor({ bounceAddress, smtpUrl }: Config, dkim: Dkim): Wanted[] {
  const { name, text } = dkimRecord(dkim);
  const server = smtpUrl === null ? "" : new URL(smtpUrl).hostname;
  return [
    { title: "DKIM", name, text, mark: text.slice(text.indexOf("p=")) },
    // Asked of the envelope's sender (RFC 7208 §2.4).
    {
      title: "SPF",
      name: bounceAddress.slice(bounceAddress.lastIndexOf("@") + 1),
      text: `v=spf1 a:${server} ~all`,
      mark: "v=spf1 ",
    },
    { title: "DMARC", name: `_dmarc.${dkim.domain}`, text: "v=DMARC1; p=none", mark: "v=DMARC1" },
  ];
}

async function checkRecord({ title, name, mark, text }: Wanted): Promise<Check> {
  const resolver = new Resolver({ timeout: PATIENCE_MS / 2, tries: 1 });
  const found = await resolver.resolveTxt(name).catch(() => []);
  if (found.some((parts) => parts.join("").includes(mark))) return good(title, `published at ${name}`);
  return bad(title, `not found at ${name}`, `Publish there as TXT, unless somebody else sends for you: ${text}`);
}

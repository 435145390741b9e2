import { Resolver } from "node:dns/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../server/config.ts";
import { type Dkim, dkimRecord } from "../../base/mail/dkim.ts";
import { bad, type Check, good, reason } from "./checks.ts";

const PATIENCE_MS = 5_000;

/** Checks that mail can be sent, and that the DNS records that receivers verify are published. */
export async function checkMail(config: Config): Promise<Check[]> {
  const { smtpUrl, dataDir, dkim } = config;
  if (smtpUrl === null) {
    return [good("Mail", `stored as .eml files in ${join(dataDir, "outbox")} (set SMTP_URL to send it)`)];
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
    return good("Mail", `${host} is reachable`);
  } catch (error) {
    return bad(
      "Mail",
      `${host}: ${reason(error)}`,
      "Check host, port, user and password in SMTP_URL; until then messages are queued.",
    );
  } finally {
    transport.close();
  }
}

/** A TXT record to publish. */
interface Wanted {
  readonly title: string;
  readonly name: string;
  /** A part of the text by which a published record is recognized. */
  readonly mark: string;
  readonly text: string;
}

function recordsFor({ bounceAddress, smtpUrl }: Config, dkim: Dkim): Wanted[] {
  const { name, text } = dkimRecord(dkim);
  const server = smtpUrl === null ? "" : new URL(smtpUrl).hostname;
  return [
    { title: "DKIM", name, text, mark: text.slice(text.indexOf("p=")) },
    // SPF is checked for the domain of the envelope sender (RFC 7208 §2.4).
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
  return bad(
    title,
    `not found at ${name}`,
    `Publish this TXT record there, unless another service sends your mail: ${text}`,
  );
}

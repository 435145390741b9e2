import { join } from "node:path";
import type { Command } from "commander";
import { readConfig, type Config } from "../../server/config.ts";
import {
  checkConfiguration,
  checkDisk,
  checkNode,
  checkRedis,
  type Check,
  bad,
  good,
  reason,
  warning,
} from "./checks.ts";
import { checkDatabase } from "./database-checks.ts";
import { checkPackages } from "./limit-checks.ts";
import { exitCodes } from "../../server/outcome.ts";
import { printResult } from "../../base/platform/output.ts";
import { pingClamd } from "../../base/net/virus-scanner.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { openFileStorage } from "../../server/dependencies.ts";
import { Resolver } from "node:dns/promises";
import { createTransport } from "nodemailer";
import { type Dkim, dkimRecord } from "../../base/mail/dkim.ts";
import { readFile } from "node:fs/promises";

/** Adds `crm doctor`. */
export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description(
      "Check everything the service needs. Each failure (✗) and warning (!) says how to fix it. Exit status 1 if a check fails.",
    )
    .option("--json", 'print {"ok": true, "checks": [{"name", "ok", "found", "fix"}]}')
    .action(run);
}

async function run({ json }: { readonly json?: boolean }): Promise<void> {
  const checks = await allChecks();
  const ok = checks.every((check) => check.ok);
  printResult({ ok, checks }, { json, text: checks.map(line).join("\n") });
  process.exitCode = ok ? exitCodes.ok : exitCodes.failed;
}

async function allChecks(): Promise<Check[]> {
  const configuration = checkConfiguration(process.env);
  if (!configuration.ok) return [checkNode(), configuration];
  const config = readConfig(process.env);
  return [
    checkNode(),
    configuration,
    await checkTimeZones(process.env),
    await checkDisk(config),
    ...(await checkDatabase(config)),
    await checkRedis(config),
    ...(await checkMail(config)),
    await checkStorage(config),
    await checkScanner(config),
    await checkPackages(join(import.meta.dirname, "../../..")),
  ];
}

function line({ ok, name, found, fix }: Check): string {
  const mark = ok ? (fix === null ? "✓" : "!") : "✗";
  return `${mark} ${name}: ${found}${fix === null ? "" : `\n    → ${fix}`}`;
}

type FileConfig = Pick<Config, "filesS3" | "dataDir" | "databaseUrl" | "clamavUrl">;

async function checkStorage(config: FileConfig): Promise<Check> {
  const { filesS3, dataDir, databaseUrl } = config;
  try {
    await openFileStorage(config).check();
  } catch (error) {
    const cause = error instanceof Problem ? error.cause : error;
    const fix =
      filesS3 === null
        ? `Grant this user write permission to ${dataDir}, or set DATA_DIR to another folder.`
        : "Check FILES_S3_URL, FILES_S3_REGION and the access key, which must be allowed to write, read and delete objects.";
    return bad("Files", reason(cause), fix);
  }
  if (filesS3 !== null) return good("Files", `stored at ${filesS3.url}`);
  const found = `stored in ${dataDir}`;
  if (databaseUrl === null) return good("Files", found);
  return warning(
    "Files",
    found,
    "Only processes that share this folder can read them. If the service runs on several machines, set FILES_S3_URL.",
  );
}

async function checkScanner({ clamavUrl }: FileConfig): Promise<Check> {
  if (clamavUrl === null)
    return good("Virus scanner", "not used (set CLAMAV_URL to scan files before they are stored)");
  try {
    await pingClamd(clamavUrl);
    return good("Virus scanner", `${clamavUrl} is reachable`);
  } catch (error) {
    return bad(
      "Virus scanner",
      `${clamavUrl}: ${reason(error)}`,
      "Start clamd with TCPSocket at that address; until then uploads are rejected with 503.",
    );
  }
}

const PATIENCE_MS = 5_000;

/** Checks that mail can be sent, and that the DNS records that receivers verify are published. */
async function checkMail(config: Config): Promise<Check[]> {
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

const NAME = "Time zone data";
const STANDARD_FOLDER = "/usr/share/zoneinfo";
/** Files in which distributions record their release: `# version 2026f`, or the name alone. */
const FILES = ["tzdata.zi", "+VERSION"];
const REMEDY = "Compare with https://www.iana.org/time-zones and update it: src/cli/README.md, Time zone data.";

/** Checks Node's time zone data, which slots and calendars use; the data of the database and the system is not used. */
async function checkTimeZones(variables: NodeJS.ProcessEnv): Promise<Check> {
  const version = process.versions.tz ?? "unknown";
  const system = await systemVersion(variables["TZDIR"] ?? STANDARD_FOLDER);
  const why = whyOld({ version, system, today: new Date() });
  if (why === null) return good(NAME, version);
  const found =
    why === "system_is_newer"
      ? `${version}; this machine has ${system ?? ""}`
      : `${version} seems to be at least six months old`;
  return warning(
    NAME,
    found,
    `Appointments may be off by an hour in countries that changed their time zone rules. ${REMEDY}`,
  );
}

async function systemVersion(folder: string): Promise<string | null> {
  for (const file of FILES) {
    const text = await readFile(join(folder, file), "utf8").catch(() => "");
    const [, version] = /^(?:# version )?(\d{4}[a-z]+)\s/.exec(text) ?? [];
    if (version !== undefined) return version;
  }
  return null;
}

/** Approximate time between releases: `a` in January, `b` in March, … `f` in November. */
const MONTHS_BETWEEN = 2;
const OLD_AFTER_MONTHS = 6;

/** The versions of the time zone data. */
interface ZoneData {
  /** IANA's name: `2026c`. */
  readonly version: string;
  /** The version of the operating system's data; null if unknown. */
  readonly system: string | null;
  readonly today: Date;
}

/**
 * Returns why the time zone data is old, without network access; null if it is not. IANA publishes three to seven releases
 * per year, so the name of a release gives its month only approximately.
 */
export function whyOld({ version, system, today }: ZoneData): "system_is_newer" | "months_old" | null {
  if (system !== null && system > version) return "system_is_newer";
  const [, year = "", letter = ""] = /^(\d{4})([a-z])/.exec(version) ?? [];
  if (year === "") return null;
  const month = Number(year) * 12 + (letter.charCodeAt(0) - "a".charCodeAt(0)) * MONTHS_BETWEEN;
  const age = today.getUTCFullYear() * 12 + today.getUTCMonth() - month;
  return age >= OLD_AFTER_MONTHS ? "months_old" : null;
}

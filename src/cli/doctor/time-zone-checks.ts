import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { good, warning, type Check } from "./checks.ts";

const NAME = "Time zone data";
const STANDARD_FOLDER = "/usr/share/zoneinfo";
/** Files in which distributions record their release: `# version 2026f`, or the name alone. */
const FILES = ["tzdata.zi", "+VERSION"];
const REMEDY = "Compare with https://www.iana.org/time-zones and update it: src/cli/README.md, Time zone data.";

/** Checks Node's time zone data, which slots and calendars use; the data of the database and the system is not used. */
export async function checkTimeZones(variables: NodeJS.ProcessEnv): Promise<Check> {
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

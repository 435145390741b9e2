import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { whyOld } from "./time-zone-data.ts";
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

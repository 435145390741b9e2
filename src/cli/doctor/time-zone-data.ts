/** Approximate time between releases: `a` in January, `b` in March, … `f` in November. */
const MONTHS_BETWEEN = 2;
const OLD_AFTER_MONTHS = 6;

/** The versions of the time zone data. */
export interface ZoneData {
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

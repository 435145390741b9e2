/** Releases of a year, more or less: `a` in January, `b` in March, … `f` in November. */
const MONTHS_BETWEEN = 2;
const OLD_AFTER_MONTHS = 6;

/** What is known of the time zone data in use. */
export interface ZoneData {
  /** IANA's name: `2026c`. */
  readonly version: string;
  /** That of the operating system's data; null where it is not known. */
  readonly system: string | null;
  readonly today: Date;
}

/**
 * Why time zone data is old, as far as this can be told without asking anybody; null where it is not. IANA makes three to
 * seven releases a year, so a name tells its month within some months.
 */
export function whyOld({ version, system, today }: ZoneData): "system_is_newer" | "months_old" | null {
  if (system !== null && system > version) return "system_is_newer";
  const [, year = "", letter = ""] = /^(\d{4})([a-z])/.exec(version) ?? [];
  if (year === "") return null;
  const month = Number(year) * 12 + (letter.charCodeAt(0) - "a".charCodeAt(0)) * MONTHS_BETWEEN;
  const age = today.getUTCFullYear() * 12 + today.getUTCMonth() - month;
  return age >= OLD_AFTER_MONTHS ? "months_old" : null;
}

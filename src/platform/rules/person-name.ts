import { tidy } from "./text.ts";

/** The parts of a name that contacts have. */
export interface PersonName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const MAX_PART_LENGTH = 100;

/**
 * A whole name in its parts: `Ada Lovelace`, `Lovelace, Ada`; a name of one word is a first name. Where there are more, the
 * first word is the first name, which is wrong for some, and never loses a word.
 */
export function splitName(name: string): PersonName {
  const [family = "", given] = name.split(",", 2).map(tidy);
  if (given !== undefined) return { first_name: part(given), last_name: part(family) };
  const [first = "", ...others] = family.split(/\s+/u);
  return { first_name: part(first), last_name: part(others.join(" ")) };
}

/** Cut between characters, not within one. */
function part(text: string): string | null {
  return text === "" ? null : Array.from(text).slice(0, MAX_PART_LENGTH).join("").trim();
}

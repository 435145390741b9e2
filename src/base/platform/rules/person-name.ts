import { normalizeText } from "../../contract/unicode.ts";

/** The name fields of a contact. */
export interface PersonName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const MAX_PART_LENGTH = 100;

/**
 * Splits a full name: `Ada Lovelace` or `Lovelace, Ada`; a single word is a first name. With more than two words the
 * first one is the first name. This is wrong for some names but never loses a word.
 */
export function splitName(name: string): PersonName {
  const [family = "", given] = name.split(",", 2).map(normalizeText);
  if (given !== undefined) return { first_name: part(given), last_name: part(family) };
  const [first = "", ...others] = family.split(/\s+/u);
  return { first_name: part(first), last_name: part(others.join(" ")) };
}

/** Cuts between characters, not within a surrogate pair. */
function part(text: string): string | null {
  return text === "" ? null : Array.from(text).slice(0, MAX_PART_LENGTH).join("").trim();
}

import { normalizeText } from "../../contract/normalize-text.ts";

const MARKS = /\p{M}+/gu;
/** Characters that Unicode does not decompose into a base letter and a mark. */
const LIGATURES: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
/** "obrien" finds "O'Brien". */
const APOSTROPHES = /['\u2019\u02bc]/g;
const LIGATURE = /[ßæœøłđðþı]/g;
const SPACES = /\s+/gu;
/** Printable ASCII characters, which have no marks and are no ligatures. */
const ASCII = /^[ -~]*$/;

/** Normalizes stored texts and queries for searching: no accents, lower case, single spaces. */
export function toSearchText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll("'", "").replaceAll(/ {2,}/g, " ").trim();
  const plain = text.normalize("NFKD").replace(MARKS, "").replace(APOSTROPHES, "").toLowerCase();
  const letters = plain.replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
  return letters.replace(SPACES, " ").trim();
}

/** Returns the distinct words of a query, normalized for searching. */
export function searchTerms(query: string): readonly string[] {
  const form = toSearchText(query);
  return form === "" ? [] : [...new Set(form.split(" "))];
}

const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Replaces control characters and lone surrogates with U+FFFD, so that any input can be stored and shown. */
export const storable = (text: string): string => text.toWellFormed().replace(UNSTORABLE, "\uFFFD");

/**
 * Normalizes a header for storage: no control characters, at most 500 characters; null if the header is missing or
 * empty.
 */
export function headerText(header: string | undefined): string | null {
  if (header === undefined) return null;
  const text = normalizeText(header.replace(/[\u0000-\u001f\u007f-\u009f]+/g, " "));
  return text === "" ? null : text.slice(0, 500).toWellFormed();
}

/** Escapes a text for use in a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

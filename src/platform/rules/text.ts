import { normalizeText } from "../../contract/tidy.ts";

export { normalizeText as tidy };

const MARKS = /\p{M}+/gu;
/** Letters that are not a plain one with a mark. */
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
/** "O'Brien" is found by "obrien". */
const APOSTROPHES = /['\u2019\u02bc]/g;
const LIGATURE = /[ßæœøłđðþı]/g;
const SPACES = /\s+/gu;

/** How a text is searched, the same for what is stored and what is asked: no accents, no case, single spaces. */
export function toSearchText(text: string): string {
  const plain = text.normalize("NFKD").replace(MARKS, "").replace(APOSTROPHES, "").toLowerCase();
  const letters = plain.replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
  return letters.replace(SPACES, " ").trim();
}

/** The words of a query in search form. */
export function searchTerms(query: string): readonly string[] {
  const form = toSearchText(query);
  return form === "" ? [] : [...new Set(form.split(" "))];
}

const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A text that can be stored and shown whatever was sent: U+FFFD stands for control characters and halves of surrogate pairs. */
export const storable = (text: string): string => text.toWellFormed().replace(UNSTORABLE, "\uFFFD");

/** A header as it is stored: without control characters, 500 characters at most; null where none was sent. */
export function headerText(header: string | undefined): string | null {
  const text = normalizeText((header ?? "").replace(/[\u0000-\u001f\u007f-\u009f]+/g, " "));
  return text === "" ? null : text.slice(0, 500).toWellFormed();
}

/** A text as a literal part of a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

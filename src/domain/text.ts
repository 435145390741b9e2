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

/** How a text is stored: Unicode NFC, trimmed, and line ends as `\n`. */
export function tidy(text: string): string {
  const lines = text.includes("\r") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text;
  return lines.normalize("NFC").trim();
}

/** How a text is searched, the same for what is stored and what is asked: no accents, no case, single spaces. */
export function searchForm(text: string): string {
  const plain = text.normalize("NFKD").replace(MARKS, "").replace(APOSTROPHES, "").toLowerCase();
  const letters = plain.replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
  return letters.replace(SPACES, " ").trim();
}

/** The words of a query in search form. */
export function searchTerms(query: string): readonly string[] {
  const form = searchForm(query);
  return form === "" ? [] : [...new Set(form.split(" "))];
}

/** A text as a literal part of a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

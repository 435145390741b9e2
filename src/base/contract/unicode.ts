const LONGEST_RUN = 30;
/** A combining mark; U+034F is none here, because it separates marks. */
const MARK = /[\p{M}--[\u034f]]/v;
const ENDS_OF_RUNS = /([\p{M}--[\u034f]]{30})(?=[\p{M}--[\u034f]])/gv;

/**
 * Returns the text in a normalization form of Unicode. Normalization sorts the marks of a letter, which takes quadratic
 * time: a letter with 100,000 marks takes seconds. A letter with more than 30 marks, which no language has, gets U+034F
 * after every 30 (the Stream-Safe Text Format of UAX #15).
 */
export function normalized(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return (mayHaveLongRun(text) ? text.replace(ENDS_OF_RUNS, "$1\u034f") : text).normalize(form);
}

let marks: Uint8Array | undefined;

/** Returns whether more than 30 marks or halves of surrogate pairs, which can be marks, follow each other. */
function mayHaveLongRun(text: string): boolean {
  if (text.length <= LONGEST_RUN) return false;
  marks ??= Uint8Array.from({ length: 0x1_0000 }, (_, code) => Number(isMarkOrHalf(code)));
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    run = marks[text.charCodeAt(at)] === 1 ? run + 1 : 0;
    if (run > LONGEST_RUN) return true;
  }
  return false;
}

const isMarkOrHalf = (code: number): boolean => (code & 0xf800) === 0xd800 || MARK.test(String.fromCharCode(code));

/** Returns the number of code points, in which the contract counts lengths. */
export const codePoints = (text: string): number => text.length - surrogatePairs(text, text.length);

/** Returns whether a text has more code points than the limit. */
export function hasMoreCodePoints(text: string, limit: number): boolean {
  const excess = text.length - limit;
  return excess > 0 && (excess > limit || surrogatePairs(text, excess) < excess);
}

/** Returns the number of surrogate pairs, or `most` if there are as many. */
function surrogatePairs(text: string, most: number): number {
  // Tests 16 million characters in microseconds if they are all in Latin-1.
  if (!/[\ud800-\udbff]/.test(text)) return 0;
  let pairs = 0;
  for (let at = 1; at < text.length && pairs < most; at += 1)
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) pairs += 1;
  return pairs;
}

/**
 * Characters without a shape that copies from other programs bring along: zero-width spaces, and marks that change the
 * direction of what follows, with which a name could look like another one (CVE-2021-42574).
 */
const HIDDEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
const LINE_END = /[\r\n]/;
const MAYBE_HIDDEN = /[\u200b-\u206f\ufeff]/;

/** Everything that people can see. Characters of scripts keep their joiners (U+200C, U+200D) and direction marks. */
const VISIBLE =
  /[^\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8]/;

/**
 * Normalizes a text of one line for storage: Unicode NFC, trimmed, without zero-width spaces and marks that override the
 * direction. A text of which nothing can be seen becomes empty.
 */
export function normalizeText(text: string): string {
  // In prose, these characters can be meant: they mark where lines may break, and quotations in another direction.
  const isName = MAYBE_HIDDEN.test(text) && !LINE_END.test(text);
  return normalizeLines(isName ? text.replace(HIDDEN, "") : text);
}

/**
 * Normalizes a text of several lines for storage: Unicode NFC, trimmed, line ends as U+000A. A text of which nothing can
 * be seen becomes empty.
 */
export function normalizeLines(text: string): string {
  const lines = text.includes("\r") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text;
  const normal = normalized(lines, "NFC").trim();
  return VISIBLE.test(normal) ? normal : "";
}

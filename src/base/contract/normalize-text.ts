import { normalized } from "./unicode.ts";
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

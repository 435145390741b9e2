import { isObject } from "./rpc.ts";
import type { TextByLocale } from "../../../generated/prompts.js";
import type { Locale } from "../../base/contract/caller.ts";
import { frenchSpaces } from "../../base/i18n/language-rules.ts";

/**
 * Control characters except newline and tab, the tag characters, and sequences of variation selectors, of which a
 * character has at most one: they are invisible to people but read by models.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2,}/gu;

/** The same in JSON, which escapes the lower half of them, and lone surrogates. */
const MAYBE_INVISIBLE = /\\[bfru]|[\u007f-\u009f\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2}/u;

/** Returns a JSON copy of a value whose texts and names contain no invisible characters. */
export function removeInvisible(value: unknown): unknown {
  const json = JSON.stringify(value);
  if (!MAYBE_INVISIBLE.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_key, inner: unknown) => {
    if (typeof inner === "string") return visible(inner);
    return isObject(inner)
      ? Object.fromEntries(Object.entries(inner).map(([name, one]) => [visible(name), one]))
      : inner;
  });
}

const visible = (text: string): string => text.toWellFormed().replace(INVISIBLE, "");

const PIECES =
  /(?=[a-z]*[0-9])(?=[0-9]*[a-z])[a-z0-9]+|\p{Script=Latin}+|[0-9]{1,3}|\s+|[!-/:-@[-`{-~]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|\p{L}+|./gisu;

const HEX_OR_TIME = /^(?:[0-9a-f]+|[0-9]+[TZ][0-9]*)$/;

/** Estimates the number of a text's tokens, rather too high than too low. */
export function estimatedTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECES)) tokens += costOf(piece);
  return tokens;
}

function costOf(piece: string): number {
  // A single space belongs to the following word.
  if (piece === " ") return 0;
  // Letters and digits mixed: an id, of which a token contains at most two characters.
  const mixed = /[0-9]/.test(piece) && /^[a-z0-9]*[a-z][a-z0-9]*$/i.test(piece);
  if (mixed) return Math.ceil(piece.length / (HEX_OR_TIME.test(piece) ? 2 : 1.6));
  if (/^[0-9\s]/.test(piece)) return 1;
  if (/^\p{Script=Latin}/u.test(piece)) return Math.ceil(piece.length / 3);
  // The punctuation between two JSON values is one token; other punctuation usually comes in pairs.
  if (/^[":,{}[\]]{1,4}$/.test(piece)) return 1;
  if (/^[!-~]/.test(piece)) return Math.ceil(piece.length / 2);
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(piece)) return piece.length;
  return /^\p{L}/u.test(piece) ? Math.ceil(piece.length / 2) : Math.ceil(Buffer.byteLength(piece) / 1.5);
}

/** Returns a text of the contract in one language, with the spaces of its typography. */
export function localized(text: TextByLocale, locale: Locale): string {
  return locale === "fr" ? frenchSpaces(text.fr) : text.en;
}

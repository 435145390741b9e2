import { normalizeText, normalized, codePoints } from "../../contract/unicode.ts";
import { domainToUnicode } from "node:url";
import { type Detail, unprocessable } from "./errors.ts";
import type { Locale } from "../../contract/caller.ts";

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
  const plain = normalized(text, "NFKD").replace(MARKS, "").replace(APOSTROPHES, "").toLowerCase();
  const letters = plain.replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
  return letters.replace(SPACES, " ").trim();
}

/**
 * The marks of Latin, Greek, Cyrillic, Hebrew and Arabic. In other scripts, marks are vowels and tones: without them,
 * राम and रमा or か and が would be the same.
 */
const ACCENTS = [
  "\\u0300-\\u036f",
  "\\u0483-\\u0487",
  "\\u0591-\\u05bd",
  "\\u05bf",
  "\\u05c1\\u05c2",
  "\\u05c4\\u05c5",
  "\\u05c7",
  "\\u0610-\\u061a",
  "\\u064b-\\u065f",
  "\\u0670",
  "\\u06d6-\\u06dc",
  "\\u06df-\\u06e4",
  "\\u06e7\\u06e8",
  "\\u06ea-\\u06ed",
  "\\u1ab0-\\u1aff",
  "\\u1dc0-\\u1dff",
  "\\u20d0-\\u20ff",
  "\\ufe20-\\ufe2f",
].join("");
const ACCENT = new RegExp(`[${ACCENTS}]+`, "gu");

/**
 * Returns a text as filters compare it: no accents, no apostrophes, lower case. `plain_text()` in SQL returns the same.
 * toSearchText() also removes the marks of other scripts and further spaces, so a search finds all that a filter finds.
 */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll("'", "");
  const plain = normalized(text, "NFKD")
    .replace(ACCENT, "")
    .replace(APOSTROPHES, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
  return normalized(
    plain.replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter),
    "NFC",
  );
}

/** Returns the distinct words of a query as filters compare them. */
export const plainWords = (query: string): readonly string[] => [
  ...new Set(
    plainText(query)
      .split(/\s+/u)
      .filter((word) => word !== ""),
  ),
];

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

/** Columns for searching; never part of a response. */
export interface SearchColumns {
  /** The record's name: prefix searches of one and two characters use it. */
  readonly search_name: string;
  /** All searchable texts. */
  readonly search_text: string;
}

/** The fields in the order in which they are concatenated. */
const NAMES = ["first_name", "last_name", "name"];
const OTHERS = ["email", "additional_emails", "phone", "mobile", "domain", "additional_domains"];

/** Returns the search columns of a contact or company. */
export function searchColumns(record: Readonly<Record<string, unknown>>): SearchColumns {
  const name = NAMES.flatMap((field) => texts(record[field])).join(" ");
  const others = OTHERS.flatMap((field) => texts(record[field]).flatMap(addressForms));
  return { search_name: toSearchText(name), search_text: toSearchText([name, ...others].join(" ")) };
}

/** Returns an address or host name as it is stored, in ASCII, and as people write it, if that differs. */
export function addressForms(stored: string): string[] {
  if (!stored.includes("xn--")) return [stored];
  const start = stored.lastIndexOf("@") + 1;
  const written = stored.slice(0, start) + domainToUnicode(stored.slice(start));
  return written === stored ? [stored] : [stored, written];
}

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** Returns whether a word of a query has a trigram of its own, by which an index finds it. Shorter words have none. */
export const hasTrigram = (term: string): boolean => codePoints(term) >= 3;

/** The text fields of an input: required ones cannot be empty. */
interface Texts {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

/**
 * Normalizes the texts of an input. An empty optional text becomes null; an empty required text is rejected as too
 * short.
 */
export function normalizeTexts<Input extends object>(input: Input, { required = [], optional = [] }: Texts): Input {
  const stored: Record<string, string | null> = {};
  const details: Detail[] = [];
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (typeof value !== "string" || !(required.includes(name) || optional.includes(name))) continue;
    const text = normalizeText(value);
    if (text === "" && required.includes(name)) {
      details.push({ path: `/${name}`, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
    }
    stored[name] = text === "" ? null : text;
  }
  if (details.length > 0) throw unprocessable(details);
  return { ...input, ...stored };
}

/** Returns the supported locale for a BCP 47 tag, e.g. `fr` for `fr-CA`; null if it is not supported. */
export function supportedLocale(tag: string | null): Locale | null {
  const language = tag?.split("-")[0]?.toLowerCase();
  return language === "en" || language === "fr" ? language : null;
}

/** Decodes base64 (RFC 4648 §4, padding required); returns null if the text is not valid. */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.endsWith("==") ? text.slice(0, -2) : text.endsWith("=") ? text.slice(0, -1) : text;
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(digits)) return null;
  return Buffer.from(text, "base64");
}

import { formats, asciiHost } from "../../contract/formats.ts";
import { normalizeText, normalized } from "../../contract/unicode.ts";
import { readings } from "../../contract/readings.ts";
import { domainToUnicode } from "node:url";
import { addressFields } from "../../../../generated/vocabulary.js";

/**
 * Returns an address that another system sent, in lower case; null unless the API would accept the same text as it is. An
 * address with an invisible or full-width character, or with a final dot, belongs to nobody here: without the invisible
 * character it would be the address of somebody else.
 */
export function acceptedEmail(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (normalizeText(value) !== normalized(value, "NFC").trim()) return null;
  const text = readings.email(value);
  return formats.email(text) ? text.toLowerCase() : null;
}

/**
 * Lower-case characters of one script, with digits and hyphens: Latin (without those that look like other Latin ones),
 * Cyrillic, Greek, Armenian, Georgian, Chinese and Japanese, Korean. The pattern of addresses in the document allows these
 * letters (`INTERNATIONAL` in scripts/emit/openapi-document.ts). Scripts from right to left change the order of an address
 * on the screen, and those with vowel signs have characters that look alike; they stay in ASCII.
 */
const SCRIPTS: readonly RegExp[] = [
  /^[a-zß-öø-ıĵ-ľł-ňŋ-žạ-ỹ0-9-]+$/u,
  /^[а-џґ0-9-]+$/u,
  /^[ά-ώ0-9-]+$/u,
  /^[ա-ֆ0-9-]+$/u,
  /^[ა-ჰ0-9-]+$/u,
  /^[一-鿿ぁ-ゔァ-ヺー0-9-]+$/u,
  /^[가-힣0-9-]+$/u,
];

/** Characters of other scripts that look like Latin ones. */
const LATIN_LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуѵьвкмнтгпεοναικρτυχγηωօսոհցզյ0-9-]+$/u;

/**
 * Returns a host name as people write it: `xn--mnchen-3ya.example` becomes `münchen.example`. A label of several scripts,
 * or of characters that only look like Latin ones, stays in ASCII, because it could pass for another name (UTS #39).
 */
export function unicodeHost(host: string): string {
  if (!host.includes("xn--")) return host;
  const shown = host.split(".").map((label) => {
    const text = label.startsWith("xn--") ? domainToUnicode(label) : label;
    return isUnmistakable(text) && asciiHost(text) === label ? text : label;
  });
  return shown.join(".");
}

/** Returns an e-mail address, or a host name, with its domain as people write it. Other texts stay unchanged. */
export function unicodeAddress(text: string): string {
  if (!text.includes("xn--") || !ADDRESS.test(text)) return text;
  const start = text.lastIndexOf("@") + 1;
  return text.slice(0, start) + unicodeHost(text.slice(start));
}

const ADDRESS = /^(?:[^\s@<>]+@)?[a-z0-9.-]+$/;

/** The dotless i passes for an i. */
const isUnmistakable = (label: string): boolean =>
  !label.includes("ı") &&
  SCRIPTS.some((script) => script.test(label)) &&
  !(LATIN_LOOKALIKES.test(label) && !/^[a-z0-9-]+$/.test(label));

/** The names of fields that are addresses or host names, in all records; `title` of a hit can be an address. */
const FIELDS: ReadonlySet<string> = new Set([...addressFields, "domain", "additional_domains", "title", "subtitle"]);
/** Their member names and values are those of users. */
const FREE_FORM: ReadonlySet<string> = new Set(["custom_fields", "external_ids", "metadata", "answers"]);

/** Returns JSON with the addresses in it as people write them. Nearly all texts contain none to change. */
export function withUnicodeAddresses(json: string): string {
  return json.includes("xn--") ? JSON.stringify(shownAddresses(JSON.parse(json))) : json;
}

/** Returns the value of a field of a record with the addresses in it as people write them. */
export const shownField = (name: string, value: unknown): unknown =>
  FIELDS.has(name) ? shownAddresses(value, true) : value;

/** Returns data with the addresses in it as people write them. */
export function shownAddresses(value: unknown, isAddress = false): unknown {
  if (typeof value === "string") return isAddress ? unicodeAddress(value) : value;
  if (Array.isArray(value)) return value.map((item) => shownAddresses(item, isAddress));
  if (typeof value !== "object" || value === null) return value;
  // A change names its field next to the old and the new value.
  const isAbout = isAddress || ("field" in value && typeof value.field === "string" && FIELDS.has(value.field));
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    FREE_FORM.has(name) ? member : shownAddresses(member, isAbout || FIELDS.has(name)),
  ]);
  return Object.fromEntries(members);
}

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Returns the host of a name or URL, in lower case and ASCII (IDNA); null if there is none. */
export function hostName(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) return null;
  const host = new URL(address).hostname.toLowerCase().replace(/\.$/, "");
  const labels = host.split(".");
  const named =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^[0-9]+$/.test(labels.at(-1) ?? "");
  return named && host.length <= 253 ? host : null;
}

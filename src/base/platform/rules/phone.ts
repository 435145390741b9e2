import { createRequire } from "node:module";
import type * as Phones from "libphonenumber-js/min";
import type { Detail } from "./errors.ts";
import { normalizeText } from "../../contract/unicode.ts";
import { onUse } from "../../contract/on-use.ts";

const require: (name: "libphonenumber-js/min") => typeof Phones = createRequire(import.meta.url);
/** The numbering plans of all countries: 93 modules, which only phone numbers need. */
const phones = onUse(() => require("libphonenumber-js/min"));

/** The stored form of phone numbers (ITU E.164). */
const E164 = /^\+[1-9][0-9]{6,14}$/;
/** Separators that only improve readability. */
const SEPARATORS = /[\s().\-/\u2010-\u2015\u00ad\u200b\u2060]/gu;

/** A phone number in its stored form, or the validation error. */
type ReadPhone = { readonly value: string } | { readonly problem: Pick<Detail, "code" | "values"> };

/**
 * Parses a phone number. `country` (ISO 3166-1 alpha-2) applies to numbers without a country code. An international
 * number is accepted even if its country is unknown here, because numbering plans change. Extensions are rejected:
 * E.164 has none.
 */
export function readPhone(text: string, country: string | null): ReadPhone {
  const normalized = normalizeText(text).replace(/^\(?\s*(?:tel:|00)/i, (prefix) => (prefix.endsWith("00") ? "+" : ""));
  const { isSupportedCountry, parsePhoneNumberFromString } = phones();
  const known = country !== null && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(normalized, { ...known, extract: false });
  const isInternational = /^[^0-9]*\+/.test(normalized);
  if (number?.ext !== undefined) return wrong;
  if (number && (number.isPossible() || (isInternational && E164.test(number.number)))) return { value: number.number };
  const plain = normalized.replace(SEPARATORS, "");
  if (isInternational) return E164.test(plain) ? { value: plain } : wrong;
  // Digits that could be a valid number if the country were known.
  const lacksCountry = !("defaultCountry" in known) && /^[0-9]{4,15}$/.test(plain);
  return lacksCountry ? { problem: { code: "phone_country_required" } } : wrong;
}

const wrong: ReadPhone = { problem: { code: "format", values: { format: "phone" } } };

/** Returns the country of a record from its addresses, or the organization's country. */
export function countryOf(record: Readonly<Record<string, unknown>>, fallback: string | null): string | null {
  const addresses = [record["address"], record["billing_address"], record["shipping_address"]];
  for (const address of addresses) {
    if (typeof address !== "object" || address === null || !("country" in address)) continue;
    if (typeof address.country === "string") return address.country;
  }
  return fallback;
}

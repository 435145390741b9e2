import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Detail } from "./errors.ts";
import { tidy } from "./text.ts";

/** As phone numbers are stored (ITU E.164). */
const E164 = /^\+[1-9][0-9]{6,14}$/;
/** What stands between digits only to make them readable. */
const SEPARATORS = /[\s().\-/\u2010-\u2015\u00ad\u200b\u2060]/gu;

/** A phone number as it is stored, or what is wrong with it. */
export type ReadPhone = { readonly value: string } | { readonly problem: Pick<Detail, "code" | "values"> };

/**
 * A phone number as people write it. `country` (ISO 3166-1 alpha-2) is that of numbers without a country code. A number with one
 * is taken as it is even where its country is unknown here, since numbering plans change; an extension has no place in E.164.
 */
export function readPhone(text: string, country: string | null): ReadPhone {
  const written = tidy(text).replace(/^\(?\s*(?:tel:|00)/i, (prefix) => (prefix.endsWith("00") ? "+" : ""));
  const known = country !== null && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(written, { ...known, extract: false });
  const isInternational = /^[^0-9]*\+/.test(written);
  if (number?.ext !== undefined) return wrong;
  if (number && (number.isPossible() || (isInternational && E164.test(number.number)))) return { value: number.number };
  const plain = written.replace(SEPARATORS, "");
  if (isInternational) return E164.test(plain) ? { value: plain } : wrong;
  // Digits that might be a number, if only it were known of which country.
  const lacksCountry = !("defaultCountry" in known) && /^[0-9]{4,15}$/.test(plain);
  return lacksCountry ? { problem: { code: "phone_country_required" } } : wrong;
}

const wrong: ReadPhone = { problem: { code: "format", values: { format: "phone" } } };

/** The country of a record by its addresses, else that of its organization. */
export function countryOf(record: Readonly<Record<string, unknown>>, fallback: string | null): string | null {
  const addresses = [record["address"], record["billing_address"], record["shipping_address"]];
  for (const address of addresses) {
    if (typeof address !== "object" || address === null || !("country" in address)) continue;
    if (typeof address.country === "string") return address.country;
  }
  return fallback;
}

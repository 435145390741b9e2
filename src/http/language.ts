import Negotiator from "negotiator";
import type { Locale } from "../contract/caller.ts";
import { locales } from "../i18n/sentences.ts";

/**
 * Returns the language that `Accept-Language` prefers (`fr-CA` becomes fr). Null if the header names no language that
 * the service has, e.g. `de`, or `*`, which the clients of Node.js send: then the user's or the record's own language
 * applies.
 */
export function preferredLocale(header: string | undefined): Locale | null {
  if (header === undefined || !namesLocale(header)) return null;
  const preferred = new Negotiator({ headers: { "accept-language": header } }).language([...locales]);
  return locales.find((locale) => locale === preferred) ?? "en";
}

function namesLocale(header: string): boolean {
  const languages = header.split(",").map((range) => range.trim().split(/[-;]/, 1)[0]?.toLowerCase());
  return locales.some((locale) => languages.includes(locale));
}

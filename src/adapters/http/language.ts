import Negotiator from "negotiator";
import type { Locale } from "../../base/contract/caller.ts";
import { locales } from "../../base/i18n/sentences.ts";

/**
 * Returns the language that `Accept-Language` prefers (`fr-CA` becomes fr, unknown ones en); null without the header.
 */
export function preferredLocale(header: string | undefined): Locale | null {
  if (header === undefined || header.trim() === "") return null;
  const preferred = new Negotiator({ headers: { "accept-language": header } }).language([...locales]);
  return locales.find((locale) => locale === preferred) ?? "en";
}

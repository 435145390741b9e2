import type { Locale } from "../../../base/contract/caller.ts";
import { dateFormat } from "../../../base/i18n/dates.ts";

/** Returns a date as shown to people, such as "22 November 2026". */
export function dateIn(
  iso: string,
  { locale, organization }: { locale: Locale; organization: { timezone: string } },
): string {
  const format = dateFormat(locale === "en" ? "en-GB" : "fr-FR", {
    dateStyle: "long",
    timeZone: organization.timezone,
  });
  return format.format(new Date(iso));
}

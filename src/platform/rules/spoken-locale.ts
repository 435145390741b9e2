import type { Locale } from "../../contract/caller.ts";

/** The language of ours that a BCP 47 tag means, `fr` of `fr-CA`; null where it is another one. */
export function spokenLocale(tag: string | null): Locale | null {
  const language = tag?.split("-")[0]?.toLowerCase();
  return language === "en" || language === "fr" ? language : null;
}

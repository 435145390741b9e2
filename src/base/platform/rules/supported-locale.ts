import type { Locale } from "../../contract/caller.ts";

/** Returns the supported locale for a BCP 47 tag, e.g. `fr` for `fr-CA`; null if it is not supported. */
export function supportedLocale(tag: string | null): Locale | null {
  const language = tag?.split("-")[0]?.toLowerCase();
  return language === "en" || language === "fr" ? language : null;
}

import { countries } from "../../../base/contract/code-lists.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";

/** The codes of countries by their names in English and French, in search form. */
let codes: ReadonlyMap<string, string> | undefined;

function countryCodes(): ReadonlyMap<string, string> {
  const languages = ["en", "fr"].map((locale) => new Intl.DisplayNames(locale, { type: "region" }));
  const names = languages.flatMap((language) =>
    [...countries].map((code): [string, string] => [toSearchText(language.of(code) ?? code), code]),
  );
  return new Map(names);
}

/** Returns the code of a country that is given by its name; other texts stay. */
export function countryCode(text: string): string {
  if (text.trim().length <= 2) return text.trim().toUpperCase();
  codes ??= countryCodes();
  return codes.get(toSearchText(text)) ?? text;
}

import { countries, currencies } from "../../../base/contract/code-lists.ts";
import { useLanguage } from "../texts/texts.tsx";

/** Returns a language that the console can choose; English for one that a later version of the service adds. */
export const localeOf = (locale: string): "en" | "fr" => (locale === "fr" ? "fr" : "en");

/** The options of a choice of languages. */
export function LanguageOptions() {
  return (
    <>
      <option value="en" lang="en">
        English
      </option>
      <option value="fr" lang="fr">
        Français
      </option>
    </>
  );
}

/** The options of a choice of currencies, by name. */
export function CurrencyOptions() {
  return <Codes codes={currencies} type="currency" />;
}

/** The options of a choice of countries, by name. */
export function CountryOptions() {
  return <Codes codes={countries} type="region" />;
}

function Codes({ codes, type }: { readonly codes: ReadonlySet<string>; readonly type: "currency" | "region" }) {
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames(locale, { type });
  const named = [...codes].map((code) => [code, names.of(code) ?? code] as const);
  return named
    .sort(([, left], [, right]) => left.localeCompare(right, locale))
    .map(([code, name]) => (
      <option key={code} value={code}>
        {type === "currency" ? `${name} (${code})` : name}
      </option>
    ));
}

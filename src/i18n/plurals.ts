import type { Locale } from "../contract/caller.ts";

const rules: Readonly<Record<Locale, Intl.PluralRules>> = {
  en: new Intl.PluralRules("en"),
  // 0 and 1 are singular.
  fr: new Intl.PluralRules("fr"),
};

/** `{days} {days|day|days}` with the form that goes with the number; what is no number is left for others. */
export function withPlurals(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  return sentence.replace(/\{(\w+)\|([^{}|]*)\|([^{}|]*)\}/g, (_, name: string, one: string, other: string) =>
    rules[locale].select(Number(values[name])) === "one" ? one : other,
  );
}

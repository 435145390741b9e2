import type { Locale } from "../contract/caller.ts";

const rules: Readonly<Record<Locale, Intl.PluralRules>> = {
  en: new Intl.PluralRules("en"),
  // French: 0 and 1 are singular.
  fr: new Intl.PluralRules("fr"),
};

/** Replaces `{days|day|days}` with the singular or plural for the number `days`; leaves other placeholders. */
export function withPlurals(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  if (!sentence.includes("|")) return sentence;
  return sentence.replace(/\{(\w+)\|([^{}|]*)\|([^{}|]*)\}/g, (_, name: string, one: string, other: string) =>
    rules[locale].select(Number(values[name])) === "one" ? one : other,
  );
}

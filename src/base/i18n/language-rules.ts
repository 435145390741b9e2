import type { Locale } from "../contract/caller.ts";

/** Writes dates in one language. */
export interface DateFormat {
  format(date: Date): string;
  formatRange(start: Date, end: Date): string;
}

/**
 * Creates a format with the name of the month. Use it instead of Intl.DateTimeFormat, which writes the first day of a
 * month as `1 avril` in French; correct is `1er avril`.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith("fr")) return format;
  return {
    format: (date) => withOrdinal(format.formatToParts(date)),
    formatRange: (start, end) => withOrdinal(format.formatRangeToParts(start, end)),
  };
}

const withOrdinal = (parts: readonly { readonly type: string; readonly value: string }[]): string =>
  parts.map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value)).join("");

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

const FINE = "\u202f";
const WIDE = "\u00a0";

/** Returns a French text with no-break spaces: narrow before ; ? !, full width before : and inside « ». */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/[ \u00a0](?=[;?!](?:\s|$|[»)]))/g, FINE)
    .replace(/[ \u202f](?=:(?:\s|$))/g, WIDE)
    .replace(/«[ \u202f]/g, `«${WIDE}`)
    .replace(/[ \u202f]»/g, `${WIDE}»`)
    // Keep a number and its unit on one line.
    .replace(/(\d) (?=[\p{L}%€])/gu, `$1${WIDE}`)
    .replace(/(\{\w+\}) (?=\{\w+\|)/g, `$1${WIDE}`);

/** Sets the no-break spaces of all texts of a French catalog, in place. */
export function typeset<Texts extends object>(texts: Texts): Texts {
  const entries: [string, unknown][] = Object.entries(texts);
  for (const [name, value] of entries) {
    if (typeof value === "string") Reflect.set(texts, name, frenchSpaces(value));
    else if (typeof value === "object" && value !== null) typeset(value);
  }
  return texts;
}

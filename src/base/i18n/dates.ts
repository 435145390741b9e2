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

import type { Locale } from "../contract/caller.ts";

/** Made on first use: making one takes longer than loading most modules. */
const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Returns `10,000`, in French `10 000` with a narrow no-break space. */
export function numberIn(value: number, locale: Locale): string {
  // Formatting takes longer than validating a request, and these numbers look the same in all languages.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return (formats[locale] ??= new Intl.NumberFormat(locale)).format(value);
}

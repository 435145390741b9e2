import type { Locale } from "../contract/caller.ts";

/** Made on first use: making one takes longer than loading most modules. */
const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Returns `10,000`, in French `10 000` with a narrow no-break space. */
export const numberIn = (value: number, locale: Locale): string =>
  (formats[locale] ??= new Intl.NumberFormat(locale)).format(value);

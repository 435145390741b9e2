import type { Locale } from "../contract/caller.ts";

const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat("en"),
  fr: new Intl.NumberFormat("fr"),
};

/** Returns `10,000`, in French `10 000` with a narrow no-break space. */
export const numberIn = (value: number, locale: Locale): string => formats[locale].format(value);

import type { Locale } from "../contract/caller.ts";
import type { Catalog } from "./catalog.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** Every language we speak, the default first. */
export const locales: readonly Locale[] = ["en", "fr"];

const catalogs: Readonly<Record<Locale, Catalog>> = { en, fr };

/** All sentences of one language. */
export function sentences(locale: Locale): Catalog {
  return catalogs[locale];
}

/** Fills `{name}` with values; a name without a value stays out. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

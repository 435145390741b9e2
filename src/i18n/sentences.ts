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

/** What one problem is, in one language: its sentence with the names of types and forms filled in. */
export function explain(
  { details, errors, types, forms, requiredChoice }: Catalog,
  code: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const all: Readonly<Record<string, string>> = { ...errors, ...details };
  const { type, format } = values;
  const named = {
    ...values,
    ...(code === "type" ? { type: typeof type === "string" ? typeNames(types, type) : "" } : {}),
    ...(code === "format" ? { format: fill(forms[String(format)] ?? forms.other, values) } : {}),
  };
  const isChoice = code === "required" && values["choice"] !== undefined;
  return fill(isChoice ? requiredChoice : (all[code] ?? ""), named);
}

/** `integer, string` as people say it. */
function typeNames(types: Catalog["types"], list: string): string {
  return list
    .split(", ")
    .map((name) => types[name] ?? name)
    .join(" / ");
}

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { withPlurals, typeset } from "../../../base/i18n/language-rules.ts";
import { credentials } from "../session/client.ts";
import { type Texts, textsEn } from "./en.ts";

/** The texts and their language. */
interface Language {
  readonly locale: "en" | "fr";
  readonly texts: Texts;
  readonly choose: (locale: "en" | "fr") => void;
}

const LanguageContext = createContext<Language | null>(null);

/** Provides the texts in the chosen language; French is loaded when it is needed. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const [locale, choose] = useState(credentials.locale);
  const [loaded, setLoaded] = useState<Pick<Language, "locale" | "texts"> | null>(null);
  useEffect(() => {
    let current = true;
    void load(locale).then((next) => {
      if (!current) return;
      document.documentElement.lang = next.locale;
      setLoaded(next);
    });
    return () => {
      current = false;
    };
  }, [locale]);
  return loaded && <LanguageContext value={{ ...loaded, choose }}>{children}</LanguageContext>;
}

/** Without the connection to load French, English is better than no page. */
async function load(locale: "en" | "fr"): Promise<Pick<Language, "locale" | "texts">> {
  const english = { locale: "en", texts: textsEn } as const;
  if (locale === "en") return english;
  return await import("./fr.ts").then(
    ({ textsFr }) => ({ locale, texts: textsFr }),
    () => english,
  );
}

/** Returns the language of the page, its texts, and a function that changes it. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error("useLanguage needs a TextsProvider.");
  return language;
}

/** Returns the texts in the language of the page. */
export function useTexts(): Texts {
  return useLanguage().texts;
}

/** Fills the `{name}` placeholders of a text; `{count|task|tasks}` becomes the singular or plural for the number. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const locale = document.documentElement.lang === "fr" ? "fr" : "en";
  return withPlurals(text, values, locale).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** A text in English and in French, or a list of texts in each. */
type Pair<Value> = readonly [english: Value, french: Value];

/** The texts of a page by name. */
interface Pairs {
  readonly [name: string]: Pair<string> | Pair<readonly string[]> | Pairs;
}

/** The same texts in one language. */
type InOneLanguage<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends Pair<string>
    ? string
    : Texts[Name] extends Pair<readonly string[]>
      ? readonly string[]
      : InOneLanguage<Texts[Name]>;
};

/** Defines the texts of a page, which are loaded with it. Returns the hook for those in the language of the user. */
export function pageTexts<Texts extends Pairs>(texts: Texts): () => InOneLanguage<Texts> {
  const languages = { en: inLanguage(texts, 0), fr: typeset(inLanguage(texts, 1)) };
  return function usePageTexts() {
    return languages[useLanguage().locale];
  };
}

function inLanguage<Texts extends Pairs>(texts: Texts, language: 0 | 1): InOneLanguage<Texts> {
  const entries = Object.entries(texts).map(([name, value]) => [
    name,
    isPair(value) ? value[language] : inLanguage(value, language),
  ]);
  return Object.fromEntries(entries) as InOneLanguage<Texts>;
}

const isPair = (value: Pairs[string]): value is Pair<string> | Pair<readonly string[]> => Array.isArray(value);

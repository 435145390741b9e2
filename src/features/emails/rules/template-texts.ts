import type { Locale } from "../../../base/contract/caller.ts";
import { normalizeText } from "../../../base/contract/normalize-text.ts";
import { emailFragment } from "../../../base/mail/rules/email-fragment.ts";
import {
  isTemplateVariable,
  misplacedInHtml,
  templateProblems,
  variablesIn,
} from "../../../base/mail/rules/template.ts";
import { unsafeLinks } from "../../../base/mail/rules/unsafe-links.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import { normalized } from "../../../base/contract/unicode.ts";

/** The texts of a template in one language. */
export interface TemplateTexts {
  readonly subject: string;
  readonly preheader?: string | null;
  readonly html: string;
}

/** The texts of a template by language. */
export type Translations = { readonly [Language in Locale]?: TemplateTexts | null };

/** All languages, in order of preference if a recipient's language and that of the organization are missing. */
export const LOCALES: readonly Locale[] = ["en", "fr"];

/** Returns the texts in normalized form; languages that are not given stay away. */
export function normalizeTranslations(given: Translations): Translations {
  const entries = LOCALES.filter((locale) => given[locale] !== undefined).map((locale) => {
    const texts = given[locale];
    return [locale, texts ? normalizeTexts(texts) : null] as const;
  });
  return Object.fromEntries(entries);
}

function normalizeTexts({ subject, preheader, html }: TemplateTexts): TemplateTexts {
  const shown = normalizeText(preheader ?? "");
  return { subject: normalizeText(subject), preheader: shown === "" ? null : shown, html: normalized(html, "NFC") };
}

/** Returns the first of these languages that has texts; otherwise any that has; null if there is none. */
export function availableLocale(translations: Translations, wanted: readonly (Locale | null)[]): Locale | null {
  return [...wanted, ...LOCALES].find((locale) => locale !== null && translations[locale]) ?? null;
}

/** Returns the variables in all texts, sorted. */
export function usedVariables(translations: Translations): string[] {
  const texts = LOCALES.flatMap((locale) => translations[locale] ?? []);
  const names = texts.flatMap(({ subject, preheader, html }) => [subject, preheader ?? "", html].flatMap(variablesIn));
  return [...new Set(names)].sort();
}

/** Returns a detail for everything in the texts that a message cannot contain. */
export function textProblems(translations: Translations, own: readonly string[]): Detail[] {
  return LOCALES.flatMap((locale) => {
    const texts = translations[locale];
    return texts ? problemsIn(texts, `/translations/${locale}`, own) : [];
  });
}

function problemsIn({ subject, preheader, html }: TemplateTexts, path: string, own: readonly string[]): Detail[] {
  return [
    ...emptyText(subject, `${path}/subject`),
    ...templateProblems(subject, `${path}/subject`, own),
    ...templateProblems(preheader ?? "", `${path}/preheader`, own),
    ...emptyText(html, `${path}/html`),
    ...templateProblems(html, `${path}/html`, own),
    ...misplacedInHtml(html, `${path}/html`, own),
    ...markupProblems(html, `${path}/html`),
  ];
}

const emptyText = (text: string, path: string): Detail[] =>
  text.trim() === "" ? [{ path, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } }] : [];

/** Links that run code are reported once. */
function markupProblems(html: string, path: string): Detail[] {
  const links = unsafeLinks(html, path);
  const known = new Set(links.map(({ values }) => values?.["link"]));
  const others = emailFragment(html).leftOut.filter(({ text }) => !known.has(text));
  return [
    ...links,
    ...others.map(({ kind, text }): Detail =>
      kind === "link"
        ? { path, code: "unsafe_link", values: { link: text } }
        : { path, code: "markup_not_allowed", values: { markup: text } },
    ),
  ];
}

/** Returns what is wrong with the own variables of a template. */
export function ownVariableProblems(own: readonly string[], kind: "marketing" | "transactional"): Detail[] {
  const taken = own.flatMap((name, index): Detail[] =>
    isTemplateVariable(name)
      ? [{ path: `/own_variables/${index}`, code: "variable_name_taken", values: { variable: name } }]
      : [],
  );
  return kind === "marketing" && own.length > 0
    ? [{ path: "/own_variables", code: "own_variables_marketing" }, ...taken]
    : taken;
}

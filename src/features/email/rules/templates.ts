import type { Locale } from "../../../base/contract/caller.ts";
import { normalizeText, normalized } from "../../../base/contract/unicode.ts";
import { emailFragment } from "../../../base/mail/rules/email-fragment.ts";
import {
  isTemplateVariable,
  misplacedInHtml,
  templateProblems,
  variablesIn,
  renderHtml,
  renderLine,
  type TemplateValues,
} from "../../../base/mail/rules/template.ts";
import { unsafeLinks } from "../../../base/mail/rules/unsafe-links.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import { type EmailBrand, emailLayout, styledContent, withPreviewText } from "../../../base/mail/rules/email-layout.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { finished } from "../../../base/platform/rules/html-parser.ts";
import { htmlToText, textSteps } from "../../../base/platform/rules/html-text.ts";

/** The texts of a template in one language. */
export interface TemplateTexts {
  readonly subject: string;
  readonly preheader?: string | null;
  readonly html: string;
}

/** The texts of a template by language. */
export type Translations = { readonly [Language in Locale]?: TemplateTexts | null };

/** All languages, in order of preference if a recipient's language and that of the organization are missing. */
const LOCALES: readonly Locale[] = ["en", "fr"];

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

/** The texts of a message, and the recipient and sender that they are rendered for. */
interface TemplateMessage {
  readonly locale: Locale;
  readonly texts: TemplateTexts;
  readonly values: TemplateValues;
  readonly brand: EmailBrand;
  /** Below the content; null: added for each recipient later. */
  readonly footer: Html | null;
}

/** A rendered message. */
interface RenderedTemplate {
  readonly subject: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
}

const MAX_SUBJECT_LENGTH = 255;

/** Renders the texts of a template for one recipient. */
export const renderTemplate = (message: TemplateMessage): RenderedTemplate => finished(renderingSteps(message));

/** Like renderTemplate(), in steps of some milliseconds. */
export function* renderingSteps({
  locale,
  texts,
  values,
  brand,
  footer,
}: TemplateMessage): Generator<undefined, RenderedTemplate> {
  const line = renderLine(texts.subject, values).trim();
  const subject = Array.from(line === "" ? brand.name : line)
    .slice(0, MAX_SUBJECT_LENGTH)
    .join("");
  const preheader = renderLine(texts.preheader ?? "", values).trim();
  const content = styledContent(renderHtml(texts.html, values), brand);
  yield;
  const document = emailLayout({ locale, title: subject, brand, content, footer });
  const body = yield* textSteps(content.text);
  const text = footer === null ? body : `${body.trimEnd()}\n\n${htmlToText(footer.text)}`;
  return { subject, preheader, html: withPreviewText(document, preheader), text };
}

/** The footer of a transactional message: the sender and its postal address. */
export function senderFooter(name: string, postalAddress: string | null): Html {
  const lines = (postalAddress ?? "").split("\n").map((line) => line.trim());
  const named = lines[0]?.startsWith(name) ? lines : [name, ...lines];
  return html`${named.filter((line) => line !== "").join(", ")}`;
}

import { didYouMean } from "../../platform/rules/did-you-mean.ts";
import type { Detail } from "../../platform/rules/errors.ts";
import type { DetailCode } from "../../../../generated/vocabulary.js";
import { type HtmlAttribute, htmlParts } from "../../platform/rules/html-parts.ts";
import { ADDRESS_ATTRIBUTES } from "./unsafe-links.ts";

/** Variables in the texts of campaigns, written as `{{variable}}` or `{{variable|fallback}}`. */
export const templateVariables = [
  "first_name",
  "last_name",
  "full_name",
  "email",
  "job_title",
  "department",
  "company_name",
  "organization_name",
  "postal_address",
  "unsubscribe_url",
  "preferences_url",
] as const;

/** The name of a variable. */
type TemplateVariable = (typeof templateVariables)[number];

/** The values for one recipient, also of variables that a template declares; an empty value is replaced by the fallback. */
export type TemplateValues = Partial<Readonly<Record<TemplateVariable, string | null>>> &
  Readonly<Record<string, string | null | undefined>>;

/** Braces do not nest; a placeholder without an end stays literal. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Whether the values of a variable are URLs: it may be a whole link. */
export const isAddressVariable = (name: string): boolean => name.endsWith("_url");

/** Whether a name is that of a variable that every text can contain. */
export const isTemplateVariable = (name: string): name is TemplateVariable =>
  templateVariables.some((known) => known === name);

/** Returns the names in the placeholders of a text, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, inside = ""]) => read(inside).name))];
}

/**
 * Returns a detail for each unknown variable in the text. `path` is the location of the text in the input; `own` are
 * further variables.
 */
export function templateProblems(text: string, path: string, own: readonly string[] = []): Detail[] {
  const unknown = variablesIn(text).filter((name) => !isTemplateVariable(name) && !own.includes(name));
  return unknown.map((name) => unknownVariable(name, path, own));
}

/** Returns the variables of a text that are replaced by nothing: they have neither a value nor a fallback. */
export function emptyVariables(text: string, values: TemplateValues): string[] {
  const empty = [...occurrencesIn(text, Object.keys(values))].filter(
    ({ name, fallback }) => (values[name] ?? "").trim() === "" && fallback === "",
  );
  return [...new Set(empty.map(({ name }) => name))];
}

/**
 * Returns a detail for each variable in a context where its value could change the target of a link or be parsed as
 * markup.
 */
export function misplacedInHtml(template: string, path: string, own: readonly string[] = []): Detail[] {
  const contexts = contextsIn(template);
  return misplaced(template, { path, own, contextOf: ({ at }) => contexts(at) });
}

/** Does the same for plain text, where only links matter. */
export function misplacedInText(template: string, path: string): Detail[] {
  return misplaced(template, { path, own: [], contextOf: ({ before }) => contextInText(before) });
}

interface Placement {
  readonly path: string;
  readonly own: readonly string[];
  readonly contextOf: (found: Occurrence) => VariableContext;
}

function misplaced(template: string, { path, own, contextOf }: Placement): Detail[] {
  const found = new Map<string, Detail>();
  for (const one of occurrencesIn(template, own)) {
    const code = placementError(contextOf(one), { isAddress: isAddressVariable(one.name) });
    if (code !== null)
      found.set(`${code} ${one.name}`, { path, code, values: { variable: one.name, example: `{{${one.name}}}` } });
  }
  return [...found.values()];
}

/** Renders HTML for one recipient: values are percent-encoded in links, and escaped everywhere. */
export function renderHtml(template: string, values: TemplateValues): string {
  const contexts = contextsIn(template);
  return render(template, values, (value, { name, at }) => htmlValue(value, { context: contexts(at), name }));
}

function htmlValue(
  value: string,
  { context, name }: { readonly context: VariableContext; readonly name: string },
): string {
  switch (context.kind) {
    case "raw":
      return value.replace(/[^\p{L}\p{N} -]/gu, "");
    case "unquoted":
      return value.replace(/./gsu, (character) => `&#${character.codePointAt(0) ?? 32};`);
    case "url":
      return escapeHtml(
        isAddressVariable(name) && context.before.trim() === "" ? value : urlValue(value, context.before),
      );
    case "text":
      return escapeHtml(value);
  }
}

/** Renders plain text for one recipient: values are percent-encoded in links and unchanged elsewhere. */
export function renderText(template: string, values: TemplateValues): string {
  return render(template, values, (value, { before }) =>
    contextInText(before).kind === "url" ? urlValue(value, before) : value,
  );
}

/** Renders plain text on one line, because a header must not contain a line break. */
export function renderLine(template: string, values: TemplateValues): string {
  return render(template, values, (value) => value.replace(/\s+/g, " "));
}

function render(
  template: string,
  values: TemplateValues,
  write: (value: string, occurrence: Occurrence) => string,
): string {
  const pieces: string[] = [];
  let end = 0;
  for (const one of occurrencesIn(template, Object.keys(values))) {
    const value = values[one.name] ?? "";
    pieces.push(template.slice(end, one.at), write(value.trim() === "" ? one.fallback : value, one));
    end = one.end;
  }
  return pieces.join("") + template.slice(end);
}

/** A variable in a text. */
interface Occurrence {
  readonly name: string;
  readonly fallback: string;
  readonly at: number;
  readonly end: number;
  /** The part of the same word before it; only the beginning of a long one. */
  readonly before: string;
}

/** Longer than any scheme and host. */
const MAX_BEFORE = 300;

/** Finds the variables that every text can contain, and these. */
function* occurrencesIn(template: string, own: readonly string[]): Generator<Occurrence> {
  let [word, done] = [0, 0];
  for (const { 0: whole, 1: inside = "", index: at } of template.matchAll(PLACEHOLDER)) {
    const space = template.slice(done, at).search(/[\s<>"'(][^\s<>"'(]*$/);
    if (space >= 0) word = done + space + 1;
    done = at + whole.length;
    const { name, fallback } = read(inside);
    const before = template.slice(word, Math.min(at, word + MAX_BEFORE));
    if (isTemplateVariable(name) || own.includes(name)) yield { name, fallback, at, end: done, before };
  }
}

/** The text after the first bar is the fallback and may contain bars. */
function read(inside: string): { readonly name: string; readonly fallback: string } {
  const bar = inside.indexOf("|");
  if (bar < 0) return { name: inside.trim(), fallback: "" };
  return { name: inside.slice(0, bar).trim(), fallback: inside.slice(bar + 1).trim() };
}

function unknownVariable(name: string, path: string, own: readonly string[]): Detail {
  const known = [...templateVariables, ...own];
  const meant = didYouMean(name, known);
  return {
    path,
    code: "unknown_variable",
    values: { variable: name.slice(0, 100) },
    extra: { allowed_values: known, ...(meant === undefined ? {} : { did_you_mean: meant }) },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** The context of a variable in HTML, which determines the escaping of its value. */
type VariableContext =
  /** Between tags, or in a quoted attribute. */
  | { readonly kind: "text" }
  /** In a URL; `before` is the part of the URL before the variable. */
  | { readonly kind: "url"; readonly before: string }
  /** In an unquoted attribute, which any space would end. */
  | { readonly kind: "unquoted" }
  /** In a style or a script, where escaping is impossible. */
  | { readonly kind: "raw" };

/** Returns the context of a position in this HTML. */
type ContextAt = (at: number) => VariableContext;

const TEXT: VariableContext = { kind: "text" };

/** Parses the HTML once. Positions must be queried in ascending order. */
function contextsIn(html: string): ContextAt {
  if (!html.includes("{{")) return () => TEXT;
  const { attributes, rawTexts } = htmlParts(html);
  const spans = [
    ...attributes.map((one) => ({ start: one.start, end: one.end, context: (at: number) => contextIn(one, at) })),
    ...rawTexts.map(({ start, end }) => ({ start, end, context: (): VariableContext => ({ kind: "raw" }) })),
  ].sort((one, other) => one.start - other.start);
  let next = 0;
  return (at) => {
    while ((spans[next]?.end ?? at + 1) <= at) next += 1;
    const span = spans[next];
    return span && span.start <= at ? span.context(at) : TEXT;
  };
}

function contextIn(attribute: HtmlAttribute, at: number): VariableContext {
  const { name, quoted, pieces } = attribute;
  if (name === "style" || name.startsWith("on")) return { kind: "raw" };
  if (ADDRESS_ATTRIBUTES.has(name)) {
    const earlier = pieces.filter((piece) => piece.at < at);
    return { kind: "url", before: earlier.map((piece) => piece.text.slice(0, at - piece.at)).join("") };
  }
  return quoted ? TEXT : { kind: "unquoted" };
}

/** After the host of a web URL, in a URL of another scheme, or in a path on the same server. */
const AFTER_HOST = /^\s*(?:(?:https?:)?\/\/[^/?#]+[/?#]|(?!https?:)[a-z][a-z0-9+.-]*:|[?#]|\/(?!\/))/i;

const ADDRESS_VARIABLE = /^\s*\{\{\s*(?:unsubscribe|preferences)_url\b[^{}]*\}\}/;

/** Returns why a variable is not allowed in this context; null if it is. */
function placementError(context: VariableContext, { isAddress }: { readonly isAddress: boolean }): DetailCode | null {
  if (context.kind === "raw" || context.kind === "unquoted") return "variable_in_markup";
  if (context.kind === "text") return null;
  const { before } = context;
  if (AFTER_HOST.test(before) || ADDRESS_VARIABLE.test(before)) return null;
  return isAddress && before.trim() === "" ? null : "variable_in_host";
}

/** Returns the context in plain text after this beginning of a word: mail programs turn some words into links. */
const contextInText = (before: string): VariableContext =>
  /^(?:https?:\/\/|mailto:)/i.test(before) ? { kind: "url", before } : TEXT;

/** Encodes a value as a part of a URL; keeps the @ of an address after `mailto:`. */
function urlValue(value: string, before: string): string {
  const encoded = encodeURIComponent(value.toWellFormed());
  return /^\s*mailto:[^?]*$/i.test(before) ? encoded.replaceAll("%40", "@") : encoded;
}

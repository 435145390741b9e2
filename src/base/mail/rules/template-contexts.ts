import type { DetailCode } from "../../../../generated/vocabulary.js";
import { type HtmlAttribute, htmlParts } from "../../platform/rules/html-parts.ts";
import { ADDRESS_ATTRIBUTES } from "./unsafe-links.ts";

/** The context of a variable in HTML, which determines the escaping of its value. */
export type VariableContext =
  /** Between tags, or in a quoted attribute. */
  | { readonly kind: "text" }
  /** In a URL; `before` is the part of the URL before the variable. */
  | { readonly kind: "url"; readonly before: string }
  /** In an unquoted attribute, which any space would end. */
  | { readonly kind: "unquoted" }
  /** In a style or a script, where escaping is impossible. */
  | { readonly kind: "raw" };

/** Returns the context of a position in this HTML. */
export type ContextAt = (at: number) => VariableContext;

const TEXT: VariableContext = { kind: "text" };

/** Parses the HTML once. Positions must be queried in ascending order. */
export function contextsIn(html: string): ContextAt {
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
export function placementError(
  context: VariableContext,
  { isAddress }: { readonly isAddress: boolean },
): DetailCode | null {
  if (context.kind === "raw" || context.kind === "unquoted") return "variable_in_markup";
  if (context.kind === "text") return null;
  const { before } = context;
  if (AFTER_HOST.test(before) || ADDRESS_VARIABLE.test(before)) return null;
  return isAddress && before.trim() === "" ? null : "variable_in_host";
}

/** Returns the context in plain text after this beginning of a word: mail programs turn some words into links. */
export const contextInText = (before: string): VariableContext =>
  /^(?:https?:\/\/|mailto:)/i.test(before) ? { kind: "url", before } : TEXT;

/** Encodes a value as a part of a URL; keeps the @ of an address after `mailto:`. */
export function urlValue(value: string, before: string): string {
  const encoded = encodeURIComponent(value.toWellFormed());
  return /^\s*mailto:[^?]*$/i.test(before) ? encoded.replaceAll("%40", "@") : encoded;
}

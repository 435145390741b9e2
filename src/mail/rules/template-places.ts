import type { DetailCode } from "../../../generated/vocabulary.js";
import { type HtmlAttribute, htmlParts } from "../../platform/rules/html-parts.ts";
import { ADDRESS_ATTRIBUTES } from "./unsafe-links.ts";

/** Where a variable stands in HTML, which decides how its value is written. */
export type Place =
  /** Between tags, or in an attribute in quotes. */
  | { readonly kind: "text" }
  /** In an address; `before` is what of it comes before the variable. */
  | { readonly kind: "url"; readonly before: string }
  /** In an attribute without quotes, which any space would end. */
  | { readonly kind: "unquoted" }
  /** In a style or a script, where nothing can be escaped. */
  | { readonly kind: "raw" };

/** The place of any position in this HTML. */
export type Places = (at: number) => Place;

const TEXT: Place = { kind: "text" };

/** Reads the HTML once; positions must be asked for in the order in which they stand. */
export function placesIn(html: string): Places {
  if (!html.includes("{{")) return () => TEXT;
  const { attributes, rawTexts } = htmlParts(html);
  const spans = [
    ...attributes.map((one) => ({ start: one.start, end: one.end, place: (at: number) => placeIn(one, at) })),
    ...rawTexts.map(({ start, end }) => ({ start, end, place: (): Place => ({ kind: "raw" }) })),
  ].sort((one, other) => one.start - other.start);
  let next = 0;
  return (at) => {
    while ((spans[next]?.end ?? at + 1) <= at) next += 1;
    const span = spans[next];
    return span && span.start <= at ? span.place(at) : TEXT;
  };
}

function placeIn(attribute: HtmlAttribute, at: number): Place {
  const { name, quoted, pieces } = attribute;
  if (name === "style" || name.startsWith("on")) return { kind: "raw" };
  if (ADDRESS_ATTRIBUTES.has(name)) {
    const earlier = pieces.filter((piece) => piece.at < at);
    return { kind: "url", before: earlier.map((piece) => piece.text.slice(0, at - piece.at)).join("") };
  }
  return quoted ? TEXT : { kind: "unquoted" };
}

/** Behind the host of a web address, in another kind of address, or in an address on the same server. */
const BEHIND_HOST = /^\s*(?:(?:https?:)?\/\/[^/?#]+[/?#]|(?!https?:)[a-z][a-z0-9+.-]*:|[?#]|\/(?!\/))/i;

const ADDRESS_VARIABLE = /^\s*\{\{\s*unsubscribe_url\b[^{}]*\}\}/;

/** Why a variable cannot stand there; null where it can. */
export function whyMisplaced(place: Place, { isAddress }: { readonly isAddress: boolean }): DetailCode | null {
  if (place.kind === "raw" || place.kind === "unquoted") return "variable_in_markup";
  if (place.kind === "text") return null;
  const { before } = place;
  if (BEHIND_HOST.test(before) || ADDRESS_VARIABLE.test(before)) return null;
  return isAddress && before.trim() === "" ? null : "variable_in_host";
}

/** The place in a plain text behind this beginning of a word: people's programs make links of some words. */
export const placeInText = (before: string): Place =>
  /^(?:https?:\/\/|mailto:)/i.test(before) ? { kind: "url", before } : TEXT;

/** A value as a part of an address; an e-mail address stays one behind `mailto:`. */
export function urlValue(value: string, before: string): string {
  const encoded = encodeURIComponent(value.toWellFormed());
  return /^\s*mailto:[^?]*$/i.test(before) ? encoded.replaceAll("%40", "@") : encoded;
}

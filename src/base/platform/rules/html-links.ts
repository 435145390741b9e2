import { htmlParts, valueOf } from "./html-parts.ts";

/** Rewrites the targets of links (`<a href>`, `<area href>`) to web pages; leaves the rest of the HTML unchanged. */
export function rewriteLinks(html: string, rewrite: (url: string) => string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const attribute of htmlParts(html).attributes) {
    const { tag, name, start, end, quoted } = attribute;
    // In an unquoted attribute, the new value could end the attribute.
    if (name !== "href" || (tag !== "a" && tag !== "area") || !quoted) continue;
    const url = valueOf(attribute);
    if (!isWebPage(url)) continue;
    pieces.push(html.slice(at, start), escapeAttribute(rewrite(url)));
    at = end;
  }
  return [...pieces, html.slice(at)].join("");
}

/** HTTP(S) URLs only; mail, telephone and fragment links are left unchanged. */
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for use in single or double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

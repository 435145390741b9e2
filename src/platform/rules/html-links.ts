import { htmlParts, valueOf } from "./html-parts.ts";

/** The HTML with other addresses in its links (`<a href>`, `<area href>`) to web pages; everything else stays as it is. */
export function withLinks(html: string, rewrite: (url: string) => string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const attribute of htmlParts(html).attributes) {
    const { tag, name, start, end, quoted } = attribute;
    // Without quotes what is put in could end the attribute.
    if (name !== "href" || (tag !== "a" && tag !== "area") || !quoted) continue;
    const url = valueOf(attribute);
    if (!isWebPage(url)) continue;
    pieces.push(html.slice(at, start), escapeAttribute(rewrite(url)));
    at = end;
  }
  return [...pieces, html.slice(at)].join("");
}

/** Addresses that a browser opens; mail, telephone and places in the page are something else. */
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands between quotes of either kind. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

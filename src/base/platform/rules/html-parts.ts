import { htmlParser } from "./html-parser.ts";

/** An HTML attribute with a value: its position, and the value with entities decoded. */
export interface HtmlAttribute {
  /** In lower case, like the name. */
  readonly tag: string;
  readonly name: string;
  readonly start: number;
  /** Before the closing quote. */
  readonly end: number;
  readonly quoted: boolean;
  /** The pieces of the value, each with its position in the HTML. */
  readonly pieces: readonly { readonly at: number; readonly text: string }[];
}

/** The content of a `<style>` or `<script>` element. */
interface RawText {
  readonly tag: "style" | "script";
  readonly start: number;
  readonly end: number;
}

/** The parts of HTML that are not text content. */
interface HtmlParts {
  /** In document order. */
  readonly attributes: readonly HtmlAttribute[];
  readonly rawTexts: readonly RawText[];
}

/** Returns the value of an attribute with entities decoded. */
export const valueOf = ({ pieces }: HtmlAttribute): string => pieces.map(({ text }) => text).join("");

/** From htmlparser2's enum of quote types: 0 is no value, 1 is unquoted. */
const UNQUOTED = 1;

/** Finds attributes, styles and scripts in one pass. */
export function htmlParts(html: string): HtmlParts {
  const attributes: HtmlAttribute[] = [];
  const rawTexts: RawText[] = [];
  const now = { tag: "", nameStart: 0, nameEnd: 0, at: -1, start: 0, pieces: [] as { at: number; text: string }[] };
  /** The name and the start of a value are read only if there is one: most of a million characters can be names. */
  const begin = (): void => {
    if (now.at >= 0) return;
    now.start = valueStart(html, now.nameEnd);
    now.at = now.start;
    now.pieces = [];
  };
  const tokenizer = new (htmlParser().Tokenizer)(
    { decodeEntities: true },
    {
      ...silent,
      onopentagname: (start, end) => void (now.tag = html.slice(start, end).toLowerCase()),
      onclosetag: () => void (now.tag = ""),
      ontext(start, end) {
        if (now.tag === "style" || now.tag === "script") rawTexts.push({ tag: now.tag, start, end });
      },
      onattribname(start, end) {
        now.nameStart = start;
        now.nameEnd = end;
        now.at = -1;
      },
      onattribdata(at, end) {
        begin();
        now.pieces.push({ at, text: html.slice(at, end) });
        now.at = end;
      },
      // The position of the entity is not reported, so the end of the piece before it is used.
      onattribentity(code) {
        begin();
        now.pieces.push({ at: now.at, text: String.fromCodePoint(code) });
      },
      /** `end` is after the closing quote. */
      onattribend(quote, end) {
        if (now.at < 0) return;
        const { tag, start, pieces } = now;
        const name = html.slice(now.nameStart, now.nameEnd).toLowerCase();
        const quoted = quote > UNQUOTED;
        attributes.push({ tag, name, start, end: quoted ? end - 1 : end, quoted, pieces });
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { attributes, rawTexts };
}

/** The position after the equals sign and the opening quote. */
function valueStart(html: string, nameEnd: number): number {
  const opening = /\s*=\s*["']?/y;
  opening.lastIndex = nameEnd;
  return opening.test(html) ? opening.lastIndex : nameEnd;
}

const ignore = (): void => undefined;
const silent = {
  ontextentity: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
};

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

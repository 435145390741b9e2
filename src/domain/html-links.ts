import { Tokenizer } from "htmlparser2";

/** A link in HTML: where its address stands, and what it is. */
interface FoundLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** The HTML with other addresses in its links (`<a href>`, `<area href>`) to web pages; everything else stays as it is. */
export function withLinks(html: string, rewrite: (url: string) => string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, url } of linksIn(html)) {
    pieces.push(html.slice(at, start), escapeAttribute(rewrite(url)));
    at = end;
  }
  return [...pieces, html.slice(at)].join("");
}

function linksIn(html: string): FoundLink[] {
  const found: FoundLink[] = [];
  const now = { tag: "", name: "", start: -1, value: "" };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...silent,
      onopentagname: (start, end) => void (now.tag = html.slice(start, end).toLowerCase()),
      onattribname(start, end) {
        Object.assign(now, { name: html.slice(start, end).toLowerCase(), start: -1, value: "" });
      },
      onattribdata(start, end) {
        if (now.start < 0) now.start = start;
        now.value += html.slice(start, end);
      },
      onattribentity: (code) => void (now.value += String.fromCodePoint(code)),
      /** `end` is behind the closing quote. */
      onattribend(quote, end) {
        const { tag, name, start, value: url } = now;
        // Without quotes what is put in could end the attribute.
        const isLink = name === "href" && (tag === "a" || tag === "area") && quote > UNQUOTED;
        if (isLink && start >= 0 && isWebPage(url)) found.push({ start, end: end - 1, url });
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return found;
}

/** Of htmlparser2's kinds of quotes: 0 is no value, 1 is one without quotes. */
const UNQUOTED = 1;

const ignore = (): void => undefined;
const silent = {
  ontext: ignore,
  ontextentity: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
};

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

import { Tokenizer } from "htmlparser2";

/** An attribute of HTML with a value: where that stands, and what it is once its entities are read. */
export interface FoundAttribute {
  /** In lower case, as the name. */
  readonly tag: string;
  readonly name: string;
  readonly start: number;
  /** Before the closing quote. */
  readonly end: number;
  readonly quoted: boolean;
  /** The value in pieces, each where it begins in the HTML. */
  readonly pieces: readonly { readonly at: number; readonly text: string }[];
}

/** What stands between `<style>` or `<script>` and its end. */
export interface RawText {
  readonly tag: "style" | "script";
  readonly start: number;
  readonly end: number;
}

/** What of HTML is not text for its reader. */
export interface HtmlParts {
  /** In the order in which they stand. */
  readonly attributes: readonly FoundAttribute[];
  readonly rawTexts: readonly RawText[];
}

/** The value of an attribute as a browser reads it. */
export const valueOf = ({ pieces }: FoundAttribute): string => pieces.map(({ text }) => text).join("");

/** Of htmlparser2's kinds of quotes: 0 is no value, 1 is one without quotes. */
const UNQUOTED = 1;

/** Finds attributes and raw texts in one pass. */
export function htmlParts(html: string): HtmlParts {
  const attributes: FoundAttribute[] = [];
  const rawTexts: RawText[] = [];
  const now = { tag: "", name: "", start: 0, at: 0, pieces: [] as { at: number; text: string }[] };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...silent,
      onopentagname: (start, end) => void (now.tag = html.slice(start, end).toLowerCase()),
      onclosetag: () => void (now.tag = ""),
      ontext(start, end) {
        if (now.tag === "style" || now.tag === "script") rawTexts.push({ tag: now.tag, start, end });
      },
      onattribname(start, end) {
        const value = valueStart(html, end);
        Object.assign(now, { name: html.slice(start, end).toLowerCase(), start: value, at: value, pieces: [] });
      },
      onattribdata(at, end) {
        now.pieces.push({ at, text: html.slice(at, end) });
        now.at = end;
      },
      // Where the entity stands is not said: behind what came before it.
      onattribentity: (code) => void now.pieces.push({ at: now.at, text: String.fromCodePoint(code) }),
      /** `end` is behind the closing quote. */
      onattribend(quote, end) {
        const { tag, name, start, pieces } = now;
        const quoted = quote > UNQUOTED;
        if (pieces.length > 0) attributes.push({ tag, name, start, end: quoted ? end - 1 : end, quoted, pieces });
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { attributes, rawTexts };
}

/** Behind the equals sign and the opening quote. */
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

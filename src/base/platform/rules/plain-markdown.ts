import type { Tokenizer } from "htmlparser2";
import { codeRanges, type Range } from "./markdown-code.ts";
import { htmlParser } from "./html-parser.ts";

/** Removing a tag can leave new HTML behind (`<scr<b>ipt>`). After this many rounds every `<` is escaped. */
const MAX_ROUNDS = 8;

/**
 * Removes HTML from Markdown: tags, comments and declarations; scripts and styles including their content. An
 * incomplete tag (`a <b`) is escaped. Code, autolinks, entities and comparisons (`a < b`) stay unchanged.
 */
export function plainMarkdown(text: string): string {
  let plain = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const code = codeRanges(plain);
    const html = htmlRanges(masked(plain, code));
    if (html.length === 0) return escapeTagStarts(plain, code);
    plain = without(plain, html);
  }
  return plain.replaceAll("<", "&lt;");
}

/** Replaces each range with a filler of the same length. */
function masked(text: string, ranges: readonly Range[]): string {
  return between(text, ranges, { keep: (part) => part, replace: ({ start, end }) => "x".repeat(end - start) });
}

const without = (text: string, ranges: readonly Range[]): string =>
  between(text, ranges, { keep: (part) => part, replace: () => "" });

const escapeTagStarts = (text: string, code: readonly Range[]): string =>
  between(text, code, {
    keep: (part) => part.replace(/<(?=[A-Za-z/!?])/g, "&lt;"),
    replace: ({ start, end }) => text.slice(start, end),
  });

interface Rewrite {
  readonly keep: (part: string) => string;
  readonly replace: (range: Range) => string;
}

function between(text: string, ranges: readonly Range[], { keep, replace }: Rewrite): string {
  const pieces: string[] = [];
  let at = 0;
  for (const range of ranges) {
    pieces.push(keep(text.slice(at, range.start)), replace(range));
    at = range.end;
  }
  return [...pieces, keep(text.slice(at))].join("");
}

/**
 * Returns the ranges of complete tags, comments and declarations in order; a script or style is one range including its
 * content.
 */
function htmlRanges(text: string): Range[] {
  const found: Range[] = [];
  const add = (start: number, last: number): void => {
    // A tag that is cut off at the end of the text is incomplete; its beginning is escaped.
    if (text[last] === ">") found.push({ start, end: last + 1 });
  };
  const tokenizer = new (htmlParser().Tokenizer)(
    { decodeEntities: false },
    { ...nothing, ...tags(text, add), ...comments(text, add) },
  );
  tokenizer.write(text);
  tokenizer.end();
  return outermost(found);
}

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];
type Add = (start: number, last: number) => void;

const ignore = (): void => undefined;
const nothing = {
  ontext: ignore,
  ontextentity: ignore,
  onattribname: ignore,
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onend: ignore,
};

interface Opening {
  readonly start: number;
  readonly name: string;
}

function tags(text: string, add: Add) {
  const state: { opening: Opening; container: Opening | null } = { opening: { start: 0, name: "" }, container: null };
  const nameAt = (start: number, end: number): string => text.slice(start, end).toLowerCase();
  const opened = (last: number): void => {
    add(state.opening.start, last);
    if (state.opening.name === "script" || state.opening.name === "style") state.container = state.opening;
  };
  return {
    onopentagname(start, end) {
      state.opening = { start: start - 1, name: nameAt(start, end) };
    },
    onopentagend: opened,
    onselfclosingtag: opened,
    onclosetag(start, end) {
      const { container } = state;
      add(
        container?.name === nameAt(start, end) ? container.start : text.lastIndexOf("<", start),
        text.indexOf(">", end),
      );
      state.container = null;
    },
  } satisfies Partial<Callbacks>;
}

function comments(text: string, add: Add) {
  const comment: Add = (start, last) => {
    add(text.lastIndexOf("<", start - 1), last);
  };
  return { oncomment: comment, oncdata: comment, ondeclaration: comment, onprocessinginstruction: comment };
}

function outermost(ranges: readonly Range[]): Range[] {
  const outer: Range[] = [];
  for (const range of ranges.toSorted((left, right) => left.start - right.start || right.end - left.end)) {
    if (range.start >= (outer.at(-1)?.end ?? 0)) outer.push(range);
  }
  return outer;
}

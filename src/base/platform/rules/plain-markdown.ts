import type { Tokenizer } from "htmlparser2";
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

/** A range of a text; `end` is exclusive. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the ranges of a Markdown text that are certainly code or autolinks, so that a `<` in them does not start HTML
 * (CommonMark 0.31 §4.5, §6.1, §6.5). Ambiguous cases (fences in quotes, code spans over several lines, link targets
 * with titles) are not treated as code: text that looks like a tag counts as one. Line ends must be `\
 * `.
 */
export function codeRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let fence: Fence | null = null;
  let paragraph = 0;
  for (const line of linesOf(text)) {
    if (fence) {
      const state = stateOf(fence, line.text);
      if (state === "doubtful") return ranges;
      if (state === "open") continue;
      ranges.push({ start: fence.start, end: line.end });
      [fence, paragraph] = [null, line.end];
      continue;
    }
    const opened = readFence(line);
    if (opened === null && line.text.trim() !== "") continue;
    addSpans(ranges, text, { start: paragraph, end: line.start });
    paragraph = line.end;
    if (opened === "doubtful") return ranges;
    fence = opened;
  }
  if (fence) ranges.push({ start: fence.start, end: text.length });
  else addSpans(ranges, text, { start: paragraph, end: text.length });
  return ranges;
}

interface Line extends Range {
  readonly text: string;
}

function* linesOf(text: string): Generator<Line> {
  let start = 0;
  while (start < text.length) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    yield { start, end, text: text.slice(start, end) };
    start = end + 1;
  }
}

interface Fence {
  readonly start: number;
  readonly indent: number;
  readonly mark: string;
}

const FENCE = /^([ \t>*+\-\d.)]*)(`{3,}|~{3,})(.*)$/;

/** Parses an opening fence; "doubtful" within quotes and list items, which can end it too. */
function readFence({ text, start }: Line): Fence | "doubtful" | null {
  const [, indent = "", mark = "", info = ""] = FENCE.exec(text) ?? [];
  if (mark === "" || (mark.startsWith("`") && info.includes("`"))) return null;
  return /^ {0,3}$/.test(indent) ? { start, indent: indent.length, mark } : "doubtful";
}

/** An indented fence can be in a list item: only lines with at least the same indentation certainly belong to it. */
function stateOf({ indent, mark }: Fence, line: string): "open" | "closed" | "doubtful" {
  const own = /^ */.exec(line)?.[0].length ?? 0;
  const run = line.trim();
  const closes = run.startsWith(mark) && run === run.charAt(0).repeat(run.length);
  if (indent === 0) return closes && own <= 3 && !line.startsWith("\t", own) ? "closed" : "open";
  if (run === "") return "open";
  if (own < indent || line.startsWith("\t", own)) return "doubtful";
  if (!closes) return "open";
  return own === indent ? "closed" : "doubtful";
}

const AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253})>/y;
const PLAIN_TARGET = /\]\([^\s()<>`\\]*(?: "[^"`\\\n<>]*")?\)/y;
/** Not all renderers treat longer runs of backticks as code. */
const MAX_MARK_LENGTH = 20;

/** Adds the code spans and autolinks of a range without blank lines. */
function addSpans(ranges: Range[], text: string, { start, end }: Range): void {
  const isTable = text.slice(start, end).split("\n").some(isDelimiterRow);
  const marks = marksOf(text, { start, end });
  let at = start;
  while (at < end) {
    const character = text[at];
    if (character === "\\") at += 2;
    else if (character === "<") {
      const link = matchAt(AUTOLINK, text, at);
      if (link > 0) ranges.push({ start: at, end: at + link });
      at += Math.max(link, 1);
    } else if (character === "]" && text[at + 1] === "(") {
      const target = matchAt(PLAIN_TARGET, text, at);
      if (target === 0) return;
      at += target;
    } else if (character === "`") {
      const length = runLength(text, at);
      const close = marks.after(at + length, length);
      if (close === undefined) {
        at += length;
        continue;
      }
      const span = text.slice(at, close + length);
      if (length > MAX_MARK_LENGTH || span.includes("\n") || (isTable && span.includes("|"))) return;
      ranges.push({ start: at, end: close + length });
      at = close + length;
    } else at += 1;
  }
}

const isDelimiterRow = (line: string): boolean => line.includes("|") && line.includes("-") && /^[ \t>|:-]+$/.test(line);

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function runLength(text: string, at: number): number {
  let end = at;
  while (text[end] === "`") end += 1;
  return end - at;
}

/** Indexes the runs of backticks by length. `after` must be called with increasing positions. */
function marksOf(text: string, { start, end }: Range) {
  const places = new Map<number, number[]>();
  for (let at = text.indexOf("`", start); at >= 0 && at < end;) {
    const length = runLength(text, at);
    const known = places.get(length);
    if (known) known.push(at);
    else places.set(length, [at]);
    at = text.indexOf("`", at + length);
  }
  for (const list of places.values()) list.reverse();
  return {
    after(from: number, length: number): number | undefined {
      const list = places.get(length) ?? [];
      while ((list.at(-1) ?? Infinity) < from) list.pop();
      return list.at(-1);
    },
  };
}

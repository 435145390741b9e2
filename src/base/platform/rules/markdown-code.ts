/** A range of a text; `end` is exclusive. */
export interface Range {
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

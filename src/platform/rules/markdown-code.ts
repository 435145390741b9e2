/** Part of a text: from one index up to another. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a Markdown text is code or an autolink for sure, so that a `<` in it begins no HTML (CommonMark 0.31 §4.5, §6.1,
 * §6.5). Where that depends on what stands around it (fences in quotes, code spans over several lines, link targets with
 * titles), nothing is taken for code: what looks like a tag there counts as one. The text has `\n` for its line ends, and
 * outside of what is found here no HTML.
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

/** A fence that opens here; doubtful within quotes and list items, whose ends end it too. */
function readFence({ text, start }: Line): Fence | "doubtful" | null {
  const [, indent = "", mark = "", info = ""] = FENCE.exec(text) ?? [];
  if (mark === "" || (mark.startsWith("`") && info.includes("`"))) return null;
  return /^ {0,3}$/.test(indent) ? { start, indent: indent.length, mark } : "doubtful";
}

/** An indented fence may be in a list item: only lines that are indented like it are in it either way. */
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
/** Longer ones are not taken for code everywhere. */
const MAX_MARK_LENGTH = 20;

/** The code spans and autolinks of lines without a blank one among them. */
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

/** Where runs of so many backticks begin; asked with ever greater indexes. */
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

/** A row of a CSV file (RFC 4180). */
export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  /** At most 1,000: a file has at most 500 columns. */
  readonly cells: readonly string[];
  /** There is text between a closing quote and the next separator, so the cell boundaries are uncertain. */
  readonly malformed: boolean;
  /** Position of the next row. */
  readonly next: Position;
}

/** A position between two rows: a byte offset and a line number. */
export interface Position {
  readonly offset: number;
  readonly line: number;
}

/** Reads a file piece by piece and returns rows when they are complete. */
export interface CsvReader {
  push(piece: Buffer): CsvRow[];
  /** Returns the last row if it has no line end. */
  end(): CsvRow[];
  /** The line on which the incomplete row begins. */
  readonly line: number;
  /** Number of bytes of that row so far. */
  readonly pending: number;
  /** Whether that row currently ends inside quotes. */
  readonly quoted: boolean;
}

const MAX_CELLS = 1_000;
const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
const BOM = [0xef, 0xbb, 0xbf];

/**
 * Creates a reader that starts at a position. Positions are counted in bytes, so that reading can resume between any
 * two rows; blank lines and rows of empty cells are skipped.
 */
export function createCsvReader(delimiter: string, from: Position = { offset: 0, line: 1 }): CsvReader {
  const separator = delimiter.charCodeAt(0);
  let { offset, line } = from;
  let rest: Buffer = Buffer.alloc(0);
  let quoted = false;

  function take(bytes: Buffer, last: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    let start = offset === 0 && BOM.every((byte, index) => bytes[index] === byte) ? BOM.length : 0;
    const base = offset;
    for (;;) {
      const scan = scanRow(bytes, { start, separator, last });
      quoted = scan === "open";
      if (scan === "open" || scan === "more") break;
      const next = { offset: base + scan.end, line: line + scan.lines };
      if (scan.cells.some((cell) => cell !== "")) {
        rows.push({ line, cells: scan.cells, malformed: scan.malformed, next });
      }
      start = scan.end;
      ({ line } = next);
    }
    offset = base + start;
    rest = bytes.subarray(start);
    return rows;
  }

  return {
    push: (piece) => take(rest.length === 0 ? piece : Buffer.concat([rest, piece]), false),
    end: () => take(rest, true),
    get line() {
      return line;
    },
    get pending() {
      return rest.length;
    },
    get quoted() {
      return quoted;
    },
  };
}

interface Scan {
  readonly cells: string[];
  readonly end: number;
  /** Number of line ends, including its own. */
  readonly lines: number;
  readonly malformed: boolean;
}

interface ScanOptions {
  readonly start: number;
  readonly separator: number;
  /** True if no more bytes follow. */
  readonly last: boolean;
}

/** Returns the row at `start`; "more" if it is incomplete, "open" if it is incomplete and ends inside quotes. */
function scanRow(bytes: Buffer, { start, separator, last }: ScanOptions): Scan | "more" | "open" {
  if (start >= bytes.length) return "more";
  const cells: string[] = [];
  let malformed = false;
  let lines = 0;
  let at = start;
  for (;;) {
    const cell = bytes[at] === QUOTE ? quotedCell(bytes, at, last) : { text: "", end: at, lines: 0 };
    if (cell === undefined) return "open";
    const end = unquotedEnd(bytes, cell.end, separator);
    const isQuoted = cell.end > at;
    malformed ||= isQuoted && end > cell.end;
    if (cells.length < MAX_CELLS) cells.push(cell.text + bytes.toString("utf8", cell.end, end));
    lines += cell.lines;
    if (bytes[end] === separator && end < bytes.length) {
      at = end + 1;
      continue;
    }
    const length = lineEnd(bytes, end, last);
    if (length === undefined) return "more";
    return { cells, end: end + length, lines: lines + (length > 0 ? 1 : 0), malformed };
  }
}

/**
 * Returns the text between quotes, in which two quotes stand for one; undefined if the closing quote is still missing.
 */
function quotedCell(
  bytes: Buffer,
  at: number,
  last: boolean,
): { text: string; end: number; lines: number } | undefined {
  let from = at + 1;
  for (;;) {
    const quote = bytes.indexOf(QUOTE, from);
    if (quote < 0 || (quote === bytes.length - 1 && !last)) return undefined;
    if (bytes[quote + 1] === QUOTE) {
      from = quote + 2;
      continue;
    }
    const text = bytes.toString("utf8", at + 1, quote).replaceAll('""', '"');
    return { text, end: quote + 1, lines: text.match(/\r\n|\n|\r/g)?.length ?? 0 };
  }
}

function unquotedEnd(bytes: Buffer, from: number, separator: number): number {
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === separator || byte === LF || byte === CR) return at;
    at += 1;
  }
  return at;
}

/** Returns the length of the line end: CR LF, LF or CR; 0 at the end of the file, undefined if it is not known yet. */
function lineEnd(bytes: Buffer, at: number, last: boolean): number | undefined {
  if (at >= bytes.length) return last ? 0 : undefined;
  if (bytes[at] === LF) return 1;
  if (at + 1 >= bytes.length) return last ? 1 : undefined;
  return bytes[at + 1] === LF ? 2 : 1;
}

const DELIMITERS = [",", ";", "\t", "|"] as const;

/** Returns the most likely delimiter: the one that occurs most often in the first line, outside of quotes. */
export function delimiterOf(beginning: Buffer): string {
  const [first = ""] = beginning
    .toString("utf8")
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r|\n/, 1);
  const counts = DELIMITERS.map((delimiter) => first.length - first.replaceAll(delimiter, "").length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

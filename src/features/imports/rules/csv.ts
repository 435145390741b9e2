import { unprocessable, type Detail, type Problem } from "../../../base/platform/rules/errors.ts";
import { normalizeText } from "../../../base/contract/unicode.ts";
import { storable } from "../../../base/platform/rules/text.ts";

/** The result of inspecting a complete file. */
export interface CsvSummary {
  readonly delimiter: string;
  /** The unique names of the columns. */
  readonly header: readonly string[];
  /** Number of rows after the header. */
  readonly rows: number;
  readonly preview: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** Position of the first row after the header. */
  readonly body: Position;
  readonly bytes: number;
}

/** Inspects a file while it arrives. */
interface CsvInspection {
  /** Throws `unprocessable` if the file cannot be read. */
  push(piece: Buffer): void;
  end(): CsvSummary;
}

const MAX_ROW_LENGTH = 1_048_576;
const MAX_COLUMNS = 500;
const MAX_NAME_LENGTH = 300;
const MAX_PREVIEW_ROWS = 5;
const MAX_PREVIEW_LENGTH = 200;

/** Checks that a file is UTF-8, has a header, and closes all quotes. */
export function inspectCsv(): CsvInspection {
  return new Inspection();
}

class Inspection implements CsvInspection {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  readonly #preview: { line: number; cells: string[] }[] = [];
  /** Collected until the first line is complete, which determines the delimiter. */
  #beginning: Buffer = Buffer.alloc(0);
  #reader: CsvReader | undefined;
  #delimiter = ",";
  #header: readonly string[] | undefined;
  #body: Position = { offset: 0, line: 1 };
  #rows = 0;
  #bytes = 0;
  #isText = true;

  push(piece: Buffer): void {
    this.#bytes += piece.length;
    this.#isText &&= decodes(this.#decoder, piece, { stream: true });
    this.#read(piece, false);
    const { pending = 0, quoted = false, line = 1 } = this.#reader ?? {};
    if (pending > MAX_ROW_LENGTH) throw unreadable(quoted ? "file_quote_open" : "file_row_too_long", line);
  }

  end(): CsvSummary {
    this.#isText &&= decodes(this.#decoder, Buffer.alloc(0), { stream: false });
    const reader = this.#read(Buffer.alloc(0), true) ?? createCsvReader(",");
    reader.end().forEach((row) => this.#note(row));
    if (reader.quoted) throw unreadable("file_quote_open", reader.line);
    if (!this.#isText) throw unreadable("file_encoding", reader.line);
    if (this.#header === undefined) throw unreadable("file_empty", 1);
    const [delimiter, header, rows, preview] = [this.#delimiter, this.#header, this.#rows, this.#preview];
    return { delimiter, header, rows, preview, body: this.#body, bytes: this.#bytes };
  }

  #read(piece: Buffer, last: boolean): CsvReader | undefined {
    if (this.#reader) {
      this.#reader.push(piece).forEach((row) => this.#note(row));
      return this.#reader;
    }
    this.#beginning = Buffer.concat([this.#beginning, piece]);
    const whole = /[^\r\n][\r\n]/.test(this.#beginning.toString("latin1"));
    if (!whole && !last && this.#beginning.length <= MAX_ROW_LENGTH) return undefined;
    this.#delimiter = delimiterOf(this.#beginning);
    this.#reader = createCsvReader(this.#delimiter);
    this.#reader.push(this.#beginning).forEach((row) => this.#note(row));
    return this.#reader;
  }

  #note(row: CsvRow): void {
    if (!this.#isText && row.cells.some((cell) => cell.includes("\uFFFD"))) throw unreadable("file_encoding", row.line);
    if (this.#header === undefined) {
      this.#header = readHeader(row);
      this.#body = row.next;
      return;
    }
    this.#rows += 1;
    if (this.#preview.length === MAX_PREVIEW_ROWS) return;
    this.#preview.push({ line: row.line, cells: row.cells.slice(0, MAX_COLUMNS).map(shortened) });
  }
}

function decodes(
  decoder: InstanceType<typeof TextDecoder>,
  piece: Buffer,
  { stream }: { readonly stream: boolean },
): boolean {
  try {
    decoder.decode(piece, { stream });
    return true;
  } catch {
    return false;
  }
}

/** Columns without a name are named by their number; a line that contains data is not a header. */
function readHeader({ cells, line, malformed }: CsvRow): string[] {
  if (malformed) throw unreadable("file_header_missing", line);
  if (cells.length > MAX_COLUMNS) throw unreadable("file_too_many_columns", line, { limit: MAX_COLUMNS });
  if (cells.some((cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell.trim())))
    throw unreadable("file_header_missing", line);
  const names = cells.map(
    (cell, index) =>
      normalizeText(storable(cell)).replace(/\s+/g, " ").slice(0, MAX_NAME_LENGTH) || `column_${index + 1}`,
  );
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw unreadable("file_header_repeated", line, { column: repeated });
  return names;
}

const shortened = (cell: string): string => storable(Array.from(cell).slice(0, MAX_PREVIEW_LENGTH).join(""));

function unreadable(
  code: Detail["code"],
  line: number,
  values: Readonly<Record<string, string | number>> = {},
): Problem {
  return unprocessable([{ path: "", code, values: { line, ...values } }]);
}

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
interface CsvReader {
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

/** The character encoding of a file. */
export type CsvEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Converts a file to UTF-8 while it arrives. */
interface Utf8Conversion {
  push(piece: Buffer): Buffer;
  end(): Buffer;
  /** The encoding detected so far: UTF-8 until the first non-ASCII character. */
  readonly encoding: CsvEncoding;
}

const MARKS: readonly (readonly [CsvEncoding, Buffer])[] = [
  ["utf-16le", Buffer.from([0xff, 0xfe])],
  ["utf-16be", Buffer.from([0xfe, 0xff])],
];
/** Maximum bytes of a UTF-8 character. */
const MAX_LETTER_LENGTH = 4;

/**
 * Excel writes UTF-8 or UTF-16 with a byte order mark, and Windows-1252 without one. A file without a mark counts as
 * Windows-1252 if its first non-ASCII character is not valid UTF-8. Later invalid bytes are passed on unchanged, and
 * the reader rejects them.
 */
export function createUtf8Conversion(): Utf8Conversion {
  return new Conversion();
}

class Conversion implements Utf8Conversion {
  encoding: CsvEncoding = "utf-8";
  #decided = false;
  #begun = false;
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #waiting: Buffer = Buffer.alloc(0);

  push(piece: Buffer): Buffer {
    return this.#decided ? this.#convert(piece, false) : this.#look(piece, false);
  }

  end(): Buffer {
    return this.#decided ? this.#convert(Buffer.alloc(0), true) : this.#look(Buffer.alloc(0), true);
  }

  /** Returns only ASCII until the encoding is known; an incomplete character waits for its remaining bytes. */
  #look(piece: Buffer, last: boolean): Buffer {
    const bytes = Buffer.concat([this.#waiting, piece]);
    this.#waiting = Buffer.alloc(0);
    if (!this.#begun && bytes.length < 2 && !last) return this.#wait(bytes, 0);
    const mark = this.#begun ? undefined : MARKS.find(([, first]) => bytes.subarray(0, 2).equals(first));
    this.#begun = true;
    if (mark) return this.#decide(mark[0], bytes, last);
    const letter = bytes.findIndex((byte) => byte > 0x7f);
    if (letter < 0) return bytes;
    if (letter + MAX_LETTER_LENGTH > bytes.length && !last) return this.#wait(bytes, letter);
    return this.#decide(beginsWithUtf8(bytes.subarray(letter)) ? "utf-8" : "windows-1252", bytes, last);
  }

  #wait(bytes: Buffer, from: number): Buffer {
    this.#waiting = Buffer.from(bytes.subarray(from));
    return bytes.subarray(0, from);
  }

  #decide(encoding: CsvEncoding, bytes: Buffer, last: boolean): Buffer {
    this.encoding = encoding;
    this.#decided = true;
    if (encoding !== "utf-8") this.#decoder = new TextDecoder(encoding);
    return this.#convert(bytes, last);
  }

  #convert(bytes: Buffer, last: boolean): Buffer {
    return this.#decoder ? Buffer.from(this.#decoder.decode(bytes, { stream: !last })) : bytes;
  }
}

/** Returns whether the bytes begin with a UTF-8 character (RFC 3629 §3). */
function beginsWithUtf8(bytes: Buffer): boolean {
  const [first = 0] = bytes;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  return !new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, length)).includes("\uFFFD");
}

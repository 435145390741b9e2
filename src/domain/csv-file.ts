import { createCsvReader, delimiterOf, type CsvReader, type CsvRow, type Position } from "./csv-reader.ts";
import { unprocessable, type Detail, type Problem } from "./errors.ts";
import { tidy } from "./text.ts";

/** What is known of a file once it was read to its end. */
export interface CsvSummary {
  readonly delimiter: string;
  /** Names of the columns, each another one. */
  readonly header: readonly string[];
  /** The rows after the header. */
  readonly rows: number;
  readonly preview: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** Where the first row after the header begins. */
  readonly body: Position;
  readonly bytes: number;
}

/** Looks through a file while it arrives. */
export interface CsvInspection {
  /** Throws `unprocessable` when the file cannot be read. */
  push(piece: Buffer): void;
  end(): CsvSummary;
}

const LONGEST_ROW = 1_048_576;
const MOST_COLUMNS = 500;
const LONGEST_NAME = 300;
const PREVIEWED = 5;
const LONGEST_PREVIEW = 200;

/** Looks through a file: that it is UTF-8, has a header, and every quote in it is closed. */
export function inspectCsv(): CsvInspection {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const preview: { line: number; cells: string[] }[] = [];
  let reader: CsvReader | undefined;
  let delimiter = ",";
  let beginning = Buffer.alloc(0);
  let header: readonly string[] | undefined;
  let body: Position = { offset: 0, line: 1 };
  let rows = 0;
  let bytes = 0;
  let isText = true;

  function note(row: CsvRow): void {
    if (!isText && row.cells.some((cell) => cell.includes("\uFFFD"))) throw unreadable("file_encoding", row.line);
    if (header === undefined) {
      header = readHeader(row);
      body = row.next;
      return;
    }
    rows += 1;
    if (preview.length < PREVIEWED)
      preview.push({ line: row.line, cells: row.cells.slice(0, MOST_COLUMNS).map(shortened) });
  }

  /** The delimiter is known when the first line is. */
  function open(last: boolean): CsvReader | undefined {
    if (reader || (!last && beginning.length < LONGEST_ROW && !/[^\r\n][\r\n]/.test(beginning.toString("latin1"))))
      return reader;
    delimiter = delimiterOf(beginning);
    reader = createCsvReader(delimiter);
    return reader;
  }

  function read(piece: Buffer, last: boolean): void {
    isText = isText && decodes(decoder, piece, last);
    beginning = reader ? beginning : Buffer.concat([beginning, piece]);
    const opened = reader !== undefined;
    const current = open(last);
    if (!current) return;
    current.push(opened ? piece : beginning).forEach(note);
    if (last) finish(current);
    if (current.pending > LONGEST_ROW)
      throw unreadable(current.quoted ? "file_quote_open" : "file_row_too_long", current.line);
  }

  function finish(current: CsvReader): void {
    current.end().forEach(note);
    if (current.quoted) throw unreadable("file_quote_open", current.line);
    if (!isText) throw unreadable("file_encoding", current.line);
  }

  return {
    push(piece) {
      bytes += piece.length;
      read(piece, false);
    },
    end() {
      read(Buffer.alloc(0), true);
      if (header === undefined) throw unreadable("file_empty", 1);
      return { delimiter, header, rows, preview, body, bytes };
    },
  };
}

function decodes(decoder: InstanceType<typeof TextDecoder>, piece: Buffer, last: boolean): boolean {
  try {
    decoder.decode(piece, { stream: !last });
    return true;
  } catch {
    return false;
  }
}

/** Columns without a name are called by their number; a line that holds data is no header. */
function readHeader({ cells, line, malformed }: CsvRow): string[] {
  if (malformed) throw unreadable("file_header_missing", line);
  if (cells.length > MOST_COLUMNS) throw unreadable("file_too_many_columns", line, { limit: MOST_COLUMNS });
  if (cells.some((cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell.trim())))
    throw unreadable("file_header_missing", line);
  const names = cells.map(
    (cell, index) => tidy(cell).replace(/\s+/g, " ").slice(0, LONGEST_NAME) || `column_${index + 1}`,
  );
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw unreadable("file_header_repeated", line, { column: repeated });
  return names;
}

const shortened = (cell: string): string => Array.from(cell).slice(0, LONGEST_PREVIEW).join("");

function unreadable(
  code: Detail["code"],
  line: number,
  values: Readonly<Record<string, string | number>> = {},
): Problem {
  return unprocessable([{ path: "", code, values: { line, ...values } }]);
}

import { createCsvReader, delimiterOf, type CsvReader, type CsvRow, type Position } from "./csv-reader.ts";
import { unprocessable, type Detail, type Problem } from "../../../base/platform/rules/errors.ts";
import { normalizeText } from "../../../base/contract/normalize-text.ts";
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
export interface CsvInspection {
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

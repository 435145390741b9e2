/**
 * Cells of CSV files that are opened in spreadsheets and read back by imports. A cell that a spreadsheet would
 * interpret as a formula gets a `'` prefix (OWASP, CSV injection). A cell that already begins with such a `'` gets one
 * too, so that reading exactly reverses writing.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Returns the cell for a value; null and undefined become empty, an object JSON. Numbers cannot be formulas. */
export function cellOf(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return escapeFormula(joinList(value.map(itemOf)));
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0 ? JSON.stringify(value) : "";
  return typeof value === "string" ? escapeFormula(value) : "";
}

/** A related record is written as `contact:<id>`. */
function itemOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  return Object.values(item).join(":");
}

/** Returns one line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}

/** Returns a cell without the prefix that prevents spreadsheets from evaluating it. */
export function unescapeFormula(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell;
}

function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Joins items with `; `. Items with a semicolon, a quote or outer spaces are quoted, and their quotes doubled. */
export function joinList(items: readonly string[]): string {
  return items
    .map((item) => (item === "" || /[;"]|^\s|\s$/u.test(item) ? `"${item.replaceAll('"', '""')}"` : item))
    .join("; ");
}

/** Splits a list into items; unquoted empty items are omitted. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  for (const [, quoted, plain = ""] of text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/gu)) {
    if (quoted !== undefined) items.push(quoted.replaceAll('""', '"'));
    else if (plain.trim() !== "") items.push(plain.trim());
  }
  return items;
}

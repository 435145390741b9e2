/**
 * Cells of CSV files that a spreadsheet may open and an import reads back. What a spreadsheet would take for a formula
 * gets a `'` before it (OWASP, CSV injection); so does what begins with such a `'` already, so that reading is the
 * exact opposite of writing.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A value as a cell; an empty one is empty. Numbers cannot be formulas. */
export function cellOf(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return escapeFormula(joinList(value.map(String)));
  return typeof value === "string" ? escapeFormula(value) : "";
}

/** A line of a file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}

/** What a cell says, without the mark that keeps a spreadsheet from running it. */
export function unescapeFormula(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell;
}

function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Items joined by `; `. One that holds a semicolon, a quote or outer spaces stands in quotes, its own quotes doubled. */
export function joinList(items: readonly string[]): string {
  return items
    .map((item) => (item === "" || /[;"]|^\s|\s$/u.test(item) ? `"${item.replaceAll('"', '""')}"` : item))
    .join("; ");
}

/** The items of a list; empty ones without quotes are left out. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  for (const [, quoted, plain = ""] of text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/gu)) {
    if (quoted !== undefined) items.push(quoted.replaceAll('""', '"'));
    else if (plain.trim() !== "") items.push(plain.trim());
  }
  return items;
}

import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { createCsvReader, delimiterOf, type CsvRow } from "../../src/features/imports/rules/csv.ts";
import { randomFrom, type Random } from "../support/random.ts";

const CELLS = ["", "a", "Zoë", "漢字😀", 'a"b', "two\nlines", "dos\r\nlines", " spaces ", "a;b", "a,b", '"', "=1+1"];

/** Returns a random file in which some cells are quoted without need. */
function fileFor(random: Random, delimiter: string): string {
  const end = random.pick(["\n", "\r\n"]);
  const rows = Array.from({ length: 1 + random.below(8) }, () =>
    Array.from({ length: 3 }, () => {
      const cell = random.pick(CELLS);
      const needed = cell.includes('"') || cell.includes(delimiter) || /[\r\n]/.test(cell);
      return needed || random.chance(0.2) ? `"${cell.replaceAll('"', '""')}"` : cell;
    }).join(delimiter),
  );
  return (random.chance(0.3) ? "\uFEFF" : "") + rows.join(end) + (random.chance(0.5) ? end : "");
}

function readIn(bytes: Buffer, delimiter: string, random: Random, from = { offset: 0, line: 1 }): CsvRow[] {
  const reader = createCsvReader(delimiter, from);
  const rows: CsvRow[] = [];
  for (let at = from.offset; at < bytes.length;) {
    const next = at + 1 + random.below(7);
    rows.push(...reader.push(bytes.subarray(at, next)));
    at = next;
  }
  return [...rows, ...reader.end()];
}

describe("CSV reader", () => {
  it("agrees with csv-parse for any chunk sizes and can resume at any row", () => {
    const random = randomFrom(20_261_121);
    for (let round = 0; round < 400; round += 1) {
      const delimiter = random.pick([",", ";", "\t", "|"]);
      const bytes = Buffer.from(fileFor(random, delimiter));
      const parsed: string[][] = parse(bytes, { bom: true, delimiter, relax_column_count: true });
      const expected = parsed.filter((row) => row.some((cell) => cell !== ""));
      const rows = readIn(bytes, delimiter, random);
      expect(rows.map(({ cells }) => cells)).to.deep.equal(expected);
      const index = random.below(rows.length + 1) - 1;
      const row = rows[index];
      if (row) expect(readIn(bytes, delimiter, random, row.next)).to.deep.equal(rows.slice(index + 1));
    }
  });

  it("counts line breaks in quoted cells and marks malformed rows", () => {
    const reader = createCsvReader(",");
    const rows = [...reader.push(Buffer.from('a,"b\r\nc"\n\n"d"e,f\rg,h')), ...reader.end()];
    expect(rows.map(({ line, malformed }) => [line, malformed])).to.deep.equal([
      [1, false],
      [4, true],
      [5, false],
    ]);
  });

  const beginnings: [text: string, delimiter: string][] = [
    ["a,b;c,d\n1;2;3;4;5", ","],
    ['"a,b,c";d;e', ";"],
    ["a\tb", "\t"],
    ["a|b|c,d", "|"],
    ["only one column", ","],
  ];
  for (const [text, delimiter] of beginnings) {
    it(`detects ${JSON.stringify(delimiter)} as the delimiter of ${JSON.stringify(text)}`, () => {
      expect(delimiterOf(Buffer.from(text))).to.equal(delimiter);
    });
  }
});

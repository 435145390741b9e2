import { expect } from "chai";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { createCsvReader, delimiterOf, type CsvRow } from "../../src/features/imports/rules/csv.ts";
import { randomFrom, type Random } from "../support/random.ts";
import { fields } from "../../generated/fields.js";
import { cellOf, joinList, splitList, unescapeFormula } from "../../src/base/platform/rules/csv-cells.ts";
import { cellIn, chosenColumns, csvColumns, valueOfCell } from "../../src/features/imports/rules/csv-columns.ts";
import type { EntityRecord } from "../../src/base/records/rules/entity.ts";

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

const none = { customFields: {}, namespaces: [] };
const own = {
  customFields: { tier: { type: "enum", enum: ["gold"] }, seats: { type: "number" } },
  namespaces: ["hubspot", "old.crm"],
} as const;
const text = fc.string({ unit: "binary", maxLength: 12 });
const nasty = fc.oneof(text, fc.stringMatching(/^['=+\-@;" \t]{0,5}[a-z]?['=;" ]{0,3}$/));

describe("CSV cells", () => {
  for (const [value, cell] of [
    ["=1+1", "'=1+1"],
    ["+33123456789", "'+33123456789"],
    ["-5", "'-5"],
    ["@here", "'@here"],
    ["\tx", "'\tx"],
    ["'=x", "''=x"],
    ["'quoted'", "'quoted'"],
    ["a=b", "a=b"],
    [-5.5, "-5.5"],
    [true, "true"],
    [null, ""],
    [["a", "b; c", ' "d"'], 'a; "b; c"; " ""d"""'],
    [["=cmd"], "'=cmd"],
  ] as const) {
    it(`${JSON.stringify(value)} is written as ${JSON.stringify(cell)}`, () => {
      expect(cellOf(value)).to.equal(cell);
    });
  }

  it("preserve any value when written and read again", () => {
    fc.assert(fc.property(nasty, (value) => unescapeFormula(cellOf(value)) === value));
  });

  it("never start with a character that a spreadsheet evaluates as a formula", () => {
    fc.assert(fc.property(nasty, (value) => !/^[=+\-@\t\r]/.test(cellOf(value))));
  });

  it("preserve list items when written and read again", () => {
    fc.assert(
      fc.property(fc.array(nasty, { maxLength: 4 }), (items) => {
        expect(splitList(joinList(items))).to.deep.equal(items);
      }),
    );
  });

  it("accept lists with extra spaces, empty items and quotes", () => {
    expect(splitList(" a ;b;; c d;")).to.deep.equal(["a", "b", "c d"]);
    expect(splitList("")).to.deep.equal([]);
    expect(splitList('say "hi"; x')).to.deep.equal(['say "hi"', "x"]);
  });
});

describe("CSV columns", () => {
  it("cover every field of the contract except internal ones", () => {
    for (const type of ["contact", "company"] as const) {
      const covered = new Set(csvColumns(type, own).map(({ field }) => field));
      const missing = Object.keys(fields[type]).filter((name) => !covered.has(name));
      expect(missing.toSorted()).to.deep.equal(["created_by", "deleted_at", "entity_type", "updated_by", "version"]);
    }
  });

  it("start with identifying fields and end with computed ones", () => {
    const names = csvColumns("contact", none).map(({ name }) => name);
    expect(names.slice(0, 4)).to.deep.equal(["id", "first_name", "last_name", "email"]);
    expect(names.at(-1)).to.equal("updated_at");
    expect(names).to.include.members(["address.city", "additional_emails"]);
  });

  it("include one for each custom field and each namespace", () => {
    const names = csvColumns("company", own).map(({ name }) => name);
    expect(names).to.include.members([
      "custom_fields.tier",
      "custom_fields.seats",
      "external_ids.hubspot",
      "external_ids.old.crm",
      "billing_address.country",
    ]);
  });

  it("can be selected by field or subfield in the order of the names", () => {
    const { chosen, unknown } = chosenColumns(csvColumns("contact", own), ["custom_fields.tier", "address", "email"]);
    const names = chosen.map(({ name }) => name);
    expect([names[0], names.at(-1)]).to.deep.equal(["custom_fields.tier", "email"]);
    expect(names).to.have.length(7);
    expect(unknown).to.deep.equal([]);
    expect(chosenColumns(csvColumns("contact", none), ["nmae", "external_ids"]).unknown).to.deep.equal(["nmae"]);
  });

  it("preserve typed values when written and read again", () => {
    const record = {
      email: "a@b.example",
      phone: "+33123456789",
      lead_score: 40,
      do_not_call: false,
      tags: ["vip", "a;b"],
      address: { city: "Paris", street: null },
      custom_fields: { seats: -3, tier: "gold" },
      external_ids: { "old.crm": "=7" },
    } as unknown as EntityRecord;
    const read = csvColumns("contact", own).map((column) => [column.name, valueOfCell(column, cellIn(record, column))]);
    const values = new Map(read.map(([name, value]) => [String(name), value]));
    expect(values.get("tags")).to.deep.equal(["vip", "a;b"]);
    expect(Object.fromEntries(values)).to.include({
      email: "a@b.example",
      phone: "+33123456789",
      lead_score: 40,
      do_not_call: false,
      "address.city": "Paris",
      "address.street": null,
      "custom_fields.seats": -3,
      "custom_fields.tier": "gold",
      "external_ids.old.crm": "=7",
      "external_ids.hubspot": null,
    });
  });

  it("return unconvertible text unchanged for the validators", () => {
    const columns = new Map(csvColumns("contact", own).map((column) => [column.name, column]));
    const value = (name: string, cell: string): unknown => {
      const column = columns.get(name);
      return column && valueOfCell(column, cell);
    };
    expect(value("lead_score", "many")).to.equal("many");
    expect(value("do_not_call", "perhaps")).to.equal("perhaps");
    expect(value("do_not_call", "Yes")).to.equal(true);
    expect(value("custom_fields.seats", "1,5")).to.equal("1,5");
    expect(value("birthday", "1990-01-31")).to.equal("1990-01-31");
  });
});

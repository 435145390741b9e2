import { expect } from "chai";
import fc from "fast-check";
import {
  customFieldTable,
  writeCustomFields,
  type CustomFieldDefinition,
  type CustomFieldType,
} from "../../src/base/records/rules/custom-fields.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";
import { plainText, toSearchText } from "../../src/base/platform/rules/text.ts";
import { queryWord, wordGrams } from "../../src/base/platform/rules/query-word.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { use } from "../support/fixture.ts";
import { createChange } from "../../src/base/records/rules/change.ts";
import { byText, equals, type ListOf } from "../../src/base/records/sql/list-filters.ts";
import { recordColumns } from "../../src/base/records/sql/record-columns.ts";

const definition = (type: CustomFieldType, more: Partial<CustomFieldDefinition> = {}): CustomFieldDefinition => ({
  key: "field",
  label: "Field",
  type,
  options: null,
  required: false,
  archived: false,
  ...more,
});

function written(one: CustomFieldDefinition, value: unknown, before: Record<string, unknown> | null = null): unknown {
  try {
    return writeCustomFields(customFieldTable([one]), { given: { field: value }, before })["field"] ?? null;
  } catch (error) {
    if (error instanceof Problem) return error.details.map(({ path, code }) => `${path} ${code}`).join(", ");
    throw error;
  }
}

const sizes = { options: ["small", "medium", "large"] };

describe("Custom field value", () => {
  const good: readonly [CustomFieldType, unknown, unknown][] = [
    ["text", "  two\r\nlines ", "two\nlines"],
    ["text", " ", null],
    ["number", -1.5, -1.5],
    ["boolean", false, false],
    ["date", "2028-02-29", "2028-02-29"],
    ["datetime", "2026-03-01T10:30:00+01:00", "2026-03-01T09:30:00.000Z"],
    ["datetime", "2026-03-01t09:30:00.1234z", "2026-03-01T09:30:00.123Z"],
    ["select", " medium", "medium"],
    ["multi_select", ["large", "small"], ["small", "large"]],
    ["multi_select", [], null],
    ["url", "https://example.com/a", "https://example.com/a"],
    ["email", "Ada@Example.com", "ada@example.com"],
    ["phone", "+33123456789", "+33123456789"],
  ];
  for (const [type, sent, stored] of good) {
    it(`of type ${type} is ${JSON.stringify(stored)} for ${JSON.stringify(sent)}`, () => {
      expect(written(definition(type, sizes), sent)).to.deep.equal(stored);
    });
  }

  const bad: readonly [CustomFieldType, unknown, string][] = [
    ["text", 3, " type"],
    ["text", "x".repeat(10_001), " too_long"],
    ["text", "a\u0007b", " invalid_character"],
    ["number", "3", " type"],
    ["boolean", "true", " type"],
    ["date", "2027-02-29", " format"],
    ["date", "2026-03-01T00:00:00Z", " format"],
    ["datetime", "2026-03-01T09:30:00", " timezone_required"],
    ["datetime", "2026-03-01", " format"],
    ["datetime", "0001-01-01T00:00:00+10:00", " format"],
    ["datetime", "9999-12-31T23:59:59-10:00", " format"],
    ["select", "huge", " enum"],
    ["select", ["small"], " type"],
    ["multi_select", "small", " type"],
    ["multi_select", ["small", "small"], "/1 not_unique"],
    ["multi_select", ["small", "huge"], "/1 enum"],
    ["url", "javascript:alert(1)", " format"],
    ["url", `https://example.com/${"x".repeat(2_000)}`, " too_long"],
    ["email", "ada@", " format"],
    ["phone", "0123456789", " phone_country_required"],
    ["phone", "call me", " format"],
  ];
  for (const [type, sent, problem] of bad) {
    it(`of type ${type} is rejected for ${JSON.stringify(sent).slice(0, 40)}:${problem}`, () => {
      expect(written(definition(type, sizes), sent)).to.equal(`/custom_fields/field${problem}`);
    });
  }

  it("can be sent back unchanged after its option was removed or its field archived", () => {
    expect(written(definition("select", { options: ["new"] }), "gone", { field: "gone" })).to.equal("gone");
    expect(written(definition("text", { archived: true }), "old", { field: "old" })).to.equal("old");
    expect(written(definition("multi_select", sizes), ["gone"], { field: ["gone"] })).to.deep.equal(["gone"]);
  });

  it("of an archived field can be cleared but not set", () => {
    const archived = definition("text", { archived: true, required: true });
    expect(written(archived, "new", { field: "old" })).to.equal("/custom_fields/field archived_custom_field");
    expect(written(archived, null, { field: "old" })).to.equal(null);
  });

  it("of a required field must be set on creation and cannot be cleared", () => {
    const required = definition("text", { required: true });
    expect(written(required, null)).to.equal("/custom_fields/field required");
    expect(written(required, " ", { field: "old" })).to.equal("/custom_fields/field required");
    expect(written(required, null, {})).to.equal(null);
  });

  it("is merged key by key, and null clears it", () => {
    const table = customFieldTable(["a", "b", "c"].map((key) => definition("number", { key })));
    const after = writeCustomFields(table, { given: { b: null, c: 3 }, before: { a: 1, b: 2 } });
    expect(after).to.deep.equal({ a: 1, c: 3 });
  });

  it("is reported together with all other invalid ones, and names of Object.prototype are unknown", () => {
    const table = customFieldTable([definition("number"), definition("date", { key: "day", required: true })]);
    const work = () => writeCustomFields(table, { given: { field: "x", feild: 1, constructor: 2 }, before: null });
    expect(work).to.throw(Problem).with.property("details").that.has.length(4);
  });
});

/** Characters of many scripts, with and without accents, and signs that separate words. */
const LETTERS = Array.from(
  [
    "aBzÉéÜüñçåÅøØæŒßẞłŁđĐðÞþıİ'’ʼ -/(\"&,:;.@_%\\7",
    "αΆάΣςσΩώЁёЙйПетріїאָלוֹمُحَمَّدीरामकिजी",
    "山田太郎王々かがきゃーカガｶﾞ김철수이ㄱกิ่สมชาย𠮷ﬁ㌔①Ａ％",
    "e\u0301o\u0308n\u0303s\u0323\u0307",
  ].join(""),
);
const text = fc.array(fc.constantFrom(...LETTERS), { maxLength: 14 }).map((letters) => letters.join(""));

describe("Texts in SQL and in the service", () => {
  const database = use(() => createDatabase());

  const inSql = async <Value>(expression: string, values: readonly string[]): Promise<Value[]> => {
    const statement = `SELECT ${expression} AS value FROM unnest(?::text[]) WITH ORDINALITY AS t (v, n) ORDER BY n`;
    const { rows } = await database.pool.raw<{ rows: { value: Value }[] }>(statement, [[...values]]);
    return rows.map(({ value }) => value);
  };

  it("have the same form without accents, in every script", async () => {
    const values = fc.sample(text, { numRuns: 3_000, seed: 20_261 });
    expect(await inSql<string>("plain_text(v)", values)).to.deep.equal(values.map(plainText));
  });

  it("are found by a search if a filter finds them", () => {
    const property = fc.property(text, text, text, (before, part, after) => {
      const [whole, asked] = [before + part + after, plainText(part)];
      fc.pre(plainText(whole).includes(asked) && !/[ςσ]/.test(asked));
      expect(toSearchText(whole)).to.include(toSearchText(asked));
    });
    fc.assert(property, { numRuns: 3_000, seed: 20_262 });
  });

  it("have the same parts in the index of characters, so that it leads to every text with the word", async () => {
    const values = fc.sample(text, { numRuns: 2_000, seed: 20_263 }).map(toSearchText);
    const stored = await inSql<string[] | null>("word_grams(v)", values);
    for (const [index, value] of values.entries()) {
      for (const word of value.split(" ").filter((one) => one !== "")) {
        expect(stored[index] ?? [], `${value}: ${word}`).to.include.members(wordGrams(queryWord(word)));
      }
    }
  });

  it("keep vowels and voiced sounds apart that are written as marks", () => {
    expect([plainText("राम"), plainText("が")]).to.not.include.members([plainText("रमा"), plainText("か")]);
    expect(plainText("राम")).to.not.equal(plainText("रमा"));
    expect(plainText("が")).to.not.equal(plainText("か"));
  });
});

const record = {
  id: "1",
  version: 1,
  updated_at: "2026-03-01T09:30:00.000Z",
  updated_by: { id: null, name: "Test", type: "system", application: null },
} as const;

/** The compiler checks this file: a line below an unused @ts-expect-error is an error. */
describe("Types of lists and changes", () => {
  it("reject a list that lacks a filter or sort field of the contract, or has another one", () => {
    const list: ListOf<"schedules.list"> = { filters: { user_id: equals("user_id") }, sort: { name: byText("name") } };
    // @ts-expect-error -- the contract has the filter user_id
    const filterless: ListOf<"schedules.list"> = { filters: {}, sort: { name: byText("name") } };
    // @ts-expect-error -- the contract has the sort field name
    const unsorted: ListOf<"schedules.list"> = { filters: { user_id: equals("user_id") }, sort: {} };
    // @ts-expect-error -- a text is sorted in linguistic order
    const byCode: ListOf<"schedules.list">["sort"] = { name: "name" };
    // @ts-expect-error -- the contract has no filter color
    const other: ListOf<"schedules.list">["filters"] = { user_id: equals("user_id"), color: equals("color") };
    expect(Object.keys(byCode)).to.deep.equal(["name"]);
    expect([list, filterless, unsorted].map(({ filters }) => Object.keys(filters).length)).to.deep.equal([1, 0, 1]);
    expect(Object.keys(other)).to.have.length(2);
  });

  it("reject a record one of whose fields has no source", () => {
    // @ts-expect-error -- the contract has the field reason
    const columns = recordColumns("Suppression", { stored: ["email"] });
    // @ts-expect-error -- the contract has no field colour
    const misspelt = recordColumns("Suppression", { stored: ["email", "reason", "colour"] });
    expect([columns, misspelt].map((one) => typeof one)).to.deep.equal(["function", "function"]);
  });

  it("reject a change that the contract does not declare", () => {
    // @ts-expect-error -- the contract has no such change
    const change = createChange("task.forgotten", record, { newId: () => "2" });
    expect(change).to.include({ record_type: "task", record_id: "1", kind: "task.forgotten" });
  });
});

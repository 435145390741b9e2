import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { indexedFields } from "../../support/indexed-fields.ts";
import { until } from "../../support/queue.ts";
import { recordFactories } from "../../support/record-factories.ts";

/** Values of each type, and filters with the positions of the values that match. */
const TYPES: readonly {
  readonly type: string;
  readonly options?: readonly string[];
  readonly values: readonly unknown[];
  readonly filters: readonly [operator: string, value: unknown, positions: readonly number[]][];
}[] = [
  {
    type: "text",
    values: ["Été", "été 2", `${"x".repeat(250)}1`, `${"x".repeat(250)}2`],
    filters: [
      ["eq", "ÉTÉ", [0]],
      ["in", ["été", "Été 2"], [0, 1]],
      ["eq", `${"X".repeat(250)}2`, [3]],
      ["eq", "x".repeat(200), []],
      ["contains", "été", [0, 1]],
      ["is_not_empty", undefined, [0, 1, 2, 3]],
    ],
  },
  {
    type: "number",
    values: [-1.5, 0, 20, 3_000_000_000],
    filters: [
      ["eq", 20, [2]],
      ["in", [0, -1.5], [0, 1]],
      ["lt", 0, [0]],
      ["lte", 0, [0, 1]],
      ["gt", 20, [3]],
      ["gte", 20, [2, 3]],
      ["between", [-1, 20], [1, 2]],
      ["neq", 20, [0, 1, 3]],
    ],
  },
  {
    type: "date",
    values: ["2026-02-28", "2028-02-29"],
    filters: [
      ["eq", "2028-02-29", [1]],
      ["lt", "2028-02-29", [0]],
      ["between", ["2026-01-01", "2026-12-31"], [0]],
      ["older_than_days", 1, [0]],
    ],
  },
  {
    type: "datetime",
    values: ["2026-02-28T23:30:00Z", "2026-03-01T00:30:00+02:00"],
    filters: [
      ["eq", "2026-02-28T22:30:00Z", [1]],
      ["gte", "2026-02-28T23:00:00Z", [0]],
    ],
  },
  {
    type: "boolean",
    values: [true, false],
    filters: [
      ["eq", true, [0]],
      ["eq", false, [1]],
    ],
  },
  {
    type: "select",
    options: ["Gold", "gold", "silver"],
    values: ["Gold", "gold", "silver"],
    filters: [
      ["eq", "gold", [1]],
      ["in", ["Gold", "silver"], [0, 2]],
    ],
  },
  { type: "url", values: ["https://a.example/"], filters: [["eq", "https://a.example/", [0]]] },
  { type: "email", values: ["Ada@A.example"], filters: [["eq", "ada@a.example", [0]]] },
  { type: "phone", values: ["+33612345678"], filters: [["eq", "+33612345678", [0]]] },
];

describe("POST /v1/entities/search (entities.search)", () => {
  const fixture = useFixture();
  const records = recordFactories(fixture);
  const fields = indexedFields(fixture);
  const withValue = (key: string, value: unknown): Promise<string> =>
    records.contact({ custom_fields: { [key]: value } });

  for (const { type, options, values, filters } of TYPES) {
    it(`finds indexed values of type ${type}, written before and after the field was marked`, async () => {
      const field = await fields.defined({ type, ...(options && { options }) });
      const before = await Promise.all(values.map((value) => withValue(field.key, value)));
      await fixture.crm.put(fields.pathOf(field), { indexed: true });
      await fields.ready(field);
      const after = await Promise.all(values.map((value) => withValue(field.key, value)));
      expect(await fields.values()).to.equal(values.length * 2);
      await records.contact();
      for (const [operator, value, positions] of filters) {
        const expected = positions.flatMap((position) => [before[position], after[position]]);
        const found = await fields.found(field, operator, value);
        const others = operator === "neq" ? found.filter((id) => [...before, ...after].includes(String(id))) : found;
        expect(others, `${operator} ${JSON.stringify(value)}`).to.have.members(expected);
      }
      await fixture.crm.put(fields.pathOf(field), { indexed: false });
      await fields.deleteFormer();
      await until(async () => (await fields.values()) === 0, "the values are deleted", 60);
    });
  }
});

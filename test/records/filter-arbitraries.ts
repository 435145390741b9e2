import fc from "fast-check";
import type { FieldTable } from "../../src/base/records/rules/field-table.ts";
import {
  type FilterFields,
  type FilterSpec,
  familyOf,
  operatorsOf,
  shapeOf,
  type Family,
  type Operator,
} from "../../src/base/records/rules/filter-fields.ts";
import type { FilterCondition, FilterGroup } from "../../src/base/records/rules/filter-tree.ts";

/** The current time for relative filters. */
export const now = new Date("2026-06-15T12:00:00.000Z");

const texts = [
  "Ada",
  "ADA",
  "ada b",
  "Zoë",
  "zoe",
  "50%",
  "a_b",
  "a\\b",
  "Ünal",
  "",
  "O’Brien",
  "obrien",
  "Élan Zürich",
  "山田 太郎",
  "がく",
  "かく",
  "김민준",
  "Пётр",
  "ПЕТР",
  "Παππάς",
  "ΠΑΠΠΑΣ",
  "राम",
  "रमा",
  "Đặng",
  "Weiß",
  "WEISS",
  "ﬁn",
];
const pieces = [
  "a",
  "B",
  "%",
  "_",
  "\\",
  "Ë",
  "ada b",
  "E",
  "zurich",
  "'",
  "brien",
  "田",
  "か",
  "が",
  "김",
  "пе",
  "ς",
  "ss",
  "र",
  "ang",
  "FIN",
  "％",
];
const emails = ["ada@a.example", "bob@mail.example", "b_b@mail.example"];
const numbers = [0, 1, 50, 99, 100];
const days = ["1990-02-28", "2026-06-01", "2026-06-15", "2026-06-20", "2030-01-01"];
const instants = [
  "1999-12-31T23:00:00.000Z",
  "2026-06-10T12:00:00.000Z",
  "2026-06-15T11:59:59.999Z",
  now.toISOString(),
];
const tags = ["vip", "VIP gold", "é", "late"];

/** Stored values by family of fields. */
const stored: Readonly<Record<Family, readonly unknown[]>> = {
  text: texts,
  email: emails,
  choice: [],
  id: [],
  number: numbers,
  boolean: [true, false],
  date: days,
  datetime: instants,
  list: [],
  object: [
    {},
    { street: "1 rue" },
    { city: "Zoë", country: "Ada" },
    { city: "50%", postal_code: "a_b", region: "a\\b" },
    { street: "ada b", city: "Ünal", country: "" },
  ],
};

/** Values in conditions: stored values and others. */
const asked: Readonly<Record<Family, readonly unknown[]>> = {
  ...stored,
  text: [...texts.filter((text) => text !== ""), "nobody"],
  email: [...emails, "ADA@A.example"],
  number: [...numbers, 0, 2, 3, -1, 99.5, 150],
  datetime: [...instants, "2026-06-15T14:00:00+02:00", "2040-01-01T00:00:00Z"],
  list: ["VIP", "vip gold", "É", "none"],
};

/** IDs of records that can be referenced, by the name of the referencing field. */
export type References = Readonly<Record<string, readonly string[]>>;

/** Random values for the fields of a record; nullable fields may be omitted. */
export function valuesOf(table: FieldTable, references: References = {}): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(table).map(([name, spec]) => {
    const one = valueOf(spec, references[name] ?? []);
    return [name, spec.nullable ? fc.option(one, { nil: null }) : one];
  });
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>);
}

function valueOf(spec: FilterSpec, references: readonly string[]): fc.Arbitrary<unknown> {
  const family = familyOf(spec.type);
  if (family === "list") return fc.subarray(tags);
  if (family === "choice") return fc.constantFrom(...choices(spec));
  if (family === "id") return references.length === 0 ? fc.constant(null) : fc.constantFrom(...references);
  return fc.constantFrom(...stored[family]);
}

const choices = ({ enum: values = [] }: FilterSpec): unknown[] => values.filter((value) => value !== null);

/** Random filters over all fields, with every supported operator. */
export function filters(fields: FilterFields, ids: readonly string[]): fc.Arbitrary<FilterGroup> {
  const places = Object.entries(fields).flatMap(([place, table]) => {
    const conditions = Object.entries(table).map(([name, spec]) =>
      conditionOn(place === "record" ? name : `${place}.${name}`, spec, ids),
    );
    return conditions.length === 0 ? [] : [{ weight: place === "record" ? 4 : 2, arbitrary: fc.oneof(...conditions) }];
  });
  return group(2, fc.oneof(...places));
}

function group(depth: number, condition: fc.Arbitrary<FilterCondition>): fc.Arbitrary<FilterGroup> {
  const member =
    depth === 0
      ? condition
      : fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: group(depth - 1, condition) });
  return fc.record({
    op: fc.constantFrom("and" as const, "or" as const, "not" as const),
    conditions: fc.array(member, { minLength: 1, maxLength: 3 }),
  });
}

function conditionOn(field: string, spec: FilterSpec, ids: readonly string[]): fc.Arbitrary<FilterCondition> {
  const family = familyOf(spec.type);
  const pool = family === "choice" ? choices(spec) : family === "id" ? ids : asked[family];
  return fc.oneof(
    ...operatorsOf(family).map((operator): fc.Arbitrary<FilterCondition> => {
      const value = operand(operator, operator.includes("contains") || operator.endsWith("with") ? pieces : pool);
      const head = { field: fc.constant(field), operator: fc.constant(operator) };
      return value === null ? fc.record(head) : fc.record({ ...head, value });
    }),
  );
}

function operand(operator: Operator, pool: readonly unknown[]): fc.Arbitrary<unknown> | null {
  const one = fc.constantFrom(...pool);
  switch (shapeOf(operator)) {
    case "none":
      return null;
    case "one":
      return one;
    case "two":
      return fc.tuple(one, one);
    case "many":
      return fc.array(one, { minLength: 1, maxLength: 3 });
    case "days":
      return fc.constantFrom(0, 5, 14, 30_000);
  }
}

import { resolve } from "node:path";
import { expect } from "chai";
import {
  type Schema,
  isObject,
  operationsIn,
  type MediaType,
  type OpenApiDocument,
} from "../../scripts/contract/document.ts";
import { schemaCompiler } from "../../scripts/contract/lint/compiler.ts";
import { matches } from "../../scripts/contract/lint/matches.ts";
import { readContract } from "../../scripts/contract/read.ts";
import { toValidatorSchema } from "../../scripts/emit/dialect.ts";

const reference = (name: string): Schema => ({ $ref: `document#/components/schemas/${name}` });

/** The components that the cases refer to. */
export const shapes: Record<string, Schema> = {
  Circle: { type: "object", required: ["radius"], properties: { kind: {}, radius: { type: "number" } } },
  Square: { type: "object", required: ["side"], properties: { kind: {}, side: { type: "number" } } },
  Tree: {
    type: "object",
    properties: { parts: { type: "array", items: reference("Tree") } },
    additionalProperties: false,
  },
};

const ofEachType = [null, true, 0, 1, -1, 1.5, 2 ** 53, "", "a", [], [1], {}, { a: 1 }];
const kinds = ["circle", "square"];

/** Schemas with the keywords that the contract uses, and values to compare. */
const keywordCases: readonly (readonly [keywords: string, schema: Schema, values: readonly unknown[]])[] = [
  ["type integer", { type: "integer" }, ofEachType],
  ["several types", { type: ["string", "null"] }, ofEachType],
  ["type object", { type: "object" }, ofEachType],
  ["enum and const", { anyOf: [{ enum: [1, "a", null, { a: [1] }] }, { const: [1] }] }, [...ofEachType, { a: [1] }]],
  ["an enum of objects in another order", { enum: [{ a: 1, b: 2 }] }, [{ b: 2, a: 1 }, { a: 1 }]],
  ["lengths in characters", { minLength: 2, maxLength: 3 }, ["a", "\u{1f600}", "\u{1f600}a", "\ud800a", "abcd", 1]],
  ["numeric limits", { minimum: 1, exclusiveMaximum: 3 }, [0, 1, 2.9, 3, "a"]],
  ["exclusive limits", { exclusiveMinimum: 1, maximum: 3 }, [1, 1.1, 3, 3.1, null]],
  ["numbers of items and properties", { minItems: 1, maxItems: 2, minProperties: 1, maxProperties: 2 }, ofEachType],
  ["too many items and properties", { maxItems: 1, maxProperties: 1 }, [[1, 2], { a: 1, b: 2 }, [1], { a: 1 }]],
  [
    "uniqueItems",
    { uniqueItems: true },
    [
      [1, 2],
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
      ["1", 1],
      [null],
    ],
  ],
  ["pattern", { pattern: "^\\p{Lu}\\S*$" }, ["A", "\u00c9t\u00e9", "a", "A b", 1]],
  [
    "items after prefixItems",
    { prefixItems: [{ type: "string" }], items: { type: "number" } },
    [["a", 1], [1], ["a", "b"], []],
  ],
  ["contains", { contains: { type: "number" } }, [["a", 1], ["a"], [], {}]],
  ["required", { required: ["a", "toString"] }, [{ a: 1, toString: 1 }, { toString: 1 }, {}, [], "a"]],
  [
    "a field that must be absent",
    { properties: { a: false } } as unknown as Schema,
    [{}, { a: 1 }, { b: 1 }, { a: null }],
  ],
  [
    "closed objects",
    { properties: { a: {} }, patternProperties: { "^x-": {} }, additionalProperties: false },
    [{ a: 1 }, { "x-b": 1 }, { b: 1 }, {}],
  ],
  [
    "typed other properties",
    { properties: { a: {} }, additionalProperties: { type: "string" } },
    [{ a: 1 }, { b: "b" }, { b: 1 }],
  ],
  [
    "patternProperties next to properties",
    { properties: { ab: { type: "string" } }, patternProperties: { "^a": { minLength: 2 } } },
    [{ ab: "ab" }, { ab: "a" }, { ab: 1 }, { ac: 1 }],
  ],
  ["propertyNames", { propertyNames: { pattern: "^[a-z]+$" } }, [{ a: 1 }, { A: 1 }, {}, "A"]],
  [
    "unevaluatedProperties over allOf",
    { allOf: [reference("Circle")], properties: { name: {} }, unevaluatedProperties: false },
    [{ radius: 1 }, { radius: 1, name: 1 }, { radius: 1, side: 1 }, { name: 1 }],
  ],
  [
    "unevaluatedProperties over anyOf",
    { anyOf: [reference("Circle"), reference("Square")], unevaluatedProperties: false },
    [{ radius: 1 }, { radius: 1, side: 1 }, { radius: "a", side: 1 }, { kind: 1 }],
  ],
  [
    "unevaluatedProperties over if",
    {
      if: { required: ["a"], properties: { a: {} } },
      then: { properties: { b: {} } },
      else: { properties: { c: {} } },
      unevaluatedProperties: false,
    },
    [{ a: 1, b: 1 }, { a: 1, c: 1 }, { c: 1 }, { b: 1 }, {}],
  ],
  [
    "typed unevaluatedProperties",
    { properties: { a: {} }, unevaluatedProperties: { type: "string" } },
    [
      { a: 1, b: "b" },
      { a: 1, b: 1 },
    ],
  ],
  [
    "oneOf",
    { oneOf: [reference("Circle"), reference("Square")] },
    [{ radius: 1 }, { side: 1 }, { radius: 1, side: 1 }, {}, 1],
  ],
  ["not", { not: reference("Circle") }, [{ radius: 1 }, { radius: "a" }, {}, 1]],
  [
    "references to themselves",
    reference("Tree"),
    [{}, { parts: [{ parts: [{}] }] }, { parts: [{ parts: [{ a: 1 }] }] }, { parts: {} }],
  ],
  ["oneRequired", { oneRequired: ["a", "b"] }, [{ a: "x" }, { a: "" }, { a: null, b: 0 }, { b: null }, {}, [], "a"]],
  [
    "a union that a property dispatches",
    {
      required: ["kind"],
      properties: { kind: { enum: kinds } },
      dispatch: { property: "kind", values: kinds },
      cases: [reference("Circle"), reference("Square")],
      unevaluatedProperties: false,
    },
    [
      { kind: "circle", radius: 1 },
      { kind: "circle", side: 1 },
      { kind: "square", side: 1 },
      { kind: "line" },
      {},
      [],
      1,
    ],
  ],
  [
    "a union that the presence of a property dispatches",
    { dispatch: { present: ["radius", "side"] }, cases: [reference("Circle"), reference("Square")] },
    [{ radius: 1 }, { radius: "a", side: 1 }, { side: 1 }, {}, { side: "a" }, "a"],
  ],
  [
    "the format date-time",
    { format: "date-time" },
    ["2026-03-01T10:00:00Z", "2026-02-30T10:00:00Z", "2026-13-01T10:00:00Z", "a", 1],
  ],
  [
    "the format uuid",
    { format: "uuid" },
    ["019cb4e7-5e6f-7071-8c8d-9e0f1a2b3c06", "urn:uuid:019cb4e7-5e6f-7071-8c8d-9e0f1a2b3c06", "", null],
  ],
  ["the format text", { format: "text" }, ["a", "a\nb", "\u0000", "\ud800", 1]],
  ["the format multiline", { format: "multiline" }, ["a\nb", "\u0000", "\ud800", {}]],
];

type Path = readonly (string | number)[];

/** Values of all types, and values that break limits, patterns and formats. */
const REPLACEMENTS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e15,
  [],
  {},
  [null],
  ["a", "a"],
  { unknown: 1 },
  "",
  " ",
  "a",
  "\u0001",
  "\ud800",
  "a\nb",
  "x".repeat(300),
  "2026-02-30",
  "2026-03-01T10:00:00",
  "a@b.example",
];

/** Yields copies of a value, each with one change at any depth. */
function* mutationsOf(value: unknown): Generator {
  for (const [path, part] of partsOf(value, [])) {
    for (const changed of [...REPLACEMENTS, ...variants(part)]) yield replaced(value, path, changed);
  }
}

function* partsOf(value: unknown, path: Path): Generator<[path: Path, part: unknown]> {
  yield [path, value];
  if (isList(value)) for (const [index, item] of value.entries()) yield* partsOf(item, [...path, index]);
  else if (isRecord(value)) for (const [name, item] of Object.entries(value)) yield* partsOf(item, [...path, name]);
}

/** Returns similar values: with another field or item, or with one of them missing. */
function variants(part: unknown): unknown[] {
  if (typeof part === "string") return [`${part} `, `${part}!`, part.toUpperCase(), part.slice(1)];
  if (typeof part === "number") return [part + 1, part - 1, String(part)];
  if (isList(part)) return [[...part, ...part], [...part, null], part.slice(1)];
  if (!isRecord(part)) return [];
  const entries = Object.entries(part);
  const without = entries.map(([name]) => Object.fromEntries(entries.filter(([other]) => other !== name)));
  return [...without, { ...part, unknown: 1 }];
}

function replaced(value: unknown, [step, ...rest]: Path, changed: unknown): unknown {
  if (step === undefined) return changed;
  if (isList(value)) return value.map((item, index) => (index === step ? replaced(item, rest, changed) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, changed) } : value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !isList(value);
}

interface Verdicts {
  accepted: number;
  rejected: number;
  /** The values on which the two disagree, with the verdict of Ajv. */
  readonly differences: string[];
}

/** Compares both verdicts on each value. */
function compare(components: Record<string, Schema>, schema: Schema, values: Iterable<unknown>): Verdicts {
  const validate = schemaCompiler(components).compile(schema);
  const verdicts: Verdicts = { accepted: 0, rejected: 0, differences: [] };
  for (const value of values) {
    const valid = validate(value);
    verdicts[valid ? "accepted" : "rejected"] += 1;
    if (matches(components, schema, value) !== valid)
      verdicts.differences.push(`${JSON.stringify(value)}: Ajv ${valid ? "accepts" : "rejects"} it`);
  }
  return verdicts;
}

describe("the interpreter for examples of the contract", () => {
  const { document } = readContract(resolve(import.meta.dirname, "../.."));
  const components = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, one]) => [name, toValidatorSchema(document, one)]),
  );

  for (const { id, schema, examples } of requestBodies(document)) {
    it(`agrees with Ajv on the body of ${id} and its mutations`, () => {
      const values = [...examples, ...examples.flatMap((example) => [...mutationsOf(example)])];
      const { differences, accepted, rejected } = compare(components, toValidatorSchema(document, schema), values);
      expect(differences).to.deep.equal([]);
      expect(accepted).to.be.at.least(examples.length);
      expect(rejected).to.be.greaterThan(0);
    });
  }

  for (const [keywords, schema, values] of keywordCases) {
    it(`agrees with Ajv on ${keywords}`, () => {
      const { differences, accepted, rejected } = compare(shapes, schema, values);
      expect(differences).to.deep.equal([]);
      expect(Math.min(accepted, rejected), "values of both kinds").to.be.greaterThan(0);
    });
  }

  it("accepts no value for a keyword that it does not know, so that Ajv decides", () => {
    const unknown = {
      multipleOf: 2,
      minContains: 1,
      dependentRequired: {},
      dependentSchemas: {},
      unevaluatedItems: false,
    };
    const accepted = Object.entries(unknown).filter(([keyword, operand]) => matches({}, { [keyword]: operand }, 4));
    expect(accepted).to.deep.equal([]);
  });
});

function requestBodies(document: OpenApiDocument) {
  return [...operationsIn(document.paths)].flatMap(({ operation }) => {
    const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, MediaType> };
    const { schema, examples } = content["application/json"] ?? {};
    if (!schema || !isObject(examples)) return [];
    const values = Object.values(examples).map((example) => (isObject(example) ? example["value"] : undefined));
    return [{ id: operation.operationId ?? "", schema, examples: values }];
  });
}

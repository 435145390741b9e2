import { isDeepStrictEqual } from "node:util";
import type { Dispatch } from "../../emit/keywords.ts";
import { isObject, type Schema } from "../document.ts";
import { formats } from "./formats.ts";

/** The properties that a schema evaluated; null if the value does not match. */
type Evaluated = ReadonlySet<string> | null;

const NONE: ReadonlySet<string> = new Set();

/** The component schemas by name. */
type Components = Readonly<Record<string, Schema>>;

/**
 * Checks whether a value matches a schema for the validators (dialect.ts). Compiling the same schemas with Ajv takes many
 * times as long, so Ajv is only used for values that do not match. A keyword that is unknown here makes a value not
 * match, and Ajv decides.
 */
export function matches(components: Components, schema: Schema | boolean, value: unknown): boolean {
  return evaluate(components, schema, value) !== null;
}

function evaluate(components: Components, schema: Schema | boolean, value: unknown): Evaluated {
  if (typeof schema === "boolean") return schema ? NONE : null;
  for (const [keyword, operand] of Object.entries(schema)) {
    const check = ASSERTIONS[keyword];
    if (check ? !check(value, operand as never) : !APPLIED.has(keyword)) return null;
  }
  const evaluated = new Set<string>();
  for (const [part, isRequired] of inPlace(components, schema, value)) {
    const inner = evaluate(components, part, value);
    if (inner === null && isRequired) return null;
    for (const name of inner ?? []) evaluated.add(name);
  }
  if (!hasChosenAlternatives(components, schema, value)) return null;
  if (Array.isArray(value)) return areItems(components, schema, value) ? evaluated : null;
  return isObject(value) ? ofProperties(components, schema, { value, evaluated }) : evaluated;
}

/** Yields the schemas that apply to the value itself; those of alternatives only if they match. */
function* inPlace(
  components: Components,
  schema: Schema,
  value: unknown,
): Generator<[part: Schema | boolean, isRequired: boolean]> {
  const { $ref, allOf = [], oneOf = [], anyOf = [], if: condition } = schema;
  if ($ref !== undefined) yield [components[$ref.replace("document#/components/schemas/", "")] ?? false, true];
  for (const part of allOf) yield [part, true];
  for (const part of [...oneOf, ...anyOf]) yield [part, false];
  if (condition !== undefined) {
    const isMet = matches(components, condition, value);
    if (isMet) yield [condition, true];
    yield [(isMet ? schema.then : schema.else) ?? true, true];
  }
  const cases = schema["cases"];
  if (Array.isArray(cases) && isObject(value)) yield [chosen(schema["dispatch"] as Dispatch, cases, value), true];
}

function hasChosenAlternatives(components: Components, { oneOf, anyOf, not }: Schema, value: unknown): boolean {
  const count = (list: readonly Schema[]): number => list.filter((part) => matches(components, part, value)).length;
  if (oneOf && count(oneOf) !== 1) return false;
  if (anyOf && count(anyOf) === 0) return false;
  return not === undefined || !matches(components, not, value);
}

function areItems(
  components: Components,
  { prefixItems = [], items: rest = {}, contains }: Schema,
  value: readonly unknown[],
): boolean {
  if (contains && !value.some((item) => matches(components, contains, item))) return false;
  return value.every((item, index) => matches(components, prefixItems[index] ?? rest, item));
}

function ofProperties(
  components: Components,
  schema: Schema,
  { value, evaluated }: { readonly value: Record<string, unknown>; readonly evaluated: Set<string> },
): Evaluated {
  const { propertyNames, unevaluatedProperties } = schema;
  for (const [name, item] of Object.entries(value)) {
    if (propertyNames && !matches(components, propertyNames, name)) return null;
    const parts = partsFor(schema, name);
    if (parts.some((part) => !matches(components, part, item))) return null;
    if (parts.length > 0) evaluated.add(name);
  }
  if (unevaluatedProperties === undefined) return evaluated;
  const rest = Object.entries(value).filter(([name]) => !evaluated.has(name));
  if (rest.some(([, item]) => !matches(components, unevaluatedProperties, item))) return null;
  return new Set(Object.keys(value));
}

/** Returns the schemas for the value of a property. */
function partsFor(schema: Schema, name: string): (Schema | boolean)[] {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  const matching = Object.entries(patternProperties).filter(([pattern]) => regularExpression(pattern).test(name));
  const declared = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const parts = [...(declared === undefined ? [] : [declared]), ...matching.map(([, part]) => part)];
  return parts.length === 0 && additionalProperties !== undefined ? [additionalProperties] : parts;
}

/** Keywords with subschemas, and annotations. */
const APPLIED = new Set(
  [
    "$ref,allOf,oneOf,anyOf,not,if,then,else,cases,dispatch,items,prefixItems,contains,properties,patternProperties",
    "propertyNames,additionalProperties,unevaluatedProperties,reads",
  ].flatMap((line) => line.split(",")),
);

function chosen(
  dispatch: Dispatch,
  cases: readonly (Schema | boolean)[],
  value: Record<string, unknown>,
): Schema | boolean {
  const index =
    "property" in dispatch
      ? dispatch.values.findIndex((one) => one === value[dispatch.property])
      : dispatch.present.slice(0, -1).findIndex((name) => value[name] !== undefined);
  if (index < 0) return "present" in dispatch ? (cases.at(-1) ?? false) : false;
  return cases[index] ?? false;
}

/** A limit only applies to values of its type. */
const ofNumbers =
  (test: (value: number, limit: number) => boolean) =>
  (value: unknown, limit: number): boolean =>
    typeof value !== "number" || test(value, limit);
const sized =
  (sizeOf: (value: unknown) => number | undefined, test: (size: number, limit: number) => boolean) =>
  (value: unknown, limit: number): boolean => {
    const size = sizeOf(value);
    return size === undefined || test(size, limit);
  };
const length = (value: unknown): number | undefined =>
  typeof value === "string" ? Array.from(value).length : undefined;
const items = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
const members = (value: unknown): number | undefined => (isObject(value) ? Object.keys(value).length : undefined);
const least = (size: number, limit: number): boolean => size >= limit;
const most = (size: number, limit: number): boolean => size <= limit;

const ASSERTIONS: Readonly<Record<string, (value: unknown, operand: never) => boolean>> = {
  type: (value, types: string | string[]) => [types].flat().some((type) => isOfType(value, type)),
  enum: (value, options: unknown[]) => options.some((option) => isDeepStrictEqual(option, value)),
  const: (value, constant: unknown) => isDeepStrictEqual(constant, value),
  format: (value, name: string) => hasFormat(value, name),
  pattern: (value, pattern: string) => typeof value !== "string" || regularExpression(pattern).test(value),
  required: (value, names: string[]) => !isObject(value) || names.every((name) => value[name] !== undefined),
  oneRequired: (value, names: string[]) =>
    !isObject(value) || names.some((name) => !["", null, undefined].includes(value[name] as null)),
  uniqueItems: (value, unique: boolean) => !unique || !Array.isArray(value) || areUnique(value),
  minLength: sized(length, least),
  maxLength: sized(length, most),
  minItems: sized(items, least),
  maxItems: sized(items, most),
  minProperties: sized(members, least),
  maxProperties: sized(members, most),
  minimum: ofNumbers(least),
  maximum: ofNumbers(most),
  exclusiveMinimum: ofNumbers((value, limit) => value > limit),
  exclusiveMaximum: ofNumbers((value, limit) => value < limit),
};

/** Two objects are equal even if their properties have another order. */
function areUnique(values: readonly unknown[]): boolean {
  return values.every((item, index) => !values.slice(0, index).some((other) => isDeepStrictEqual(item, other)));
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return type === "null" ? value === null : typeof value === type;
}

function hasFormat(value: unknown, name: string): boolean {
  const format = Object.hasOwn(formats, name) ? formats[name as keyof typeof formats] : undefined;
  if (format === undefined) return false;
  if (typeof value === "number") return !("type" in format) || format.validate(value);
  if (typeof value !== "string" || "type" in format) return true;
  return format instanceof RegExp ? format.test(value) : format(value);
}

const expressions = new Map<string, RegExp>();

function regularExpression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, "u");
  expressions.set(pattern, known);
  return known;
}

import type { OpenApiDocument, Schema } from "../document.ts";
import { isObject, toPointer } from "../document.ts";
import { nearest } from "../lint/nearest.ts";
import { rootSchemas } from "../root-schemas.ts";
import { everySchema, propertiesOf, type SchemaPath } from "../schema-walk.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";

/** Schemas must not contradict themselves. */
export function* checkConsistency({ contract: { document } }: RuleInput): Generator<Finding> {
  for (const [path, root] of rootSchemas(document)) {
    for (const [inner, message] of contradictions(document, root))
      yield { pointer: toPointer([...path, ...inner]), message };
  }
}

type Problem = [path: SchemaPath, message: string];

/** Returns the contradictions in a schema and its subschemas, with their paths. */
export function* contradictions(document: OpenApiDocument, root: Schema): Generator<Problem> {
  const chains = new Map<string, Schema[]>();
  for (const [path, schema] of everySchema(root)) {
    const outer = outerOf(path);
    const chain = [...((outer && chains.get(toPointer(outer))) ?? []), schema];
    chains.set(toPointer(path), chain);
    const isCondition = path.some((step) => CONDITIONS.has(step));
    const problems = [
      ...limits(schema),
      ...misapplied(schema),
      ...undeclared(document, chain, isCondition),
      ...mistyped(schema),
      ...expressions(schema),
      ...(isCondition ? [] : incomplete(document, schema)),
    ];
    for (const [key, message] of problems) yield [[...path, ...key], message];
  }
}

const CONDITIONS: ReadonlySet<string | number> = new Set(["if", "then", "else"]);

/** Returns the path of the schema that applies to the same value; undefined if there is none. */
function outerOf(path: SchemaPath): SchemaPath | undefined {
  const last = path.at(-1);
  if (path.at(-2) === "properties" || path.at(-2) === "patternProperties" || last === undefined) return undefined;
  if (typeof last === "number") return path.at(-2) === "prefixItems" ? undefined : path.slice(0, -2);
  return last === "not" || CONDITIONS.has(last) ? path.slice(0, -1) : undefined;
}

const RANGES = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
] as const;

function* limits(schema: Schema): Generator<Problem> {
  for (const [least, most] of RANGES) {
    const [lower, upper] = [schema[least], schema[most]];
    if (typeof lower === "number" && typeof upper === "number" && lower > upper)
      yield [[least], `${least} ${String(lower)} is greater than ${most} ${String(upper)}: swap them or correct one`];
  }
  if (schema.readOnly === true && schema.writeOnly === true)
    yield [["writeOnly"], "a field cannot be both readOnly and writeOnly: remove one of them"];
}

const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType", "x-multiline", "x-expected"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "prefixItems", "contains", "minContains", "maxContains", "minItems", "maxItems", "uniqueItems"],
  object: [
    "properties",
    "patternProperties",
    "required",
    "additionalProperties",
    "unevaluatedProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
    "discriminator",
  ],
};

/** A keyword for another type is usually in the wrong place. */
function* misapplied(schema: Schema): Generator<Problem> {
  if (schema.type === undefined) return;
  const types = [schema.type].flat().map((type) => (type === "integer" ? "number" : type));
  for (const [type, keywords] of Object.entries(KEYWORDS_OF)) {
    if (types.includes(type)) continue;
    for (const keyword of keywords) {
      if (schema[keyword] === undefined) continue;
      yield [[keyword], `${keyword} is for the type ${type}, but the type is ${types.join(", ")}: correct one of them`];
    }
  }
}

/**
 * Required names must be properties of the schema or of those around it, which apply to the same value. The conditions of
 * a schema without properties of its own are about the properties of the schemas that include it.
 */
function* undeclared(document: OpenApiDocument, chain: readonly Schema[], isCondition: boolean): Generator<Problem> {
  const schema = chain.at(-1);
  if (schema?.required === undefined && schema?.["x-one-required"] === undefined) return;
  const names = new Set(chain.flatMap((one) => [...propertiesOf(document, one).keys()]));
  const isMap = chain.some(({ patternProperties, additionalProperties: rest }) => patternProperties ?? isObject(rest));
  const isIncluded = isCondition && chain[0]?.properties === undefined;
  if (isMap || isIncluded || names.size === 0) return;
  for (const keyword of ["required", "x-one-required"] as const) {
    for (const [index, name] of (schema[keyword] ?? []).entries()) {
      if (names.has(name)) continue;
      const near = nearest(name, names);
      const correction = near === undefined ? "declare it under properties or remove it" : `did you mean ${near}?`;
      yield [[keyword, index], `${keyword} names ${name}, which is not a property: ${correction}`];
    }
  }
}

/** Values of `enum` and `const` must have the declared type, and an enum of a nullable type must contain null. */
function* mistyped({ type, enum: options, const: constant }: Schema): Generator<Problem> {
  if (type === undefined) return;
  const types = [type].flat();
  for (const [index, option] of (options ?? []).entries()) {
    if (!types.some((one) => isOfType(option, one)))
      yield [
        ["enum", index],
        `enum contains ${JSON.stringify(option)}, which is not of type ${types.join(" or ")}: correct one of them`,
      ];
  }
  if (constant !== undefined && !types.some((one) => isOfType(constant, one)))
    yield [
      ["const"],
      `const is ${JSON.stringify(constant)}, which is not of type ${types.join(" or ")}: correct one of them`,
    ];
  if (options && types.includes("null") && !options.includes(null))
    yield [["enum"], 'the type includes null, but enum does not: add null to enum, or remove "null" from type'];
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

function* expressions({ pattern, patternProperties = {} }: Schema): Generator<Problem> {
  const patterns: [SchemaPath, string][] = Object.keys(patternProperties).map((key) => [
    ["patternProperties", key],
    key,
  ]);
  if (pattern !== undefined) patterns.unshift([["pattern"], pattern]);
  for (const [path, expression] of patterns) {
    const reason = mistakeIn(expression);
    if (reason !== null) yield [path, `${JSON.stringify(expression)} is not a regular expression: ${reason}`];
  }
}

function mistakeIn(expression: string): string | null {
  try {
    new RegExp(expression, "u");
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^.*: /s, "").toLowerCase();
  }
}

function* incomplete(document: OpenApiDocument, schema: Schema): Generator<Problem> {
  if ([schema.type].flat().includes("array") && !schema.items && !schema.prefixItems && !schema.oneOf)
    yield [["type"], "an array needs items: the schema of its items"];
  const { discriminator, oneOf = [] } = schema;
  if (!discriminator) return;
  const { propertyName } = discriminator;
  const without = oneOf.flatMap((part, index) => (propertiesOf(document, part).has(propertyName) ? [] : [index]));
  if (without.length === oneOf.length)
    yield [["discriminator", "propertyName"], `no schema of oneOf has a property ${propertyName}: correct the name`];
  else
    for (const index of without)
      yield [["oneOf", index], `the schema has no property ${propertyName}, the discriminator: add it`];
}

import type { Schema } from "../contract/document.ts";
import { isObject } from "../contract/document.ts";

/** The keywords that apply to values of one type. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: [
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "contentEncoding",
    "contentMediaType",
    "x-multiline",
    "x-expected",
  ],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems"],
  object: [
    "properties",
    "patternProperties",
    "propertyNames",
    "additionalProperties",
    "unevaluatedProperties",
    "required",
    "minProperties",
    "maxProperties",
    "dependentRequired",
    "dependentSchemas",
  ],
};
const TYPED = new Set(Object.values(KEYWORDS).flat());
const CONDITIONS = ["if", "then", "else"] as const;

/**
 * Writes a schema without the forms of JSON Schema that client generators and linters of other ecosystems reject. The
 * same values are valid.
 */
export function portable(schema: Schema): Schema {
  return withConditions(withPropertySchemas(byType(schema)));
}

/** `type: [string, number]` becomes `anyOf`. A type that is only combined with null stays. */
function byType(schema: Schema): Schema {
  const types = [schema.type ?? []].flat();
  const [only, ...others] = types;
  if (only !== undefined && others.length === 0) return { ...schema, type: only };
  if (types.filter((one) => one !== "null").length < 2 || schema.anyOf) return schema;
  const entries = Object.entries(schema);
  const anyOf = types.map((one): Schema => {
    const own = entries.filter(([keyword]) => KEYWORDS[one]?.includes(keyword));
    return { type: one, ...Object.fromEntries(own) };
  });
  return { ...Object.fromEntries(entries.filter(([keyword]) => keyword !== "type" && !TYPED.has(keyword))), anyOf };
}

/** The boolean schemas of properties become objects. */
function withPropertySchemas(schema: Schema): Schema {
  const { properties } = schema;
  if (properties === undefined) return schema;
  const entries = Object.entries<Schema | boolean>(properties);
  return { ...schema, properties: Object.fromEntries(entries.map(([name, value]) => [name, asObject(value)])) };
}

function asObject(schema: Schema | boolean): Schema {
  if (isObject(schema)) return schema;
  return schema ? {} : { not: {} };
}

/**
 * Linters treat a schema that lists properties as closed, except as a part of `allOf`. Therefore each schema of a
 * condition becomes a part of an `allOf`.
 */
function withConditions(schema: Schema): Schema {
  const conditions = CONDITIONS.flatMap((keyword) => {
    const part = schema[keyword];
    return part === undefined ? [] : [[keyword, openPart(part)] as const];
  });
  return { ...schema, ...Object.fromEntries(conditions) };
}

function openPart({ required, properties = {}, ...schema }: Schema): Schema {
  const declared = Object.fromEntries((required ?? []).map((name): [string, Schema] => [name, {}]));
  const nested = Object.entries(properties).map(([name, property]): [string, Schema] => [
    name,
    property.properties || property.required ? openPart(property) : property,
  ]);
  const part = { ...schema, ...(required && { required }), properties: { ...declared, ...Object.fromEntries(nested) } };
  return { allOf: [{ type: "object" }, part] };
}

import { type Schema, isObject, type OpenApiDocument, type PathItem, operationsIn } from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";
import { mapSchemas, rootSchemas } from "../contract/root-schemas.ts";
import { reachable } from "../contract/schema-walk.ts";

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

/**
 * Writes webhooks so that they are valid requests: each has an `operationId`, and the records in their bodies have no
 * `readOnly` fields, because a request must not contain those.
 */
export function asRequests(source: OpenApiDocument): OpenApiDocument {
  const bodies = rootSchemas(source).flatMap(([path, schema]) => (path[0] === "webhooks" ? [schema] : []));
  const sent = reachable(source, bodies);
  const document = mapSchemas(source, withoutReadOnly, ([section, family, name]) =>
    section === "webhooks" ? true : family === "schemas" && sent.has(String(name)),
  );
  const webhooks = Object.entries(document.webhooks ?? {}).map(
    ([event, item]) => [event, withIds(event, item)] as const,
  );
  return { ...document, ...(document.webhooks && { webhooks: Object.fromEntries(webhooks) }) };
}

function withIds(event: string, item: PathItem): PathItem {
  const operations = [...operationsIn({ [event]: item })].map(
    ({ method, operation }) =>
      [method, { ...operation, operationId: operation.operationId ?? operationId(event) }] as const,
  );
  return { ...item, ...Object.fromEntries(operations) };
}

function withoutReadOnly({ readOnly: _, ...schema }: Schema): Schema {
  return schema;
}

/** `api_key.created` → `webhooks.apiKeyCreated`. */
function operationId(event: string): string {
  const name = pascal(event);
  return `webhooks.${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

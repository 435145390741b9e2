import type { OpenApiDocument, Schema } from "./document.ts";
import { isObject, resolve } from "./document.ts";

const single = ["items", "not", "if", "then", "else", "contains", "propertyNames", "additionalProperties"] as const;
const lone = [...single, "unevaluatedProperties", "unevaluatedItems", "additionalItems"];
const lists = ["allOf", "oneOf", "anyOf", "prefixItems"];
const maps = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];

export type SchemaPath = readonly (string | number)[];

/** Iterates over the direct subschemas of a schema with their paths. */
export function* subschemas(schema: Schema): Generator<[SchemaPath, Schema]> {
  for (const key of lone) {
    const value = schema[key];
    if (isObject(value)) yield [[key], value];
  }
  for (const key of lists) {
    const value = schema[key];
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) if (isObject(item)) yield [[key, index], item];
  }
  for (const key of maps) {
    const value = schema[key];
    if (isObject(value))
      for (const [name, item] of Object.entries(value)) if (isObject(item)) yield [[key, name], item];
  }
}

/** Returns a copy of a schema in which `change` was applied to it and all subschemas, innermost first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  for (const key of lone) if (isObject(copy[key])) copy[key] = mapSchema(copy[key], change);
  for (const key of lists) {
    const value = copy[key];
    if (Array.isArray(value))
      copy[key] = value.map((item: unknown) => (isObject(item) ? mapSchema(item, change) : item));
  }
  for (const key of maps) {
    const value = copy[key];
    if (!isObject(value)) continue;
    const mapped = Object.entries(value).map(([name, item]) => [name, isObject(item) ? mapSchema(item, change) : item]);
    copy[key] = Object.fromEntries(mapped);
  }
  return change(copy);
}

/** Iterates over a schema and all subschemas without following references. */
export function* everySchema(schema: Schema, path: SchemaPath = []): Generator<[SchemaPath, Schema]> {
  yield [path, schema];
  for (const [step, inner] of subschemas(schema)) yield* everySchema(inner, [...path, ...step]);
}

/** Returns the properties of a schema, including those of references and `allOf` parts. */
export function propertiesOf(document: OpenApiDocument, schema: Schema | undefined): Map<string, Schema> {
  const found = new Map<string, Schema>();
  collect(document, schema, found, new Set());
  return found;
}

function collect(document: OpenApiDocument, given: Schema | undefined, found: Map<string, Schema>, seen: Set<Schema>) {
  const schema = given && resolve<Schema>(document, given);
  if (!schema || seen.has(schema)) return;
  seen.add(schema);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (!found.has(name)) found.set(name, property);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    collect(document, part, found, seen);
  }
}

/** Returns the names of all component schemas that these schemas refer to, directly or indirectly. */
export function reachable(document: OpenApiDocument, schemas: readonly Schema[]): Set<string> {
  const names = new Set<string>();
  const queue = [...schemas];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const [, part] of everySchema(next)) {
      const name = part.$ref?.match(/^#\/components\/schemas\/([^/]+)$/)?.[1];
      if (!name || names.has(name)) continue;
      names.add(name);
      const target = document.components?.schemas?.[name];
      if (target) queue.push(target);
    }
  }
  return names;
}

/** Returns the types that a schema allows. References and combinators are followed only if the result is obvious. */
export function typesOf(document: OpenApiDocument, given: Schema): string[] {
  const schema = resolve<Schema>(document, given);
  if (!schema) return [];
  if (schema.type !== undefined) return Array.isArray(schema.type) ? schema.type : [schema.type];
  const parts = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (parts) return [...new Set(parts.flatMap((part) => typesOf(document, part)))];
  if (schema.properties) return ["object"];
  if (schema.enum) return [...new Set(schema.enum.map((value) => (value === null ? "null" : typeof value)))];
  return [];
}

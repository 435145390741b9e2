import type { OpenApiDocument, Schema } from "./document.ts";
import { isObject, resolve } from "./document.ts";

/** The keywords that contain subschemas, by their form. */
const KEYWORDS = {
  schema: [
    "items",
    "not",
    "if",
    "then",
    "else",
    "contains",
    "propertyNames",
    "additionalProperties",
    "unevaluatedProperties",
    "unevaluatedItems",
    "additionalItems",
  ],
  list: ["allOf", "oneOf", "anyOf", "prefixItems"],
  map: ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"],
};
const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries(KEYWORDS).flatMap(([form, keywords]) => keywords.map((keyword) => [keyword, form])),
);

export type SchemaPath = readonly (string | number)[];

/** Returns a copy of a schema in which `change` was applied to it and all subschemas, innermost first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inner = (value: unknown): unknown => (isObject(value) ? mapSchema(value, change) : value);
  const copy: Schema = { ...schema };
  for (const [key, value] of Object.entries(schema)) {
    const form = FORMS.get(key);
    if (form === "schema") copy[key] = inner(value);
    else if (form === "list" && Array.isArray(value)) copy[key] = value.map(inner);
    else if (form === "map" && isObject(value))
      copy[key] = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(item)]));
  }
  return change(copy);
}

/** Returns a schema and all subschemas with their paths, without following references. */
export function everySchema(schema: Schema): [SchemaPath, Schema][] {
  const found: [SchemaPath, Schema][] = [];
  collectSchemas(schema, [], found);
  return found;
}

function collectSchemas(given: unknown, path: SchemaPath, found: [SchemaPath, Schema][]): void {
  if (!isObject(given)) return;
  found.push([path, given]);
  // Independent of the order in which the author wrote the keywords.
  for (const [key, form] of FORMS) {
    const value = given[key];
    if (value === undefined) continue;
    if (form === "schema") collectSchemas(value, [...path, key], found);
    else if (form === "list" && Array.isArray(value))
      for (const [index, item] of value.entries()) collectSchemas(item, [...path, key, index], found);
    else if (form === "map" && isObject(value))
      for (const [name, item] of Object.entries(value)) collectSchemas(item, [...path, key, name], found);
  }
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

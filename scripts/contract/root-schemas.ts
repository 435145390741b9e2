import type { OpenApiDocument, Schema } from "./document.ts";
import { isObject, operationsIn } from "./document.ts";
import { everySchema, mapSchema, reachable } from "./schema-walk.ts";

/** A top-level schema of a document with its path. */
type RootSchema = [(string | number)[], Schema];

/** Returns all top-level schemas of a document with their paths. */
export function rootSchemas(document: OpenApiDocument): RootSchema[] {
  const found: RootSchema[] = [];
  const components = document.components ?? {};
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    found.push([["components", "schemas", name], schema]);
  for (const family of ["parameters", "responses", "requestBodies"]) {
    for (const [name, value] of Object.entries(components[family] ?? {}))
      collectIn(value, ["components", family, name], found);
  }
  for (const section of ["paths", "webhooks"] as const) {
    for (const [path, item] of Object.entries(document[section] ?? {}))
      collectIn(item.parameters, [section, path, "parameters"], found);
    for (const { path, method, operation } of operationsIn(document[section])) {
      for (const key of ["parameters", "requestBody", "responses"] as const)
        collectIn(operation[key], [section, path, method, key], found);
    }
  }
  return found;
}

/** Returns whether the schema at a path is to be changed. */
type SchemaSelector = (path: readonly (string | number)[]) => boolean;

/**
 * Returns a document in which `change` was applied to all selected schemas and their subschemas, innermost first. It
 * shares its other parts with the given document.
 */
export function mapSchemas(
  document: OpenApiDocument,
  change: (schema: Schema) => Schema,
  where: SchemaSelector = () => true,
): OpenApiDocument {
  const changed = { ...document };
  const copies = new Set<object>([changed]);
  for (const [path, schema] of rootSchemas(document)) {
    if (!where(path)) continue;
    const holder = path.slice(0, -1).reduce<object>((outer, step) => copyInside(outer, step, copies), changed);
    Reflect.set(holder, path.at(-1) ?? "", mapSchema(schema, change));
  }
  return changed;
}

/** Replaces an inner object by a copy, unless it is one, and returns it. */
function copyInside(outer: object, step: string | number, copies: Set<object>): object {
  const inner = Reflect.get(outer, step) as object;
  if (copies.has(inner)) return inner;
  const copy = Array.isArray(inner) ? [...(inner as unknown[])] : { ...inner };
  copies.add(copy);
  Reflect.set(outer, step, copy);
  return copy;
}

/** Selects the schemas of requests, and the components that they refer to. */
export function inRequests(document: OpenApiDocument): SchemaSelector {
  const inRequest: SchemaSelector = (path) => path[0] !== "webhooks" && path.some((step) => REQUEST_PARTS.has(step));
  const roots = rootSchemas(document).flatMap(([path, schema]) => (inRequest(path) ? [schema] : []));
  const names = reachable(document, roots);
  return (path) => (path[1] === "schemas" ? names.has(String(path[2])) : inRequest(path));
}

const REQUEST_PARTS: ReadonlySet<string | number> = new Set(["parameters", "requestBody", "requestBodies"]);

function collectIn(value: unknown, path: readonly (string | number)[], found: RootSchema[]): void {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) collectIn(item, [...path, index], found);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== "object" || key === "example" || key === "examples") continue;
    if (key === "schema" && isObject(inner)) found.push([[...path, key], inner]);
    else collectIn(inner, [...path, key], found);
  }
}

const knownForms = new WeakMap<OpenApiDocument, ReadonlyMap<string, string>>();

/** Returns the forms that are shown instead of patterns, by pattern. The document must not change afterwards. */
export function patternForms(document: OpenApiDocument): ReadonlyMap<string, string> {
  const known = knownForms.get(document);
  if (known) return known;
  const forms = new Map<string, string>();
  knownForms.set(document, forms);
  for (const { pattern, "x-expected": form } of allSchemas(document)) {
    if (pattern !== undefined && typeof form === "string") forms.set(pattern, form);
  }
  return forms;
}

/** Returns the formats used by the contract. */
export function usedFormats(document: OpenApiDocument): Set<string> {
  return new Set(allSchemas(document).flatMap(({ format }) => format ?? []));
}

function allSchemas(document: OpenApiDocument): Schema[] {
  return rootSchemas(document).flatMap(([, root]) => everySchema(root).map(([, schema]) => schema));
}

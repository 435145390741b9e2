import { type OpenApiDocument, type Schema, at, isObject, operationsIn, unusedName, fromPointer } from "./document.ts";
import { pascal } from "./operations.ts";

/** Returns a third-party document in the form that the emitters expect: OpenAPI 3.1, without examples, with unique ids. */
export function normalized(source: OpenApiDocument): OpenApiDocument {
  const version30 = source.openapi.startsWith("3.0");
  const change = (schema: Schema): Schema =>
    withTargets(source, fromOpenApi30(version30 ? withoutSiblings(schema) : schema));
  const document = withoutPathReferences(rewritten(source, change) as OpenApiDocument);
  const taken = new Set<string>();
  for (const { path, method, operation } of operationsIn(document.paths)) {
    operation.operationId = unusedId(taken, operation.operationId ?? `${method} ${path}`);
  }
  return version30 ? { ...document, openapi: "3.1.0" } : document;
}

/** Names are compared as types, which are written in pascal case. */
function unusedId(taken: Set<string>, id: string): string {
  for (let number = 2, free = id; ; number++) {
    const name = pascal(free).toLowerCase();
    if (!taken.has(name)) {
      taken.add(name);
      return free;
    }
    free = `${id}-${number}`;
  }
}

/** Maps whose keys are names that the author chose. */
const NAMED = new Set(["properties", "patternProperties", "schemas", "parameters", "headers", "responses", "paths"]);

/** Returns a copy without examples and extensions in which all objects were changed, innermost first. */
function rewritten(value: unknown, change: (schema: Schema) => Schema, named = false): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => named || !isAnnotation(key));
  const copy = entries.map(([key, inner]) => {
    const isValue = !named && (key === "enum" || key === "default");
    return [key, isValue ? inner : rewritten(inner, change, !named && NAMED.has(key))] as const;
  });
  const object = Object.fromEntries(copy) as Schema;
  return named ? object : change(object);
}

function isAnnotation(key: string): boolean {
  return key === "example" || key === "examples" || key.startsWith("x-");
}

/** Omits a discriminator that maps to missing schemas: some documents still name the files that they were merged from. */
function withTargets(source: OpenApiDocument, { discriminator, ...schema }: Schema): Schema {
  if (!discriminator) return schema;
  const targets = Object.values(discriminator.mapping ?? {});
  const isLocal = (target: string): boolean => target.startsWith("#") && isObject(at(source, target));
  return targets.every(isLocal) ? { ...schema, discriminator } : schema;
}

/** OpenAPI 3.0 has its own syntax for null and exclusive limits. Some documents of OpenAPI 3.1 still use it. */
function fromOpenApi30(schema: Schema): Schema {
  const { nullable, ...rest } = withLimits(schema);
  if (typeof nullable !== "boolean") return withLimits(schema);
  return nullable ? orNull(rest) : rest;
}

const ANNOTATIONS = new Set(["description", "title", "default", "deprecated", "readOnly", "writeOnly"]);
const BESIDE_REFERENCES = new Set([...ANNOTATIONS, "$ref", "nullable"]);

/** Many authors write `nullable` next to a reference or combinator, where the specification leaves it without effect. */
function orNull(schema: Schema): Schema {
  const { type, enum: options } = schema;
  if (schema.$ref !== undefined || schema.allOf || schema.oneOf || schema.anyOf) {
    const entries = Object.entries(schema);
    const about = Object.fromEntries(entries.filter(([key]) => ANNOTATIONS.has(key)));
    const rest = Object.fromEntries(entries.filter(([key]) => !ANNOTATIONS.has(key))) as Schema;
    return { ...about, anyOf: [rest, { type: "null" }] };
  }
  const values = options && { enum: options.includes(null) ? options : [...options, null] };
  if (typeof type !== "string") return { ...schema, ...values };
  return { ...schema, type: [type, "null"], ...values };
}

/** Assertions next to a reference have no effect in OpenAPI 3.0. */
function withoutSiblings(schema: Schema): Schema {
  if (typeof schema.$ref !== "string") return schema;
  return Object.fromEntries(Object.entries(schema).filter(([key]) => BESIDE_REFERENCES.has(key)));
}

function withLimits(schema: Schema): Schema {
  let modern = schema;
  for (const [flag, limit] of LIMITS) {
    const { [flag]: exclusive, [limit]: bound, ...rest } = modern;
    if (typeof exclusive !== "boolean") continue;
    modern = bound === undefined ? rest : { ...rest, [exclusive ? flag : limit]: bound };
  }
  return modern;
}

const LIMITS = [
  ["exclusiveMinimum", "minimum"],
  ["exclusiveMaximum", "maximum"],
] as const;

/**
 * Bundlers leave references into paths. Generators do not follow those: schemas become components, and other targets are
 * repeated where they are referred to.
 */
function withoutPathReferences(source: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, Schema> = { ...source.components?.schemas };
  const names = new Map<string, string>();
  const nameOf = (reference: string): string => {
    const known = names.get(reference);
    if (known !== undefined) return known;
    const name = unusedName(schemas, pascal(fromPointer(reference.slice(1)).slice(-3).join(" ")));
    names.set(reference, name);
    schemas[name] = {};
    return name;
  };
  const followed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(followed);
    if (!isObject(value)) return value;
    const { $ref: reference, ...rest } = value;
    if (typeof reference !== "string" || !reference.startsWith("#/paths/")) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, followed(inner)]));
    }
    if (!/\/schema(\/|$)/.test(reference)) return followed(at(source, reference));
    return { ...rest, $ref: `#/components/schemas/${nameOf(reference)}` };
  };
  const document = followed(source) as OpenApiDocument;
  for (const [reference, name] of names) schemas[name] = followed(at(source, reference)) as Schema;
  if (names.size === 0) return document;
  return {
    ...document,
    components: { ...document.components, schemas: { ...schemas, ...document.components?.schemas } },
  };
}

import type { BodyObject, OpenApiDocument, ParameterObject, Schema } from "../document.ts";
import { at, fromPointer, operationsIn, resolve, toPointer } from "../document.ts";
import { propertiesOf } from "../schema-walk.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";

/** Request bodies must not allow additional properties, and their field names must differ from those of parameters. */
export function* checkBodies({ contract: { document } }: RuleInput): Generator<Finding> {
  const seen = new Set<string>();
  for (const { path, method, item, operation } of operationsIn(document.paths)) {
    if (operation.requestBody === undefined) continue;
    const reference = operation.requestBody.$ref;
    const place = reference === undefined ? ["paths", path, method, "requestBody"] : fromPointer(reference.slice(1));
    const body = resolve<BodyObject>(document, operation.requestBody);
    const schema = body?.content?.["application/json"]?.schema;
    if (!schema) continue;
    const pointer = [...place, "content", "application/json", "schema"];
    yield* closed({ document, schema, path: pointer, part: false, seen });
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    const names = parameters.flatMap((parameter) => resolve<ParameterObject>(document, parameter)?.name ?? []);
    const parameterNames = new Set([...names, ...(names.includes("If-Match") ? ["expected_version"] : [])]);
    for (const field of propertiesOf(document, schema).keys()) {
      if (!parameterNames.has(field)) continue;
      const message = `${operation.operationId ?? path}: the body field \`${field}\` has the name of a parameter; inputs are flat`;
      yield { pointer: toPointer(["paths", path, method, "requestBody"]), message };
    }
  }
}

interface SchemaContext {
  readonly document: OpenApiDocument;
  readonly schema: Schema;
  readonly path: readonly string[];
  /** Inside `allOf`: the combined schema must be closed, not its parts. */
  readonly part: boolean;
  readonly seen: Set<string>;
}

function* closed({ document, schema, path, part, seen }: SchemaContext): Generator<Finding> {
  const key = `${toPointer(path)} ${String(part)}`;
  if (seen.has(key)) return;
  seen.add(key);
  if (schema.$ref !== undefined) {
    const target = at(document, schema.$ref) as Schema | undefined;
    if (target) yield* closed({ document, schema: target, path: fromPointer(schema.$ref.slice(1)), part, seen });
    return;
  }
  if (!part && isOpen(schema))
    yield {
      pointer: toPointer(path),
      message: "request bodies must be closed: additionalProperties: false (unevaluatedProperties with allOf)",
    };
  const hidden = schema.allOf?.some((inner) => propertiesOf(document, inner).size > 0) === true;
  if (!part && hidden && schema.additionalProperties === false) {
    yield {
      pointer: toPointer([...path, "additionalProperties"]),
      message: "additionalProperties: false does not see through allOf: unevaluatedProperties: false",
    };
  }
  const step = (keys: string[], inner: Schema, inAllOf: boolean): Generator<Finding> =>
    closed({ document, schema: inner, path: [...path, ...keys], part: inAllOf, seen });
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* step(["properties", name], inner, false);
  for (const [index, inner] of (schema.allOf ?? []).entries()) yield* step(["allOf", String(index)], inner, true);
  for (const word of ["oneOf", "anyOf"] as const) {
    for (const [index, inner] of (schema[word] ?? []).entries()) yield* step([word, String(index)], inner, part);
  }
  if (schema.items) yield* step(["items"], schema.items, false);
}

function isOpen(schema: Schema): boolean {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (!types.includes("object") && !schema.properties && !schema.allOf) return false;
  if (schema.oneOf || schema.anyOf) return false;
  if (schema.additionalProperties === undefined) return schema.unevaluatedProperties !== false;
  return schema.additionalProperties === true;
}

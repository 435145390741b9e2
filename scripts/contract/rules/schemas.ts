import type { OpenApiDocument, Schema } from "../document.ts";
import { isObject, operationsIn, toPointer } from "../document.ts";
import { everySchema } from "../schema-walk.ts";
import { assertions } from "../../emit/dialect.ts";
import { formats } from "../../emit/format-names.ts";
import type { Checked, Finding } from "./finding.ts";

const annotations = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "discriminator",
  "$comment",
]);
const extensions = new Set(["x-multiline", "x-all-required", "x-dispatch", "x-enum-from", "x-record", "x-sort-of"]);

/** Every string has a length, every array a maximum, every word a meaning. */
export function* checkSchemas({ contract: { document } }: Checked): Generator<Finding> {
  for (const [path, root] of rootSchemas(document)) {
    for (const [inner, schema] of everySchema(root)) {
      for (const [key, message] of problems(schema))
        yield { pointer: toPointer([...path, ...inner, ...(key ? [key] : [])]), message };
    }
  }
}

function* problems(schema: Schema): Generator<[key: string, message: string]> {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.includes("string") && !bounded(schema)) {
    yield ["", "a string needs a length: maxLength (or a format, an enum, an anchored pattern)"];
  }
  if (types.includes("array") && schema.maxItems === undefined) yield ["", "an array needs maxItems"];
  if (isObject(schema.additionalProperties) && schema["maxProperties"] === undefined)
    yield ["", "a map needs maxProperties"];
  if (schema.format !== undefined && !formats.includes(schema.format)) {
    yield ["format", `the format ${schema.format} is not one of src/contract/formats.ts`];
  }
  for (const key of Object.keys(schema)) {
    if (!assertions.has(key) && !annotations.has(key) && !extensions.has(key))
      yield [key, `${key} means nothing in a schema`];
  }
}

function bounded(schema: Schema): boolean {
  if (
    schema.maxLength !== undefined ||
    schema.enum ||
    schema.const !== undefined ||
    schema["x-enum-from"] !== undefined ||
    schema["x-sort-of"] !== undefined
  )
    return true;
  return schema.format !== undefined || /^\^.*\$$/s.test(schema.pattern ?? "");
}

/** Where schemas begin: components, parameters, bodies and responses. */
function* rootSchemas(document: OpenApiDocument): Generator<[(string | number)[], Schema]> {
  const components = document.components ?? {};
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    yield [["components", "schemas", name], schema];
  for (const family of ["parameters", "responses", "requestBodies"]) {
    for (const [name, value] of Object.entries(components[family] ?? {}))
      yield* schemasIn(value, ["components", family, name]);
  }
  for (const section of ["paths", "webhooks"] as const) {
    for (const [path, item] of Object.entries(document[section] ?? {}))
      yield* schemasIn(item.parameters, [section, path, "parameters"]);
    for (const { path, method, operation } of operationsIn(document[section])) {
      for (const key of ["parameters", "requestBody", "responses"] as const)
        yield* schemasIn(operation[key], [section, path, method, key]);
    }
  }
}

function* schemasIn(value: unknown, path: (string | number)[]): Generator<[(string | number)[], Schema]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* schemasIn(item, [...path, index]);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "example" || key === "examples") continue;
    if (key === "schema" && isObject(inner)) yield [[...path, key], inner];
    else yield* schemasIn(inner, [...path, key]);
  }
}

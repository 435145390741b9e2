import type { Schema } from "../document.ts";
import { isObject, toPointer } from "../document.ts";
import { everySchema } from "../schema-walk.ts";
import { rootSchemas } from "../root-schemas.ts";
import { formats } from "../../emit/format-names.ts";
import { nearest } from "../lint/nearest.ts";
import type { RuleInput, Finding } from "./finding.ts";

/** Strings must have a length, arrays a maximum, and keywords a meaning. */
export function* checkSchemas({ contract: { document } }: RuleInput): Generator<Finding> {
  const known = document["x-permissions"] ?? [];
  const expected = new Map<string, unknown>();
  for (const [path, root] of rootSchemas(document)) {
    for (const [inner, schema] of everySchema(root)) {
      for (const [key, message] of [
        ...problems(schema),
        ...requiredPermissions(schema, known),
        ...patternForms(schema, expected),
      ])
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
  if (schema.if && schema.unevaluatedProperties !== undefined)
    yield ["if", "some validators lose properties at an `if` next to unevaluatedProperties: put the `if` into allOf"];
  if (schema.format !== undefined && !formats.includes(schema.format)) {
    const near = nearest(schema.format, formats);
    const correction = near === undefined ? `use one of ${formats.join(", ")}` : `did you mean ${near}?`;
    yield ["format", `the format ${schema.format} is not one of src/base/contract/formats.ts: ${correction}`];
  }
}

/** Regular expressions are not shown to users: each pattern must have exactly one form with a message in src/base/i18n. */
function* patternForms(schema: Schema, expected: Map<string, unknown>): Generator<[key: string, message: string]> {
  const { pattern, "x-expected": form } = schema;
  if (pattern === undefined) {
    if (form !== undefined) yield ["x-expected", "x-expected describes a pattern, but there is none"];
    return;
  }
  if (form === undefined) {
    yield [
      "pattern",
      "a pattern needs x-expected, a form of src/base/i18n: users are shown that instead of the pattern",
    ];
  } else if ((expected.get(pattern) ?? form) !== form) {
    yield ["x-expected", `the same pattern is called ${String(expected.get(pattern))} elsewhere`];
  }
  expected.set(pattern, expected.get(pattern) ?? form);
}

/** A field with its own permission is null for users without it, and read-only. */
function* requiredPermissions(schema: Schema, known: readonly string[]): Generator<[key: string, message: string]> {
  const needed = schema["x-requires"];
  if (needed === undefined) return;
  if (typeof needed !== "string" || !known.includes(needed))
    yield ["x-requires", `x-requires ${JSON.stringify(needed)} is not in x-permissions`];
  if (schema.readOnly !== true) yield ["x-requires", "a field with x-requires must be readOnly: true"];
  if (!(Array.isArray(schema.type) && schema.type.includes("null")))
    yield ["x-requires", 'a field with x-requires is null for others: add "null" to its type'];
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

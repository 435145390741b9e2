import { type Schema, isObject, toPointer } from "../document.ts";
import { everySchema, propertiesOf } from "../schema-walk.ts";
import { rootSchemas } from "../root-schemas.ts";
import { formats } from "../../emit/dialect.ts";
import { nearest } from "../lint/nearest.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";
import { fieldNames } from "../field-names.ts";
import { orderedFields } from "../field-order.ts";
import { recordTypes } from "../record-types.ts";
import type { Contract } from "../load.ts";
import { relatedTypes } from "../relations.ts";

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

/** A synonym leads to one field of each record type, and is not the name of another one. */
export function* checkSynonyms({ contract, document }: RuleInput): Generator<Finding> {
  const reported = new Set<string>();
  for (const { name: type, schema } of recordTypes(document)) {
    const fields = orderedFields(document, schema);
    const owners = new Map([...fields.keys()].map((name) => [name, name]));
    for (const { name, synonyms } of fieldNames(document, fields)) {
      for (const synonym of synonyms) {
        const owner = owners.get(synonym);
        if (owner === undefined) owners.set(synonym, name);
        else if (!reported.has(`${name} ${synonym}`)) {
          reported.add(`${name} ${synonym}`);
          const reason = owner === synonym ? "is the name of a field" : `is one of ${owner} too`;
          const message = `${type}: the synonym ${synonym} of ${name} ${reason}: remove it`;
          yield { pointer: placeOf(contract, name, synonym), message };
        }
      }
    }
  }
}

/** The component that declares the synonym. */
function placeOf({ document }: Contract, field: string, synonym: string): string {
  const name = field.split(".").at(-1) ?? field;
  for (const [component, { properties = {} }] of Object.entries(document.components?.schemas ?? {})) {
    const given = properties[name]?.["x-synonyms"];
    const index = Array.isArray(given) ? given.indexOf(synonym) : -1;
    if (index >= 0) return toPointer(["components", "schemas", component, "properties", name, "x-synonyms", index]);
  }
  return toPointer(["components", "schemas"]);
}

/** A relation in `x-include` names a known record type and, with `by`, a field of the record. */
export function* checkRelations({ contract: { document } }: RuleInput): Generator<Finding> {
  const types = relatedTypes(document);
  const known = document["x-permissions"] ?? [];
  for (const [component, schema] of Object.entries(document.components?.schemas ?? {})) {
    const at = ["components", "schemas", component];
    const permission = schema["x-permission"];
    if (schema["x-related-type"] !== undefined && !known.includes(String(permission)))
      yield { pointer: toPointer(at), message: `${component}: x-permission is missing: the permission to read it` };
    const declared = schema["x-include"];
    if (declared === undefined) continue;
    const fields = [...propertiesOf(document, schema).keys()];
    if (!isObject(declared))
      yield { pointer: toPointer([...at, "x-include"]), message: "x-include maps names to relations" };
    for (const [name, relation] of Object.entries(isObject(declared) ? declared : {})) {
      const pointer = toPointer([...at, "x-include", name]);
      const { type, by } = isObject(relation) ? relation : {};
      if (typeof type !== "string" || !types.has(type))
        yield { pointer, message: `${name}: type is one of ${[...types.keys()].sort().join(", ")}` };
      if (by !== undefined && !(typeof by === "string" && fields.includes(by)))
        yield { pointer, message: `${name}: by is a field of ${component}: ${fields.join(", ")}` };
    }
  }
}

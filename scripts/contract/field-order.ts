import type { OpenApiDocument, ResponseObject, Schema } from "./document.ts";
import { isObject, operationsIn, resolve } from "./document.ts";

/** The fields that identify a record and its type. */
const first = ["id", "entity_type", "record_type"];
/** The fields by which people recognize a record. */
const named = ["full_name", "first_name", "last_name", "name", "title", "label", "key", "subject", "email", "url"];
/** The fields about the versions of a record, and the records that the request includes. */
const last = ["version", "created_at", "updated_at", "created_by", "updated_by", "deleted_at", "related"];

/**
 * Returns the fields of a record in the order of responses, exports and tools: its id, its type, the fields by which
 * people recognize it, the other fields as the contract lists them, and its versions.
 */
export function orderedFields(document: OpenApiDocument, schema: Schema | undefined): Map<string, Schema> {
  const found = new Map<string, Schema>();
  collect(document, schema, found);
  return new Map(inFieldOrder([...found]));
}

/** Sorts the entries of an object by the order of the fields of records. */
export function inFieldOrder<Value>(entries: readonly (readonly [string, Value])[]): (readonly [string, Value])[] {
  const rank = rankOf(new Set(entries.map(([name]) => name)));
  const places = entries.map((entry, index) => ({ entry, rank: rank(entry[0]), index }));
  return places.sort((one, other) => one.rank - other.rank || one.index - other.index).map(({ entry }) => entry);
}

/** A field `type` is the type of the record only if no other field is. */
function rankOf(names: ReadonlySet<string>): (name: string) => number {
  const front = [...first, ...(names.has("entity_type") ? [] : ["type"]), ...named];
  const order = new Map(front.map((name, index) => [name, index]));
  return (name) => order.get(name) ?? front.length + 1 + last.indexOf(name);
}

/** Fields of components come before the fields that the record adds to them. */
function collect(document: OpenApiDocument, given: Schema | undefined, found: Map<string, Schema>): void {
  const schema = given && resolve<Schema>(document, given);
  if (!schema) return;
  for (const part of schema.allOf ?? []) collect(document, part, found);
  for (const [name, property] of Object.entries(schema.properties ?? {})) found.set(name, property);
}

/** Brings the properties of records and the examples of responses into the order of fields. */
export function orderRecords(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {};
  for (const schema of Object.values(schemas)) {
    if (schema.properties && orderedFields(document, schema).has("id"))
      schema.properties = Object.fromEntries(inFieldOrder(Object.entries(schema.properties)));
    if (Array.isArray(schema.examples))
      schema.examples = schema.examples.map((example) => orderedExample(document, schema, example));
  }
  for (const { operation } of operationsIn(document.paths)) {
    for (const given of Object.values(operation.responses ?? {})) orderResponse(document, given);
  }
}

function orderResponse(document: OpenApiDocument, given: ResponseObject): void {
  const media = resolve<ResponseObject>(document, given)?.content?.["application/json"];
  const data = resolve<Schema>(document, media?.schema ?? {})?.properties?.["data"];
  for (const example of Object.values(media?.examples ?? {})) {
    if (!data || !isObject(example) || !isObject(example["value"])) continue;
    const { data: shown } = example["value"];
    const item = resolve<Schema>(document, data)?.items;
    example["value"]["data"] =
      Array.isArray(shown) && item
        ? shown.map((one: unknown) => orderedExample(document, item, one))
        : orderedExample(document, data, shown);
  }
}

/** The order is that of the first branch of a union that has the fields of the example. */
function orderedExample(document: OpenApiDocument, given: Schema, example: unknown): unknown {
  const schema = resolve<Schema>(document, given);
  if (!isObject(example) || !schema) return example;
  const names = Object.keys(example);
  const branches = (schema.oneOf ?? [schema]).map((branch) => [...orderedFields(document, branch).keys()]);
  const order = branches.find((fields) => fields.includes("id") && names.every((name) => fields.includes(name)));
  return order
    ? Object.fromEntries(order.flatMap((name) => (name in example ? [[name, example[name]]] : [])))
    : example;
}

import {
  unusedName,
  operationsIn,
  resolve,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type ResponseObject,
  type Schema,
} from "../contract/document.ts";
import { returnedRecord, type ReturnedRecord } from "../contract/returned-records.ts";
import { propertiesOf } from "../contract/schema-walk.ts";
import { selectionOf } from "../contract/selections.ts";
import { bare } from "./said-once.ts";

const REFERENCE = "#/components/schemas/";

/**
 * Describes what `fields` does to the responses of an operation: `anyOf` has the response with whole records first, then
 * the one whose records have only the chosen fields. Both are components, because generators write a type for each.
 * OpenAPI has no means to say that a response depends on a parameter. Changes the document.
 */
export function describeSelections(document: OpenApiDocument): void {
  for (const { method, operation } of operationsIn(document.paths)) {
    const selection = selectionOf(document, method, operation);
    const record = selection && returnedRecord(document, operation);
    if (!record) continue;
    for (const media of successesOf(document, operation)) {
      const whole = asComponent(document, record, media.schema ?? {});
      media.schema = { anyOf: [whole, partialEnvelope(document, record, { whole, always: selection.always })] };
    }
  }
}

function successesOf(document: OpenApiDocument, { responses = {} }: OperationObject): MediaType[] {
  return Object.entries(responses).flatMap(([status, given]) => {
    const media = resolve<ResponseObject>(document, given)?.content?.["application/json"];
    return status.startsWith("2") && media?.schema !== undefined ? [media] : [];
  });
}

/** Returns a reference to the schema of a response; moves it to the components if it is not there. */
function asComponent(document: OpenApiDocument, record: ReturnedRecord, schema: Schema): Schema {
  if (schema.$ref?.startsWith(REFERENCE) === true) return schema;
  return added(document, `${record.component}${record.list ? "Page" : "Answer"}`, schema);
}

function partialEnvelope(
  document: OpenApiDocument,
  record: ReturnedRecord,
  { whole, always }: { readonly whole: Schema; readonly always: readonly string[] },
): Schema {
  const name = `Partial${(whole.$ref ?? "").slice(REFERENCE.length)}`;
  if (document.components?.schemas?.[name]) return { $ref: `${REFERENCE}${name}` };
  const envelope = resolve<Schema>(document, whole) ?? {};
  const { data = {} } = envelope.properties ?? {};
  const partial = partialRecord(document, record, always);
  const list = resolve<Schema>(document, data) ?? {};
  const shown: Schema = record.list ? { ...list, items: partial } : partial;
  return added(document, name, { ...envelope, properties: { ...envelope.properties, data: shown } });
}

/** Returns a reference to the record with the fields that identify it; the others are optional. */
function partialRecord(document: OpenApiDocument, record: ReturnedRecord, always: readonly string[]): Schema {
  const { component, tag, schema, branches } = record;
  const name = `Partial${component}`;
  const reference = { $ref: `${REFERENCE}${name}` };
  if (document.components?.schemas?.[name]) return reference;
  if (tag === null) return added(document, name, withFewerFields(document, schema, always));
  const parts = branches.map((branch) =>
    partialRecord(document, { ...record, ...branch, tag: null, branches: [branch] }, always),
  );
  const mapping = Object.fromEntries(record.types.map((type, index) => [type, parts[index]?.$ref ?? ""]));
  return added(document, name, { description: PARTIAL, oneOf: parts, discriminator: { propertyName: tag, mapping } });
}

/**
 * The fields of a part that no record requires are a reference to that part. The record describes its fields, so that here
 * only their types are repeated. Some generators take a schema with a single part for another name of that part.
 */
function withFewerFields(document: OpenApiDocument, schema: Schema, always: readonly string[]): Schema {
  const properties = propertiesOf(document, schema);
  const described = (schema.allOf ?? []).filter(
    (part) => part.$ref !== undefined && resolve<Schema>(document, part)?.properties !== undefined,
  );
  const parts = described.length > 1 ? described.flatMap((part) => partWithoutRules(document, part)) : [];
  const inParts = new Set(parts.flatMap((part) => [...propertiesOf(document, part).keys()]));
  const own = [...properties].filter(([name]) => !inParts.has(name) || schema.properties?.[name] !== undefined);
  return {
    description: PARTIAL,
    type: "object",
    required: always.filter((name) => properties.has(name)),
    properties: Object.fromEntries(own.map(([name, property]) => [name, bare(property)])),
    ...(parts.length > 1 ? { allOf: parts, unevaluatedProperties: false } : { additionalProperties: false }),
  };
}

const FREE = new Set(["description", "type", "properties", "allOf"]);

/** Returns references to the parts of a record without rules that a record with fewer fields can break. */
function partWithoutRules(document: OpenApiDocument, part: Schema): Schema[] {
  const name = part.$ref?.startsWith(REFERENCE) === true ? part.$ref.slice(REFERENCE.length) : undefined;
  const target = name === undefined ? undefined : document.components?.schemas?.[name];
  if (name === undefined || target?.properties === undefined) return [];
  const parts = (target.allOf ?? []).flatMap((one) => partWithoutRules(document, one));
  const isFree = JSON.stringify(parts) === JSON.stringify(target.allOf ?? []);
  if (isFree && Object.keys(target).every((key) => FREE.has(key))) return [{ $ref: `${REFERENCE}${name}` }];
  const { description, properties } = target;
  const own = { ...(description !== undefined && { description }), type: "object", properties };
  return [added(document, `Partial${name}`, parts.length > 0 ? { ...own, allOf: parts } : own)];
}

/** The record is described where it is whole. */
const PARTIAL = "With `fields`: the chosen fields, and those that identify the record.";

function added(document: OpenApiDocument, wanted: string, schema: Schema): Schema {
  const schemas = ((document.components ??= {}).schemas ??= {});
  const known = schemas[wanted];
  const name = JSON.stringify(known) === JSON.stringify(schema) ? wanted : unusedName(schemas, wanted);
  schemas[name] = schema;
  return { $ref: `${REFERENCE}${name}` };
}

import type {
  BodyObject,
  MediaType,
  OpenApiDocument,
  OperationObject,
  PathItem,
  ResponseObject,
  Schema,
} from "./document.ts";
import { isObject, operationsIn, resolve } from "./document.ts";
import { propertiesOf, typesOf } from "./schema-walk.ts";

/** A PUT for a record that a GET of the same path returns, with the component of its body. */
interface RecordUpdate {
  readonly record: Schema;
  readonly body: Schema;
}

/**
 * Lets clients send back the record that they read: adds the read-only fields of the record to the body of each PUT,
 * marked `x-read-only`. They are accepted unchanged; another value is rejected with 422 `read_only`.
 */
export function acceptReadOnlyFields(document: OpenApiDocument): void {
  for (const { method, item, operation } of operationsIn(document.paths)) {
    const update = method === "put" ? recordUpdate(document, item, operation) : undefined;
    if (!update) continue;
    Object.assign(update.body, withReadOnlyFields(document, update.body, update.record));
    const errors = operation["x-errors"] ?? [];
    if (!errors.includes("unprocessable")) operation["x-errors"] = [...errors, "unprocessable"];
    describeMerging(document, operation, update);
    const note = "The record may be sent back as it was read: read-only fields are accepted unchanged.";
    operation.description = `${operation.description ?? ""} ${note} Another value is rejected with the detail \`read_only\`.`;
  }
}

/** Describes which objects an update merges and which lists it replaces. */
function describeMerging(document: OpenApiDocument, operation: OperationObject, { body }: RecordUpdate): void {
  const settable = [...propertiesOf(document, body)].filter(([, property]) => !property["x-read-only"]);
  const names = (kept: (property: Schema) => boolean): string =>
    settable.flatMap(([name, property]) => (kept(property) ? [`\`${name}\``] : [])).join(", ");
  const merged = names((property) => isMerged(document, property));
  const replaced = names((property) => typesOf(document, property).includes("array"));
  const notes = [
    merged && `Merged member by member, where null clears a member: ${merged}.`,
    replaced && `Lists are replaced: ${replaced}.`,
  ];
  operation.description = [operation.description ?? "", ...notes].filter(Boolean).join(" ");
}

/**
 * Objects whose members can be null are merged. Objects with required members, and maps whose values cannot be null,
 * are replaced.
 */
export function isMerged(document: OpenApiDocument, property: Schema): boolean {
  const { type, required = [], properties = {}, additionalProperties } = resolve<Schema>(document, property) ?? {};
  if (![type].flat().includes("object") || required.length > 0) return false;
  const members = [...Object.values(properties), ...(isObject(additionalProperties) ? [additionalProperties] : [])];
  return members.length > 0 && members.every((member) => typesOf(document, member).includes("null"));
}

/** Returns the schema of an update with the read-only fields of the record. */
export function withReadOnlyFields(document: OpenApiDocument, change: Schema, record: Schema): Schema {
  const settable = propertiesOf(document, change);
  const added: Record<string, Schema> = {};
  for (const branch of branchesOf(document, record)) {
    for (const [name, property] of propertiesOf(document, branch)) {
      if (!settable.has(name)) added[name] = either(added[name], asReadOnly(property));
    }
  }
  return { ...change, properties: { ...change.properties, ...added } };
}

/** Returns the names of the read-only fields of a body, and of those that are not compared. */
export function readOnlyFields(
  document: OpenApiDocument,
  body: Schema | undefined,
): { readOnly: string[]; madeAtRead: string[] } {
  const fields = [...propertiesOf(document, body)].filter(([, property]) => property["x-read-only"]);
  const madeAtRead = fields.filter(([, property]) => property["x-made-at-read"]);
  return { readOnly: fields.map(([name]) => name), madeAtRead: madeAtRead.map(([name]) => name) };
}

function recordUpdate(document: OpenApiDocument, item: PathItem, operation: OperationObject): RecordUpdate | undefined {
  const get = item["get"];
  if (!isObject(get)) return undefined;
  const record = payloadOf(document, operation);
  const body = resolve<Schema>(document, bodyOf(document, operation) ?? {});
  const same = JSON.stringify(record) === JSON.stringify(payloadOf(document, get));
  if (!record || !body || !same || !propertiesOf(document, record).has("version")) return undefined;
  return { record, body };
}

function bodyOf(document: OpenApiDocument, { requestBody }: OperationObject): Schema | undefined {
  return jsonOf(resolve<BodyObject>(document, requestBody ?? {})?.content);
}

/** Returns the schema of `data` in the response. */
function payloadOf(document: OpenApiDocument, { responses = {} }: OperationObject): Schema | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1] ?? {};
  const schema = jsonOf(resolve<ResponseObject>(document, success)?.content);
  return propertiesOf(document, schema).get("data");
}

function jsonOf(content: Record<string, MediaType> | undefined): Schema | undefined {
  return content?.["application/json"]?.schema;
}

function branchesOf(document: OpenApiDocument, record: Schema): Schema[] {
  const schema = resolve<Schema>(document, record) ?? {};
  return schema.oneOf ?? [schema];
}

/** Without `readOnly`: code generators reject such properties in request bodies. */
function asReadOnly({ readOnly: _, ...property }: Schema): Schema {
  // Related records are ignored, so their schema would not matter.
  if (property["x-related"]) return { ...related, "x-read-only": true };
  return { ...property, "x-read-only": true };
}

const related: Schema = {
  description: "Related records, as they were included; ignored.",
  type: "object",
  "x-made-at-read": true,
  "x-related": true,
};

function either(one: Schema | undefined, other: Schema): Schema {
  if (one === undefined || JSON.stringify(one) === JSON.stringify(other)) return other;
  return { anyOf: [...(one.anyOf ?? [one]), other], "x-read-only": true };
}

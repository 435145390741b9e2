import { kebab } from "../emit/output.ts";
import type { OpenApiDocument } from "./document.ts";
import { kindOf, permissionOf, type GroupRecord, type Kind, type NewOperation } from "./operation-kind.ts";
import { propertiesOf } from "./schema-walk.ts";

/** A text that the developer replaces; `npm run generate` reports it. */
const PLACEHOLDER = "To be written.";
/** The field that a developer replaces. */
export const NAME_FIELD = `{ description: ${PLACEHOLDER}, type: string, minLength: 1, maxLength: 200 }`;

/** A new operation, its record, and an example of the record as YAML. */
export interface Stub {
  readonly document: OpenApiDocument;
  readonly operation: NewOperation;
  readonly record: GroupRecord;
  /** Null: the group has no example, so none is written. */
  readonly example: string | null;
}

/** Returns the YAML of an operation, in block style. */
export function operationLines(stub: Stub): string[] {
  const { document, operation } = stub;
  const kind = kindOf(operation);
  const changes = kind !== "list" && kind !== "read";
  const serialized = isConcurrent(operation) && has(document, "parameters", "IfMatch");
  return [
    `    ${operation.method}:`,
    `      operationId: ${operation.id}`,
    `      summary: ${scalar(operation.summary ?? PLACEHOLDER)}`,
    ...(operation.description === null ? [] : [`      description: ${scalar(operation.description)}`]),
    `      tags: [${tagOf(operation)}]`,
    `      x-permission: ${permissionOf(document, operation) ?? "none"}`,
    `      x-rate-limit: ${changes ? "write" : "read"}`,
    ...(serialized ? ["      x-serialize-by: id"] : []),
    ...(kind === "list" ? [`      x-sort: [${sortFields(stub).join(", ")}]`] : []),
    ...parameters(document, kind, serialized),
    ...(kind === "create" || kind === "update" ? bodyLines(stub, kind) : []),
    ...responseLines(stub, kind),
  ];
}

/** Texts with punctuation of YAML are quoted. */
function scalar(text: string): string {
  return /^[A-Za-z][\w ,.;'()/-]*$/.test(text) ? text : JSON.stringify(text);
}

/** Returns the tag of an operation: its group. */
export function tagOf({ id }: NewOperation): string {
  return kebab(id.split(".")[0] ?? "");
}

/** Calls that change one record wait for each other, and accept the version that they change. */
function isConcurrent(operation: NewOperation): boolean {
  return operation.method !== "get" && operation.path.includes("{id}");
}

function has(document: OpenApiDocument, family: "parameters" | "schemas", name: string): boolean {
  return document.components?.[family]?.[name] !== undefined;
}

function sortFields({ document, record }: Stub): string[] {
  const given = record.sibling?.sort ?? [];
  if (given.length) return [...given];
  const properties = propertiesOf(document, document.components?.schemas?.[record.name]);
  return ["created_at", "updated_at"].filter((name) => record.sibling === null || properties.has(name));
}

function parameters(document: OpenApiDocument, kind: Kind, serialized: boolean): string[] {
  const names = [
    ...(kind === "list" ? ["Page", "PageSize", "Cursor"] : []),
    ...(kind === "create" || kind === "action" ? ["IdempotencyKey"] : []),
    ...(serialized ? ["IfMatch"] : []),
  ];
  const known = names.filter((name) => has(document, "parameters", name));
  const lines = known.map((name) => `        - $ref: common.yaml#/components/parameters/${name}`);
  return lines.length ? ["      parameters:", ...lines] : [];
}

/** A body that the document does not have yet is a component of its own. */
function bodyLines({ document, operation, record }: Stub, kind: "create" | "update"): string[] {
  const name = `${record.name}${kind === "create" ? "Create" : "Update"}`;
  const own = operation.id.endsWith(`.${kind}`) && !has(document, "schemas", name);
  const inline = `{ type: object, properties: { name: ${NAME_FIELD} }, additionalProperties: false }`;
  return [
    "      requestBody:",
    "        required: true",
    "        content:",
    "          application/json:",
    `            schema: ${own ? `{ $ref: "#/components/schemas/${name}" }` : inline}`,
    "            examples:",
    `              ${exampleName(record)}: { value: { name: An example } }`,
  ];
}

function exampleName({ name }: GroupRecord): string {
  return wordsOf(name).at(-1) ?? "record";
}

function responseLines(stub: Stub, kind: Kind): string[] {
  const { document, record, example } = stub;
  const words = wordsOf(record.name).join(" ");
  const texts: Record<Kind, string> = {
    list: `One page, each item a ${words}.`,
    create: `The created ${words}.`,
    read: `The ${words}.`,
    update: `The updated ${words}.`,
    action: `The updated ${words}.`,
    delete: "The record's id and the time of deletion.",
  };
  const data: Partial<Record<Kind, string>> = {
    list: `{ type: array, maxItems: 100, items: { $ref: "#/components/schemas/${record.name}" } }`,
    delete: has(document, "schemas", "Deleted") ? '{ $ref: "#/components/schemas/Deleted" }' : DELETED,
  };
  const meta = kind === "list" ? ["                  meta: { $ref: common.yaml#/components/schemas/ListMeta }"] : [];
  const shown: Partial<Record<Kind, string>> = {
    list: `{ data: [${String(example)}], meta: { total: 1 } }`,
    delete: `{ data: { id: ${EXAMPLE_ID}, deleted_at: "2026-03-03T08:00:00.000Z" } }`,
  };
  const examples = `                ${exampleName(record)}: { value: ${shown[kind] ?? `{ data: ${String(example)} }`} }`;
  return [
    "      responses:",
    `        "${kind === "create" ? "201" : "200"}":`,
    `          description: ${texts[kind]}`,
    "          content:",
    "            application/json:",
    "              schema:",
    "                type: object",
    `                required: [data${kind === "list" ? ", meta" : ""}]`,
    "                properties:",
    `                  data: ${data[kind] ?? `{ $ref: "#/components/schemas/${record.name}" }`}`,
    ...meta,
    "                additionalProperties: false",
    ...(example === null ? [] : ["              examples:", examples]),
  ];
}

/** The id of the record in examples. */
export const EXAMPLE_ID = "019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04";
const DELETED =
  '{ type: object, required: [id, deleted_at], properties: { id: { $ref: "#/components/schemas/Id" }, deleted_at: { $ref: "#/components/schemas/Timestamp" } }, additionalProperties: false }';

/** `EventType` → `["event", "type"]`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
}

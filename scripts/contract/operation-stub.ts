import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlias, parseDocument } from "yaml";
import { kebab } from "../emit/output.ts";
import { at, isObject, toPointer, type OpenApiDocument } from "./document.ts";
import { kindOf, recordOf, type GroupRecord, type NewOperation, permissionOf, type Kind } from "./operation-kind.ts";
import { propertiesOf } from "./schema-walk.ts";
import { method } from "../emit/services.ts";
import type { OperationModel } from "./operation-model.ts";
import { pascal } from "./operations.ts";

/** Editors read the schema in the first line, for completion and explanations. */
const NEW_FILE = "# yaml-language-server: $schema=contract.schema.json\n\npaths:\n";

/** Adds the YAML of a new operation to the file of its group; returns the path of the file. */
export function writeOperation(root: string, document: OpenApiDocument, operation: NewOperation): string {
  const record = recordOf(document, operation);
  const group = operation.id.split(".")[0] ?? "";
  const file = fileWith(root, `\n  ${operation.path}:\n`) ?? fileOfGroup(root, group, record);
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : NEW_FILE;
  const stub = { document, operation, record, example: exampleOf(text, document, record) };
  const inserted = insert(text, operation.path, operationLines(stub), sharedParameters(document, operation));
  const complete = withComponents(inserted, recordLines(document, record, kindOf(operation)));
  writeFileSync(path, withTag(complete, document, tagOf(operation)));
  return file;
}

/** An operation is next to the one that returns its record, so that they share anchors. */
function fileOfGroup(root: string, group: string, { sibling }: GroupRecord): string {
  const own = `openapi/${kebab(group)}.yaml`;
  const other = existsSync(join(root, own)) ? own : fileWith(root, `\n      operationId: ${group}.`);
  return (sibling && fileWith(root, `\n  ${sibling.path}:\n`)) ?? other ?? own;
}

function fileWith(root: string, text: string): string | undefined {
  const files = readdirSync(join(root, "openapi")).filter((name) => name.endsWith(".yaml"));
  const found = files.find((name) => readFileSync(join(root, "openapi", name), "utf8").includes(text));
  return found === undefined ? undefined : `openapi/${found}`;
}

/** Returns the example of the record in a response of its group, by its anchor if possible; null if there is none. */
function exampleOf(text: string, document: OpenApiDocument, { sibling }: GroupRecord): string | null {
  if (!sibling) return NEW_EXAMPLE;
  const { path, method, status, result } = sibling;
  const steps = ["paths", path, method, "responses", String(status), "content", "application/json", "examples"];
  const examples = at(document, `#${toPointer(steps)}`);
  const [name] = Object.keys(isObject(examples) ? examples : {});
  if (name === undefined) return null;
  const place = [...steps, name, "value", "data", ...(result === "list" ? [0] : [])];
  const node = parseDocument(text, { merge: true }).getIn(place, true);
  return isAlias(node) ? `*${node.source}` : JSON.stringify(at(document, `#${toPointer(place)}`));
}

/** Inserts the operation at the end of its path, or the path at the end of `paths:`. */
function insert(text: string, path: string, lines: readonly string[], parameters: readonly string[]): string {
  const all = text.replace(/\n*$/, "\n").split("\n");
  if (!all.some((line) => /^paths:/.test(line))) all.splice(-1, 0, "paths:");
  const pathLine = all.indexOf(`  ${path}:`);
  const start = pathLine >= 0 ? pathLine : all.findIndex((line) => /^paths:/.test(line));
  const outside = pathLine >= 0 ? /^ {0,2}\S/ : /^\S/;
  const found = all.findIndex((line, index) => index > start && outside.test(line) && !line.trim().startsWith("#"));
  let end = found < 0 ? all.length - 1 : found;
  while (end > start + 1 && all[end - 1]?.trim() === "") end--;
  const head = pathLine >= 0 ? [] : [...(end > start + 1 ? [""] : []), `  ${path}:`, ...parameters];
  const tail = found < 0 || all[end] === "" ? [] : [""];
  return [...all.slice(0, end), ...head, ...lines, ...tail, ...all.slice(end)].join("\n");
}

/** Returns the declarations of the path parameters of a new path. */
function sharedParameters(document: OpenApiDocument, { path }: NewOperation): string[] {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
  if (names.length === 0 || document.paths?.[path]) return [];
  const lines = names.flatMap((name) =>
    name === "id"
      ? ["      - $ref: common.yaml#/components/parameters/Id"]
      : [
          `      - name: ${name}`,
          "        in: path",
          "        required: true",
          "        description: To be written.",
          '        schema: { $ref: "#/components/schemas/Id" }',
        ],
  );
  return ["    parameters:", ...lines];
}

/** Adds schemas at the beginning of `components.schemas`. */
function withComponents(text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  const added = `${lines.join("\n")}\n`;
  const start = /^components:\n(?: {2}(?!schemas:)\S.*\n(?: {4}.*\n|\n)*)* {2}schemas:\n/m;
  if (start.test(text)) return text.replace(start, (found) => found + added);
  return `${text.trimEnd()}\n\ncomponents:\n  schemas:\n${added}`;
}

/** Declares the tag of a new group. */
function withTag(text: string, document: OpenApiDocument, tag: string): string {
  const tags = Array.isArray(document["tags"]) ? (document["tags"] as unknown[]) : [];
  if (tags.length === 0 || tags.some((one) => isObject(one) && one["name"] === tag)) return text;
  const line = `  - { name: ${tag}, description: To be written. }\n`;
  return /^tags:\n/m.test(text) ? text.replace(/^tags:\n/m, `tags:\n${line}`) : `tags:\n${line}\n${text}`;
}

/** A text that the developer replaces; `npm run generate` reports it. */
const PLACEHOLDER = "To be written.";
/** The field that a developer replaces. */
const NAME_FIELD = `{ description: ${PLACEHOLDER}, type: string, minLength: 1, maxLength: 200 }`;

/** A new operation, its record, and an example of the record as YAML. */
interface Stub {
  readonly document: OpenApiDocument;
  readonly operation: NewOperation;
  readonly record: GroupRecord;
  /** Null: the group has no example, so none is written. */
  readonly example: string | null;
}

/** Returns the YAML of an operation, in block style. */
function operationLines(stub: Stub): string[] {
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
function tagOf({ id }: NewOperation): string {
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
const EXAMPLE_ID = "019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04";
const DELETED =
  '{ type: object, required: [id, deleted_at], properties: { id: { $ref: "#/components/schemas/Id" }, deleted_at: { $ref: "#/components/schemas/Timestamp" } }, additionalProperties: false }';

/** `EventType` → `["event", "type"]`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
}

/** Returns the components of a record that the document does not have yet, and an example as YAML. */
function recordLines(document: OpenApiDocument, { name }: GroupRecord, kind: Kind): string[] {
  const missing = (suffix: string): boolean => document.components?.schemas?.[name + suffix] === undefined;
  const id = (key: string): string => `        ${key}: { $ref: "#/components/schemas/`;
  const field = `        name: ${NAME_FIELD}`;
  const closed = "      additionalProperties: false";
  const record = [
    `    ${name}:`,
    "      type: object",
    "      required: [id, version, name, created_at, updated_at]",
    "      properties:",
    `${id("id")}Id", readOnly: true }`,
    "        version: { type: integer, minimum: 1, readOnly: true }",
    field,
    `${id("created_at")}Timestamp", readOnly: true }`,
    `${id("updated_at")}Timestamp", readOnly: true }`,
    closed,
  ];
  const body = (suffix: string, required: readonly string[]): string[] =>
    missing(suffix)
      ? [`    ${name}${suffix}:`, "      type: object", ...required, "      properties:", field, closed]
      : [];
  return [
    ...(missing("") && kind !== "delete" ? record : []),
    ...(kind === "create" ? body("Create", ["      required: [name]"]) : []),
    ...(kind === "update" ? body("Update", []) : []),
  ];
}

/** The example of a record that `recordLines` wrote. */
const NEW_EXAMPLE = `{ id: ${EXAMPLE_ID}, version: 1, name: An example, created_at: "2026-03-01T09:30:00.000Z", updated_at: "2026-03-01T09:30:00.000Z" }`;

/** Returns the TypeScript of a service method that is still to be implemented. It compiles. */
export function serviceMethod(operation: OperationModel): string {
  const who = operation.access === "public" ? "visitor.address" : "caller.user.id";
  return [
    `    ${method(operation)} {`,
    `      return Promise.reject(new Error(\`${operation.id} is not implemented: \${${who}} \${JSON.stringify(input)}\`));`,
    "    },",
  ].join("\n");
}

/** Returns the types that the service method uses, by the module that exports them. */
export function serviceImports(operation: OperationModel): string[] {
  const text = method(operation);
  const from = (names: readonly string[], module: string): string[] => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return used.length ? [`import type { ${used.join(", ")} } from "${module}";`] : [];
  };
  const input = `${pascal(operation.id)}Input`;
  return [
    ...from(["Schemas", input], "generated/services.js"),
    ...from(["Caller", "Visitor"], "src/base/contract/caller.ts"),
    ...from(["Described", "Feed", "Page", "StartsSession"], "src/base/contract/operation.ts"),
  ];
}

/** Returns the file with the service of a group, or with the rules of its resource; null for a new group. */
export function serviceFile(root: string, { group, payload }: OperationModel): string | null {
  const record = payload?.$ref?.split("/").at(-1) ?? "";
  const implementation = new RegExp(`\\): ${pascal(group)}Service\\b|: ResourceRules<Schemas\\["${record}"\\]>`);
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const found = files.sort().find((name) => implementation.test(readFileSync(join(root, "src", name), "utf8")));
  return found === undefined ? null : `src/${found.replaceAll("\\", "/")}`;
}

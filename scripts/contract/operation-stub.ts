import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kebab } from "../emit/output.ts";
import type { OpenApiDocument } from "./document.ts";

/** Editors read the schema in the first line, for completion and explanations. */
const NEW_FILE = "# yaml-language-server: $schema=contract.schema.json\n\npaths:\n";

/** The name and path of a new operation. */
export interface NewOperation {
  readonly id: string;
  readonly method: "get" | "post" | "put" | "delete";
  readonly path: string;
  readonly permission: string | undefined;
}

/** Adds the YAML of a new operation to the file of its group; returns the path of the file. */
export function writeOperation(root: string, document: OpenApiDocument, operation: NewOperation): string {
  const group = operation.id.split(".")[0] ?? "";
  const file = fileOf(root, operation.path) ?? `openapi/${kebab(group)}.yaml`;
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : NEW_FILE;
  writeFileSync(path, insert(text, operation.path, stub(document, operation), sharedParameters(document, operation)));
  return file;
}

/** Methods of the same path are in the same file. */
function fileOf(root: string, path: string): string | undefined {
  const files = readdirSync(join(root, "openapi")).filter((name) => name.endsWith(".yaml"));
  const found = files.find((name) => readFileSync(join(root, "openapi", name), "utf8").includes(`\n  ${path}:\n`));
  return found === undefined ? undefined : `openapi/${found}`;
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

function stub(document: OpenApiDocument, operation: NewOperation): string[] {
  const { id, method } = operation;
  const [group = "", verb = ""] = id.split(".");
  const words = verb.replace(/([A-Z])/g, " $1").toLowerCase();
  const reads = method === "get";
  return [
    `    ${method}:`,
    `      operationId: ${id}`,
    `      summary: ${words.charAt(0).toUpperCase()}${words.slice(1)} (say what it does)`,
    `      tags: [${kebab(group)}]`,
    `      x-permission: ${operation.permission ?? permissionFor(document, group, method)}`,
    `      x-rate-limit: ${reads ? "read" : method === "delete" ? "heavy_write" : "write"}`,
    ...(method === "post"
      ? ["      parameters:", "        - $ref: common.yaml#/components/parameters/IdempotencyKey"]
      : []),
    ...(method === "post" || method === "put" ? body : []),
    "      responses:",
    '        "200":',
    "          description: To be written.",
    "          content:",
    "            application/json:",
    "              schema:",
    ...answer,
  ];
}

const body = [
  "      requestBody:",
  "        required: true",
  "        content:",
  "          application/json:",
  "            schema:",
  "              type: object",
  "              properties:",
  "                note: { description: To be written., type: string, maxLength: 200 }",
  "              additionalProperties: false",
  "            examples:",
  "              note: { value: { note: An example. } }",
];
const answer = [
  "                type: object",
  "                required: [data]",
  "                properties:",
  "                  data:",
  "                    type: object",
  "                    required: [done]",
  "                    properties:",
  "                      done: { description: To be written., type: boolean }",
  "                    additionalProperties: false",
  "                additionalProperties: false",
  "              examples:",
  "                done: { value: { data: { done: true } } }",
];

/** Returns `<group>:read`, `:write` or `:delete` if the vocabulary contains it. */
function permissionFor(document: OpenApiDocument, group: string, method: string): string {
  const action = method === "get" ? "read" : method === "delete" ? "delete" : "write";
  const resource = kebab(group).replaceAll("-", "_");
  const permissions = document["x-permissions"] ?? [];
  return (
    permissions.find((one) => one === `${resource}:${action}`) ??
    permissions.find((one) => one === `${resource}:manage`) ??
    "none"
  );
}

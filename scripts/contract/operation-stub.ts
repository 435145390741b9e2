import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlias, parseDocument } from "yaml";
import { kebab } from "../emit/output.ts";
import { at, isObject, toPointer } from "./document.ts";
import type { OpenApiDocument } from "./document.ts";
import { kindOf, recordOf, type GroupRecord, type NewOperation } from "./operation-kind.ts";
import { operationLines, tagOf } from "./operation-lines.ts";
import { NEW_EXAMPLE, recordLines } from "./record-lines.ts";

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

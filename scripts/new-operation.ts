/** `npm run new:operation`: the YAML of a new operation, which already passes the rules. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeOperation } from "./contract/operation-stub.ts";
import type { NewOperation } from "./contract/operation-stub.ts";
import { operationsIn } from "./contract/document.ts";
import type { OpenApiDocument } from "./contract/document.ts";
import { currentRelease } from "./contract/released.ts";

const usage = `Usage: npm run new:operation -- <group.verb> <get|post|put|delete> <path> [--permission P]
  e.g. npm run new:operation -- entities.archive post /v1/entities/{id}/archive --permission entities:write`;

process.exitCode = main();

function main(): number {
  const parsed = readArguments();
  if (typeof parsed === "string") return refuse(parsed);
  const { operation, root } = parsed;
  const { document, violations } = currentRelease(root);
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (violations.length) return 1;
  const reason = whyNot(document, operation);
  if (reason !== null) return refuse(reason);
  const file = writeOperation(root, document, operation);
  const [group = "", verb = ""] = operation.id.split(".");
  console.log(
    `${file}: added ${operation.id}. Next: describe it, run \`npm run generate\`, and implement ${verb}() in the service ${group}.`,
  );
  return 0;
}

function refuse(reason: string): number {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}

function readArguments(): { operation: NewOperation; root: string } | string {
  const text = { type: "string" } as const;
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options: { permission: text, root: text } });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [id = "", method = "", path = "", ...rest] = parsed.positionals;
  if (path === "" || rest.length) return "Three arguments are required.";
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(id)) return `${id} is not group.verb in camelCase.`;
  if (method !== "get" && method !== "post" && method !== "put" && method !== "delete")
    return `${method} is not get, post, put or delete.`;
  if (!/^\/v1(\/([a-z0-9-]+|\{[a-z_]+\}))+$/.test(path)) return `${path} is not a path like /v1/entities/{id}.`;
  const root = resolve(parsed.values.root ?? `${import.meta.dirname}/..`);
  return { operation: { id, method, path, permission: parsed.values.permission }, root };
}

function whyNot(document: OpenApiDocument, { id, method, path, permission }: NewOperation): string | null {
  for (const other of operationsIn(document.paths)) {
    if (other.operation.operationId === id) return `${id} already exists: ${other.method.toUpperCase()} ${other.path}.`;
    if (other.method === method && other.path.replace(/\{.*?\}/g, "{}") === path.replace(/\{.*?\}/g, "{}")) {
      return `${method.toUpperCase()} ${path} already exists: ${String(other.operation.operationId)}.`;
    }
  }
  const known = document["x-permissions"] ?? [];
  if (permission !== undefined && permission !== "none" && !known.includes(permission))
    return `${permission} is not in x-permissions of openapi/common.yaml.`;
  return null;
}

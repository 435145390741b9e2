/** `npm run new:operation`: creates the YAML of a new operation that satisfies all rules. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { kindOf, permissionOf, type NewOperation } from "./contract/operation-kind.ts";
import { writeOperation, serviceFile, serviceImports, serviceMethod } from "./contract/operation-stub.ts";
import { operationsIn, type OpenApiDocument } from "./contract/document.ts";
import { operationModels } from "./contract/operations.ts";
import { currentRelease } from "./contract/released.ts";

const usage = `Usage: npm run new:operation -- <group.verb> <get|post|put|delete> <path> [options]
  e.g. npm run new:operation -- entities.archive post /v1/entities/{id}/archive --summary "Archive a contact or company"
  --permission P       a permission, or none for every signed-in caller; the group's own by default
  --summary TEXT       without it, a placeholder that npm run generate reports
  --description TEXT   omitted by default
  --list               the response is a list; the default for the verb list`;

process.exitCode = main();

function main(): number {
  const parsed = readArguments();
  if (typeof parsed === "string") return failWith(parsed);
  const { operation, root } = parsed;
  const { document, violations } = currentRelease(root);
  if (violations.length) return reportViolations(violations);
  const reason = conflictOf(document, operation);
  if (reason !== null) return failWith(reason);
  const file = writeOperation(root, document, operation);
  const after = currentRelease(root);
  if (after.violations.length) return reportViolations(after.violations);
  console.log(`${file}: added ${operation.id}.\n`);
  console.log(nextSteps(root, after.document, operation.id));
  return 0;
}

function reportViolations(violations: ReturnType<typeof currentRelease>["violations"]): number {
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  return 1;
}

/** Returns the service method to add, and the file that it belongs to. */
function nextSteps(root: string, document: OpenApiDocument, id: string): string {
  const model = operationModels(document).find((one) => one.id === id);
  if (!model) throw new Error(`${id} was not written`);
  const place = serviceFile(root, model) ?? `a new service ${model.group} in src/features/`;
  const imports = serviceImports(model).join("\n");
  return `Replace the texts "To be written", and run \`npm run generate\`. Add this method to ${place}:\n\n${serviceMethod(model)}\n\nIt uses:\n${imports}`;
}

function failWith(reason: string): number {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}

function readArguments(): { operation: NewOperation; root: string } | string {
  const text = { type: "string" } as const;
  const options = {
    permission: text,
    summary: text,
    description: text,
    root: text,
    list: { type: "boolean" },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [id = "", method = "", path = "", ...rest] = parsed.positionals;
  if (path === "" || rest.length) return "Three arguments are required.";
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(id)) return `${id} is not group.verb in camelCase.`;
  if (method !== "get" && method !== "post" && method !== "put" && method !== "delete")
    return `${method} is not get, post, put or delete.`;
  if (!/^\/v1(\/([a-z0-9-]+|\{[a-z_]+\}))+$/.test(path)) return `${path} is not a path like /v1/entities/{id}.`;
  const { permission = null, summary = null, description = null, list = false, root } = parsed.values;
  if (list && method !== "get") return "A list is a get.";
  const operation = { id, method, path, permission, summary, description, list } as const;
  return { operation, root: resolve(root ?? `${import.meta.dirname}/..`) };
}

function conflictOf(document: OpenApiDocument, given: NewOperation): string | null {
  const { id, method, path, permission } = given;
  for (const other of operationsIn(document.paths)) {
    if (other.operation.operationId === id) return `${id} already exists: ${other.method.toUpperCase()} ${other.path}.`;
    if (other.method === method && other.path.replace(/\{.*?\}/g, "{}") === path.replace(/\{.*?\}/g, "{}")) {
      return `${method.toUpperCase()} ${path} already exists: ${String(other.operation.operationId)}.`;
    }
  }
  if (kindOf(given) === "delete" && !path.includes("{")) return `${path} does not name the record to delete.`;
  const known = document["x-permissions"] ?? [];
  if (permission !== null && permission !== "none" && !known.includes(permission))
    return `${permission} is not in x-permissions of openapi/common.yaml.`;
  if (permissionOf(document, given) !== null) return null;
  return `No permission is named after ${id.split(".")[0] ?? ""}. Add one to x-permissions of openapi/common.yaml, or name one with --permission: ${known.join(", ")}.`;
}

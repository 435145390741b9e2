/** `npm run new:tool`: creates the file of a new MCP tool that satisfies all rules. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import type { OpenApiDocument } from "./contract/document.ts";
import { operationModels } from "./contract/operations.ts";
import { currentRelease } from "./contract/released.ts";
import { beyondScope, scopesIn, toolServiceOf } from "./contract/tools.ts";
import { toolStub } from "./contract/tool-stub.ts";

const usage = `Usage: npm run new:tool -- <crm|booking>/<name> <group.verb> <scope> [--permission P] [--description TEXT]
  e.g. npm run new:tool -- crm/restore_crm_record entities.restore crm:write --permission entities:write
  records.<verb> is for tools whose kind of record is an argument, booking.<verb> for those about events.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const parsed = readArguments();
  if (typeof parsed === "string") return failWith(parsed);
  const { family, name, operation, scope, root } = parsed;
  const { document, tools, violations } = currentRelease(root);
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (violations.length) return 1;
  const apiOperation = operationModels(document).find(({ id }) => id === operation);
  if (!apiOperation && !toolServiceOf(operation)) return failWith(`The operation ${operation} does not exist.`);
  if (tools.some((tool) => tool.name === name)) return failWith(`The tool ${name} already exists.`);
  const scopes = readScopes(root);
  const allowed = scopes[scope];
  if (!allowed?.length) return failWith(`The scope ${scope} is not defined in tool-schemas/server.json.`);
  const required = apiOperation?.permission ?? null;
  if (apiOperation?.access === "session") return failWith(`${operation} requires a session: tools cannot call it.`);
  const beyond = required === null ? null : beyondScope(scopes, { scope, operation, required });
  if (beyond !== null) return failWith(`${beyond}.`);
  const permission = parsed.permission ?? required ?? allowed[0] ?? "";
  if (required !== null && permission !== required)
    return failWith(`${operation} requires ${required}, not ${permission}.`);
  if (!isPermission(document, permission) || !allowed.includes(permission))
    return failWith(`${permission} is not part of the scope ${scope}.`);
  const file = `tool-schemas/${family}/${name}.json`;
  const path = join(root, file);
  if (existsSync(path)) return failWith(`${file} already exists.`);
  mkdirSync(dirname(path), { recursive: true });
  const stub = toolStub(
    document,
    { name, operation, scope, permission, description: parsed.description },
    apiOperation,
  );
  writeFileSync(path, await formatted(path, JSON.stringify(stub)));
  console.log(`Created ${file}. Next: replace the texts "To be written", then run \`npm run generate\`.`);
  return 0;
}

function failWith(reason: string): number {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}

/** Formats a file as `npm run lint` requires. */
async function formatted(path: string, text: string): Promise<string> {
  return await format(text, { ...(await resolveConfig(path)), filepath: path });
}

function isPermission(document: OpenApiDocument, permission: string): boolean {
  return document["x-permissions"]?.includes(permission) ?? false;
}

/** Returns the permissions of each scope from server.json. */
function readScopes(root: string): Record<string, string[]> {
  const file = join(root, "tool-schemas/server.json");
  if (!existsSync(file)) return {};
  return scopesIn(JSON.parse(readFileSync(file, "utf8")));
}

function readArguments() {
  const text = { type: "string" } as const;
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options: { permission: text, description: text, root: text } });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [place = "", operation = "", scope = "", ...rest] = parsed.positionals;
  if (scope === "" || rest.length) return "Three arguments are required.";
  const [, family, name] = /^([a-z]+)\/([a-z][a-z0-9_]{0,63})$/.exec(place) ?? [];
  if (family === undefined || name === undefined) return `${place} is not family/name, e.g. crm/search_crm.`;
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(operation)) return `${operation} is not group.verb in camelCase.`;
  const root = resolve(parsed.values.root ?? `${import.meta.dirname}/..`);
  const { permission, description } = parsed.values;
  return { family, name, operation, scope, root, permission, description };
}

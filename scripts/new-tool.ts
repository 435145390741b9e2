/** `npm run new:tool`: the file of a new MCP tool, which already passes the rules. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { OpenApiDocument } from "./contract/document.ts";
import { operationModels } from "./contract/operations.ts";
import { currentRelease } from "./contract/released.ts";
import { beyondScope, scopesIn, toolServiceOf } from "./contract/tools.ts";
import { toolStub } from "./contract/tool-stub.ts";

const usage = `Usage: npm run new:tool -- <crm|booking>/<name> <group.verb> <scope> [--permission P]
  e.g. npm run new:tool -- crm/restore_crm_record entities.restore crm:write --permission entities:write
  records.<verb> is for tools whose kind of record is an argument, booking.<verb> for those about events.`;

process.exitCode = main();

function main(): number {
  const parsed = readArguments();
  if (typeof parsed === "string") return refuse(parsed);
  const { family, name, operation, scope, root } = parsed;
  const { document, tools, violations } = currentRelease(root);
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (violations.length) return 1;
  const twin = operationModels(document).find(({ id }) => id === operation);
  if (!twin && !toolServiceOf(operation)) return refuse(`The operation ${operation} does not exist.`);
  if (tools.some((tool) => tool.name === name)) return refuse(`The tool ${name} already exists.`);
  const scopes = readScopes(root);
  const allowed = scopes[scope];
  if (!allowed?.length) return refuse(`The scope ${scope} is not defined in tool-schemas/server.json.`);
  const required = twin?.permission ?? null;
  if (twin?.access === "session") return refuse(`${operation} requires a session: tools cannot call it.`);
  const beyond = required === null ? null : beyondScope(scopes, { scope, operation, required });
  if (beyond !== null) return refuse(`${beyond}.`);
  const permission = parsed.permission ?? required ?? allowed[0] ?? "";
  if (required !== null && permission !== required)
    return refuse(`${operation} requires ${required}, not ${permission}.`);
  if (!isPermission(document, permission) || !allowed.includes(permission))
    return refuse(`${permission} is not part of the scope ${scope}.`);
  const file = `tool-schemas/${family}/${name}.json`;
  const path = join(root, file);
  if (existsSync(path)) return refuse(`${file} already exists.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(toolStub(document, { name, operation, scope, permission }, twin), null, 2)}\n`);
  console.log(`Created ${file}. Next: describe the tool and its arguments, then run \`npm run generate\`.`);
  return 0;
}

function refuse(reason: string): number {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}

function isPermission(document: OpenApiDocument, permission: string): boolean {
  return document["x-permissions"]?.includes(permission) ?? false;
}

/** The permissions of each scope, as server.json has them. */
function readScopes(root: string): Record<string, string[]> {
  const file = join(root, "tool-schemas/server.json");
  if (!existsSync(file)) return {};
  return scopesIn(JSON.parse(readFileSync(file, "utf8")));
}

function readArguments() {
  const text = { type: "string" } as const;
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options: { permission: text, root: text } });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [place = "", operation = "", scope = "", ...rest] = parsed.positionals;
  if (scope === "" || rest.length) return "Three arguments are required.";
  const [, family, name] = /^([a-z]+)\/([a-z][a-z0-9_]{0,63})$/.exec(place) ?? [];
  if (family === undefined || name === undefined) return `${place} is not family/name, e.g. crm/search_crm.`;
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(operation)) return `${operation} is not group.verb in camelCase.`;
  const root = resolve(parsed.values.root ?? `${import.meta.dirname}/..`);
  return { family, name, operation, scope, root, permission: parsed.values.permission };
}

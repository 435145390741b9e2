import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDefaults } from "../emit/resource-defaults.ts";
import type { Release, ReleasedPrompt } from "./diff/change.ts";
import type { Violation } from "./source.ts";
import { readCheckedContract, readContract } from "./read.ts";
import type { ContractModel } from "./read.ts";
import { isObject, type OpenApiDocument } from "./document.ts";
import type { Source } from "./source.ts";
import { scopesOf } from "./tools.ts";
import type { ToolFile } from "./tools.ts";

/** The folder of the released contract in a project. */
export const RELEASED = "openapi/released";

/** The contract of a project in the form of a release, with its violations. */
export type CurrentRelease = Release & { readonly violations: readonly Violation[] };

/** Returns the current contract, or its violations of the rules of this project. */
export function currentRelease(root: string): CurrentRelease {
  return toRelease(readContract(root));
}

/** Returns the current contract, or all mistakes that `npm run generate` rejects. */
export async function checkedRelease(root: string): Promise<CurrentRelease> {
  return toRelease(await readCheckedContract(root));
}

function toRelease({ resources, toolbox, violations, ...model }: ContractModel): CurrentRelease {
  const document = withDefaults(model.document, resources);
  const tools = toolbox.tools.map(({ source: _, ...tool }) => tool);
  const prompts = toolbox.prompts.flatMap(releasedPrompt);
  const templates = toolbox.templates.flatMap(templateOf);
  return { document, tools, prompts, templates, scopes: scopesOf(toolbox), violations };
}

function releasedPrompt({ value }: Source): ReleasedPrompt[] {
  if (!isObject(value) || !Array.isArray(value["arguments"])) return [];
  const { name, scope, permission } = value;
  const given = value["arguments"]
    .filter(isObject)
    .map((argument) => ({ name: String(argument["name"]), required: argument["default"] === undefined }));
  return [{ name: String(name), scope: String(scope), permission: String(permission), arguments: given }];
}

function templateOf({ value }: Source): string[] {
  return isObject(value) ? [String(value["uriTemplate"])] : [];
}

/** Returns the contract that was released into a folder; null before the first release. */
export function lastRelease(folder: string): Release | null {
  if (!existsSync(join(folder, "openapi.json"))) return null;
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  // The first releases had neither prompts nor resources.
  const listIn = (name: string): unknown => (existsSync(join(folder, name)) ? read(name) : []);
  return {
    document: read("openapi.json") as OpenApiDocument,
    tools: read("tools.json") as ToolFile[],
    prompts: listIn("prompts.json") as ReleasedPrompt[],
    templates: listIn("resources.json") as string[],
    scopes: read("scopes.json") as Release["scopes"],
  };
}

/** Writes a contract as the released one. */
export function writeRelease(folder: string, { document, tools, prompts, templates, scopes }: Release): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries({ openapi: document, tools, prompts, resources: templates, scopes }))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

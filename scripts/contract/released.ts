import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDefaults } from "../emit/resource-defaults.ts";
import type { Release } from "./diff/change.ts";
import type { Violation } from "./load.ts";
import { readCheckedContract, readContract } from "./read.ts";
import type { ContractModel } from "./read.ts";
import type { OpenApiDocument } from "./document.ts";
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
  return { document, tools, scopes: scopesOf(toolbox), violations };
}

/** Returns the contract that was released into a folder; null before the first release. */
export function lastRelease(folder: string): Release | null {
  if (!existsSync(join(folder, "openapi.json"))) return null;
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return {
    document: read("openapi.json") as OpenApiDocument,
    tools: read("tools.json") as ToolFile[],
    scopes: read("scopes.json") as Release["scopes"],
  };
}

/** Writes a contract as the released one. */
export function writeRelease(folder: string, { document, tools, scopes }: Release): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries({ openapi: document, tools, scopes }))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "./diff/change.ts";
import type { Violation } from "./load.ts";
import { readContract } from "./read.ts";
import type { OpenApiDocument } from "./document.ts";
import type { ToolFile } from "./tools.ts";

/** Returns the current contract, or its violations. */
export function currentRelease(root: string): Release & { violations: readonly Violation[] } {
  const { document, toolbox, violations } = readContract(root);
  return { document, tools: toolbox.tools.map(({ source: _, ...tool }) => tool), violations };
}

/** Returns the contract of the last release; null before the first one. */
export function lastRelease(root: string): Release | null {
  const folder = join(root, "openapi/released");
  if (!existsSync(join(folder, "openapi.json"))) return null;
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return { document: read("openapi.json") as OpenApiDocument, tools: read("tools.json") as ToolFile[] };
}

/** Writes a contract as the released one. */
export function writeRelease(root: string, { document, tools }: Release): void {
  const folder = join(root, "openapi/released");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(folder, "tools.json"), `${JSON.stringify(tools, null, 2)}\n`);
}

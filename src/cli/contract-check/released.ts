import { readFileSync } from "node:fs";
import type { Schema, ToolDefinition } from "./contract.ts";

/** Returns the OpenAPI document of this release. */
export function releasedDocument(): Schema {
  return JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8")) as Schema;
}

/** Returns the tools of this release. */
export async function releasedTools(): Promise<ToolDefinition[]> {
  const { tools } = await import("../../../generated/tools.js");
  return tools.map(({ definition }) => definition);
}

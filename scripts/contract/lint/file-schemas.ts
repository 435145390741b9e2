import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isObject } from "../document.ts";

/** The JSON Schemas of the contract's files, which editors use too. */
export const SCHEMAS = {
  openapi: "openapi/contract.schema.json",
  tool: "tool-schemas/tool.schema.json",
  prompt: "tool-schemas/prompt.schema.json",
  resource: "tool-schemas/resource.schema.json",
  server: "tool-schemas/server.schema.json",
} as const;

/** Reads one of the JSON Schemas. */
export function readSchema(path: string): Record<string, unknown> {
  const file = resolve(import.meta.dirname, "../../..", path);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

/** A keyword of this project, with its JSON Schema. */
export interface ExtensionKeyword {
  readonly name: string;
  /** The object that may contain it, e.g. `an operation`. */
  readonly place: string;
  readonly schema: Record<string, unknown>;
}

/** Returns all `x-*` keywords of OpenAPI files, in the order of the schema. */
export function extensionKeywords(): ExtensionKeyword[] {
  const root = readSchema(SCHEMAS.openapi);
  const parts = isObject(root["$defs"]) ? Object.values(root["$defs"]) : [];
  return [root, ...parts].flatMap((part) => {
    if (!isObject(part) || !isObject(part["properties"])) return [];
    const place = String(part["title"]);
    return Object.entries(part["properties"]).flatMap(([name, schema]) =>
      name.startsWith("x-") && isObject(schema) ? [{ name, place, schema }] : [],
    );
  });
}

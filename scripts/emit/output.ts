import type { OpenApiDocument } from "../contract/document.ts";
import type { OperationModel } from "../contract/operations.ts";
import type { Tool } from "../contract/tools.ts";

/** What every emitter works from. */
export interface Model {
  /** Merged and expanded. */
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationModel[];
  readonly tools: readonly Tool[];
  /** tool-schemas/server.json, as it is. */
  readonly server: unknown;
  /** Import path from the output folder to src/contract, with `/` at the end. */
  readonly contractPath: string;
  /** False for a document of other origin: what Ajv's strict mode would refuse is left out instead. */
  readonly house: boolean;
}

/** Contents by path below the output folder. */
export type Files = Record<string, string>;

/** One kind of output. */
export type Emitter = (model: Model) => Files | Promise<Files>;

export const banner = "// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.\n";

/** A value as JavaScript source, with keys unquoted where they can be. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

/** A type that is one of these strings. */
export function union(names: readonly string[]): string {
  return names.length ? names.map((name) => JSON.stringify(name)).join(" | ") : "never";
}

/** `apiKeys` → `api-keys`: a group's file name. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}

import type { OpenApiDocument } from "../contract/document.ts";
import type { OperationModel } from "../contract/operation-model.ts";
import type { Resource } from "../contract/resource/resource.ts";
import type { ToolFile } from "../contract/tools.ts";

/** The input of all emitters. */
export interface Model {
  /** Merged and expanded. */
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationModel[];
  readonly tools: readonly ToolFile[];
  /** The contents of tool-schemas/prompts/ and tool-schemas/resources/. */
  readonly prompts: readonly unknown[];
  readonly templates: readonly unknown[];
  readonly resources: readonly Resource[];
  /** The contents of tool-schemas/server.json. */
  readonly server: unknown;
  /** Import path from the output folder to src/base/contract, with `/` at the end. */
  readonly contractPath: string;
  /** False for other OpenAPI documents: schemas that Ajv's strict mode would reject are omitted. */
  readonly house: boolean;
}

/** File contents by path below the output folder. */
export type Files = Record<string, string>;

/** Emits one kind of output from the parts of the model that it reads. */
export type Emitter<Part extends keyof Model> = (input: Pick<Model, Part>) => Files | Promise<Files>;

export const banner = "// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.\n";

/** Formats a value as JavaScript source; keys are unquoted where possible. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

/**
 * Formats an object as JavaScript source without white space, one line per entry, for files that only machines read: a diff
 * still shows which entry changed. With a depth of 2, each entry of an entry has a line.
 */
export function table(value: object, depth = 1): string {
  const rows = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const isTable = depth > 1 && typeof inner === "object" && inner !== null && !Array.isArray(inner);
    return `${JSON.stringify(key)}:${isTable ? table(inner, depth - 1) : JSON.stringify(inner)}`;
  });
  return rows.length === 0 ? "{}" : `{\n${rows.join(",\n")}\n}`;
}

/** Returns a union type of string literals. */
export function union(names: readonly string[]): string {
  return names.length ? names.map((name) => JSON.stringify(name)).join(" | ") : "never";
}

/** `apiKeys` → `api-keys`: the file name of a group. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}

/**
 * Returns the code that defines a function for each module of validators, by name and file. The validators are most of
 * the generated code, so each module is loaded by the first call that it checks.
 */
export function loadingOnUse(contractPath: string, modules: readonly (readonly [string, string])[]): string {
  const head = `import { createRequire } from "node:module";
import { onUse } from "${contractPath}on-use.ts";

const require = createRequire(import.meta.url);
`;
  const lines = modules.map(([name, file]) => `const ${name} = onUse(() => require("./validators/${file}.js"));\n`);
  return head + lines.join("");
}

import { isObject } from "../contract/document.ts";
import type { ToolFile } from "../contract/tools.ts";
import { banner, literal, union, loadingOnUse, type Emitter, type Model } from "./output.ts";
import type { OperationModel } from "../contract/operation-model.ts";

/** tools.js: the MCP tools as clients see them, with additional data for the server. */
export const emitTools: Emitter<"tools" | "server" | "operations" | "contractPath"> = (model) => {
  const { tools, server, operations } = model;
  const imported = tools.length ? loadingOnUse(model.contractPath, [["validators", "tools"]]) : "";
  const rows = tools.map((tool) => row(tool, { ...defaultsOf(operations, tool), ...ownDefaults(tool) })).join("");
  return {
    "tools.js": `${banner}\n${imported}\nexport const toolServer = ${literal(server)};\n\nexport const tools = [\n${rows}];\n`,
    "tools.d.ts": declarations(model),
  };
};

function row(tool: ToolFile, defaults: Record<string, unknown>): string {
  const { name, title, description, inputSchema, outputSchema, annotations, operation, scope, permission } = tool;
  const { serializeBy, record } = tool;
  const definition = {
    name,
    title,
    description,
    inputSchema: withoutOpen(shown(inputSchema)),
    outputSchema: withoutOpen(shown(outputSchema)),
    annotations,
  };
  const data = literal({ definition, operation, scope, permission, serializeBy, record, defaults });
  const lines = [
    data.slice(0, -2) + ",",
    `  get validateInput() {\n    return validators().${name}_input;\n  },`,
    `  call: (services, caller, input) => services.${operation}(caller, input),`,
    "},",
  ];
  return lines.join("\n").replace(/^/gm, "  ") + "\n";
}

/** Removes keywords that only our validators support: some clients reject schemas with unknown formats. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (!isObject(value)) return value;
  const entries = Object.entries(branched(value));
  return Object.fromEntries(entries.flatMap(([key, inner]) => (isOwnKeyword(key, inner) ? [] : [[key, shown(inner)]])));
}

/** Removes `additionalProperties: true`, which is the default, so that definitions cost models fewer tokens. */
function withoutOpen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOpen);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, inner]) => key !== "additionalProperties" || inner !== true);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutOpen(inner)]));
}

/** Keywords that apply to one type only. */
const KEYWORDS_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum"],
  integer: ["minimum", "maximum"],
};

/** Splits a schema with several types into branches, because some clients do not support lists of types. */
function branched(schema: Record<string, unknown>): Record<string, unknown> {
  const { type, ...rest } = schema;
  if (!Array.isArray(type)) return schema;
  const keywords = type.map((name: string) => KEYWORDS_BY_TYPE[name] ?? []);
  const anyOf = type.map((name: string, index) => ({ type: name, ...only(rest, keywords[index] ?? []) }));
  const left = Object.keys(rest).filter((key) => !keywords.flat().includes(key));
  return { ...only(rest, left), anyOf };
}

function only(schema: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])));
}

const OWN_KEYWORDS: readonly string[] = ["x-multiline", "x-expected", "x-synonyms"];

const isOwnKeyword = (key: string, value: unknown): boolean =>
  OWN_KEYWORDS.includes(key) ||
  (key === "format" && (value === "timezone" || value === "phone")) ||
  isUnlikelyError(key, value);

/** Limits from which on models do not reach them by accident. */
const FAR: Readonly<Record<string, number>> = { maxLength: 50, maxItems: 20, maxProperties: 20, maximum: 1_000 };
/** Models do not send empty values where one is expected. */
const NOT_EMPTY: readonly string[] = ["minLength", "minItems", "minProperties", "minimum"];

/** Rules that models rarely break cost tokens in every conversation; the validators check them, and an error reports them. */
function isUnlikelyError(key: string, value: unknown): boolean {
  if (["pattern", "propertyNames", "uniqueItems"].includes(key)) return true;
  const far = FAR[key];
  return (NOT_EMPTY.includes(key) && value === 1) || (far !== undefined && Number(value) >= far);
}

function ownDefaults({ inputSchema }: ToolFile): Record<string, unknown> {
  const entries = Object.entries(inputSchema.properties ?? {}).filter(([, property]) => property.default !== undefined);
  return Object.fromEntries(entries.map(([name, property]) => [name, property.default]));
}

function declarations({ tools, server, contractPath }: Pick<Model, "tools" | "server" | "contractPath">): string {
  return `${banner}
import type { Authorized, Caller } from "${contractPath}caller.ts";
import type { ToolRecord } from "${contractPath}mcp.ts";
import type { SerializeBy, Validate } from "${contractPath}operation.ts";
import type { ToolServices } from "./tool-types.ts";
import type { Permission } from "./vocabulary.d.ts";

export type ToolName = ${union(tools.map(({ name }) => name))};

export interface Tool {
  /** The result of tools/list. */
  readonly definition: {
    readonly name: ToolName;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
    readonly outputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
    readonly annotations: Readonly<
      Record<"readOnlyHint" | "destructiveHint" | "idempotentHint" | "openWorldHint", boolean>
    >;
  };
  readonly operation: string;
  readonly scope: string;
  /** One permission for all calls, or one or more for each value of the argument \`by\`. */
  readonly permission: Permission | { readonly by: string; readonly [value: string]: string | readonly string[] };
  /** Null: calls are not serialized. */
  readonly serializeBy: SerializeBy | null;
  /** Null: a call concerns no single record. */
  readonly record: ToolRecord | null;
  /** Values of omitted arguments. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly validateInput: Validate;
  call(services: ToolServices, caller: Authorized<Caller>, input: never): Promise<unknown>;
}

export declare const tools: readonly Tool[];
/** tool-schemas/server.json. */
export declare const toolServer: ${jsonType(server)};
`;
}

/** Returns the type of a JSON value without literal types. */
function jsonType(value: unknown): string {
  if (Array.isArray(value)) return `readonly (${[...new Set(value.map(jsonType))].join(" | ") || "never"})[]`;
  if (!isObject(value)) return value === null ? "null" : typeof value;
  const members = Object.entries(value).map(([key, inner]) => `readonly ${JSON.stringify(key)}: ${jsonType(inner)}`);
  return `{ ${members.join("; ")} }`;
}

/** Returns the default values of the parameters of the tool's operation. */
export function defaultsOf(operations: readonly OperationModel[], tool: ToolFile): Record<string, unknown> {
  const parameters = operations.find(({ id }) => id === tool.operation)?.parameters ?? [];
  return Object.fromEntries(parameters.flatMap((one) => (one.default === undefined ? [] : [[one.name, one.default]])));
}

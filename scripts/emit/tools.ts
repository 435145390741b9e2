import openapiTypes, { astToString } from "openapi-typescript";
import type { OpenAPI3 } from "openapi-typescript";
import { isObject } from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";
import { type Tool, TOOL_SERVICES, toolServiceOf } from "../contract/tools.ts";
import { banner, literal, union } from "./output.ts";
import type { Emitter, Files, Model } from "./output.ts";
import { validatorFiles } from "./validators.ts";

/** tools.js: the MCP tools as clients see them, with what the server needs to run them; tool-types.ts: their types. */
export const emitTools: Emitter = async (model) => {
  const { tools, server } = model;
  const schemas = new Map(tools.map((tool) => [`${tool.name}_input`, tool.inputSchema]));
  const imported = tools.length ? 'import * as validators from "./validators/tools.js";\n\n' : "";
  const rows = tools.map((tool) => row(tool, { ...defaultsOf(model, tool), ...ownDefaults(tool) })).join("");
  return {
    ...(tools.length ? validatorFiles(model, "validators/tools", schemas) : {}),
    "tools.js": `${banner}\n${imported}export const toolServer = ${literal(server)};\n\nexport const tools = [\n${rows}];\n`,
    "tools.d.ts": declarations(model),
    ...(await toolTypes(model)),
  };
};

function row(tool: Tool, defaults: Record<string, unknown>): string {
  const { name, title, description, inputSchema, outputSchema, annotations, operation, scope, permission } = tool;
  const { serializeBy, record } = tool;
  const definition = {
    name,
    title,
    description,
    inputSchema: shown(inputSchema),
    outputSchema: shown(outputSchema),
    annotations,
  };
  const data = literal({ definition, operation, scope, permission, serializeBy, record, defaults });
  const lines = [
    data.slice(0, -2) + ",",
    `  validateInput: validators.${name}_input,`,
    `  call: (services, caller, input) => services.${operation}(caller, input),`,
    "},",
  ];
  return lines.join("\n").replace(/^/gm, "  ") + "\n";
}

/** Without what only our validators understand: some clients refuse a schema with a format that they do not know. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (!isObject(value)) return value;
  const entries = Object.entries(branched(value));
  return Object.fromEntries(entries.flatMap(([key, inner]) => (isOurs(key, inner) ? [] : [[key, shown(inner)]])));
}

/** What is said of values of one type only. */
const ASPECTS: Readonly<Record<string, readonly string[]>> = {
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum"],
  integer: ["minimum", "maximum"],
};

/** With one type to a schema: where several are allowed, each has a branch, since some clients know no lists of types. */
function branched(schema: Record<string, unknown>): Record<string, unknown> {
  const { type, ...rest } = schema;
  if (!Array.isArray(type)) return schema;
  const aspects = type.map((name: string) => ASPECTS[name] ?? []);
  const anyOf = type.map((name: string, index) => ({ type: name, ...only(rest, aspects[index] ?? []) }));
  const left = Object.keys(rest).filter((key) => !aspects.flat().includes(key));
  return { ...only(rest, left), anyOf };
}

function only(schema: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])));
}

const isOurs = (key: string, value: unknown): boolean =>
  key === "x-multiline" || key === "x-expected" || (key === "format" && (value === "timezone" || value === "phone"));

/** What the operation behind a tool takes where a parameter is left out. */
function defaultsOf({ operations }: Model, tool: Tool): Record<string, unknown> {
  const parameters = operations.find(({ id }) => id === tool.operation)?.parameters ?? [];
  return Object.fromEntries(parameters.flatMap((one) => (one.default === undefined ? [] : [[one.name, one.default]])));
}

function ownDefaults({ inputSchema }: Tool): Record<string, unknown> {
  const entries = Object.entries(inputSchema.properties ?? {}).filter(([, property]) => property.default !== undefined);
  return Object.fromEntries(entries.map(([name, property]) => [name, property.default]));
}

function declarations({ tools, server, contractPath }: Model): string {
  return `${banner}
import type { Caller } from "${contractPath}caller.ts";
import type { ToolRecord } from "${contractPath}mcp.ts";
import type { SerializeBy, Validate } from "${contractPath}operation.ts";
import type { ToolServices } from "./tool-types.ts";
import type { Permission } from "./vocabulary.d.ts";

export type ToolName = ${union(tools.map(({ name }) => name))};

export interface Tool {
  /** What tools/list shows. */
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
  /** One permission, or for each value of the argument \`by\` one or several, which are all needed. */
  readonly permission: Permission | { readonly by: string; readonly [value: string]: string | readonly string[] };
  /** Null: its calls do not queue for a record. */
  readonly serializeBy: SerializeBy | null;
  /** Null: a call concerns no single record. */
  readonly record: ToolRecord | null;
  /** Values of arguments that a call left out. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly validateInput: Validate;
  call(services: ToolServices, caller: Caller, input: never): Promise<unknown>;
}

export declare const tools: readonly Tool[];
/** tool-schemas/server.json. */
export declare const toolServer: ${jsonType(server)};
`;
}

/** The type of a JSON value, with its keys and without its values. */
function jsonType(value: unknown): string {
  if (Array.isArray(value)) return `readonly (${[...new Set(value.map(jsonType))].join(" | ") || "never"})[]`;
  if (!isObject(value)) return value === null ? "null" : typeof value;
  const members = Object.entries(value).map(([key, inner]) => `readonly ${JSON.stringify(key)}: ${jsonType(inner)}`);
  return `{ ${members.join("; ")} }`;
}

async function toolTypes(model: Model): Promise<Files> {
  const { tools, contractPath } = model;
  const schemas = Object.fromEntries(
    tools.flatMap((tool) => [
      [`${pascal(tool.name)}Input`, tool.inputSchema],
      [`${pascal(tool.name)}Result`, tool.outputSchema],
    ]),
  );
  const document = { openapi: "3.1.0", info: { title: "tools", version: "1" }, paths: {}, components: { schemas } };
  const input = JSON.parse(JSON.stringify(document)) as OpenAPI3;
  const types = await openapiTypes(input, { defaultNonNullable: true, silent: true });
  const named = Object.keys(schemas).map((name) => `export type ${name} = components["schemas"]["${name}"];\n`);
  const own = Map.groupBy(tools, ({ operation }) => toolServiceOf(operation));
  const services = TOOL_SERVICES.flatMap((name) => ({ name, tools: own.get(name) ?? [] }));
  const text = [
    banner,
    tools.length > (own.get(undefined)?.length ?? 0) ? `import type { Caller } from "${contractPath}caller.ts";\n` : "",
    `import type { Services } from "./services.d.ts";\n\n`,
    astToString(types),
    "\n",
    ...named,
    ...services.map((service) => toolService(service)),
    "\n/** What tools call: the services of the API, and those that are for tools only. */\n",
    `export type ToolServices = Services & { ${services.map(({ name }) => `${name}: ${pascal(name)}Service`).join("; ")} };\n\n`,
    fits(model),
  ];
  return { "tool-types.ts": text.join("") };
}

/** One line per tool with an operation of its own; defaults need not be given. */
function fits(model: Model): string {
  const twins = model.tools.filter((tool) => !toolServiceOf(tool.operation));
  const lines = twins.map((tool) => {
    const [group = "", verb = ""] = tool.operation.split(".");
    const wanted = `Parameters<Services["${group}"]["${verb}"]>[1]`;
    return `  Fit<"${tool.name}", ${pascal(tool.name)}Input, Loose<${wanted}, ${union(Object.keys(defaultsOf(model, tool)))}>>,\n`;
  });
  return [
    lines.length ? "type Loose<Input, Key extends keyof Input> = Omit<Input, Key> & Partial<Pick<Input, Key>>;\n" : "",
    lines.length ? "type Fit<Name extends string, Input extends Wanted, Wanted> = [Name, Input];\n" : "",
    "/** Does not compile where a tool's input is no input of its operation. */\n",
    `export type ToolsThatFit = [\n${lines.join("")}];\n`,
  ].join("");
}

interface ToolService {
  readonly name: string;
  readonly tools: readonly Tool[];
}

function toolService({ name, tools }: ToolService): string {
  const methods = Map.groupBy(tools, (tool) => tool.operation.slice(name.length + 1));
  const lines = [...methods].map(([method, users]) => {
    const types = (suffix: string): string => users.map((tool) => `${pascal(tool.name)}${suffix}`).join(" | ");
    return `  ${method}(caller: Caller, input: ${types("Input")}): Promise<${types("Result")}>;\n`;
  });
  return `\n/** Implemented for tools alone. */\nexport interface ${pascal(name)}Service {\n${lines.join("")}}\n`;
}

import openapiTypes, { astToString } from "openapi-typescript";
import type { OpenAPI3 } from "openapi-typescript";
import { pascal } from "../contract/operations.ts";
import { type ToolFile, TOOL_SERVICES, toolServiceOf } from "../contract/tools.ts";
import { banner, union, type Emitter, type Model } from "./output.ts";
import { defaultsOf } from "./tools.ts";

/** tool-types.ts: the types of the inputs and results of the MCP tools, and the services that only tools use. */
export const emitToolTypes: Emitter<"tools" | "operations" | "contractPath"> = async (model) => {
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
    tools.length > (own.get(undefined)?.length ?? 0)
      ? `import type { Authorized, Caller } from "${contractPath}caller.ts";\n`
      : "",
    `import type { Services } from "./services.d.ts";\n\n`,
    astToString(types),
    "\n",
    ...named,
    ...services.map((service) => toolService(service)),
    "\n/** The services for tools: those of the API, and those that only tools use. */\n",
    `export type ToolServices = Services & { ${services.map(({ name }) => `${name}: ${pascal(name)}Service`).join("; ")} };\n\n`,
    inputChecks(model),
  ];
  return { "tool-types.ts": text.join("") };
};

/** Returns one line per tool that calls an operation of the API; arguments with defaults are optional. */
function inputChecks({ tools, operations }: Pick<Model, "tools" | "operations">): string {
  const apiTools = tools.filter((tool) => !toolServiceOf(tool.operation));
  const lines = apiTools.map((tool) => {
    const [group = "", verb = ""] = tool.operation.split(".");
    const wanted = `Parameters<Services["${group}"]["${verb}"]>[1]`;
    return `  Fit<"${tool.name}", ${pascal(tool.name)}Input, Loose<${wanted}, ${union(Object.keys(defaultsOf(operations, tool)))}>>,\n`;
  });
  return [
    lines.length ? "type Loose<Input, Key extends keyof Input> = Omit<Input, Key> & Partial<Pick<Input, Key>>;\n" : "",
    lines.length ? "type Fit<Name extends string, Input extends Wanted, Wanted> = [Name, Input];\n" : "",
    "/** Does not compile if a tool's input is not a valid input of its operation. */\n",
    `export type ToolsThatFit = [\n${lines.join("")}];\n`,
  ].join("");
}

interface ToolService {
  readonly name: string;
  readonly tools: readonly ToolFile[];
}

function toolService({ name, tools }: ToolService): string {
  const methods = Map.groupBy(tools, (tool) => tool.operation.slice(name.length + 1));
  const lines = [...methods].map(([method, users]) => {
    const types = (suffix: string): string => users.map((tool) => `${pascal(tool.name)}${suffix}`).join(" | ");
    return `  ${method}(${who(users)}, input: ${types("Input")}): Promise<${types("Result")}>;\n`;
  });
  return `\n/** Only used by tools. */\nexport interface ${pascal(name)}Service {\n${lines.join("")}}\n`;
}

/** The parameter for the sender: a tool that writes accepts only a caller whose permission was checked. */
function who(users: readonly ToolFile[]): string {
  if (users.some(({ annotations }) => annotations.readOnlyHint)) return "caller: Caller";
  const calls = users.flatMap(({ permission }) => needsOf(permission));
  const always = (calls[0] ?? []).filter((right) => calls.every((needs) => needs.includes(right)));
  return `caller: Authorized<Caller${always.length === 0 ? "" : `, ${union(always)}`}>`;
}

/** Returns the permissions of each kind of call. */
function needsOf(permission: ToolFile["permission"]): (readonly string[])[] {
  if (typeof permission === "string") return [[permission]];
  const { by: _, ...needs } = permission;
  return Object.values(needs).map((one) => [one].flat());
}

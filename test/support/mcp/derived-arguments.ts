import { tools, type Tool } from "../../../generated/tools.js";
import { valueFor } from "../contract/arbitrary.ts";
import { operations, type Schema } from "../contract/document.ts";
import { randomFrom } from "../random.ts";
import type { Arguments } from "./assistant.ts";

/** IDs of records by type. */
export type Ids = Readonly<Record<string, string>>;

/** A tool call for a record type, null if the tool takes none; no two calls have the same number. */
export interface Call {
  readonly tool: string;
  readonly type: string | null;
  readonly number: number;
}

/** Returns the required arguments of a tool, from its input schema, its operation and the ids of existing records. */
export function derivedArguments({ tool: name, type, number }: Call, ids: Ids): Arguments {
  const tool = tools.find(({ definition }) => definition.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const { properties = {}, required = [] } = tool.definition.inputSchema as InputSchema;
  const entries = required.map((argument): [string, unknown] => {
    const schema = properties[argument] ?? {};
    if (argument === "record_type" && type !== null) return [argument, type];
    return [argument, schema["format"] === "uuid" ? idFor(tool, { argument, type, ids }) : textOr(schema, number)];
  });
  return Object.fromEntries(entries);
}

interface InputSchema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Wanted {
  readonly argument: string;
  readonly type: string | null;
  readonly ids: Ids;
}

/** `contact_id` is the id of a contact; `record_id` and `id` depend on the record type of the call or operation. */
function idFor(tool: Tool, { argument, type, ids }: Wanted): string {
  const named = argument.replace(/_?id$/, "");
  const wanted = named === "record" || named === "" ? (type ?? typeOf(tool)) : named;
  const id = ids[wanted];
  if (id === undefined)
    throw new Error(
      `${tool.definition.name} needs a ${wanted}: add one to recordsWith in test/support/mcp/tool-arguments.ts.`,
    );
  return id;
}

/** Returns the record type of an operation: `/v1/line-items/{id}` concerns a line_item. */
function typeOf({ operation }: Tool): string {
  const path = operations.find(({ id }) => id === operation)?.path ?? "";
  const collection = path.split("/")[2] ?? operation;
  if (collection === "entities") return "contact";
  return collection.replaceAll("-", "_").replace(/ies$/, "y").replace(/s$/, "");
}

/** Returns an unused text where any text is allowed. */
function textOr(schema: Schema, number: number): unknown {
  const { examples, type, format, pattern, maxLength } = schema;
  if (Array.isArray(examples)) return examples[0];
  const free = type === "string" && format === undefined && pattern === undefined && schema["enum"] === undefined;
  if (!free) return valueFor(schema, randomFrom(number));
  return `Made ${String(number)} ${crypto.randomUUID()}`.slice(
    0,
    typeof maxLength === "number" ? maxLength : undefined,
  );
}

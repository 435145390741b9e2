import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { tools } from "../../../generated/tools.js";
import { createKey, type Person } from "../accounts/people.ts";
import type { Service } from "../service.ts";
import type { Answer } from "../wire.ts";
import type { Caller } from "../caller.ts";
import { sendMcp, toolCall, toolNames } from "./mcp.ts";

export type Arguments = Readonly<Record<string, unknown>>;

/** The result or the error of a tool call. */
export interface ToolAnswer {
  /** HTTP status. */
  readonly status: number;
  /** "result"; "failure": a tool error that a model can correct; "error": a protocol error. */
  readonly outcome: "result" | "failure" | "error";
  /** The complete text. */
  readonly text: string;
  /** The result, the failure or the error. */
  readonly json: unknown;
  /** Returns the value at a dotted path (`records.0.id`). */
  at(path: string): unknown;
  string(path: string): string;
  list(path: string): Record<string, unknown>[];
}

/** An AI application that calls tools. */
export interface Assistant {
  /** Calls a tool; throws if the call fails or the result does not match the output schema. */
  use(tool: string, given?: Arguments): Promise<ToolAnswer>;
  /** Calls a tool; throws if the call succeeds. */
  refused(tool: string, given?: Arguments): Promise<ToolAnswer>;
  call(tool: string, given?: Arguments): Promise<ToolAnswer>;
  /** Returns the names of the available tools. */
  names(): Promise<string[]>;
}

/** Creates an assistant with an API key that has all permissions of a user, or these scopes. */
export async function assistantOf(
  service: Service,
  user: Person,
  { scopes = "*" }: { readonly scopes?: "*" | readonly string[] } = {},
): Promise<Assistant> {
  return assistantAt(service.url, await createKey(service, { user, scopes, mcp_access: true }));
}

/** Creates an assistant that uses this key or token. */
export function assistantAt(url: string, token: string): Assistant {
  const call = async (name: string, given: Arguments = {}): Promise<ToolAnswer> =>
    read(name, await sendMcp({ url, token }, toolCall(name, given)));
  const expected =
    (outcome: (answer: ToolAnswer) => boolean) =>
    async (name: string, given: Arguments = {}): Promise<ToolAnswer> => {
      const answer = await call(name, given);
      if (outcome(answer)) return answer;
      throw new Error(`${name} ${JSON.stringify(given)}: ${String(answer.status)} ${answer.text.slice(0, 1_000)}`);
    };
  return {
    call,
    use: expected((answer) => answer.outcome === "result"),
    refused: expected((answer) => answer.outcome !== "result"),
    names: () => toolNames({ url, token }),
  };
}

function read(name: string, answer: Answer): ToolAnswer {
  const { status, text } = answer;
  const shown = answer.at("result.content.0.text");
  if (typeof shown !== "string") return { status, text, outcome: "error", ...pathsInto(answer.at("error")) };
  const json: unknown = JSON.parse(shown);
  if (answer.at("result.isError") === true) {
    if (answer.at("result.structuredContent") !== undefined)
      throw new Error(`${name}: a tool error with data: ${text}`);
    return { status, text, outcome: "failure", ...pathsInto(json) };
  }
  requirePromised(name, answer.at("result.structuredContent"), shown);
  return { status, text, outcome: "result", ...pathsInto(json) };
}

function pathsInto(json: unknown): Pick<ToolAnswer, "json" | "at" | "string" | "list"> {
  const at = (path: string): unknown =>
    path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], json);
  const lacking = (path: string) => new Error(`No such value at ${path}: ${JSON.stringify(json).slice(0, 800)}`);
  return {
    json,
    at,
    string(path) {
      const value = at(path);
      if (typeof value !== "string") throw lacking(path);
      return value;
    },
    list(path) {
      const value = at(path);
      if (!Array.isArray(value)) throw lacking(path);
      return value as Record<string, unknown>[];
    },
  };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
const validators = new Map<string, ValidateFunction>();

/** Checks that the data matches the outputSchema of the tool and that the text is identical. */
function requirePromised(name: string, data: unknown, shown: string): void {
  if (JSON.stringify(data) !== shown)
    throw new Error(`${name}: the text differs from the data: ${shown.slice(0, 800)}`);
  const tool = tools.find(({ definition }) => definition.name === name);
  const validate = validators.get(name) ?? ajv.compile(tool?.definition.outputSchema ?? false);
  validators.set(name, validate);
  if (!validate(data)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)} in ${shown.slice(0, 800)}`);
}

/** Returns the names that tools show next to the ids of users in a record. */
export async function namesIn(crm: Caller, record: object): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [field, id] of Object.entries(record)) {
    if (!["owner_id", "assignee_id"].includes(field) || typeof id !== "string") continue;
    const member = await crm.get(`/v1/members/${id}`);
    names[field.replace("_id", "_name")] = `${member.string("data.first_name")} ${member.string("data.last_name")}`;
  }
  return names;
}

import type { Tool } from "../../../generated/tools.js";
import type { ToolServices } from "../../../generated/tool-types.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { McpCaller, Question } from "../../base/contract/mcp.ts";
import { canonicalJson } from "../../base/platform/rules/differences.ts";
import { makeCall, MalformedCall } from "./calls.ts";
import type { Client, ClientInput, InputRequired, ToolCall, ToolResult } from "./handlers.ts";
import { shownResult, ToolError } from "./results.ts";
import { isObject } from "./rpc.ts";
import { removeInvisible } from "./text.ts";
import { callTool, entryOf, errorBeforeCall, toolNamed, type CallOptions, type ToolDeps } from "./tools.ts";

/** Returns the question for a call with valid arguments; null if there is nothing to confirm. */
export type AskQuestion = (
  services: ToolServices,
  caller: Caller,
  given: Readonly<Record<string, unknown>>,
) => Promise<Question | null>;

/** Dependencies of `callOrAsk`. */
export interface ConfirmationDeps extends ToolDeps {
  /** By the name of the tool. */
  readonly questions: ReadonlyMap<string, AskQuestion>;
  /** Signs what the client returns with an answer. */
  readonly signedTokens: {
    sign(value: unknown, binding: string): string;
    verify(text: string, binding: string): unknown;
  };
  readonly newId: () => string;
  readonly clock: () => number;
}

/** The name of the question in a response. */
const NAME = "confirmation";
const LIFETIME_MS = 10 * 60_000;

/**
 * Calls a tool. If its effect needs a confirmation and the client can ask its user, the first call returns a question,
 * and the call with the answer takes effect. Clients that cannot ask call directly.
 */
export async function callOrAsk(
  deps: ConfirmationDeps,
  who: McpCaller,
  call: ToolCall,
  client: Client,
): Promise<ToolResult | InputRequired> {
  const ask = deps.questions.get(call.name);
  const tool = toolNamed(deps.tools, call.name);
  const asks = ask !== undefined && tool !== undefined && client !== null && canAsk(client);
  if (!asks || errorBeforeCall(tool, who, call) !== null) return shownResult(await callTool(deps, who, call));
  const answer = readAnswer(deps, client, bindingOf(who, call));
  if (answer.kind === "accepted") return shownResult(await callTool(deps, who, call, answer.options));
  if (answer.kind === "rejected") return await reject(deps, who, { tool, call, error: answer.error });
  const question = await askFor(deps, who, { tool, call, ask });
  return question ?? shownResult(await callTool(deps, who, call));
}

/** An empty capability means forms, for compatibility with older clients. */
function canAsk({ capabilities: { elicitation } }: ClientInput): boolean {
  return isObject(elicitation) && (elicitation["form"] !== undefined || elicitation["url"] === undefined);
}

/** The answer belongs to this caller and exactly this call. */
function bindingOf({ caller, connectionId }: McpCaller, { name, arguments: given }: ToolCall): string {
  return canonicalJson(["confirmation", caller.organization.id, caller.user.id, connectionId, name, given]);
}

/** The content of `requestState`. */
interface State {
  /** Makes the call idempotent, so that the same answer does not take effect twice. */
  readonly id: string;
  /** Milliseconds. */
  readonly expires: number;
  readonly more?: Readonly<Record<string, unknown>>;
}

type Answer =
  | { readonly kind: "none" }
  | { readonly kind: "accepted"; readonly options: CallOptions }
  | { readonly kind: "rejected"; readonly error: Error };

/** An answer without its question, and one that comes too late, count as none: the question is asked again. */
function readAnswer(deps: ConfirmationDeps, { responses, state: text }: ClientInput, binding: string): Answer {
  if (text === undefined) return { kind: "none" };
  const state = deps.signedTokens.verify(text, binding);
  if (!isState(state)) {
    return { kind: "rejected", error: new MalformedCall("requestState does not belong to this call.") };
  }
  const response = responses?.[NAME];
  if (response === undefined || state.expires < deps.clock()) return { kind: "none" };
  const action = isObject(response) ? response["action"] : undefined;
  if (action === "accept") {
    return { kind: "accepted", options: { idempotencyKey: `confirmation:${state.id}`, more: state.more ?? {} } };
  }
  const isRefusal = action === "decline" || action === "cancel";
  const error = isRefusal ? new ToolError("declined") : new MalformedCall("An answer must have a valid action.");
  return { kind: "rejected", error };
}

function isState(value: unknown): value is State {
  return isObject(value) && typeof value["id"] === "string" && typeof value["expires"] === "number";
}

interface AskedCall {
  readonly tool: Tool;
  readonly call: ToolCall;
}

async function reject(
  deps: ConfirmationDeps,
  who: McpCaller,
  { tool, call, error }: AskedCall & { readonly error: Error },
): Promise<never> {
  return await makeCall(deps, who, { entry: entryOf(tool, call), rejection: error }, () => Promise.reject(error));
}

/** Returns the question, which the audit log records; null if there is none. */
async function askFor(
  deps: ConfirmationDeps,
  who: McpCaller,
  { tool, call, ask }: AskedCall & { readonly ask: AskQuestion },
): Promise<InputRequired | null> {
  const { idempotencyKey: _, ...entry } = entryOf(tool, call);
  const planned = { entry: { ...entry, action: "confirmations.ask", readsOnly: true }, rejection: null };
  const question = await makeCall(deps, who, planned, (services) =>
    ask(services, who.caller, { ...tool.defaults, ...call.arguments }),
  );
  if (question === null) return null;
  const { message, more } = question;
  const state = { id: deps.newId(), expires: deps.clock() + LIFETIME_MS, ...(more && { more }) } satisfies State;
  // The answer itself is the confirmation, so the form has no fields.
  const params = {
    mode: "form",
    message: removeInvisible(message),
    requestedSchema: { type: "object", properties: {} },
  };
  return {
    inputRequests: { [NAME]: { method: "elicitation/create", params } },
    requestState: deps.signedTokens.sign(state, bindingOf(who, call)),
  };
}

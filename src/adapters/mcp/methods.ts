import type {
  Client,
  CompletionRequest,
  InputRequired,
  RequestHandlers,
  ServerIdentity,
  ToolCall,
} from "./handlers.ts";
import { isObject, RPC, RpcError } from "./rpc.ts";

type Params = Readonly<Record<string, unknown>>;

/** The result of a method, without the members that depend on the protocol version. */
export interface MethodResult {
  /** A JSON object with at least one member. */
  readonly json: string;
  /** How long clients may keep the result; absent if they must not. */
  readonly cached?: keyof ServerIdentity["cacheSeconds"];
  /** True if the result is a question to the user. */
  readonly isQuestion?: boolean;
}

/** A method of the protocol. */
export type Method = (handlers: RequestHandlers, params: Params, client: Client) => Promise<MethodResult>;

/** The capabilities of the server: the methods that all versions have. */
export const capabilities = { tools: {}, prompts: {}, resources: {}, completions: {} } as const;

/**
 * The methods that all versions have. Extensions that are not supported (tasks, progress) are ignored. No list has
 * more than one page.
 */
export const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    "tools/list",
    (handlers, params) => {
      requireFirstPage(params);
      return done(`{"tools":[${handlers.list().map(definitionText).join(",")}]}`, "definitions");
    },
  ],
  ["tools/call", async (handlers, params, client) => answered(await handlers.call(readCall(params), client))],
  [
    "prompts/list",
    (handlers, params) => {
      requireFirstPage(params);
      return done(JSON.stringify({ prompts: handlers.listPrompts() }), "definitions");
    },
  ],
  ["prompts/get", async (handlers, params, client) => answered(await handlers.getPrompt(readPrompt(params), client))],
  [
    "resources/list",
    async (handlers, params) => {
      requireFirstPage(params);
      return done(JSON.stringify({ resources: await handlers.listResources() }), "records");
    },
  ],
  [
    "resources/templates/list",
    (handlers, params) => {
      requireFirstPage(params);
      return done(JSON.stringify({ resourceTemplates: handlers.listResourceTemplates() }), "definitions");
    },
  ],
  [
    "resources/read",
    async (handlers, { uri }) => {
      if (typeof uri !== "string") throw invalid("uri must be a string.");
      return done(JSON.stringify(await handlers.readResource(uri)), "records");
    },
  ],
  [
    "completion/complete",
    async (handlers, params) => {
      const values = await handlers.complete(readCompletion(params));
      return done(JSON.stringify({ completion: { values, hasMore: false } }));
    },
  ],
]);

function done(json: string, cached?: MethodResult["cached"]): Promise<MethodResult> {
  return Promise.resolve(cached === undefined ? { json } : { json, cached });
}

function answered(result: object | InputRequired): MethodResult {
  return { json: JSON.stringify(result), isQuestion: "inputRequests" in result };
}

function invalid(message: string): RpcError {
  return new RpcError(RPC.invalidParams, message);
}

function requireFirstPage(params: Params): void {
  if (params["cursor"] !== undefined) throw invalid("The cursor is not valid.");
}

/**
 * Cached because definitions never change and are the largest part of all responses. Written in ASCII, because one
 * wider character doubles the memory of the whole string.
 */
const definitionCache = new WeakMap<object, string>();

function definitionText(definition: object): string {
  const known = definitionCache.get(definition);
  if (known !== undefined) return known;
  const text = JSON.stringify(definition).replace(/[^ -~]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  definitionCache.set(definition, text);
  return text;
}

function readCall({ name, arguments: given = {} }: Params): ToolCall {
  const malformed = (message: string): ToolCall => ({
    name: typeof name === "string" ? name : "",
    arguments: {},
    fault: { message, sent: given },
  });
  if (typeof name !== "string") return malformed("name must be a string.");
  return isObject(given) ? { name, arguments: given } : malformed("arguments must be an object.");
}

function readPrompt({ name, arguments: given = {} }: Params): Parameters<RequestHandlers["getPrompt"]>[0] {
  if (typeof name !== "string") throw invalid("name must be a string.");
  if (!isObject(given)) throw invalid("arguments must be an object.");
  return { name, arguments: readTexts(given) };
}

function readTexts(given: Params): Record<string, string> {
  const entries = Object.entries(given).map(([name, value]): [string, string] => {
    if (typeof value !== "string") throw invalid("The arguments of a prompt must be strings.");
    return [name, value];
  });
  return Object.fromEntries(entries);
}

function readCompletion({ ref, argument }: Params): CompletionRequest {
  const { name, value } = isObject(argument) ? argument : {};
  if (typeof name !== "string" || typeof value !== "string") {
    throw invalid("argument must have a name and a value, which are strings.");
  }
  return { ref: readReference(ref), argument: { name, value } };
}

function readReference(ref: unknown): CompletionRequest["ref"] {
  if (isObject(ref)) {
    const { type, name, uri } = ref;
    if (type === "ref/prompt" && typeof name === "string") return { type, name };
    if (type === "ref/resource" && typeof uri === "string") return { type, uri };
  }
  throw invalid("ref must be a ref/prompt with a name, or a ref/resource with a uri.");
}

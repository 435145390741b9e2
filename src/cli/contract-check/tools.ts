import { setTimeout as pause } from "node:timers/promises";
import { isSuccess } from "./caller.ts";
import type { Schema, ToolDefinition } from "./contract.ts";
import { type Mismatch, shown } from "./schemas.ts";
import { UNKNOWN_ID } from "./refusals.ts";
import type { Reason } from "./findings.ts";
import type { World } from "./world.ts";
import { addressOf, guestOf, inviteeOf } from "./special-requests.ts";
import { type Answer, type Client, type Credential, createClient, Unreachable } from "./client.ts";

/** The kinds of calls of a tool. */
export const TOOL_CALLS = ["listed", "success", "invalid", "unknown", "unauthorized"] as const;

type ToolCall = (typeof TOOL_CALLS)[number];

/** Options of the check of tools. */
interface ToolCheckOptions {
  readonly key: string;
  readonly readOnly: boolean;
}

interface ToolCheck {
  readonly world: World;
  readonly tool: ToolDefinition;
  readonly rpc: SendRpc;
}

/** Returns one check per tool. The first one reads the list of tools. */
export function toolChecks(
  world: World,
  tools: readonly ToolDefinition[],
  { key, readOnly }: ToolCheckOptions,
): (() => Promise<void>)[] {
  const rpc = createRpc(world.checker.client, key);
  let listing: Promise<RpcAnswer> | undefined;
  return tools.map((tool) => async () => {
    listing ??= rpc("tools/list", {});
    const check = { world, tool, rpc };
    await checkUnauthorized(check);
    if (!checkListing(check, await listing)) return;
    if (readOnly && tool.annotations["readOnlyHint"] !== true) {
      for (const kind of TOOL_CALLS) miss(check, kind, "read_only");
      return;
    }
    await checkCalls(check);
  });
}

/** A request without a key is rejected with 401 and a challenge. */
async function checkUnauthorized(check: ToolCheck): Promise<void> {
  const params = { name: check.tool.name, arguments: {} };
  const { answer } = await check.rpc("tools/call", params, "none");
  if (answer.status !== 401) {
    report(check, "unauthorized", params.arguments, mismatch("", "the status 401", String(answer.status)));
  } else if (answer.headers.get("www-authenticate") === null) {
    report(check, "unauthorized", params.arguments, mismatch("", "the header www-authenticate", "nothing"));
  } else check.world.checker.findings.reach(check.tool.name, "unauthorized");
}

/** Compares the definition of a tool; returns whether the tool can be called. */
function checkListing(check: ToolCheck, { answer, result }: RpcAnswer): boolean {
  const { tool, world } = check;
  if (!isSuccess(answer)) {
    for (const kind of TOOL_CALLS) miss(check, kind, "no_mcp_access", `tools/list: ${answer.status}`);
    return false;
  }
  const listed = ((result?.["tools"] ?? []) as ToolDefinition[]).find(({ name }) => name === tool.name);
  if (listed === undefined) {
    // The list contains only tools that the key may call.
    for (const kind of TOOL_CALLS) miss(check, kind, "no_rights");
    return false;
  }
  world.checker.findings.reach(tool.name, "listed");
  for (const part of ["inputSchema", "outputSchema", "annotations"] as const) {
    if (sorted(listed[part]) === sorted(tool[part])) continue;
    report(check, "listed", {}, mismatch(`/${part}`, "the definition of the contract", shown(listed[part])));
  }
  return true;
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

async function checkCalls(check: ToolCheck): Promise<void> {
  const sets = await argumentSets(check.world, check.tool);
  for (const given of sets) await checkSuccess(check, given);
  if (sets.length === 0) miss(check, "success", "no_record");
  const [first = {}] = sets;
  await checkError(check, "invalid", { ...first, no_such_argument: 1 });
  const id = Object.keys(first).find((name) => name.endsWith("_id"));
  if (id === undefined) miss(check, "unknown", "no_id");
  else await checkError(check, "unknown", { ...first, [id]: UNKNOWN_ID });
}

async function checkSuccess(check: ToolCheck, given: Arguments): Promise<void> {
  const result = await called(check, "success", given);
  if (result === undefined) return;
  const { isError, structured, text } = result;
  if (isError) {
    const { code } = (text ?? {}) as Schema;
    const isFault = code === "internal" || code === "validation_failed";
    if (isFault)
      report(check, "success", given, mismatch("/isError", "false, because the arguments match", shown(text)));
    else miss(check, "success", "other_response", shown(text));
    return;
  }
  check.world.checker.findings.reach(check.tool.name, "success");
  const found = check.world.checker.schemas.compareWith(check.tool.outputSchema, structured);
  for (const one of found) report(check, "success", given, { ...one, pointer: `/structuredContent${one.pointer}` });
  if (found.length === 0 && sorted(text) !== sorted(structured))
    report(check, "success", given, mismatch("/content/0/text", "the structured content as JSON", shown(text)));
  trackCreated(check, given, structured);
}

/** Marks a record that a tool has created for deletion. */
function trackCreated({ world, tool }: ToolCheck, given: Arguments, structured: unknown): void {
  const { record, note, event } = (structured ?? {}) as Record<string, Schema | undefined>;
  const [created, name] =
    tool.name === "create_crm_record"
      ? [record, given["record_type"]]
      : tool.name === "add_crm_note"
        ? [note, "note"]
        : tool.name === "create_event"
          ? [event, "event"]
          : [];
  const resource = world.resources.find((one) => one.name === name);
  if (resource !== undefined && typeof created?.["id"] === "string") world.track(resource, created["id"]);
}

/** A wrong call gets a result with `isError`, a sentence and a code. */
async function checkError(check: ToolCheck, kind: ToolCall, given: Arguments): Promise<void> {
  const result = await called(check, kind, given);
  if (result === undefined) return;
  const { error, code } = (result.text ?? {}) as Schema;
  if (!result.isError) report(check, kind, given, mismatch("/isError", "true", shown(result.isError)));
  else if (typeof error !== "string" || typeof code !== "string")
    report(check, kind, given, mismatch("/content/0/text", "JSON with `error` and `code`", shown(result.text)));
  else check.world.checker.findings.reach(check.tool.name, kind);
}

async function called(check: ToolCheck, kind: ToolCall, given: Arguments) {
  const { answer, result, error } = await calledInTime(check, given);
  if (result !== undefined) return toolResult(result);
  const received = error === undefined ? `${answer.status} ${answer.text.slice(0, 200)}` : shown(error);
  report(check, kind, given, mismatch("/result", "a result", received));
  return undefined;
}

const MOST_REPETITIONS = 30;

/** Calls a tool; a call that was limited is repeated. */
async function calledInTime({ rpc, tool }: ToolCheck, given: Arguments): Promise<RpcAnswer> {
  for (let repetition = 0; ; repetition += 1) {
    const made = await rpc("tools/call", { name: tool.name, arguments: given });
    const { code, retry_after_seconds: seconds } =
      (made.result && (toolResult(made.result).text as Schema | undefined)) ?? {};
    if (code !== "rate_limited" || typeof seconds !== "number" || repetition >= MOST_REPETITIONS) return made;
    await pause(seconds * 1_000);
  }
}

const mismatch = (pointer: string, expected: string, received: string): Mismatch => ({ pointer, expected, received });

function report({ world, tool }: ToolCheck, kind: ToolCall, given: Arguments, found: Mismatch): void {
  const request = `tools/call ${tool.name} ${shown(given)}`;
  world.checker.findings.deviate({ subject: tool.name, column: kind, request, ...found });
}

function miss({ world, tool }: ToolCheck, kind: ToolCall, reason: Reason, detail?: string): void {
  world.checker.findings.miss(tool.name, kind, { reason, ...(detail === undefined ? {} : { detail }) });
}

/** Arguments of a tool. */
type Arguments = Readonly<Record<string, unknown>>;

/** Tools that need one of several arguments, none of which is required by their schema. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  find_crm_duplicates: ["record_id"],
  update_crm_record: ["fields"],
  remove_event_invitee: ["email"],
  update_event: ["internal_notes"],
};

/** Returns arguments with which a tool should succeed, one set per record type; empty if a record is missing. */
async function argumentSets(world: World, { name, inputSchema }: ToolDefinition): Promise<Arguments[]> {
  const properties = (inputSchema["properties"] ?? {}) as Record<string, Schema>;
  const names = [...((inputSchema["required"] ?? []) as string[]), ...(ALTERNATIVES[name] ?? [])];
  const types = (properties["record_type"]?.["enum"] ?? [undefined]) as (string | undefined)[];
  const sets: Arguments[] = [];
  for (const type of types) {
    const set = await argumentsFor(world, { tool: name, names, properties, type });
    if (set !== undefined) sets.push(set);
  }
  return sets;
}

interface Wanted {
  readonly tool: string;
  readonly names: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly type: string | undefined;
}

async function argumentsFor(world: World, { tool, names, properties, type }: Wanted): Promise<Arguments | undefined> {
  const made: Record<string, unknown> = {};
  for (const name of names) {
    const value = await valueOf(world, { tool, name, schema: properties[name] ?? {}, type, made });
    if (value === undefined) return undefined;
    made[name] = value;
  }
  return "notify" in properties ? { ...made, notify: false } : made;
}

interface Argument {
  readonly tool: string;
  readonly name: string;
  readonly schema: Schema;
  readonly type: string | undefined;
  /** The previous arguments. */
  readonly made: Arguments;
}

async function valueOf(world: World, argument: Argument): Promise<unknown> {
  const { tool, name, schema, type, made } = argument;
  if (name === "record_type") return type;
  if (name === "fields") return await fieldsOf(world, tool, type ?? "");
  if (name === "invitee") return { name: "Contract check", email: inviteeOf(world) };
  if (name === "start_at" || name === "new_start_at") return await world.slot();
  if (name === "email" && tool.startsWith("remove_")) return await addGuest(world, String(made["event_id"]));
  if (name === "email" && tool.endsWith("_invitee")) return guestOf(world);
  if (schema["format"] === "email") return addressOf(world);
  if (schema["format"] === "date-time") return inDays(name === "to" ? 9 : 2);
  if (name === "timezone") return "Europe/Paris";
  // Each call gets an event of its own, because calls change it.
  if (name === "event_id") return await (tool === "get_event" ? world.standing("event") : world.fresh("event"));
  if (schema["format"] === "uuid") return await world.reference(name, { record_type: type });
  if (schema["type"] === "string") return `Contract check ${world.run} ${world.next()}`;
  return undefined;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Returns the fields of a new record, or one changed text. */
async function fieldsOf(world: World, tool: string, type: string): Promise<Schema | undefined> {
  const body = await world.newBody(type);
  if (body === undefined) return undefined;
  const { entity_type: _, ...fields } = body;
  if (tool.startsWith("create_")) return fields;
  const text = ["first_name", "name", "title"].find((one) => one in fields);
  return text === undefined ? undefined : { [text]: fields[text] };
}

async function addGuest(world: World, id: string): Promise<string | undefined> {
  const add = world.operation("events.addInvitee");
  const email = guestOf(world);
  if (add === undefined) return undefined;
  await world.checker.call(add, { path: { id }, body: { email, notify: false } });
  return email;
}

/** The result of one call of a tool. */
interface ToolResult {
  readonly isError: boolean;
  /** The text, parsed as JSON; undefined if it is not JSON. */
  readonly text: unknown;
  readonly structured: unknown;
}

/** The response to one JSON-RPC request. */
interface RpcAnswer {
  readonly answer: Answer;
  readonly result: Schema | undefined;
  readonly error: Schema | undefined;
}

/** Sends JSON-RPC requests to the MCP endpoint. */
type SendRpc = (method: string, params: object, credential?: Credential) => Promise<RpcAnswer>;

/** The revision of the protocol that the check uses. */
const PROTOCOL = "2025-06-18";

/** Creates a client of the MCP endpoint; the key is sent as a bearer token. */
function createRpc(client: Client, key: string): SendRpc {
  let id = 0;
  return async (method, params, credential = "key") => {
    const answer = await client.send({
      lane: "mcp",
      method: "POST",
      path: "/mcp",
      credential: "none",
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        "mcp-protocol-version": PROTOCOL,
        ...(credential === "key" ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: (id += 1), method, params }),
    });
    const { result, error } = (messageOf(answer) ?? {}) as { result?: Schema; error?: Schema };
    return { answer, result, error };
  };
}

/** Returns the message of a response: JSON, or the last event of a stream. */
function messageOf({ json, text, headers }: Answer): unknown {
  if (!(headers.get("content-type") ?? "").startsWith("text/event-stream")) return json;
  const data = text.split("\n").filter((line) => line.startsWith("data:"));
  return parsed((data.at(-1) ?? "").slice("data:".length));
}

/** Returns the parts of a tool's result. */
function toolResult(result: Schema): ToolResult {
  const [first] = (Array.isArray(result["content"]) ? result["content"] : []) as Schema[];
  return {
    isError: result["isError"] === true,
    text: parsed(typeof first?.["text"] === "string" ? first["text"] : ""),
    structured: result["structuredContent"],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The contract that a deployment publishes. */
interface DeployedContract {
  readonly document: Schema;
  readonly tools: readonly ToolDefinition[];
}

/** Reads the OpenAPI document and the tools of a deployment. Throws Unreachable if it has none. */
export async function readDeployed(url: string, key: string): Promise<DeployedContract> {
  const client = createClient({ url, key, concurrency: 1, perMinute: 1_000 });
  const { status, json } = await client.send({ lane: "openapi", method: "GET", path: "/v1/openapi.json" });
  if (status !== 200 || typeof json !== "object" || json === null || !("paths" in json)) {
    throw new Unreachable(`GET ${url}/v1/openapi.json: ${status}`);
  }
  const { result } = await createRpc(client, key)("tools/list", {});
  const tools = (result?.["tools"] ?? []) as ToolDefinition[];
  return { document: json, tools };
}

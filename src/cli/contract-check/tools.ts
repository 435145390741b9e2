import { setTimeout as pause } from "node:timers/promises";
import { isSuccess } from "./caller.ts";
import type { Schema, ToolDefinition } from "./contract.ts";
import type { Mismatch } from "./schemas.ts";
import { shown } from "./schemas.ts";
import { createRpc, type RpcAnswer, type SendRpc, toolResult } from "./mcp-client.ts";
import { UNKNOWN_ID } from "./refusals.ts";
import type { Reason } from "./reasons.ts";
import { argumentSets, type Arguments } from "./tool-arguments.ts";
import type { World } from "./world.ts";

/** The kinds of calls of a tool. */
export const TOOL_CALLS = ["listed", "success", "invalid", "unknown", "unauthorized"] as const;

type ToolCall = (typeof TOOL_CALLS)[number];

/** Options of the check of tools. */
export interface ToolCheckOptions {
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

import { initialize, rpc, sendMcp, toolCall, type McpTarget } from "../../support/mcp/mcp.ts";
import { isObject } from "../intent.ts";

/** The part of a JSON schema that the caller reads. */
export interface Schema {
  readonly type?: unknown;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/** A tool as tools/list returns it. */
export interface ListedTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: Schema;
}

/** The result of a call: an object, or an error that the model reads. */
export interface CallResult {
  readonly failed: boolean;
  readonly json: Readonly<Record<string, unknown>>;
}

/** The cost of a task. */
export interface Cost {
  calls: number;
  /** Errors, and empty results after which the same was asked again. */
  wrongTurns: number;
  /** Of requests and responses. */
  bytes: number;
}

/** A connected application: everything that a model gets to see of the server. */
export interface Connection {
  readonly instructions: string;
  readonly tools: readonly ListedTool[];
  /** Bytes of the instructions and the definitions. */
  readonly definitionBytes: number;
  call(tool: string, given: Readonly<Record<string, unknown>>, cost: Cost): Promise<CallResult>;
}

const VERSION = "2025-11-25";

/** Connects and reads the definitions. */
export async function connect(target: McpTarget): Promise<Connection> {
  const begun = await sendMcp(target, initialize(VERSION));
  const headers = { "mcp-protocol-version": VERSION };
  const listed = await sendMcp(target, rpc("tools/list"), { headers });
  return {
    instructions: begun.string("result.instructions"),
    tools: toolsIn(listed.at("result.tools")),
    definitionBytes: bytesOf(begun.at("result.instructions")) + bytesOf(listed.at("result.tools")),
    async call(tool, given, cost) {
      const request = toolCall(tool, given);
      const answer = await sendMcp(target, request, { headers });
      cost.calls += 1;
      // Ids of requests grow during the run, so they are not part of the measurement.
      cost.bytes += bytesOf(request["params"]) + bytesOf(answer.at("result") ?? answer.at("error"));
      const text = answer.at("result.content.0.text");
      const json: unknown = typeof text === "string" ? JSON.parse(text) : answer.at("error");
      const failed = typeof text !== "string" || answer.at("result.isError") === true;
      if (failed) cost.wrongTurns += 1;
      return { failed, json: isObject(json) ? json : {} };
    },
  };
}

function toolsIn(list: unknown): ListedTool[] {
  return Array.isArray(list) ? (list as unknown[]).filter(isTool) : [];
}

function isTool(listed: unknown): listed is ListedTool {
  return (
    isObject(listed) &&
    typeof listed["name"] === "string" &&
    typeof listed["description"] === "string" &&
    isObject(listed["inputSchema"])
  );
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

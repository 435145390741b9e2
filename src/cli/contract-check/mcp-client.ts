import type { Answer, Client, Credential } from "./client.ts";
import type { Schema } from "./contract.ts";

/** The result of one call of a tool. */
export interface ToolResult {
  readonly isError: boolean;
  /** The text, parsed as JSON; undefined if it is not JSON. */
  readonly text: unknown;
  readonly structured: unknown;
}

/** The response to one JSON-RPC request. */
export interface RpcAnswer {
  readonly answer: Answer;
  readonly result: Schema | undefined;
  readonly error: Schema | undefined;
}

/** Sends JSON-RPC requests to the MCP endpoint. */
export type SendRpc = (method: string, params: object, credential?: Credential) => Promise<RpcAnswer>;

/** The revision of the protocol that the check uses. */
const PROTOCOL = "2025-06-18";

/** Creates a client of the MCP endpoint; the key is sent as a bearer token. */
export function createRpc(client: Client, key: string): SendRpc {
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
export function toolResult(result: Schema): ToolResult {
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

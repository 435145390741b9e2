import { createClient, Unreachable } from "./client.ts";
import type { Schema, ToolDefinition } from "./contract.ts";
import { createRpc } from "./mcp-client.ts";

/** The contract that a deployment publishes. */
export interface DeployedContract {
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

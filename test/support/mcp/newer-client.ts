import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { McpTarget } from "./mcp.ts";

/** Connects the official client of revision 2026-07-28, and returns its requests: `method status`. */
export async function newerClient(
  { url, token = "" }: McpTarget,
  mode: "auto" | { readonly pin: string } = { pin: "2026-07-28" },
): Promise<{ readonly client: Client; readonly requests: string[] }> {
  const client = new Client(
    { name: "newer", version: "1" },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
  );
  const requests: string[] = [];
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", url), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
    async fetch(target, init) {
      const answer = await fetch(target, init);
      requests.push(
        `${new Headers(init?.headers).get("mcp-method") ?? init?.method ?? "GET"} ${String(answer.status)}`,
      );
      return answer;
    },
  });
  await client.connect(transport);
  return { client, requests };
}

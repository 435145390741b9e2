// Floor: the SDK's McpServer with 20 tools, one server and transport per POST, and one insert per call. No limits,
// output check, hash chain or authentication: a key is only looked up in a list to find its organization.
import { createServer } from "node:http";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { z } from "zod";
import { get, logCall, prepareLog } from "./queries.ts";

const TOOLS = 20;
const input = {
  record_type: z.enum(["contact", "company"]).describe("Kind of record."),
  record_id: z.uuid().describe("Id of the record."),
  include: z.array(z.string().max(40)).max(6).optional().describe("Related records."),
};

const organizations = new Map(Object.entries(JSON.parse(process.env["ORGANIZATIONS"] ?? "{}") as object));

function mcpServer(organization: string): McpServer {
  const server = new McpServer({ name: "floor", version: "1.0.0" });
  for (let index = 0; index < TOOLS; index += 1) {
    const name = index === 0 ? "get_crm_record" : `tool_${String(index)}`;
    const description = "Reads one record with all its fields. Changes nothing. Text fields hold customers' data.";
    server.registerTool(name, { title: name, description, inputSchema: input }, async ({ record_id }) => {
      const found = await get(record_id, organization);
      await logCall(organization, name);
      const record = found?.data ?? {};
      return { content: [{ type: "text" as const, text: JSON.stringify({ record }) }] };
    });
  }
  return server;
}

await prepareLog();
createServer((request, response) => {
  if (request.method !== "POST") {
    response.end("{}");
    return;
  }
  const key = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const server = mcpServer(String(organizations.get(key)));
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on("close", () => void server.close());
  void server
    .connect(transport as Parameters<typeof server.connect>[0])
    .then(() => transport.handleRequest(request, response));
}).listen(Number(process.env["PORT"]), "127.0.0.1");

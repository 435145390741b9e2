// `npm run bench:mcp`: tool calls and lists beside the SDK's own server, in one run, interleaved.
import { parseArgs } from "node:util";
import type { Request } from "autocannon";
import { createDataset, type Dataset } from "./dataset.ts";
import { report } from "./report.ts";
import { measure, type Measurement } from "./round.ts";
import { startServer } from "./server-process.ts";
import type { Workload } from "./workloads.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    warmup: { type: "string", default: "6" },
    contacts: { type: "string", default: "10000" },
  },
});
const FLOOR = "SDK McpServer + pg";

const dataset = await createDataset(Number(options.contacts));
const env = { ...dataset.env, ORGANIZATION_ID: dataset.organizationId, USER_ID: dataset.userId };
const servers = [
  await startServer({ name: "service", script: "src/main.ts", env: { ...dataset.env, LOG_LEVEL: "info" } }),
  await startServer({ name: FLOOR, script: "test/bench/floors/mcp-sdk.ts", env }),
];
try {
  for (const workload of workloads(dataset)) {
    const measured = new Map<string, Measurement[]>(servers.map(({ name }) => [name, []]));
    for (const server of servers) await measure(server, workload, Number(options.warmup));
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const server of servers)
        measured.get(server.name)?.push(await measure(server, workload, Number(options.seconds)));
    }
    console.log(`\n${report(workload, measured).text}`);
  }
} finally {
  await Promise.all(servers.map(async (server) => server.stop()));
  await dataset.drop();
}

function workloads({ apiKey, ids }: Dataset): Workload[] {
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
  };
  const post = (method: string, params: object): Request => ({
    method: "POST",
    path: "/mcp",
    headers,
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const target = (ratio: number): Workload["target"] => ({ floor: FLOOR, quantity: "rate", ratio });
  const read = (record_id: string): Request =>
    post("tools/call", { name: "get_crm_record", arguments: { record_type: "contact", record_id } });
  return [
    { title: "tools/call get_crm_record, with the log", status: 200, requests: ids.map(read), target: target(1.5) },
    { title: "tools/list", status: 200, requests: [post("tools/list", {})], target: target(4) },
  ];
}

// `npm run bench:mcp`: compares tool calls and lists with the SDK's own server, in one interleaved run.
import { parseArgs } from "node:util";
import type { Request } from "autocannon";
import { createBenchDatabase, type FilledOrganization } from "./dataset.ts";
import { report } from "./report.ts";
import { measure, type Measurement } from "./round.ts";
import { startFlags, startServer } from "./server-process.ts";
import type { Workload } from "./workloads.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    /** Long, because a query takes a third of its processor time once its code has run ten thousand times. */
    warmup: { type: "string", default: "15" },
    /**
     * One organization per connection: calls of one organization wait for each other at the head of its audit log.
     */
    organizations: { type: "string", default: "16" },
    /** Contacts per organization. */
    contacts: { type: "string", default: "1000" },
    /** A folder for a CPU profile of the service. */
    profile: { type: "string", default: "" },
  },
});
const RECORDS = 50;
const profiling = options.profile === "" ? [] : ["--cpu-prof", `--cpu-prof-dir=${options.profile}`];
const FLOOR = "SDK McpServer + pg";

const database = await createBenchDatabase();
const organizations: FilledOrganization[] = [];
while (organizations.length < Number(options.organizations)) {
  organizations.push(await database.fill(Number(options.contacts)));
}
await database.settle();
const keys = organizations.map(({ apiKey, organizationId }) => [apiKey, organizationId]);
const env = { ...database.env, ORGANIZATIONS: JSON.stringify(Object.fromEntries(keys)) };
const servers = [
  await startServer({
    name: "service",
    script: "src/main.mjs",
    env: { ...database.env, LOG_LEVEL: "info" },
    flags: [...startFlags(), ...profiling],
  }),
  await startServer({ name: FLOOR, script: "test/bench/floors/mcp-sdk.ts", env }),
];
try {
  for (const workload of workloads()) {
    const measured = new Map<string, Measurement[]>(servers.map(({ name }) => [name, []]));
    for (const server of servers) await measure(server, workload, { duration: Number(options.warmup) });
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const server of servers)
        measured.get(server.name)?.push(await measure(server, workload, { duration: Number(options.seconds) }));
    }
    console.log(`\n${report(workload, measured).text}`);
  }
} finally {
  await Promise.all(servers.map(async (server) => server.stop()));
  await database.drop();
}

function workloads(): Workload[] {
  const target = (ratio: number): Workload["target"] => ({ floor: FLOOR, quantity: "rate", ratio });
  return [
    {
      title: "tools/call get_crm_record, with the log",
      status: 200,
      requests: organizations.flatMap(readings),
      target: target(1.5),
    },
    { title: "tools/list", status: 200, requests: organizations.map(listing), target: target(4) },
  ];
}

function readings({ apiKey, ids }: FilledOrganization): Request[] {
  const argumentsOf = (record_id: string) => ({ record_type: "contact", record_id });
  return ids
    .slice(0, RECORDS)
    .map((id) => post(apiKey, "tools/call", { name: "get_crm_record", arguments: argumentsOf(id) }));
}

function listing({ apiKey }: FilledOrganization): Request {
  return post(apiKey, "tools/list", {});
}

function post(apiKey: string, method: string, params: object): Request {
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
  };
  return { method: "POST", path: "/mcp", headers, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) };
}

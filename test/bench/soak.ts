import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { once } from "node:events";
import { connect } from "../../src/base/db/connection.ts";
import { callerAt } from "../support/caller.ts";
import { ALWAYS, slotAt } from "../support/booking/booking.ts";
import { sendUnchecked, type Call } from "../support/wire.ts";
import { createDataset, type Dataset } from "./dataset.ts";
import { median } from "./report.ts";
import { freePort, startServer } from "./server-process.ts";

// `npm run bench:soak`: half an hour of mixed load; memory, handles and connections must stay flat.
const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    /** Requests per second, if the machine can. */
    rate: { type: "string", default: "200" },
    contacts: { type: "string", default: "2000" },
  },
});
const MINUTES = Number(options.minutes);
/** Growth from a third of the time, when caches are full and all code is compiled, to the end. */
const TARGET = 1.05;
/** A busy machine gets fewer requests, but never more at once. */
const MOST_AT_ONCE = 32;

/** One row of the table. */
interface Sample extends Resources {
  readonly minute: number;
  readonly requests: number;
  readonly connections: number;
}

const dataset = await createDataset(Number(options.contacts));
const inspectorPort = await freePort();
const server = await startServer({
  name: "service",
  script: "src/main.mjs",
  env: { ...dataset.env, LOG_LEVEL: "warn" },
  flags: [`--inspect=127.0.0.1:${inspectorPort}`],
});
const inspector = await connectInspector(inspectorPort);
const pool = connect({
  address: { connectionString: dataset.env["DATABASE_URL"] ?? "" },
  poolSize: 1,
  timeouts: "work",
});
const statuses = new Map<number, number>();
try {
  const load = startLoad(await soakCalls(server.url, dataset));
  const samples: Sample[] = [];
  console.log(["minute", "requests/s", "heap MiB", "RSS MiB", "handles", "files", "connections"].map(cell).join(""));
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const before = load.sent();
    await pause(60_000);
    const sample = { minute, requests: (load.sent() - before) / 60, ...(await sampled()) };
    samples.push(sample);
    const { heap, rss, handles, files, connections } = sample;
    console.log(
      [minute, sample.requests.toFixed(0), heap.toFixed(1), rss.toFixed(0), handles, files, connections]
        .map(cell)
        .join(""),
    );
  }
  await load.stop();
  report(samples);
} finally {
  inspector.close();
  await pool.destroy();
  await server.stop();
  await dataset.drop();
}

/** Sends the calls at the rate. */
function startLoad(calls: Awaited<ReturnType<typeof soakCalls>>): { sent: () => number; stop: () => Promise<void> } {
  const state = { sent: 0, open: 0 };
  const timer = setInterval(() => {
    for (let due = Number(options.rate) / 20; due >= 1 && state.open < MOST_AT_ONCE; due -= 1) {
      state.open += 1;
      const turn = (state.sent += 1);
      const call = calls[turn % calls.length];
      void call?.(turn)
        .catch(() => 0)
        .then((status) => {
          state.open -= 1;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        });
    }
  }, 50);
  return {
    sent: () => state.sent,
    async stop() {
      clearInterval(timer);
      while (state.open > 0) await pause(50);
    },
  };
}

async function sampled(): Promise<Resources & { connections: number }> {
  const { rows } = await pool.raw<{ rows: { count: number }[] }>(
    "SELECT count(*)::int FROM pg_stat_activity WHERE application_name LIKE 'crm%' AND pid <> pg_backend_pid()",
  );
  return { ...(await inspector.resources()), connections: rows[0]?.count ?? NaN };
}

/** Compares the medians of three samples, because requests are in flight while they are taken. */
function report(samples: readonly Sample[]): void {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const [early, late] = [samples.slice(third - 1, third + 2), samples.slice(-3)];
  const growth = (of: (sample: Sample) => number): number => median(late.map(of)) / median(early.map(of));
  const heap = growth(({ heap: mib }) => mib);
  const others = (["rss", "handles", "files", "connections"] as const).map(
    (name) => `${name} ${growth((sample) => sample[name]).toFixed(2)} ×`,
  );
  console.log(`\nresponses: ${JSON.stringify(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))}`);
  console.log(`from minute ${third} to ${samples.length}: ${others.join(", ")}`);
  console.log(`heap ${heap.toFixed(3)} ×, target < ${TARGET} ×: ${heap < TARGET ? "reached" : "MISSED"}`);
  process.exitCode = heap < TARGET ? 0 : 1;
}

function cell(value: string | number): string {
  return String(value).padStart(13);
}

/** Makes the call with this number; returns its status. */
type SoakCall = (turn: number) => Promise<number>;

/** The calls of the mix: most read, some write, some cause background work. */
async function soakCalls(url: string, { apiKey, ids }: Dataset): Promise<readonly SoakCall[]> {
  const headers = { "X-API-Key": apiKey };
  const eventType = await createEventType(url, headers);
  const send = async (call: Omit<Call, "headers">, own: Record<string, string> = {}): Promise<number> =>
    (await sendUnchecked(url, { ...call, headers: { ...headers, ...own } })).status;
  const entity = (turn: number): string => `/v1/entities/${ids[turn % ids.length] ?? ""}`;
  const get: SoakCall = (turn) => send({ method: "GET", path: entity(turn) });
  const contact = (turn: number): object => ({ entity_type: "contact", first_name: "Soak", last_name: String(turn) });
  const name = (turn: number): string => `soak-${turn}@bench.example`;
  return [
    get,
    () => send({ method: "GET", path: "/v1/entities?entity_type=contact&page_size=25" }),
    get,
    (turn) => send({ method: "PUT", path: entity(turn), body: { job_title: `Title ${turn}` } }),
    (turn) => send({ method: "GET", path: `/v1/search?q=soak%20${turn % 100}` }),
    get,
    (turn) =>
      send({ method: "POST", path: "/v1/entities", body: contact(turn) }, { "Idempotency-Key": `soak ${turn}` }),
    () => send({ method: "GET", path: "/v1/changes?from=now" }),
    get,
    (turn) =>
      send(toolCall(turn, entity(turn)), {
        Accept: "application/json, text/event-stream",
        Authorization: `Bearer ${apiKey}`,
      }),
    get,
    () => send({ method: "POST", path: "/v1/entities", body: { entity_type: "contact", lead_score: 101 } }),
    get,
    (turn) => send(turn % 4 === 0 ? email(name(turn)) : { method: "GET", path: "/v1/tasks" }),
    get,
    (turn) =>
      send(turn % 4 === 0 ? booking(eventType, turn, name(turn)) : { method: "GET", path: "/v1/no-such-route" }),
  ];
}

const email = (to: string): Omit<Call, "headers"> => ({
  method: "POST",
  path: "/v1/notifications/emails",
  body: { to: [{ email: to }], subject: "Soak", text: "Soak" },
});

const booking = (event_type_id: string, turn: number, address: string): Omit<Call, "headers"> => ({
  method: "POST",
  path: "/v1/events",
  body: { event_type_id, start_at: slotAt(turn % 20_000), invitee: { name: "Soak", email: address } },
});

function toolCall(id: number, path: string): Omit<Call, "headers"> {
  const record_id = path.split("/").at(-1) ?? "";
  const params = { name: "get_crm_record", arguments: { record_type: "contact", record_id } };
  return { method: "POST", path: "/mcp", body: { jsonrpc: "2.0", id, method: "tools/call", params } };
}

async function createEventType(url: string, headers: Record<string, string>): Promise<string> {
  const crm = callerAt(url, headers);
  const schedule_id = (await crm.post("/v1/schedules", ALWAYS)).string("data.id");
  const rules = { min_notice_minutes: 0, booking_window: { type: "unlimited" }, schedule_id };
  const visit = { title: "Visit", duration_minutes: 30, location: { type: "in_person", value: "Room 1" } };
  return (await crm.post("/v1/event-types", { ...visit, ...rules })).string("data.id");
}

/** The resources of a process of Node.js that listens for a debugger. */
export interface Resources {
  /** Used heap after garbage collection, in MiB. */
  readonly heap: number;
  readonly rss: number;
  /** Timers, sockets, servers and other active resources of the event loop. */
  readonly handles: number;
  /** Open file descriptors. */
  readonly files: number;
}

/** Reads resources through the debugger, so that the service needs no code for it. */
export interface Inspector {
  resources(): Promise<Resources>;
  close(): void;
}

const MIB = 2 ** 20;
/** Evaluated in the process. */
const EXPRESSION = `JSON.stringify({
  heap: process.memoryUsage().heapUsed / ${MIB},
  rss: process.memoryUsage().rss / ${MIB},
  handles: process.getActiveResourcesInfo().filter((kind) => kind !== "Timeout" && kind !== "Immediate").length,
  files: process.getBuiltinModule("node:fs").readdirSync("/proc/self/fd").length,
})`;

interface Reply {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: string } };
}

/** Connects to the debugger of a process that was started with `--inspect=127.0.0.1:port`. */
async function connectInspector(port: number): Promise<Inspector> {
  const list = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  let calls = 0;
  const call = async (method: string, params: object = {}): Promise<Reply> => {
    const id = (calls += 1);
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = (await once(socket, "message")) as [{ data: string }];
      const reply = JSON.parse(event.data) as Reply;
      if (reply.id === id) return reply;
    }
  };
  return {
    async resources() {
      // Objects with finalizers need a second collection.
      await call("HeapProfiler.collectGarbage");
      await call("HeapProfiler.collectGarbage");
      const reply = await call("Runtime.evaluate", { expression: EXPRESSION });
      return JSON.parse(reply.result?.result?.value ?? "{}") as Resources;
    },
    close: () => socket.close(),
  };
}

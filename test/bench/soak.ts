// `npm run bench:soak`: half an hour of mixed load; memory, handles and connections must stay flat.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connect } from "../../src/base/db/connection.ts";
import { createDataset } from "./dataset.ts";
import { connectInspector, type Resources } from "./inspector.ts";
import { median } from "./report.ts";
import { freePort, startServer } from "./server-process.ts";
import { soakCalls } from "./soak-calls.ts";

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

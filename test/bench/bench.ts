import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { createDataset, type Dataset } from "./dataset.ts";
import { report, median } from "./report.ts";
import { measure, type Measurement } from "./round.ts";
import { startFlags, startServer, type ServerProcess, type ServerSource } from "./server-process.ts";
import { floorNames, subjectNames, workloads, type Workload } from "./workloads.ts";

// `npm run bench`: compares the service with hand-written baseline servers ("floors") in one interleaved run.
const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    /**
     * Seconds of warm-up per server and workload, so that the JavaScript engine has compiled the code before
     * measuring.
     */
    warmup: { type: "string", default: "8" },
    contacts: { type: "string", default: "100000" },
    /** How often each server is started to measure the time until it is ready. */
    starts: { type: "string", default: "5" },
    /** Runs only workloads whose title starts with this text. */
    only: { type: "string", default: "" },
    "log-level": { type: "string", default: "info" },
    /** A folder for a CPU profile of the service (open it in the browser's developer tools). */
    profile: { type: "string", default: "" },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const profiling = options.profile === "" ? [] : ["--cpu-prof", `--cpu-prof-dir=${options.profile}`];

console.log(
  `${options.contacts} contacts, 16 connections, ${rounds} rounds of ${seconds} s, on ${cpus().length} processors`,
);
const dataset = await createDataset(Number(options.contacts));
const servers: ServerProcess[] = [];
const floors: ReadonlySet<string> = new Set(Object.values(floorNames));
let missed = 0;
try {
  const started = await startReport(sources(dataset, []), Number(options.starts));
  console.log(started.text);
  missed += started.missed;
  for (const source of sources(dataset, profiling)) servers.push(await startServer(source));
  for (const workload of workloads(dataset).filter(({ title }) => title.startsWith(options.only))) {
    await dataset.settle();
    const compared = servers.filter(
      ({ name }) => name === (workload.subject ?? subjectNames.service) || floors.has(name),
    );
    const { text, reached } = report(workload, await interleaved(compared, workload));
    console.log(`\n${text}`);
    if (!reached) missed += 1;
  }
  const memory = await Promise.all(
    servers.map(async (server) => ({ name: server.name, mib: await server.residentMiB() })),
  );
  console.log(`\nmemory after the load: ${memory.map(({ name, mib }) => `${name} ${mib.toFixed(0)} MiB`).join(", ")}`);
  const loaded = memoryVerdict("load", memory.find(({ name }) => name === subjectNames.service)?.mib ?? NaN);
  console.log(loaded.text);
  if (!loaded.reached) missed += 1;
  console.log(missed === 0 ? "All targets reached." : `${missed} targets missed.`);
} finally {
  await Promise.all(servers.map(async (server) => server.stop()));
  await dataset.drop();
}

/** The service and its floors, each with a pool of 16 connections to the same database. */
function sources({ env, organizationId, userId }: Dataset, flags: readonly string[]): ServerSource[] {
  const floor = { ...env, ORGANIZATION_ID: organizationId, USER_ID: userId };
  return [
    {
      name: subjectNames.service,
      script: "src/main.mjs",
      env: { ...env, LOG_LEVEL: options["log-level"] },
      health: "/readyz",
      flags: [...startFlags(), ...flags],
    },
    { name: subjectNames.httpAlone, script: "test/bench/http-alone.ts", env: {} },
    { name: floorNames.nodeHttp, script: "test/bench/floors/node-http.ts", env: floor },
    { name: floorNames.express, script: "test/bench/floors/express.ts", env: floor },
  ];
}

/** Runs the servers alternately (A B C A B C …), after one warm-up round each that is not counted. */
async function interleaved(all: readonly ServerProcess[], workload: Workload): Promise<Map<string, Measurement[]>> {
  const measured = new Map<string, Measurement[]>(all.map(({ name }) => [name, []]));
  for (const server of all) await measure(server, workload, { duration: Number(options.warmup) });
  for (let round = 0; round < rounds; round += 1) {
    for (const server of all) measured.get(server.name)?.push(await measure(server, workload, { duration: seconds }));
  }
  return measured;
}

/** On a machine where the floor needs 120 ms, the service then needs 400 ms. */
const START_TARGET = 3.3;
const MEMORY_TARGETS_MIB = { start: 120, load: 250 };

interface Start {
  readonly readyMs: number;
  readonly cpuMs: number;
  readonly mib: number;
}

/** Lines of the report, and how many of their targets were missed. */
interface StartReport {
  readonly text: string;
  readonly missed: number;
}

/** Starts all servers alternately, after one start of each that fills the caches and is not counted. */
async function startReport(sources: readonly ServerSource[], rounds: number): Promise<StartReport> {
  const starts = new Map<string, Start[]>(sources.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const source of sources) {
      const start = await measureStart(source);
      if (round > 0) starts.get(source.name)?.push(start);
    }
  }
  const lines = [...starts].map(([name, measured]) => {
    const middle = (quantity: keyof Start): string => median(measured.map((start) => start[quantity])).toFixed(0);
    return `start of ${name}: ready after ${middle("readyMs")} ms (${middle("cpuMs")} ms of CPU), ${middle("mib")} MiB`;
  });
  const floor = starts.get(floorNames.express) ?? [];
  const service = starts.get(subjectNames.service) ?? [];
  const ratio = median(service.map(({ readyMs }, round) => readyMs / (floor[round]?.readyMs ?? NaN)));
  const verdicts = [
    verdict(`ready after ≤ ${START_TARGET} × ${floorNames.express}`, ratio, START_TARGET),
    memoryVerdict("start", median(service.map(({ mib }) => mib))),
  ];
  const missed = verdicts.filter(({ reached }) => !reached).length;
  return { text: [...lines, ...verdicts.map(({ text }) => text)].join("\n"), missed };
}

/** Compares the memory of the service after its start or after the load with its target. */
function memoryVerdict(after: keyof typeof MEMORY_TARGETS_MIB, mib: number): Verdict {
  const limit = MEMORY_TARGETS_MIB[after];
  return verdict(`memory after the ${after} ≤ ${limit} MiB`, mib, limit);
}

interface Verdict {
  readonly text: string;
  readonly reached: boolean;
}

function verdict(wanted: string, measured: number, limit: number): Verdict {
  const reached = measured <= limit;
  const figure = measured.toFixed(limit < 10 ? 2 : 0);
  return { text: `target: ${wanted}; measured ${figure}: ${reached ? "reached" : "MISSED"}`, reached };
}

async function measureStart(source: ServerSource): Promise<Start> {
  const server = await startServer(source);
  const start = {
    readyMs: server.readyMs,
    cpuMs: (await server.cpuSeconds()) * 1_000,
    mib: await server.residentMiB(),
  };
  await server.stop();
  return start;
}

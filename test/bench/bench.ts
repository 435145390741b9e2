// `npm run bench`: compares the service with hand-written baseline servers ("floors") in one interleaved run.
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { createDataset, type Dataset } from "./dataset.ts";
import { report } from "./report.ts";
import { measure, type Measurement } from "./round.ts";
import { startFlags, startServer, type ServerProcess, type ServerSource } from "./server-process.ts";
import { memoryVerdict, startReport } from "./starts.ts";
import { floorNames, subjectNames, workloads, type Workload } from "./workloads.ts";

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

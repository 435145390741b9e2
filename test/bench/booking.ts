// `npm run bench:booking`: bookings per second of one event type with ten hosts, compared with a hand-written floor and,
// with `--against <folder>`, with another checkout of the service, in one interleaved run. Each server has its own
// database.
import { cpus } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type BenchDatabase, createBenchDatabase } from "./dataset.ts";
import { addHosts, bookings, createEventType, HOSTS, withClient } from "./event-type.ts";
import { median } from "./report.ts";
import { measure, type Measurement } from "./round.ts";
import { type ServerProcess, startFlags, startServer } from "./server-process.ts";
import type { Workload } from "./workloads.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    /** Bookings of a round; the same number for each server, so that none of them has more events to read. */
    bookings: { type: "string", default: "400" },
    /** Bookings before the first round. */
    warmup: { type: "string", default: "1000" },
    contacts: { type: "string", default: "1000" },
    /** Folder of another checkout of the service. */
    against: { type: "string", default: "" },
    /** A folder for a CPU profile of the service. */
    profile: { type: "string", default: "" },
  },
});
/** Required ratio to the other checkout. */
const TARGET = 5;

/** A server with its own database and event type. */
interface Contender {
  readonly server: ServerProcess;
  readonly database: BenchDatabase;
  readonly workload: Workload;
}

const other = pathToFileURL(`${options.against}/`);
const profiling = options.profile === "" ? [] : ["--cpu-prof", `--cpu-prof-dir=${options.profile}`];
const sources = [
  { name: "service", script: "src/main.mjs", flags: [...startFlags(), ...profiling] },
  { name: "floor", script: "test/bench/floors/booking.ts", flags: [] },
  ...(options.against === ""
    ? []
    : [{ name: "other", script: fileURLToPath(new URL("src/main.mjs", other)), flags: startFlags(other) }]),
];
console.log(
  `one event type, ${HOSTS} hosts, 16 connections, ${options.rounds} rounds of ${options.bookings} bookings, ${cpus().length} processors`,
);
const contenders: Contender[] = [];
try {
  for (const source of sources) contenders.push(await contender(source));
  const measured = new Map<string, Measurement[]>(sources.map(({ name }) => [name, []]));
  for (const { server, workload } of contenders) await measure(server, workload, { amount: Number(options.warmup) });
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const { server, database, workload } of contenders) {
      await database.settle();
      measured.get(server.name)?.push(await measure(server, workload, { amount: Number(options.bookings) }));
    }
  }
  report(measured);
  for (const { server, database } of contenders) await reportHosts(server.name, database);
} finally {
  for (const { server, database } of contenders) {
    await server.stop();
    await database.drop();
  }
}

async function contender({ name, script, flags }: (typeof sources)[number]): Promise<Contender> {
  const database = await createBenchDatabase(...(name === "other" ? [other] : []));
  const organization = await database.fill(Number(options.contacts));
  const hostIds = await addHosts(database, organization);
  const { organizationId: ORGANIZATION_ID, userId: USER_ID } = organization;
  // Without workers: the time to send the e-mails is not part of a booking.
  const env = { ...database.env, WORKERS: "0", ORGANIZATION_ID, USER_ID, HOSTS: hostIds.join() };
  const server = await startServer({ name, script, env, flags });
  const eventTypeId = await createEventType(server, organization, hostIds);
  return { server, database, workload: bookings(organization, eventTypeId) };
}

function report(measured: ReadonlyMap<string, readonly Measurement[]>): void {
  const service = measured.get("service") ?? [];
  for (const [name, rounds] of measured) {
    const rate = median(rounds.map((one) => one.rate));
    const cpu = median(rounds.map((one) => one.cpu)) / 1_000;
    const all = rounds.map((one) => one.rate.toFixed(0)).join(", ");
    console.log(`  ${name.padEnd(8)} ${rate.toFixed(0)}/s (${all}), ${cpu.toFixed(1)} ms of its CPU each`);
    if (name === "service") continue;
    const ratio = median(service.map((one, index) => one.rate / (rounds[index]?.rate ?? NaN)));
    const verdict = name === "other" ? `, target ${TARGET}: ${ratio >= TARGET ? "reached" : "MISSED"}` : "";
    console.log(`  service ÷ ${name}: ${ratio.toFixed(2)}${verdict}`);
    if (name === "other" && ratio < TARGET) process.exitCode = 1;
  }
}

/** Prints how evenly the rotation has filled the hosts. */
async function reportHosts(name: string, { env }: BenchDatabase): Promise<void> {
  const counts = await withClient(env, async (client) => {
    const { rows } = await client.query<{ events: number }>(
      "SELECT count(*)::int AS events FROM event_hosts WHERE holds GROUP BY host_id ORDER BY 1",
    );
    return rows.map(({ events }) => events);
  });
  console.log(`  ${name}: events per host ${counts.join(", ")}`);
}

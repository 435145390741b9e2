import { setTimeout as pause } from "node:timers/promises";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDurableDatabase, type DurableDatabase } from "../support/db/cluster.ts";
import { startDatabaseProxy, type DatabaseProxy } from "../support/db/database-proxy.ts";
import { startReplica, type Replica } from "../support/db/replica.ts";
import { freeze, killAll, thaw } from "../support/db/stall.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { freePort } from "../support/free-port.ts";
import { type Random, randomFrom } from "../support/random.ts";
import { startClients } from "./clients.ts";
import { type History, preparePlace, readFinalState, createRecorder } from "./place.ts";

/** The history of a run with faults. */
export interface Run {
  readonly history: History;
  readonly faults: readonly Fault[];
  readonly strange: readonly string[];
}

/** One key is revoked in about this number of seconds. */
const SECONDS_PER_KEY = 1.5;

/** Runs the clients against a system that fails as scheduled. */
export async function runHistory(seed: number, seconds: number): Promise<Run> {
  const system = await startSystem();
  try {
    const keys = Math.ceil(seconds / SECONDS_PER_KEY);
    const place = await preparePlace(system.urls, { database: system.database, keys });
    const recorder = createRecorder();
    const clients = startClients(place, recorder, seed);
    const faults: Fault[] = [];
    const end = performance.now() + seconds * 1_000;
    for (const [number, fault] of scheduleOf(seed, seconds).entries()) {
      // On a busy machine, recovery takes longer than scheduled; the first round is complete in any case.
      if (number >= ROUND && performance.now() > end) break;
      await pause(fault.after);
      await system.inject(fault);
      faults.push(fault);
    }
    await pause(Math.max(1_000, end - performance.now()));
    await clients.stop();
    const { operations, strange } = recorder;
    return { history: { operations, final: await readFinalState(place) }, faults, strange };
  } finally {
    await system.close();
  }
}

/** Returns the numbers of a run as one line. */
export function summaryOf({ history, faults }: Run): string {
  const calls = countsOf(history.operations.map(({ kind, outcome }) => `${kind} ${outcome}`));
  return `${history.operations.length} operations (${calls}); ${countsOf(faults.map(({ kind }) => kind))}`;
}

function countsOf(names: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(names, (name) => name)).toSorted(([a], [b]) => a.localeCompare(b));
  return groups.map(([name, all = []]) => `${name}: ${all.length}`).join(", ");
}

/** Several processes of the service, a proxy, and PostgreSQL with a synchronous replica. */
export interface System {
  readonly urls: readonly string[];
  /** The current primary. */
  readonly database: DurableDatabase;
  /** Injects a fault; resolves when the fault has ended and the system can recover. */
  inject(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  primary: DurableDatabase;
  replica: Replica;
  readonly proxy: DatabaseProxy;
  readonly services: ServiceProcess[];
  readonly start: (process: number) => Promise<ServiceProcess>;
}

/** Starts the system. */
async function startSystem(): Promise<System> {
  const primary = await startDurableDatabase();
  const replica = await startReplica(primary, { synchronous: true });
  const proxy = await startDatabaseProxy(primary);
  const folder = await mkdtemp(join(tmpdir(), "crm-history-"));
  const ports: number[] = [];
  for (let process = 0; process < PROCESSES; process += 1) ports.push(await freePort());
  const env = { DATA_DIR: folder, LOG_LEVEL: "warn" };
  const start = (process: number): Promise<ServiceProcess> =>
    supervised(() => spawnService({ database: proxy.database, port: ports[process] ?? 0, env }));
  const services = await Promise.all(ports.map((_, process) => start(process)));
  const parts: Parts = { primary, replica, proxy, services, start };
  return {
    urls: services.map(({ url }) => url),
    get database() {
      return parts.primary;
    },
    inject: (fault) => inject(parts, fault),
    async close() {
      for (const service of services) service.signal("SIGKILL");
      await Promise.all(services.map(({ exit }) => exit));
      await proxy.close();
      await parts.replica.drop();
      await parts.primary.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a process again if it could not start, as systemd does: the database may be too busy for it. */
async function supervised(start: () => Promise<ServiceProcess>): Promise<ServiceProcess> {
  for (let attempts = 10; attempts > 1; attempts -= 1) {
    const started = await start().catch(() => null);
    if (started) return started;
    await pause(500);
  }
  return await start();
}

async function inject(parts: Parts, fault: Fault): Promise<void> {
  const { proxy, services, start, primary } = parts;
  switch (fault.kind) {
    case "kill":
      services[fault.process]?.signal("SIGKILL");
      await services[fault.process]?.exit;
      services[fault.process] = await start(fault.process);
      return;
    case "stall":
      services[fault.process]?.signal("SIGSTOP");
      await pause(fault.lasts);
      services[fault.process]?.signal("SIGCONT");
      return;
    case "database stall":
      freeze(primary.postmaster);
      await pause(fault.lasts);
      thaw(primary.postmaster);
      return;
    case "partition":
      proxy.drop();
      await pause(fault.lasts);
      if (fault.end === "resets") proxy.reset();
      proxy.resume();
      return;
    case "failover":
      await failOver(parts, fault.lasts);
  }
}

/** Kills the primary, promotes its replica, and starts a new replica. */
async function failOver(parts: Parts, lasts: number): Promise<void> {
  const { primary, replica, proxy } = parts;
  killAll(primary.postmaster);
  proxy.lead(replica.address);
  await pause(lasts);
  await replica.promote();
  // An operator removes the old primary. Its connections are gone, so no client reaches it.
  proxy.reset();
  parts.primary = replica;
  await primary.drop();
  parts.replica = await startReplica(replica, { synchronous: true });
}

/** A fault; `after`: milliseconds of normal operation before it, `lasts`: its duration in milliseconds. */
export type Fault = {
  readonly after: number;
  readonly lasts: number;
} & (
  | { readonly kind: "kill" | "stall"; readonly process: number }
  | { readonly kind: "database stall" | "failover" }
  | { readonly kind: "partition"; readonly end: "resumes" | "resets" }
);

/** The number of service processes. */
export const PROCESSES = 2;

const KINDS = ["kill", "stall", "kill", "partition", "failover", "database stall"] as const;
/** The number of faults in a round. */
const ROUND = KINDS.length;
/** Milliseconds for a new process, or a new replica after a failover. */
const RECOVERY = { kill: 2_000, failover: 4_000, stall: 0, "database stall": 0, partition: 0 };

/** Returns the faults of a run: rounds of all kinds in a random order. The seed determines them. */
export function scheduleOf(seed: number, seconds: number): Fault[] {
  const random = randomFrom(seed);
  const faults: Fault[] = [];
  // A run of half a minute has one round with short faults.
  const scale = seconds < 60 ? 0.5 : 1;
  for (let left = seconds * 1_000 - 3_000; left > 0;) {
    for (const kind of shuffled(KINDS, random)) {
      const fault = faultOf(kind, random, scale);
      left -= fault.after + fault.lasts + RECOVERY[kind];
      if (left > 0 || faults.length < ROUND) faults.push(fault);
    }
  }
  return faults;
}

function faultOf(kind: (typeof KINDS)[number], random: Random, scale: number): Fault {
  const after = scale * (1_000 + random.below(3_000));
  if (kind === "kill") return { kind, after, lasts: 0, process: random.below(PROCESSES) };
  if (kind === "stall")
    return { kind, after, lasts: scale * (1_500 + random.below(4_000)), process: random.below(PROCESSES) };
  const lasts = scale * (1_500 + random.below(6_000));
  if (kind === "partition") return { kind, after, lasts, end: random.pick(["resumes", "resets"]) };
  return { kind, after, lasts: kind === "failover" ? lasts / 4 : lasts };
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

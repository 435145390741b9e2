import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startDurableDatabase, type DurableDatabase } from "../support/db/cluster.ts";
import { startDatabaseProxy, type DatabaseProxy } from "../support/db/database-proxy.ts";
import { startReplica, type Replica } from "../support/db/replica.ts";
import { freeze, killAll, thaw } from "../support/db/stall.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { PROCESSES, type Fault } from "./schedule.ts";
import { freePort } from "../support/free-port.ts";

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
export async function startSystem(): Promise<System> {
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

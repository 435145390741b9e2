import { performance } from "node:perf_hooks";
import type { Express } from "express";
import type { Knex } from "knex";
import { connectForProbes } from "../base/db/connection.ts";
import { pendingMigrations } from "../base/db/migrate.ts";
import { watchStorage } from "../base/db/storage-watch.ts";
import { createAdmin } from "../adapters/http/admin.ts";
import { createHealth, type Health } from "../adapters/http/health.ts";
import { createMetrics, type Metrics, poolMetrics } from "../adapters/http/metrics.ts";
import { createStore } from "../base/store/store.ts";

/** The admin server of a process, for operators. */
interface AdminServer {
  readonly health: Health;
  readonly metrics: Metrics;
  /** Serves health and metrics. */
  readonly admin: Express;
  close(): Promise<void>;
}

/** Opens the health checks and metrics of a process. They use a connection pool of their own. */
export function openAdminServer(knex: Knex): AdminServer {
  const probes = connectForProbes(knex);
  const { jobs } = createStore(probes);
  const metrics = createMetrics(
    () => poolMetrics(knex),
    () => jobs.waiting(),
  );
  const clock = performance.now.bind(performance);
  const storage = watchStorage(knex, probes, clock);
  const health = createHealth(
    {
      ping: () => probes.raw("SELECT 1"),
      migrationsPending: () => pendingMigrations(probes),
      canWrite: () => storage.canWrite(),
    },
    clock,
  );
  return { health, metrics, admin: createAdmin({ health, metrics }), close: () => probes.destroy() };
}

import { performance } from "node:perf_hooks";
import type { Express } from "express";
import type { Knex } from "knex";
import { connectForMaintenance } from "./db/connection.ts";
import { pendingMigrations } from "./db/migrate.ts";
import { createAdmin } from "./http/admin.ts";
import { createHealth, type Health } from "./http/health.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { poolNumbers } from "./http/pool-numbers.ts";
import { createStore } from "./repositories/store.ts";

/** What operators are shown of a process. */
export interface Operators {
  readonly health: Health;
  readonly metrics: Metrics;
  /** Serves both. */
  readonly admin: Express;
  close(): Promise<void>;
}

/** Health and metrics of a process over its pool; the probes have connections of their own. */
export function openOperators(knex: Knex): Operators {
  const probes = connectForMaintenance(knex);
  const { jobs } = createStore(probes);
  const metrics = createMetrics(
    () => poolNumbers(knex),
    () => jobs.waiting(),
  );
  const health = createHealth(
    { ping: () => probes.raw("SELECT 1"), migrationsPending: () => pendingMigrations(probes) },
    performance.now.bind(performance),
  );
  return { health, metrics, admin: createAdmin({ health, metrics }), close: () => probes.destroy() };
}

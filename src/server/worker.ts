import { startBackground } from "./background.ts";
import { exitCodes } from "./outcome.ts";
import { readConfig } from "./config.ts";
import { createLogger } from "./logger.ts";
import { openAdminServer } from "./admin.ts";
import { openPort } from "./ports.ts";
import { createKeyring } from "../base/platform/keyring.ts";
import { storeSecrets } from "./store-secrets.ts";
import { createStore } from "../base/store/store.ts";
import { readSecretKey } from "./secret-key.ts";
import { openDependencies, type AppConfig } from "./dependencies.ts";
import { reasonToStop } from "./stop-signal.ts";
import { openWorkerStorage, type Storage } from "./storage.ts";
import { openTelemetry } from "./telemetry/open.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";

/** Jobs that are still running after this time are returned to the queue. Process managers should wait 30 s. */
const JOB_TIMEOUT_MS = 25_000;

/** Runs only jobs until it is stopped; returns the exit status. `workers`: the maximum number of concurrent jobs. */
export async function runWorker(variables: NodeJS.ProcessEnv, workers: number | undefined): Promise<number> {
  const checked = readConfig(variables);
  const telemetry = await openTelemetry(checked.telemetry);
  const storage = await openWorkerStorage(checked);
  try {
    const config = { ...checked, secretKey: await readSecretKey(checked, storage.pool) };
    return await work(config, { storage, telemetry, count: workers ?? Math.max(1, config.workers) });
  } finally {
    await telemetry?.stop();
    await storage.close();
  }
}

interface Work {
  readonly storage: Storage;
  readonly telemetry: Telemetry | null;
  /** The maximum number of concurrent jobs. */
  readonly count: number;
}

async function work(config: AppConfig, { storage, telemetry, count }: Work): Promise<number> {
  const logger = createLogger(config.logLevel, telemetry?.logFields);
  telemetry?.reportProblemsTo(logger);
  const stopped = reasonToStop(storage, logger);
  const adminServer = openAdminServer(storage.pool);
  telemetry?.exportMetrics(adminServer.metrics);
  const secrets = storeSecrets(createKeyring(config.secretKey, config.previousSecretKey));
  const deps = openDependencies(config, { store: createStore(storage.pool, undefined, secrets), telemetry });
  try {
    const admin = await openPort("ADMIN_PORT", adminServer.admin, { host: config.host, port: config.adminPort });
    const background = startBackground({
      knex: storage.pool,
      logger,
      deps,
      telemetry,
      workers: count,
      metrics: adminServer.metrics,
    });
    const health = `http://${config.host}:${String(admin.port)}/readyz`;
    process.stdout.write(
      `Running up to ${String(count)} concurrent ${count === 1 ? "job" : "jobs"}. Health: ${health}\n`,
    );
    const reason = await stopped;
    adminServer.health.drain();
    await background.stop(JOB_TIMEOUT_MS);
    await admin.close(0);
    return reason === "requested" ? exitCodes.ok : exitCodes.failed;
  } finally {
    await Promise.all([deps.mailTransport.close(), deps.campaignTransport.close()]);
    await adminServer.close();
  }
}

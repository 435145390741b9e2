import type { Command } from "commander";
import { wholeNumber } from "./arguments.ts";
import { startBackground } from "../server/background.ts";
import { exitCodes } from "../server/outcome.ts";
import { readConfig } from "../server/config.ts";
import { createLogger } from "../server/logger.ts";
import { openAdminServer } from "../server/admin.ts";
import { openPort } from "../server/ports.ts";
import { createKeyring } from "../base/platform/keyring.ts";
import { storeSecrets, readSecretKey } from "../server/secret-key.ts";
import { createStore } from "../base/store/store.ts";
import { openDependencies, type AppConfig } from "../server/dependencies.ts";
import { reasonToStop } from "../server/stop-signal.ts";
import { openWorkerStorage, type Storage } from "../server/storage.ts";
import type { Telemetry } from "../server/telemetry/start.ts";

const MAX_WORKERS = 64;

const EXAMPLES = `
By default the service itself runs WORKERS jobs concurrently and sends mail; with WORKERS=0, only worker processes do. Any number of
workers can share the queue, on one machine or several. On SIGTERM, jobs that do not finish within 25 seconds are returned to the
queue, and another process continues them. /livez, /readyz and /metrics are served on ADMIN_PORT.

Examples:
  $ crm worker
  $ ADMIN_PORT=9465 crm worker --workers 8`;

/** Adds `crm worker`. */
export function addWorker(program: Command): void {
  program
    .command("worker")
    .description("Run background jobs (imports, exports, mail, cleanup) and deliver webhook events until stopped.")
    .option(
      "--workers <number>",
      "number of concurrent jobs (default: WORKERS, at least 1)",
      wholeNumber(1, MAX_WORKERS),
    )
    .addHelpText("after", EXAMPLES)
    .action(async ({ workers }: { readonly workers?: number }) => {
      process.exitCode = await runWorker(process.env, workers);
    });
}

/** Jobs that are still running after this time are returned to the queue. Process managers should wait 30 s. */
const JOB_TIMEOUT_MS = 25_000;

/** Runs only jobs until it is stopped; returns the exit status. `workers`: the maximum number of concurrent jobs. */
async function runWorker(variables: NodeJS.ProcessEnv, workers: number | undefined): Promise<number> {
  const checked = readConfig(variables);
  const telemetry =
    checked.telemetry && (await import("../server/telemetry/start.ts")).startTelemetry(checked.telemetry);
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

import { startBackground } from "./background.ts";
import { exitCodes } from "./cli/outcome.ts";
import { readConfig } from "./config.ts";
import { listen } from "./http/server.ts";
import { createLogger } from "./logger.ts";
import { openOperators } from "./operators.ts";
import { createStore } from "./repositories/store.ts";
import { readSecretKey } from "./secret-key.ts";
import { openServiceParts, readDocument } from "./service-parts.ts";
import { reasonToStop } from "./stop-signal.ts";
import { openCommandStorage } from "./storage.ts";

/** Running jobs are given back after this; whoever sends the signal should give 30 s. */
const PATIENCE_MS = 25_000;

/** Does jobs, and nothing else, until it is told to stop; returns the exit status. `workers`: how many at once. */
export async function runWorker(variables: NodeJS.ProcessEnv, workers: number | undefined): Promise<number> {
  const checked = readConfig(variables);
  const config = { ...checked, secretKey: await readSecretKey(checked) };
  const count = workers ?? Math.max(1, config.workers);
  const logger = createLogger(config.logLevel);
  const storage = await openCommandStorage(config);
  const stopped = reasonToStop(storage, logger);
  const operators = openOperators(storage.pool);
  const parts = openServiceParts(config, { store: createStore(storage.pool), document: await readDocument() });
  try {
    const admin = await listen(operators.admin, { host: config.host, port: config.adminPort });
    const background = startBackground({
      ...{ knex: storage.pool, logger, parts, workers: count },
      metrics: operators.metrics,
    });
    const health = `http://${config.host}:${String(admin.port)}/readyz`;
    process.stdout.write(`Doing ${String(count)} ${count === 1 ? "job" : "jobs"} at once. Health: ${health}\n`);
    const reason = await stopped;
    operators.health.drain();
    await background.stop(PATIENCE_MS);
    await admin.close(0);
    return reason === "asked" ? exitCodes.ok : exitCodes.failed;
  } finally {
    await Promise.all([parts.postOffice.close(), parts.campaignOffice.close()]);
    await operators.close();
    await storage.close();
  }
}

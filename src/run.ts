import type { Logger } from "pino";
import { createApp, type App } from "./app.ts";
import { createBanner } from "./banner.ts";
import { prepareDemo } from "./cli/demo.ts";
import { exitCodes, explain } from "./cli/outcome.ts";
import { readConfig, type Config } from "./config.ts";
import { listen, type Listener } from "./http/server.ts";
import { createLogger } from "./logger.ts";
import { connectRedis } from "./redis.ts";
import { readSecretKey } from "./secret-key.ts";
import type { AppConfig } from "./service-parts.ts";
import { reasonToStop } from "./stop-signal.ts";
import { openServiceStorage, type Storage } from "./storage.ts";

/** How long started requests may take after a signal; whoever sent it should give 30 s. */
const DRAIN_MS = 25_000;
/** So that a load balancer sees `/readyz` say 503, and requests that are on their way arrive, before connections are refused. */
const NOTICE_MS = { production: 3_000, elsewhere: 300 };

/** Runs the service until it is told to stop; returns the exit status of the process. */
export async function run(variables: NodeJS.ProcessEnv): Promise<number> {
  try {
    const config = readConfig(variables);
    const secretKey = await readSecretKey(config);
    return await withStorage({ ...config, secretKey });
  } catch (error) {
    const { outcome, message } = explain(error);
    process.stderr.write(`crm: ${message}\n`);
    return exitCodes[outcome];
  }
}

async function withStorage(config: AppConfig): Promise<number> {
  const logger = createLogger(config.logLevel);
  const storage = await openServiceStorage(config, (message) => {
    logger.warn({ component: "database" }, message);
  });
  try {
    const demo = await prepareDemo(storage, config);
    const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl);
    const app = await createApp(config, { knex: storage.pool, logger, ...(redis ? { redis } : {}) });
    try {
      return await serve(app, { config, storage, logger, demo });
    } finally {
      await app.close();
      redis?.disconnect();
    }
  } finally {
    await storage.close();
  }
}

interface Surroundings {
  readonly config: Config;
  readonly storage: Storage;
  readonly logger: Logger;
  readonly demo: Awaited<ReturnType<typeof prepareDemo>>;
}

async function serve(app: App, { config, storage, logger, demo }: Surroundings): Promise<number> {
  const { host, port, adminPort } = config;
  // Listened for before anyone can know that the service runs.
  const stopped = reasonToStop(storage, logger);
  const admin = await listen(app.admin, { host, port: adminPort });
  try {
    const http = await listen(app.http, { host, port });
    process.stdout.write(createBanner(config, { port: http.port, adminPort: admin.port, demo }));
    const reason = await stopped;
    app.startDraining();
    await drain(http, { notice: config.production ? NOTICE_MS.production : NOTICE_MS.elsewhere });
    return reason === "asked" ? exitCodes.ok : exitCodes.failed;
  } finally {
    await admin.close(0);
  }
}

async function drain(http: Listener, { notice }: { notice: number }): Promise<void> {
  http.announceClose();
  await new Promise((resolve) => setTimeout(resolve, notice));
  await http.close(DRAIN_MS);
}

import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { createBanner } from "./banner.ts";
import { prepareDemo } from "./demo.ts";
import { exitCodes, explain } from "./outcome.ts";
import { readConfig, type Config } from "./config.ts";
import { openDataDir } from "./data-dir.ts";
import type { Listener } from "../adapters/http/server.ts";
import { createLogger } from "./logger.ts";
import { openPorts, type Ports } from "./ports.ts";
import { readSecretKey } from "./secret-key.ts";
import type { AppConfig } from "./dependencies.ts";
import { ignoreRestartSignal, reasonToStop } from "./stop-signal.ts";
import { openServiceStorage, type Storage } from "./storage.ts";
import type { Telemetry } from "./telemetry/start.ts";

/** Time for in-flight requests after a signal. */
const DRAIN_MS = 25_000;
/**
 * Time for load balancers to see the 503 of `/readyz`, and for requests in transit to arrive, before connections are
 * refused.
 */
const NOTICE_MS = { production: 3_000, elsewhere: 300 };
/** The maximum duration of a shutdown. Process managers should wait longer before killing the process. */
export const MAX_STOP_MS = NOTICE_MS.production + DRAIN_MS;

/** The resources of the process that `npm run dev` provides differently. */
interface Surroundings {
  readonly openStorage: typeof openServiceStorage;
  readonly openPorts: typeof openPorts;
  /** Receives the banner when the service responds to requests. */
  readonly announce: (banner: string) => void;
}

const ownSurroundings: Surroundings = {
  openStorage: openServiceStorage,
  openPorts,
  announce: (banner) => void process.stdout.write(banner),
};

/** Runs the service until it is stopped; returns the exit status of the process. */
export async function run(variables: NodeJS.ProcessEnv, surroundings = ownSurroundings): Promise<number> {
  try {
    const config = readConfig(variables);
    if (config.databaseUrl === null) await openDataDir(config.dataDir);
    return await withStorage(config, surroundings);
  } catch (error) {
    const { outcome, message } = explain(error);
    process.stderr.write(`crm: ${message}\n`);
    return exitCodes[outcome];
  }
}

async function withStorage(initialConfig: Config, surroundings: Surroundings): Promise<number> {
  // Loads the packages of OpenTelemetry only if they are needed.
  const telemetry =
    initialConfig.telemetry && (await import("./telemetry/start.ts")).startTelemetry(initialConfig.telemetry);
  const logger = createLogger(initialConfig.logLevel, telemetry?.logFields);
  telemetry?.reportProblemsTo(logger);
  const storage = await surroundings.openStorage(initialConfig, (message) => {
    logger.warn({ component: "database" }, message);
  });
  try {
    // Registered before the service is visible to others, so that no signal is missed.
    const stopped = reasonToStop(storage, logger);
    ignoreRestartSignal(logger);
    const config: AppConfig = { ...initialConfig, secretKey: await readSecretKey(initialConfig, storage.pool) };
    const ports = await surroundings.openPorts(config);
    const { announce } = surroundings;
    try {
      return await withApp(config, { storage, logger, telemetry, ports, stopped, announce });
    } finally {
      await Promise.all([ports.http.close(0), ports.admin.close(0)]);
    }
  } finally {
    await telemetry?.stop();
    await storage.close();
  }
}

interface AppContext {
  readonly storage: Storage;
  readonly logger: Logger;
  readonly telemetry: Telemetry | null;
  readonly ports: Ports;
  readonly stopped: ReturnType<typeof reasonToStop>;
  readonly announce: Surroundings["announce"];
}

/** The demo is created last: its secrets are shown once, so no error may occur between creating and showing them. */
async function withApp(config: AppConfig, context: AppContext): Promise<number> {
  const { storage, logger, telemetry, ports, stopped, announce } = context;
  // Only a service with REDIS_URL loads the library.
  const redis = config.redisUrl === null ? null : (await import("./redis.ts")).connectRedis(config.redisUrl);
  const app = await createApp(config, { knex: storage.pool, logger, telemetry, ...(redis ? { redis } : {}) });
  try {
    const demo = await prepareDemo(storage, config);
    await ports.serve(app);
    const { http, admin } = ports;
    announce(createBanner(config, { port: http.port, adminPort: admin.port, demo }));
    const reason = await stopped;
    app.startDraining();
    await drain(http, { notice: config.production ? NOTICE_MS.production : NOTICE_MS.elsewhere });
    return reason === "requested" ? exitCodes.ok : exitCodes.failed;
  } finally {
    await app.close();
    redis?.disconnect();
  }
}

async function drain(http: Listener, { notice }: { notice: number }): Promise<void> {
  http.announceClose();
  await new Promise((resolve) => setTimeout(resolve, notice));
  await http.close(DRAIN_MS);
}

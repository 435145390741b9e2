import { rm } from "node:fs/promises";
import { pino } from "pino";
import { createApp } from "../../src/server/app.ts";
import { readConfig } from "../../src/server/config.ts";
import { connect } from "../../src/base/db/connection.ts";
import { listen } from "../../src/adapters/http/server.ts";
import { type Egress, txtRecords } from "../../src/base/net/egress.ts";
import { connectRedis } from "../../src/server/redis.ts";
import { readSecretKey } from "../../src/server/secret-key.ts";
import { connectionSettings } from "../../src/server/storage.ts";
import { createDatabase, type TestDatabase } from "./db/cluster.ts";
import { checkEmitted } from "./webhooks/emitted-events.ts";
import { txtServer, type TxtServer } from "./name-server.ts";
import { PUBLIC } from "./webhooks/listener.ts";
import { startOracle, type Disagreement } from "./contract/oracle.ts";
import { freePort } from "./free-port.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface ServiceOptions {
  /** Environment variables in addition to the defaults of test services. */
  readonly env?: Readonly<Record<string, string>>;
  /** Defaults to "off", so that only tests of rate limits are limited. */
  readonly rateLimits?: "on" | "off";
  /** An existing database; by default the service creates and drops its own. */
  readonly database?: TestDatabase;
  /**
   * Sets BASE_URL to the address of the service, for tests of URLs that it returns; "localhost": by name, as passkeys
   * require.
   */
  readonly atOwnUrl?: boolean | "localhost";
  /** Egress client, for tests that simulate internet hosts. */
  readonly egress?: Egress;
  /** Puts express-openapi-validator in front of the service: `url` is then the URL of the oracle. */
  readonly oracle?: boolean | "with answers";
}

/** A service in this process, on free ports. */
export interface Service {
  readonly url: string;
  /** The URL that bypasses the oracle. */
  readonly directUrl: string;
  readonly adminUrl: string;
  readonly database: TestDatabase;
  /** Data folder; sent messages are stored in its folder `outbox`. */
  readonly dataDir: string;
  /** The name server of the service for TXT records. */
  readonly names: TxtServer;
  /** Differences found by the oracle; empty without one. */
  readonly disagreements: readonly Disagreement[];
  /** Log lines. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** The secret key of all test services. */
export const SECRET_KEY = Buffer.alloc(32, 7).toString("base64");

/** Starts the service with the same components as main.mjs, in this process. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const database = options.database ?? (await createDatabase());
  const dataDir = temporaryFolder("crm-data-");
  const port = options.atOwnUrl ? await freePort() : 0;
  const host = options.atOwnUrl === "localhost" ? "localhost" : "127.0.0.1";
  const own = port > 0 ? { BASE_URL: `http://${host}:${port}` } : {};
  const checked = readConfig({ ...environmentOf(database, options), ...own, DATA_DIR: dataDir });
  const log: string[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void log.push(line) });
  const knex = connect({
    address: database.address,
    poolSize: checked.databasePool,
    ...connectionSettings(checked),
  });
  const config = { ...checked, secretKey: await readSecretKey(checked, knex) };
  const redis = config.redisUrl ? connectRedis(config.redisUrl) : undefined;
  const names = await txtServer();
  const app = await createApp(config, {
    knex,
    logger,
    txtRecords: txtRecords([names.address]),
    ...(redis ? { redis } : {}),
    ...(options.egress ? { egress: options.egress } : {}),
  });
  const free = { host: "127.0.0.1", port: 0 };
  const listeners = [await listen(app.http, { ...free, port }), await listen(app.admin, free)];
  const [url = "", adminUrl = ""] = listeners.map(({ port }) => `http://${host}:${port}`);
  const compared = options.oracle === "with answers" ? "requests and answers" : "requests";
  const oracle = options.oracle ? await startOracle(url, compared) : undefined;
  return {
    url: oracle?.url ?? url,
    directUrl: url,
    adminUrl,
    database,
    dataDir,
    names,
    disagreements: oracle?.disagreements ?? [],
    log,
    async close() {
      await oracle?.close();
      await Promise.all(listeners.map((listener) => listener.close(0)));
      await app.close();
      names.close();
      await knex.destroy();
      redis?.disconnect();
      await rm(dataDir, { recursive: true, force: true });
      if (options.database) return;
      try {
        await checkEmitted(database);
      } finally {
        await database.drop();
      }
    },
  };
}

/** Returns the environment variables of a test service, for this process or another. */
export function environmentOf(database: TestDatabase, options: ServiceOptions = {}): Record<string, string> {
  return {
    DATABASE_URL: database.url,
    SECRET_KEY,
    RATE_LIMITS: options.rateLimits ?? "off",
    BASE_URL: "http://localhost:3000",
    DEMO: "off",
    // The loopback address that represents the internet.
    WEBHOOK_ALLOWED_SUBNETS: PUBLIC,
    LOG_LEVEL: "info",
    ...options.env,
  };
}

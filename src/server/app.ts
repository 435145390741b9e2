import type { Express } from "express";
import type { Redis } from "ioredis";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { operations } from "../../generated/operations.js";
import { createAuthenticator } from "../accounts/authenticator.ts";
import { hashSecret } from "../accounts/api-key-format.ts";
import { createKeyring } from "../platform/keyring.ts";
import { createAuditLogDeps } from "../accounts/audit-log/hmac.ts";
import { noBackground, startBackground } from "./background.ts";
import { createLoadGuard } from "../http/load-shedding.ts";
import type { Middleware } from "../http/express-types.ts";
import { describeError } from "../http/log.ts";
import { createHttpApp } from "../http/app.ts";
import { unknownPage } from "../accounts/pages/unknown-page.ts";
import type { Egress } from "../net/egress.ts";
import type { TxtRecords } from "../net/txt-records.ts";
import { docsSite } from "../docs/server.ts";
import { createMcpServer } from "./mcp.ts";
import { openAdminServer } from "./admin.ts";
import { createStore, joinTransaction } from "../store/store.ts";
import { createFairQueue } from "../platform/fair-queue.ts";
import { createKeyedMutex } from "../platform/keyed-mutex.ts";
import { openDependencies, readDocument, type AppConfig } from "./dependencies.ts";
import { createOnce } from "./idempotency.ts";
import { createIncludeRelated } from "../relations/include.ts";
import { createSerialize, type Serialize, serializeServices } from "./serialization.ts";
import { createScim } from "./scim.ts";
import { createServices, type ServiceDeps } from "./services.ts";
import { createLimits, type Limits } from "./limits.ts";
import { browserPages, linkPages, type PageDependencies } from "./pages.ts";

/** The application, ready to be attached to a listener. */
export interface App {
  /** The public application. */
  readonly http: Express;
  /** For operators: health and metrics. */
  readonly admin: Express;
  /** From now on `/readyz` responds with 503. */
  startDraining(): void;
  /** Waits for running work and releases all resources created here. */
  close(): Promise<void>;
}

/** Resources of the application. The code that opened them must close them. */
export interface AppDependencies {
  readonly knex: Knex;
  readonly redis?: Redis;
  readonly logger: Logger;
  /** Outbound requests to URLs that users choose; created from the configuration by default. */
  readonly egress?: Egress;
  /** TXT records of domains; queried from the system's name servers by default. */
  readonly txtRecords?: TxtRecords;
}

/** Jobs that are still running after this time are returned to the queue. */
const JOB_TIMEOUT_MS = 15_000;
const OVERLOAD = { inFlight: 1_000, wait: 1_000 };

/** Assembles the application. Throws if an operation of the contract has no implementation. */
export async function createApp(config: AppConfig, dependencies: AppDependencies): Promise<App> {
  const { knex, logger, egress, txtRecords } = dependencies;
  const adminServer = openAdminServer(knex);
  const { metrics, health } = adminServer;
  const load = createLoadGuard(OVERLOAD, metrics.shed);
  const document = await readDocument();
  const keyring = createKeyring(config.secretKey, config.previousSecretKey);
  let background = noBackground;
  const store = createStore(knex, () => background.wake(), createAuditLogDeps(keyring));
  const deps = openDependencies(config, { store, document, egress, txtRecords });
  const fairQueue = createFairQueue(config.databasePool);
  const serialize = createSerialize({ ...deps, mutex: createKeyedMutex(), fairQueue });
  const pipeline = pipelineOf(config, { ...deps, serialize }, logger);
  const limits = createLimits(config, dependencies, metrics);
  const { rateLimiter } = limits;
  const beforeRoutes = beforeRoutesOf(config, { ...pipeline, ...limits, deps, serialize, logger });
  const { baseUrl, mcpUrl } = config;
  const docs = docsSite({ document, baseUrl, mcpUrl, rateLimiter });
  const pages = browserPages(config, { ...pipeline, deps, logger, rateLimiter });
  const afterRoutes = [docs, ...pages, unknownPage({ spend: (...request) => rateLimiter.spend(...request) })];
  const shared = { config, logger, rateLimiter, metrics, health, load };
  const http = createHttpApp({ ...pipeline, ...shared, operations, document, beforeRoutes, afterRoutes });
  if (config.workers > 0) background = startBackground({ knex, logger, deps, metrics, workers: config.workers });
  let stopped: Promise<void> | undefined;
  const stopJobs = (): Promise<void> => (stopped ??= background.stop(JOB_TIMEOUT_MS));
  return {
    http,
    admin: adminServer.admin,
    startDraining() {
      health.drain();
      void stopJobs();
    },
    async close() {
      await stopJobs();
      await Promise.all([deps.mailTransport.close(), deps.campaignTransport.close()]);
      await adminServer.close();
    },
  };
}

/** The adapters besides REST that handle their paths before the routes of operations. */
function beforeRoutesOf(
  config: AppConfig,
  dependencies: Omit<PageDependencies, "authenticator"> & Limits & { readonly serialize: Serialize },
): Middleware[] {
  return [
    createMcpServer({ ...dependencies, config }),
    createScim({ ...dependencies, config }),
    ...linkPages(config, dependencies),
  ];
}

/** The services and the authentication of requests. */
function pipelineOf(config: AppConfig, deps: ServiceDeps & { serialize: Serialize }, logger: Logger) {
  const onError = (error: unknown): void => {
    logger.warn(describeError(error), "failed to update last_used_at");
  };
  const { dataRegion } = config;
  return {
    services: serializeServices(createServices(deps), operations, deps.serialize),
    once: createOnce({ ...deps, joinTransaction }),
    includeRelated: createIncludeRelated(deps.store),
    authenticator: createAuthenticator({ ...deps, dataRegion, onError }),
    endSession: (token: string) => deps.store.sessions.endByToken(hashSecret(token)),
  };
}

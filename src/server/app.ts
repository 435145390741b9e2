import { type Express, type RequestHandler, Router } from "express";
import type { Redis } from "ioredis";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { operations } from "../../generated/operations.js";
import { createAuthenticator } from "../features/sign-in/authenticator.ts";
import { hashSecret } from "../features/accounts/secrets.ts";
import { type ConnectionCounts, createConnectionCounts } from "../features/accounts/connection-counts.ts";
import { createKeyring } from "../base/platform/keyring.ts";
import { type Background, type BackgroundDependencies, noBackground, startBackground } from "./background.ts";
import { createLoadGuard } from "../adapters/http/load-shedding.ts";
import { type Middleware, loadedOnUse } from "../adapters/http/middleware.ts";
import type { Health } from "../adapters/http/health.ts";
import { describeError } from "../adapters/http/log.ts";
import { type Application, withMessages } from "../adapters/http/message-classes.ts";
import type { Metrics } from "../adapters/http/metrics.ts";
import { createHttpApp } from "../adapters/http/app.ts";
import type { Egress, TxtRecords } from "../base/net/egress.ts";
import { isDocsPath } from "../adapters/docs/paths.ts";
import type { DocsDeps } from "../adapters/docs/server.ts";
import type { McpServerOptions } from "./mcp.ts";
import { openAdminServer } from "./admin.ts";
import { storeSecrets } from "./secret-key.ts";
import { createStore, joinTransaction, type Store } from "../base/store/store.ts";
import { openReplica } from "./replica.ts";
import { createFairQueue } from "../base/platform/fair-queue.ts";
import { createKeyedMutex } from "../base/platform/keyed-mutex.ts";
import { openDependencies, readDocument, type AppConfig } from "./dependencies.ts";
import { createOnce } from "./idempotency.ts";
import { createFurtherMistakes } from "./further-mistakes.ts";
import { createIncludeRelated } from "../features/relations/relations.ts";
import { createSerialize, type Serialize, serializeServices } from "./serialization.ts";
import type { ScimOptions } from "./scim.ts";
import { createServices, type ServiceDeps } from "./services.ts";
import { createLimits, type Limits } from "./limits.ts";
import type { Telemetry } from "./telemetry/start.ts";
import type * as Pages from "./pages.ts";

/** The application, ready to be attached to a listener. */
export interface App {
  /** The public application. */
  readonly http: Application;
  /** For operators: health and metrics. */
  readonly admin: Express;
  readonly health: Health;
  readonly metrics: Metrics;
  /** From now on `/readyz` responds with 503. */
  startDraining(): void;
  /** Waits for running work and releases all resources created here. */
  close(): Promise<void>;
}

/** Resources of the application. The code that opened them must close them. */
interface AppDependencies {
  readonly knex: Knex;
  readonly redis?: Redis;
  readonly logger: Logger;
  /** Outbound requests to URLs that users choose; created from the configuration by default. */
  readonly egress?: Egress;
  /** TXT records of domains; queried from the system's name servers by default. */
  readonly txtRecords?: TxtRecords;
  /** Null by default: no traces and metrics are exported. */
  readonly telemetry?: Telemetry | null;
}

/** Jobs that are still running after this time are returned to the queue. */
const JOB_TIMEOUT_MS = 15_000;
const OVERLOAD = { inFlight: 1_000, wait: 1_000 };

/** Assembles the application. Throws if an operation of the contract has no implementation. */
export async function createApp(config: AppConfig, dependencies: AppDependencies): Promise<App> {
  const { knex, logger, egress, txtRecords, telemetry = null } = dependencies;
  const adminServer = openAdminServer(knex);
  const { metrics, health } = adminServer;
  const load = createLoadGuard(OVERLOAD, metrics.shed);
  const keyring = createKeyring(config.secretKey, config.previousSecretKey);
  let background = noBackground;
  const primary = createStore(knex, () => background.wake(), storeSecrets(keyring));
  const { store, close: closeReplica } = openReplica(primary, { knex, logger, metrics });
  const deps = openDependencies(config, { store, egress, txtRecords, telemetry });
  telemetry?.exportMetrics(metrics);
  const fairQueue = createFairQueue(config.databasePool);
  const serialize = createSerialize({ ...deps, mutex: createKeyedMutex(), fairQueue });
  const pipeline = pipelineOf(config, { ...deps, serialize }, logger);
  const limits = createLimits(config, dependencies, metrics);
  const counts = countsOf(store, logger);
  const { rateLimiter } = limits;
  const beforeRoutes = beforeRoutesOf(config, { ...pipeline, ...limits, counts, deps, serialize, logger, telemetry });
  const afterRoutes = afterRoutesOf(config, { ...pipeline, deps, logger, rateLimiter });
  const shared = { config, logger, rateLimiter, metrics, health, load };
  const http = createHttpApp({ ...pipeline, ...shared, operations, document: readDocument, beforeRoutes, afterRoutes });
  background = backgroundOf(config, { knex, logger, deps, metrics, telemetry });
  let stopped: Promise<void> | undefined;
  const stopJobs = (): Promise<void> => (stopped ??= background.stop(JOB_TIMEOUT_MS));
  return {
    http: telemetry ? withMessages(telemetry.requests(http), () => http.messages) : http,
    admin: adminServer.admin,
    health,
    metrics,
    startDraining() {
      health.drain();
      void stopJobs();
    },
    async close() {
      await Promise.all([stopJobs(), counts.close()]);
      await Promise.all([deps.mailTransport.close(), deps.campaignTransport.close()]);
      await Promise.all([adminServer.close(), closeReplica()]);
    },
  };
}

/** Runs jobs, unless other processes run all of them. */
function backgroundOf({ workers }: AppConfig, dependencies: Omit<BackgroundDependencies, "workers">): Background {
  return workers > 0 ? startBackground({ ...dependencies, workers }) : noBackground;
}

/** The pages, which handle their paths after the routes of operations. */
function afterRoutesOf(config: AppConfig, dependencies: Pages.PageDependencies): Middleware[] {
  const { baseUrl, mcpUrl } = config;
  const { rateLimiter } = dependencies;
  return [
    docsPages({ baseUrl, mcpUrl, rateLimiter }),
    pagesOnUse(({ browserPages }) => browserPages(config, dependencies)),
  ];
}

/** Pages that are loaded by the first request outside of the API: many processes get none for a long time. */
function pagesOnUse(create: (pages: typeof Pages) => readonly (RequestHandler | Middleware)[]): Middleware {
  return loadedOnUse({
    serves: (path) => !path.startsWith("/v1/") || path.startsWith("/v1/public/"),
    async load() {
      const router = Router({ caseSensitive: true, strict: true });
      for (const page of create(await import("./pages.ts"))) router.use(page);
      return router;
    },
  });
}

/** The pages for developers; few processes ever show one. */
function docsPages(deps: Omit<DocsDeps, "document">): Middleware {
  const load = async (): Promise<Middleware> =>
    (await import("../adapters/docs/server.ts")).docsSite({ ...deps, document: readDocument() });
  return loadedOnUse({ serves: isDocsPath, load });
}

/** The path of MCP_URL. Some clients add a slash or omit it. */
function mcpPath(options: McpServerOptions): Middleware {
  const path = new URL(options.config.mcpUrl).pathname.replace(/\/$/, "");
  return loadedOnUse({
    serves: (asked) => asked === path || asked === `${path}/`,
    load: async () => (await import("./mcp.ts")).createMcpServer(options),
  });
}

/** Identity providers of few organizations use it. */
function scimPaths(options: ScimOptions): Middleware {
  return loadedOnUse({
    serves: (path) => path === "/scim/v2" || path.startsWith("/scim/v2/"),
    load: async () => (await import("./scim.ts")).createScim(options),
  });
}

/** The adapters besides REST that handle their paths before the routes of operations. */
function beforeRoutesOf(
  config: AppConfig,
  dependencies: Pages.PageDependencies & Limits & Pick<McpServerOptions, "counts" | "serialize" | "telemetry">,
): Middleware[] {
  return [
    mcpPath({ ...dependencies, config }),
    scimPaths({ ...dependencies, config }),
    pagesOnUse(({ linkPages }) => linkPages(config, dependencies)),
  ];
}

/** The numbers of tool calls. */
function countsOf(store: Store, logger: Logger): ConnectionCounts {
  return createConnectionCounts({
    store,
    onError: (error) => logger.warn(describeError(error), "failed to count tool calls"),
  });
}

/** The services and the authentication of requests. */
function pipelineOf(config: AppConfig, deps: ServiceDeps & { serialize: Serialize }, logger: Logger) {
  const onError = (error: unknown): void => {
    logger.warn(describeError(error), "failed to update last_used_at");
  };
  const { dataRegion } = config;
  const services = createServices(deps);
  return {
    services: serializeServices(services, operations, deps.serialize),
    furtherMistakes: createFurtherMistakes({ ...deps, services }),
    once: createOnce({ ...deps, joinTransaction }),
    includeRelated: createIncludeRelated(deps.store),
    authenticator: createAuthenticator({ ...deps, dataRegion, onError }),
    endSession: (token: string) => deps.store.sessions.endByToken(hashSecret(token)),
  };
}

import { randomInt } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { Services } from "../../generated/services.js";
import type { Express, RequestHandler } from "express";
import type { Redis } from "ioredis";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { operations } from "../../generated/operations.js";
import { toolServer } from "../../generated/tools.js";
import { createAuthenticator, type Authenticator } from "../accounts/authenticator.ts";
import { createKeyring } from "../platform/keyring.ts";
import { createAuditLogDeps } from "../accounts/audit-log/hmac.ts";
import { noBackground, startBackground } from "./background.ts";
import { browserSession } from "../http/browser-session.ts";
import { sessionCookie } from "../http/cookies.ts";
import { createMemoryLimits } from "../http/rate-limit/memory.ts";
import { createRedisLimits } from "../http/rate-limit/redis.ts";
import type { LimitStore } from "../http/rate-limit/store.ts";
import { createLoadGuard } from "../http/load-shedding.ts";
import type { Middleware } from "../http/express-types.ts";
import { describeError } from "../http/log.ts";
import type { Metrics } from "../http/metrics.ts";
import {
  createRateLimiter,
  createRejectionLimits,
  createToolCallLimits,
  unlimited,
  unlimitedRejections,
  unlimitedToolCalls,
  type RateLimiter,
  type RejectionLimits,
  type SpendToolCall,
} from "../http/rate-limit/limiter.ts";
import { appointmentPage } from "../booking/pages/appointment-page.ts";
import { createHttpApp } from "../http/app.ts";
import { supportPage } from "../accounts/pages/support-page.ts";
import { trackingPages } from "../deliverability/pages/tracking-pages.ts";
import { unsubscribePage } from "../deliverability/pages/unsubscribe-page.ts";
import type { Egress } from "../net/egress.ts";
import { type AuthorizationServerDeps, createAuthorizationServer } from "../oauth/server.ts";
import { docsSite } from "../docs/server.ts";
import { createMcpServer } from "./mcp.ts";
import { openAdminServer } from "./admin.ts";
import { createStore, joinTransaction, type Store } from "../store/store.ts";
import { createKeyedMutex } from "../platform/keyed-mutex.ts";
import { openDependencies, readDocument, type AppConfig } from "./dependencies.ts";
import { createConnections } from "../accounts/connection-writes.ts";
import { createEmailTracking } from "../deliverability/tracking.ts";
import { logEntry } from "../accounts/audit-log/entries.ts";
import { createOnce } from "./idempotency.ts";
import { createIncludeRelated } from "../relations/include.ts";
import { createSerialize, type Serialize, serializeServices } from "./serialization.ts";
import { createServices, type ServiceDeps } from "./services.ts";
import { supportSessions } from "../accounts/support-sessions.ts";
import { createUnsubscriptions } from "../deliverability/unsubscribes.ts";

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
}

/** Jobs that are still running after this time are returned to the queue. */
const JOB_TIMEOUT_MS = 15_000;
const OVERLOAD = { inFlight: 1_000, wait: 1_000 };

/** Assembles the application. Throws if an operation of the contract has no implementation. */
export async function createApp(config: AppConfig, dependencies: AppDependencies): Promise<App> {
  const { knex, logger, egress } = dependencies;
  const adminServer = openAdminServer(knex);
  const { metrics, health } = adminServer;
  const load = createLoadGuard(OVERLOAD, metrics.shed);
  const document = await readDocument();
  const keyring = createKeyring(config.secretKey, config.previousSecretKey);
  let background = noBackground;
  const store = createStore(knex, () => background.wake(), createAuditLogDeps(keyring));
  const deps = openDependencies(config, { store, document, egress });
  const serialize = createSerialize({ ...deps, mutex: createKeyedMutex() });
  const pipeline = pipelineOf(config, { ...deps, serialize }, logger);
  const limits = limitsOf(config, dependencies, metrics);
  const { rateLimiter } = limits;
  const beforeRoutes = [
    createMcpServer({ config, deps, serialize, ...limits, logger }),
    ...linkPages(config, { ...pipeline, deps, rateLimiter, logger }),
  ];
  const { baseUrl, mcpUrl } = config;
  const docs = docsSite({ document, baseUrl, mcpUrl, rateLimiter });
  const afterRoutes = [docs, authorizationOf(config, { ...pipeline, deps, logger, rateLimiter })];
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

/** The pages behind links in messages and links created by operators. */
function linkPages(
  config: AppConfig,
  { deps, services, rateLimiter, logger }: Omit<AuthorizationDependencies, "authenticator">,
): Middleware[] {
  const cookie = sessionCookie(config.baseUrl.startsWith("https:"));
  return [
    supportPage({ sessions: supportSessions(deps), cookie, rateLimiter }),
    appointmentPage({ bookings: services.bookingPage, rateLimiter, clock: deps.clock }),
    unsubscribePage({ unsubscriptions: createUnsubscriptions(deps), rateLimiter }),
    ...trackingPages({ tracking: createEmailTracking(deps), rateLimiter, logger }),
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
  };
}

interface AuthorizationDependencies {
  readonly deps: ServiceDeps;
  readonly logger: Logger;
  readonly rateLimiter: RateLimiter;
  readonly authenticator: Authenticator;
  readonly services: Services;
}

/** The authorization server for AI applications. Users are authenticated with the same session as on /v1. */
function authorizationOf(config: AppConfig, dependencies: AuthorizationDependencies): RequestHandler {
  const { deps, logger, rateLimiter, authenticator, services } = dependencies;
  const cookie = sessionCookie(config.baseUrl.startsWith("https:"));
  const { store, keyring, egress } = deps;
  const { mcpUrl, refreshReplayGrace } = config;
  return createAuthorizationServer({
    mcpUrl,
    keyring,
    store,
    connections: createConnections(deps),
    refreshReplayGrace,
    guardedFetch: egress.fetch,
    spend: (operation, address) => rateLimiter.spend(operation, address),
    browser: browserSession({ authenticator, cookie, sessions: services.session }),
    ...consentListeners(store),
    onError: (error) => logger.error(describeError(error), "authorization error"),
  });
}

/** Writes consents to the audit log. */
function consentListeners(store: Store): Pick<AuthorizationServerDeps, "onGranted" | "onRejected"> {
  const action = "connections.create";
  return {
    async onGranted(tx, { person, client, connection }) {
      const about = { action, record: { type: "mcp_connection", id: connection } };
      const entry = logEntry(person, about, { application: client.name, connection_id: connection });
      await tx.auditLog.append(person.organization.id, entry);
    },
    async onRejected(person, { name }, rejection) {
      const denied = { result: "denied", error_code: rejection, application: name } as const;
      await store.auditLog.append(person.organization.id, logEntry(person, { action }, denied));
    },
  };
}

interface Limits {
  readonly rateLimiter: RateLimiter;
  readonly toolCalls: SpendToolCall;
  readonly refusals: RejectionLimits;
}

/**
 * Limits requests by address, tool calls by connection and organization, and rejected credentials by credential and
 * address.
 */
function limitsOf(config: AppConfig, dependencies: AppDependencies, metrics: Metrics): Limits {
  if (!config.rateLimits) {
    return { rateLimiter: unlimited, toolCalls: unlimitedToolCalls, refusals: unlimitedRejections };
  }
  const store = limitStoreOf(dependencies, metrics);
  const { limits } = toolServer;
  return {
    rateLimiter: createRateLimiter(store, metrics.limiterDecision),
    toolCalls: createToolCallLimits(store, limits, metrics.limiterDecision),
    refusals: createRejectionLimits(store, limits.refusalsPerMinuteAndAddress, metrics.limiterDecision),
  };
}

function limitStoreOf({ redis }: AppDependencies, metrics: Metrics): LimitStore {
  const clock = performance.now.bind(performance);
  const memory = createMemoryLimits({ clock, seed: randomInt(2 ** 32) });
  const onFallback = metrics.limiterFallback;
  return redis ? createRedisLimits({ redis, fallback: memory, clock, onFallback }) : memory;
}

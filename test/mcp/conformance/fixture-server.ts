import { pino } from "pino";
import type { Caller } from "../../../src/base/contract/caller.ts";
import { mcpScopes, type McpCaller } from "../../../src/base/contract/mcp.ts";
import { readJson } from "../../../src/adapters/http/body.ts";
import { createHealth } from "../../../src/adapters/http/health.ts";
import { createLoadGuard } from "../../../src/adapters/http/load-shedding.ts";
import { createMetrics } from "../../../src/adapters/http/metrics.ts";
import { unlimited } from "../../../src/adapters/http/rate-limit/limiter.ts";
import { listen } from "../../../src/adapters/http/server.ts";
import { createHttpApp } from "../../../src/adapters/http/app.ts";
import type { Middleware } from "../../../src/adapters/http/middleware.ts";
import { createMcpEndpoint } from "../../../src/adapters/mcp/endpoint.ts";
import { fixtureHandlers } from "./fixture-handlers.ts";
import { freePort } from "../../support/free-port.ts";

/** The production endpoint with the tools, prompts and resources of the conformance scenarios, without required authentication. */
export async function startFixtureServer(): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const server = {
    info: { name: "fixtures", title: "Fixtures", version: "1.0.0", websiteUrl: own, icons: [] },
    statelessVersions: ["2026-07-28"],
    protocolVersions: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"],
    limits: { requestBytes: 1_048_576, requestValues: 20_000, batchEntries: 50 },
    cacheSeconds: { definitions: 300, records: 0 },
  };
  const endpoint = createMcpEndpoint({
    config: { mcpUrl: `${own}/mcp`, baseUrl: own, mcpAllowedOrigins: [own] },
    spend: () => Promise.resolve(),
    server,
    authenticate: (_token, visitor) => Promise.resolve(anyone({ ...visitor })),
    readJson: (request) => readJson(request, { bytes: 1_048_576, values: 20_000 }),
    handlersFor: () => ({ ...fixtureHandlers, missingScopes: () => null }),
  });
  const metrics = createMetrics(
    () => ({ used: 0, free: 0, waiting: 0 }),
    () => Promise.resolve({ waiting: 0, seconds: 0 }),
  );
  const load = createLoadGuard({ inFlight: 100, wait: 1_000 }, () => undefined);
  const never = (): never => {
    throw new TypeError("There is nothing but the endpoint.");
  };
  const shell = createHttpApp({
    services: {},
    once: never,
    endSession: () => Promise.resolve(),
    furtherMistakes: never,
    includeRelated: never,
    authenticator: { authenticate: never },
    rateLimiter: unlimited,
    operations: [],
    document: () => ({ paths: {}, components: { schemas: {} } }),
    config: { baseUrl: "http://localhost", trustProxy: 0, corsAllowedOrigins: [] },
    logger: pino({ level: "silent" }),
    metrics,
    health: createHealth({ ping: never, migrationsPending: never, canWrite: never }, Date.now),
    load,
    beforeRoutes: [],
    afterRoutes: [withToken, endpoint],
  });
  const listener = await listen(shell, { host: "127.0.0.1", port });
  return {
    url: `${own}/mcp`,
    close: () => listener.close(0),
  };
}

const withToken: Middleware = (request, _response, next) => {
  request.headers.authorization ??= "Bearer fixture";
  next();
};

function anyone(visitor: Pick<Caller, "address" | "userAgent" | "requestId" | "locale">): McpCaller {
  const id = "01990000-0000-7000-8000-000000000000";
  const names = { first_name: null, last_name: null };
  const money = { timezone: "UTC", currency: "EUR", default_country: null, data_region: "eu" };
  return {
    caller: {
      ...visitor,
      organization: { id, name: "Fixtures", plan: "professional", default_locale: "en", ...money },
      user: { id, email: "fixture@example.com", ...names, locale: "en", role: "owner" },
      actor: { type: "mcp", id, name: "Fixture", application: "conformance" },
      credential: { kind: "oauth", id, deniedByScopes: new Set() },
      channel: "mcp",
      permissions: new Set(),
      deletesOthers: false,
    },
    connectionId: id,
    kind: "oauth",
    grantedScopes: new Set(mcpScopes),
    rolePermissions: new Set(),
    callLimits: { connection: null, organization: null },
    logPosition: null,
  };
}

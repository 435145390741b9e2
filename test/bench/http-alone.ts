// The service's HTTP application without what surrounds a call: it finds the route, reads and validates the input and
// sends the response. Credentials, limits, log lines and metrics cost nothing here, and each call returns the same record.
import { pino } from "pino";
import { operations } from "../../generated/operations.js";
import type { Services } from "../../generated/services.js";
import { permissions } from "../../generated/vocabulary.js";
import type { Caller } from "../../src/base/contract/caller.ts";
import type { Operation } from "../../src/base/contract/operation.ts";
import { createHttpApp } from "../../src/adapters/http/app.ts";
import { createHealth } from "../../src/adapters/http/health.ts";
import { createLoadGuard } from "../../src/adapters/http/load-shedding.ts";
import { unlimited } from "../../src/adapters/http/rate-limit/limiter.ts";
import { listen } from "../../src/adapters/http/server.ts";

const ID = "0199f7a0-0000-7000-8000-000000000000";
const RECORD = { id: ID, entity_type: "contact", version: 1 };

const caller: Caller = {
  address: "127.0.0.1",
  requestId: ID,
  locale: "en",
  userAgent: null,
  organization: {
    id: ID,
    name: "Bench",
    plan: "professional",
    default_locale: "en",
    timezone: "UTC",
    currency: "EUR",
    default_country: null,
    data_region: "eu",
  },
  user: { id: ID, email: "bench@example.com", first_name: null, last_name: null, locale: "en", role: "owner" },
  actor: { id: ID, name: "Bench", type: "api_key", application: null },
  credential: { kind: "api_key", id: ID, deniedByScopes: new Set() },
  channel: "rest",
  permissions: new Set(permissions),
  deletesOthers: true,
};

const nothing = (): void => undefined;
const never = (): never => {
  throw new Error("A part of the service that is not measured was called.");
};

const app = createHttpApp({
  operations: operations.map((operation): Operation<Services> => ({
    ...operation,
    call: () => Promise.resolve(RECORD),
  })),
  services: new Proxy({} as Services, { get: () => new Proxy({}, { get: () => never }) }),
  once: never,
  endSession: never,
  furtherMistakes: never,
  includeRelated: never,
  authenticator: { authenticate: () => Promise.resolve(caller) },
  rateLimiter: unlimited,
  document: () => ({ paths: {}, components: { schemas: {} } }),
  config: { baseUrl: "http://localhost", trustProxy: 0, corsAllowedOrigins: [] },
  logger: pino({ level: "silent" }),
  metrics: {
    contentType: "text/plain",
    request: nothing,
    limiterDecision: nothing,
    limiterFallback: nothing,
    shed: nothing,
    replicaRead: nothing,
    jobEnded: nothing,
    render: never,
    values: never,
  },
  health: createHealth({ ping: never, migrationsPending: never, canWrite: never }, Date.now),
  load: createLoadGuard({ inFlight: 1_000, wait: 1_000 }, nothing),
  beforeRoutes: [],
  afterRoutes: [],
});
await listen(app, { host: "127.0.0.1", port: Number(process.env["PORT"]) });

import { performance } from "node:perf_hooks";
import { pino } from "pino";
import type { Services } from "../../../generated/services.js";
import { operations } from "../../../generated/operations.js";
import { createHttpApp } from "../http/app.ts";
import { createLoadGuard } from "../http/load-shedding.ts";
import type { Health } from "../http/health.ts";
import type { Metrics } from "../http/metrics.ts";
import { createMemoryLimits } from "../http/rate-limit/memory.ts";
import { createRateLimiter, unlimited } from "../http/rate-limit/limiter.ts";
import { listen } from "../http/server.ts";
import { newWebhookSecret } from "../../features/webhooks/secrets.ts";
import { createMockAuthenticator } from "./authenticator.ts";
import { readContract, type Contract, schemaReader } from "./contract.ts";
import { preferredErrors } from "./prefer.ts";
import { createRecordBuilder } from "./record-builder.ts";
import { createMockServices, type MockChange } from "./services.ts";
import { createMockWebhooks } from "./webhooks.ts";
import { createHash } from "node:crypto";
import { newId } from "../../base/platform/ids.ts";
import type { RunOnce } from "../http/idempotency.ts";
import { Problem, secretAlreadyShown } from "../../base/platform/rules/errors.ts";

/** Options of `startMock`. */
interface MockOptions {
  /** Any free port by default. */
  readonly port?: number;
  /** The same seed gives the same ids. */
  readonly seed?: number;
  /** "off" for tests that send many requests. */
  readonly rateLimits?: "on" | "off";
  /** Receives an event for each change. */
  readonly webhookUrl?: string;
  /** Signs the events; a new secret by default. */
  readonly webhookSecret?: string;
  readonly onError?: (message: string) => void;
}

/** A running mock. */
export interface Mock {
  readonly baseUrl: string;
  /** One of the keys that are accepted: it is the same at each start. */
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Waits for events that are being sent, and releases the port. */
  close(): Promise<void>;
}

/** The longest load of this process: far more than tests cause. */
const OVERLOAD = { inFlight: 1_000, wait: 5_000 };

/** Starts the mock on 127.0.0.1. Its records exist until it is closed. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, seed, webhookUrl: url, webhookSecret = newWebhookSecret(), onError = ignore } = options;
  const contract = readContract();
  const newId = createIds(seed);
  const clock = Date.now;
  const webhooks =
    url === undefined ? null : createMockWebhooks({ url, secret: webhookSecret, contract, newId, clock, onError });
  let baseUrl = "";
  const services = createMockServices({
    contract,
    builder: createRecordBuilder(schemaReader(contract.document)),
    operations,
    baseUrl: () => baseUrl,
    newId,
    clock,
    onChange: (change: MockChange) => webhooks?.send(change),
  });
  const listener = await listen(createApp(contract, services, options), { host: "127.0.0.1", port });
  baseUrl = `http://127.0.0.1:${listener.port}`;
  return {
    baseUrl,
    apiKey: MOCK_KEY,
    webhookSecret,
    async close() {
      await listener.close(0);
      await webhooks?.close();
    },
  };
}

/** The API key of every mock: its checksum is valid, but no service issues it. */
export const MOCK_KEY = "crs_mock00000000000000000000000000004eszro";

const ignore = (): void => undefined;

/** The application is that of the service; only its services, credentials and memory are replaced. */
function createApp(contract: Contract, services: Services, { rateLimits = "on", seed = 1 }: MockOptions) {
  const clock = performance.now.bind(performance);
  return createHttpApp({
    services,
    operations,
    document: () => contract.document,
    once: createMemoryOnce(services),
    authenticator: createMockAuthenticator(contract),
    furtherMistakes: () => Promise.resolve([]),
    endSession: () => Promise.resolve(),
    // Related records are not kept together, so none are included.
    includeRelated: async (_caller, { records }) => ({
      records: records.map((record) => ({ ...(record as object), related: {} })),
      omitted: [],
    }),
    rateLimiter: rateLimits === "off" ? unlimited : createRateLimiter(createMemoryLimits({ clock, seed }), ignore),
    config: { baseUrl: "http://127.0.0.1", trustProxy: 0, corsAllowedOrigins: [] },
    logger: pino({ level: "silent" }),
    metrics: NO_METRICS,
    health: READY,
    load: createLoadGuard(OVERLOAD, ignore),
    beforeOperations: [preferredErrors(operations, contract)],
    beforeRoutes: [],
    afterRoutes: [],
  });
}

const READY: Health = {
  isDraining: () => false,
  drain: ignore,
  readiness: async () => ({
    ready: true,
    checks: { database: "ok", migrations: "ok", storage: "ok", draining: "ok" },
  }),
};

const NO_METRICS: Metrics = {
  contentType: "text/plain",
  request: ignore,
  limiterDecision: ignore,
  limiterFallback: ignore,
  shed: ignore,
  replicaRead: ignore,
  jobEnded: ignore,
  render: async () => "",
  values: async () => [],
};

/** Returns a function for new ids: random ones, or with a seed the same ones at each start. */
function createIds(seed: number | undefined): () => string {
  if (seed === undefined) return () => newId();
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash("sha256").update(`${seed}:${count}`).digest("hex");
    // UUID version 7 (RFC 9562 §5.7), whose first part is the position.
    const time = count.toString(16).padStart(12, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
  };
}

interface Kept {
  readonly fingerprint: string;
  readonly secret: boolean;
  readonly result: unknown;
}

/** Runs each call with an Idempotency-Key once per credential. Results are kept in memory. */
function createMemoryOnce<Services>(services: Services): RunOnce<Services> {
  const kept = new Map<string, Kept>();
  const running = new Set<string>();
  return async (caller, { operationId, key, fingerprint, secret }, work) => {
    const hasCredential = "credential" in caller && caller.credential.kind !== "system";
    const name = JSON.stringify(hasCredential ? [caller.credential.id, key] : [caller.address, operationId, key]);
    const known = kept.get(name);
    if (known) return replay(known, fingerprint);
    if (running.has(name)) throw new Problem("idempotency_in_progress", [], { retryAfter: 1 });
    running.add(name);
    try {
      const result = await work(services);
      kept.set(name, { fingerprint, secret, result });
      return { result, replayed: false };
    } finally {
      running.delete(name);
    }
  };
}

function replay({ fingerprint, secret, result }: Kept, sent: string): { result: unknown; replayed: boolean } {
  if (fingerprint !== sent) throw new Problem("idempotency_key_reused");
  if (secret) throw secretAlreadyShown((result as { readonly id: string | null }).id);
  return { result, replayed: true };
}

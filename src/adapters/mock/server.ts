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
import { newWebhookSecret, signWebhook } from "../../features/webhooks/secrets.ts";
import { readContract, type Contract, schemaReader, type OperationContract } from "./contract.ts";
import { createRecordBuilder } from "./record-builder.ts";
import { createMockServices, type MockChange } from "./services.ts";
import { createHash } from "node:crypto";
import { newId } from "../../base/platform/ids.ts";
import type { RunOnce } from "../http/idempotency.ts";
import { Problem, secretAlreadyShown, unauthenticated, TooManyRequests } from "../../base/platform/rules/errors.ts";
import { permissions, errorStatuses } from "../../../generated/vocabulary.js";
import { isApiKey } from "../../features/accounts/secrets.ts";
import type { Authenticator } from "../../features/sign-in/authenticator.ts";
import type { Caller, CallerOrganization, CallerUser, Credential, Visitor } from "../../base/contract/caller.ts";
import type { ErrorCode } from "../../../generated/vocabulary.d.ts";
import type { Operation } from "../../base/contract/operation.ts";
import type { Middleware } from "../http/middleware.ts";
import { createEgress } from "../../base/net/egress.ts";
import { webhookBody } from "../../features/webhooks/rules/event.ts";
import { eventOf } from "./effects.ts";

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

interface SignedIn {
  readonly csrf_token: string;
  readonly user: Pick<CallerUser, "id" | "email" | "first_name" | "last_name" | "locale">;
  readonly organization: Omit<CallerOrganization, "default_country">;
}

/**
 * Accepts every API key with a valid checksum and every session cookie; each is the user of the contract's examples with all permissions.
 * Throws unauthenticated without such a credential, and permission_denied for a change in a session without its CSRF token.
 */
function createMockAuthenticator(contract: Contract): Authenticator {
  const { data } = contract.operation("session.create").examples[0] as { readonly data: SignedIn };
  return {
    async authenticate({ visitor, apiKey, sessionToken, csrfToken, method }) {
      const given = apiKey ?? sessionToken;
      if (given === undefined || given === "") throw unauthenticated();
      if (apiKey !== undefined && !isApiKey(apiKey)) throw unauthenticated();
      const id = createHash("sha256").update(given).digest("hex");
      if (apiKey !== undefined)
        return callerOf(data, visitor, { kind: "api_key", id, deniedByScopes: new Set<string>() });
      const reads = ["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase());
      if (!reads && csrfToken !== data.csrf_token)
        throw new Problem("permission_denied", [{ path: "X-CSRF-Token", code: "required" }]);
      return callerOf(data, visitor, {
        kind: "session",
        id,
        csrfToken: data.csrf_token,
        support: false,
        confirmed: true,
        limitedTo: null,
        theme: "system",
      });
    },
  };
}

function callerOf({ user, organization }: SignedIn, visitor: Visitor, credential: Credential): Caller {
  const name = `${user.first_name ?? ""} ${user.last_name ?? ""}`.trim();
  return {
    ...visitor,
    organization: { ...organization, default_country: null },
    // Without Accept-Language, messages are in English, as for a new organization.
    user: { ...user, role: "owner", locale: "en" },
    actor: { id: user.id, name, type: "user", application: null },
    credential,
    channel: credential.kind === "session" ? "console" : "rest",
    permissions: new Set(permissions),
    deletesOthers: true,
  };
}

type Row = Pick<Operation<unknown>, "id" | "method" | "path">;

/**
 * Responds with the error that a client asks for: `Prefer: code=409`, or one code of it: `Prefer: code=in_use`. A
 * successful status is ignored. An error that the operation does not document is 400 with the documented ones.
 */
function preferredErrors(operations: readonly Row[], contract: Contract): Middleware {
  const patterns = operations.map(({ id, method, path }) => ({ id, method, pattern: patternOf(path) }));
  return (request, response, next) => {
    const [, wanted] = /(?:^|[,;\s])code=([a-z0-9_]+)/.exec(String(request.headers["prefer"] ?? "")) ?? [];
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const found = patterns.find((one) => one.method === method && one.pattern.test(request.path));
    if (wanted === undefined || !found) {
      next();
      return;
    }
    const operation = contract.operation(found.id);
    const chosen = choose(operation, wanted);
    if (chosen === "success") next();
    else if (chosen === "limited") throw new TooManyRequests(1);
    else if (chosen !== null) throw new Problem(chosen);
    else {
      const { requestId } = response.locals;
      const body = { error: explain(operation, wanted), code: "malformed_request", request_id: requestId };
      response.status(400).set({ "Cache-Control": "no-store", "Content-Language": "en" }).vary("Accept-Language");
      response.json(body);
    }
  };
}

function choose({ errors, statuses }: OperationContract, wanted: string): ErrorCode | "success" | "limited" | null {
  const status = Number(wanted);
  if (status === 429) return errors.has(429) ? "limited" : null;
  if (status < 400) return statuses.includes(status) ? "success" : null;
  const [code] = Number.isNaN(status)
    ? [...errors.values()].flat().filter((one) => one === wanted)
    : (errors.get(status) ?? []);
  return isErrorCode(code) ? code : null;
}

function explain({ id, errors, statuses }: OperationContract, wanted: string): string {
  const codes = [...errors.values()].flat().sort();
  return `The header Prefer asks for ${wanted}, which ${id} does not document. Use one of: ${[...statuses, ...codes].join(", ")}.`;
}

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errorStatuses, code);

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
}

/** The receiver of the events, and the facts that they need. */
interface MockWebhooksDeps {
  readonly url: string;
  readonly secret: string;
  readonly contract: Contract;
  readonly newId: () => string;
  readonly clock: () => number;
  readonly onError: (message: string) => void;
}

/** The developer chooses the address of the receiver, so it can be on this machine or its network. */
const ANY_NETWORK = ["0.0.0.0/0", "::/0"];

/** Sends an event for each change that has one, in order and signed like those of the service; nothing is retried. */
function createMockWebhooks(deps: MockWebhooksDeps): { send(change: MockChange): void; close(): Promise<void> } {
  const egress = createEgress({ allowHttp: true, allowedSubnets: ANY_NETWORK });
  let queue = Promise.resolve();
  const deliver = async ({ id, body }: { id: string; body: string }): Promise<void> => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = {
      "content-type": "application/json",
      "user-agent": "CRM-Webhooks/1",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signWebhook({ id, timestamp, body }, [deps.secret]),
    };
    try {
      const { status } = await egress.fetch(deps.url, { method: "POST", headers, body });
      if (status < 200 || status > 299) deps.onError(`${deps.url} answered an event with ${status}.`);
    } catch (error) {
      deps.onError(`An event could not be sent to ${deps.url}: ${error instanceof Error ? error.message : "unknown"}.`);
    }
  };
  return {
    send(change) {
      const event = messageOf(change, deps);
      if (event !== null) queue = queue.then(() => deliver(event));
    },
    close: () => queue,
  };
}

function messageOf(
  { operation, record }: MockChange,
  { contract, newId, clock }: MockWebhooksDeps,
): { readonly id: string; readonly body: string } | null {
  const type = eventOf(operation, record);
  const example = type === null ? null : contract.event(type);
  if (type === null || example === null) return null;
  const { organization_id, actor } = example;
  const head = { id: newId(), type, occurred_at: new Date(clock()).toISOString(), organization_id, actor };
  const body = webhookBody({ ...head, data: record, changes: null });
  return body === null ? null : { id: head.id, body };
}

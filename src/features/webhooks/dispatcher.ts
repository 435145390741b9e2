import { setTimeout as pause } from "node:timers/promises";
import type { AttemptOutcome, DueDelivery, WebhookHealth } from "./sql/dispatch.ts";
import type { Store } from "../../base/store/store.ts";
import { createWakeupSignal, type WakeupSignal } from "../../base/jobs/wakeup.ts";
import { permissionOfEvent } from "../../base/records/rules/webhook-subscriptions.ts";
import { bodyFor } from "./rules/event.ts";
import { pauseAfter, readRetryAfter, retryDelay } from "./rules/retries.ts";
import { type GuardedFetch, EgressError, type EgressReason } from "../../base/net/egress.ts";
import type { AttemptError } from "./sql/deliveries.ts";

/** Options of the dispatcher. */
interface DispatcherOptions extends Omit<AttemptDeps, "signal"> {
  readonly store: Pick<Store, "webhookDispatch" | "retryUntilCommitted">;
  /** Called with the recorded outcomes and the resulting state of the webhooks. */
  readonly onSettled: (outcomes: readonly AttemptOutcome[], health: readonly WebhookHealth[]) => Promise<void>;
  /** Called when a statement of the dispatcher fails. */
  readonly onFailure: (error: unknown) => void;
}

/** Delivers events until it is stopped. */
export interface Dispatcher {
  /** Takes no new deliveries. Attempts that are still running after the timeout are returned to the queue. */
  stop(timeoutMs: number): Promise<void>;
}

const POLL_MS = 500;
/**
 * Attempts mostly wait for receivers. The limit is high enough that dozens of receivers that hang do not block others.
 */
const MAX_IN_FLIGHT = 500;
const MAX_BATCH = 100;
const MAX_PER_WEBHOOK = 5;
/** Longer than an attempt can take. If a process dies, its deliveries are repeated after this time. */
const LEASE_SECONDS = 60;

interface DispatcherState {
  readonly wakeup: WakeupSignal;
  readonly inFlight: Map<string, Promise<void>>;
  /** Outcomes that have not been recorded yet. */
  outcomes: AttemptOutcome[];
  stopped: boolean;
}

/** Starts the dispatcher. */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const state: DispatcherState = { wakeup: createWakeupSignal(), inFlight: new Map(), outcomes: [], stopped: false };
  const controller = new AbortController();
  const newOutcomes = createWakeupSignal();
  const writing = recordOutcomes(options, state, newOutcomes);
  const taking = takeDeliveries({ ...options, signal: controller.signal }, state, newOutcomes);
  return {
    async stop(timeoutMs) {
      state.stopped = true;
      state.wakeup.notify();
      await taking;
      await Promise.race([Promise.all(state.inFlight.values()), pause(timeoutMs, undefined, { ref: false })]);
      const unfinished = [...state.inFlight.keys()];
      controller.abort();
      await Promise.all(state.inFlight.values());
      newOutcomes.notify();
      await writing;
      if (unfinished.length > 0) await options.store.webhookDispatch.release(unfinished).catch(options.onFailure);
    },
  };
}

/**
 * Takes as many deliveries as the limits allow; otherwise waits for a completed attempt or the poll
 * interval.
 */
async function takeDeliveries(
  deps: DispatcherOptions & AttemptDeps,
  state: DispatcherState,
  newOutcomes: WakeupSignal,
): Promise<void> {
  const { wakeup, inFlight } = state;
  const start = (delivery: DueDelivery): void => {
    const done = attempt(deps, delivery).then(
      (outcome) => {
        state.outcomes.push(outcome);
        newOutcomes.notify();
      },
      // Aborted: the delivery is returned to the queue.
      () => undefined,
    );
    inFlight.set(
      delivery.lease,
      done.finally(() => inFlight.delete(delivery.lease)),
    );
  };
  while (!state.stopped) {
    const since = wakeup.count();
    const limit = Math.min(MAX_BATCH, MAX_IN_FLIGHT - inFlight.size);
    const taken = await take(deps, limit);
    taken.forEach(start);
    // Fewer than requested: no more deliveries are due, or their webhooks have reached their limit.
    if (limit === 0 || taken.length < limit) await wakeup.wait({ since, orAfterMs: POLL_MS });
  }
}

async function take({ store, onFailure }: DispatcherOptions, limit: number): Promise<DueDelivery[]> {
  if (limit === 0) return [];
  try {
    return await store.webhookDispatch.claim({ each: MAX_PER_WEBHOOK, limit, seconds: LEASE_SECONDS });
  } catch (error) {
    onFailure(error);
    return [];
  }
}

/** Records all outcomes that arrived during the previous statement with one statement. */
async function recordOutcomes(
  options: DispatcherOptions,
  state: DispatcherState,
  newOutcomes: WakeupSignal,
): Promise<void> {
  const { store, onSettled, onFailure } = options;
  while (!state.stopped || state.inFlight.size > 0 || state.outcomes.length > 0) {
    const since = newOutcomes.count();
    const outcomes = state.outcomes.splice(0);
    if (outcomes.length === 0) {
      await newOutcomes.wait({ since, orAfterMs: POLL_MS });
      continue;
    }
    try {
      const health = await store.retryUntilCommitted(() => store.webhookDispatch.settle(outcomes));
      state.wakeup.notify();
      await onSettled(outcomes, health);
    } catch (error) {
      // The leases expire and the events are sent again.
      onFailure(error);
    }
  }
}

/** The dependencies of an attempt. */
interface AttemptDeps {
  readonly fetch: GuardedFetch;
  readonly clock: () => number;
  /** Returns the value of `webhook-signature`; null if the webhook's secret cannot be decrypted. */
  readonly sign: (
    delivery: DueDelivery,
    signed: { readonly timestamp: number; readonly body: string },
  ) => string | null;
  /** Returns the current permissions of the webhook's authority. */
  readonly rightsOf: (delivery: DueDelivery) => ReadonlySet<string>;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** The response to an attempt. */
interface AttemptResponse {
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly response: string | null;
  /** Milliseconds from the Retry-After header. */
  readonly retryAfter: number | null;
}

const TIMEOUT_MS = 15_000;
const KEPT_BYTES = 4_096;
const MAX_BYTES = 64 * 1_024;

/** Sends one event once and returns the outcome. Rejects only if it is aborted. */
async function attempt(deps: AttemptDeps, delivery: DueDelivery): Promise<AttemptOutcome> {
  const { clock, random } = deps;
  const began = clock();
  const started = performance.now();
  const { retryAfter, ...result } = await sendAttempt(deps, delivery, began);
  const { org_id, webhook_id, id, lease, number } = delivery;
  const failed = result.error !== null;
  const final = result.status === 410 || result.error === "event" || result.error === "permission";
  return {
    org_id,
    webhook_id,
    id,
    lease,
    ...result,
    at: new Date(began).toISOString(),
    duration_ms: Math.round(performance.now() - started),
    wait: failed && !final ? retryDelay({ number, retryAfter, random: random() }) : null,
    pause: failed ? pauseAfter(result.status, retryAfter) : 0,
  };
}

async function sendAttempt(deps: AttemptDeps, delivery: DueDelivery, now: number): Promise<AttemptResponse> {
  const rights = deps.rightsOf(delivery);
  if (!rights.has(permissionOfEvent(delivery.type))) return noResponse("permission");
  const body = bodyFor(rights, delivery);
  const timestamp = Math.floor(now / 1_000);
  const signature = body === null ? null : deps.sign(delivery, { timestamp, body });
  if (body === null || signature === null) return noResponse("event");
  const headers = {
    "content-type": "application/json",
    "user-agent": "CRM-Webhooks/1",
    "webhook-id": delivery.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signature,
  };
  try {
    const request = { method: "POST", headers, body, maxBytes: MAX_BYTES, timeout: TIMEOUT_MS } as const;
    const {
      status,
      body: response,
      complete,
      headers: responseHeaders,
    } = await deps.fetch(delivery.url, {
      ...request,
      signal: deps.signal,
    });
    return {
      status,
      error: complete ? errorOf(status) : "too_large",
      response: textOf(response),
      retryAfter: readRetryAfter(responseHeaders["retry-after"], deps.clock()),
    };
  } catch (error) {
    deps.signal.throwIfAborted();
    return noResponse(error instanceof EgressError ? REASONS[error.reason] : "connection");
  }
}

const noResponse = (error: AttemptError): AttemptResponse => ({
  status: null,
  error,
  response: null,
  retryAfter: null,
});

function errorOf(status: number): AttemptError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

const REASONS: Readonly<Record<EgressReason, AttemptError>> = {
  url: "refused",
  scheme: "refused",
  credentials: "refused",
  port: "refused",
  not_public: "refused",
  unknown_host: "connection",
  connection: "connection",
  certificate: "tls",
  timeout: "timeout",
};

/** Returns the start of the response as text that can be stored: PostgreSQL does not accept U+0000. */
function textOf(bytes: Buffer): string | null {
  const text = bytes.subarray(0, KEPT_BYTES).toString("utf8").replaceAll("\0", "\ufffd").slice(0, KEPT_BYTES);
  return text === "" ? null : text;
}

import { setTimeout as pause } from "node:timers/promises";
import type { AttemptOutcome, DueDelivery, WebhookHealth } from "../../base/records/sql/webhook-dispatch.ts";
import type { Store } from "../../base/store/store.ts";
import { createWakeupSignal, type WakeupSignal } from "../../base/jobs/wakeup.ts";
import { attempt, type AttemptDeps } from "./attempt.ts";

/** Options of the dispatcher. */
export interface DispatcherOptions extends Omit<AttemptDeps, "signal"> {
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

import { setTimeout as pause } from "node:timers/promises";
import type { AttemptOutcome, DueDelivery, WebhookHealth } from "../records/sql/webhook-dispatch.ts";
import type { Store } from "../store/store.ts";
import { createWakeupSignal, type WakeupSignal } from "../jobs/wakeup.ts";
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
  stop(patienceMs: number): Promise<void>;
}

const POLL_MS = 500;
/**
 * Attempts mostly wait for receivers. The limit is high enough that dozens of receivers that hang do not block others.
 */
const MAX_UNDER_WAY = 500;
const MAX_AT_ONCE = 100;
const MAX_OF_ONE_WEBHOOK = 5;
/** Longer than an attempt can take. If a process dies, its deliveries are repeated after this time. */
const LEASE_SECONDS = 60;

interface Desk {
  readonly bell: WakeupSignal;
  readonly underWay: Map<string, Promise<void>>;
  /** Outcomes that have not been recorded yet. */
  outcomes: AttemptOutcome[];
  stopped: boolean;
}

/** Starts the dispatcher. */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const desk: Desk = { bell: createWakeupSignal(), underWay: new Map(), outcomes: [], stopped: false };
  const ending = new AbortController();
  const written = createWakeupSignal();
  const writing = writeOutcomes(options, desk, written);
  const taking = takeDeliveries({ ...options, signal: ending.signal }, desk, written);
  return {
    async stop(patienceMs) {
      desk.stopped = true;
      desk.bell.notify();
      await taking;
      await Promise.race([Promise.all(desk.underWay.values()), pause(patienceMs, undefined, { ref: false })]);
      const late = [...desk.underWay.keys()];
      ending.abort();
      await Promise.all(desk.underWay.values());
      written.notify();
      await writing;
      if (late.length > 0) await options.store.webhookDispatch.release(late).catch(options.onFailure);
    },
  };
}

/**
 * Takes as many deliveries as the limits allow; otherwise waits for a completed attempt or the poll
 * interval.
 */
async function takeDeliveries(deps: DispatcherOptions & AttemptDeps, desk: Desk, written: WakeupSignal): Promise<void> {
  const { bell, underWay } = desk;
  const begin = (delivery: DueDelivery): void => {
    const made = attempt(deps, delivery).then(
      (outcome) => {
        desk.outcomes.push(outcome);
        written.notify();
      },
      // Aborted: the delivery is returned to the queue.
      () => undefined,
    );
    underWay.set(
      delivery.lease,
      made.finally(() => underWay.delete(delivery.lease)),
    );
  };
  while (!desk.stopped) {
    const since = bell.count();
    const limit = Math.min(MAX_AT_ONCE, MAX_UNDER_WAY - underWay.size);
    const taken = await take(deps, limit);
    taken.forEach(begin);
    // Fewer than requested: no more deliveries are due, or their webhooks have reached their limit.
    if (limit === 0 || taken.length < limit) await bell.wait({ since, orAfterMs: POLL_MS });
  }
}

async function take({ store, onFailure }: DispatcherOptions, limit: number): Promise<DueDelivery[]> {
  if (limit === 0) return [];
  try {
    return await store.webhookDispatch.claim({ each: MAX_OF_ONE_WEBHOOK, limit, seconds: LEASE_SECONDS });
  } catch (error) {
    onFailure(error);
    return [];
  }
}

/** Records all outcomes that arrived during the previous statement with one statement. */
async function writeOutcomes(options: DispatcherOptions, desk: Desk, written: WakeupSignal): Promise<void> {
  const { store, onSettled, onFailure } = options;
  while (!desk.stopped || desk.underWay.size > 0 || desk.outcomes.length > 0) {
    const since = written.count();
    const outcomes = desk.outcomes.splice(0);
    if (outcomes.length === 0) {
      await written.wait({ since, orAfterMs: POLL_MS });
      continue;
    }
    try {
      const health = await store.retryUntilCommitted(() => store.webhookDispatch.settle(outcomes));
      desk.bell.notify();
      await onSettled(outcomes, health);
    } catch (error) {
      // The leases expire and the events are sent again.
      onFailure(error);
    }
  }
}

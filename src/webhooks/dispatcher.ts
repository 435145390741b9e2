import { setTimeout as pause } from "node:timers/promises";
import type { AttemptOutcome, DueDelivery, WebhookHealth } from "../records/sql/webhook-dispatch.ts";
import type { Store } from "../store/store.ts";
import { createWakeupSignal, type WakeupSignal } from "../jobs/wakeup.ts";
import { attempt, type AttemptDeps } from "./attempt.ts";

/** What a dispatcher works with. */
export interface DispatcherOptions extends Omit<AttemptDeps, "signal"> {
  readonly store: Pick<Store, "webhookDispatch" | "retryUntilCommitted">;
  /** Told of the outcomes that were written down, and of how the webhooks do after them. */
  readonly onSettled: (outcomes: readonly AttemptOutcome[], health: readonly WebhookHealth[]) => Promise<void>;
  /** Told of what went wrong with the deliveries' own statements. */
  readonly onFailure: (error: unknown) => void;
}

/** Delivers events, until it is told to stop. */
export interface Dispatcher {
  /** Takes nothing new; what is under way after `patienceMs` is given back and sent again. */
  stop(patienceMs: number): Promise<void>;
}

const POLL_MS = 500;
/** What is under way waits for others most of the time: so many that a few dozen receivers that hang leave room for others. */
const MAX_UNDER_WAY = 500;
const MAX_AT_ONCE = 100;
const MAX_OF_ONE_WEBHOOK = 5;
/** Longer than an attempt can take; when a process ends in the middle, others send again after it. */
const LEASE_SECONDS = 60;

interface Desk {
  readonly bell: WakeupSignal;
  readonly underWay: Map<string, Promise<void>>;
  /** What came of attempts and is not written down yet. */
  outcomes: AttemptOutcome[];
  stopped: boolean;
}

/** Starts to deliver. */
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

/** As many as there is room for; where there are no more, again after a while or when one has ended. */
async function takeDeliveries(deps: DispatcherOptions & AttemptDeps, desk: Desk, written: WakeupSignal): Promise<void> {
  const { bell, underWay } = desk;
  const begin = (delivery: DueDelivery): void => {
    const made = attempt(deps, delivery).then(
      (outcome) => {
        desk.outcomes.push(outcome);
        written.notify();
      },
      // Told to stop: it is given back.
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
    // Fewer than could be taken: no more are due, or their webhooks have as much under way as they may.
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

/** Many outcomes with one statement: those that came while the last ones were written. */
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
      // The leases end by themselves, and the events are sent again.
      onFailure(error);
    }
  }
}

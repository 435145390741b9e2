import { setTimeout as pause } from "node:timers/promises";
import type { LeasedJob } from "./sql/job-leases.ts";
import { createWakeupSignal, type WakeupSignal } from "./wakeup.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { Interruption } from "./interruption.ts";
import { runJob } from "./job-run.ts";
import type { RunnerOptions } from "./runner-options.ts";

/** Takes jobs and does them, until it is told to stop. */
export interface Runner {
  /** There may be something new. */
  wake(): void;
  /** Takes nothing new, lets running jobs reach their next checkpoint, and gives back what is not done by then. */
  stop(patienceMs: number): Promise<void>;
}

const LEASE_SECONDS = 60;
const POLL_MS = 1_000;

/** A job that this process runs. */
interface Running {
  readonly id: string;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/** Starts to take jobs of those kinds that it has a handler for. */
export function startRunner(options: RunnerOptions): Runner {
  const { store, onFailure, lease: seconds = LEASE_SECONDS } = options;
  const running = new Map<string, Running>();
  const bell = createWakeupSignal();
  const heartbeat = startHeartbeat({ store, seconds, running, onFailure: (error) => onFailure(error, null) });
  const taking = { stopped: false };
  const begin = (job: LeasedJob): void => {
    // A crash of the database can forget a lease. What is still being done here comes again when the new lease ends.
    if ([...running.values()].some(({ id }) => id === job.id)) return;
    const stop = new AbortController();
    const ended = runJob(options, { job, stop, seconds }).finally(() => {
      running.delete(job.lease);
      bell.notify();
    });
    running.set(job.lease, { id: job.id, stop, ended });
  };
  const working = takeJobs(options, { bell, running, begin, taking, seconds });
  return {
    wake: () => bell.notify(),
    async stop(patienceMs) {
      taking.stopped = true;
      bell.notify();
      await working;
      for (const { stop } of running.values()) stop.abort(new Interruption("stopping"));
      await within(patienceMs, [...running.values()]);
      await giveBack(options, [...running.keys()]);
      heartbeat.stop();
    },
  };
}

interface Taking {
  readonly bell: WakeupSignal;
  readonly running: ReadonlyMap<string, Running>;
  readonly begin: (job: LeasedJob) => void;
  readonly taking: { readonly stopped: boolean };
  readonly seconds: number;
}

/** As many as there are workers free; when there are none, after the bell rang or a second. */
async function takeJobs({ store, workers, handlers, onFailure }: RunnerOptions, now: Taking): Promise<void> {
  const { bell, running, begin, taking, seconds } = now;
  const kinds = Object.keys(handlers);
  const take = async (limit: number): Promise<boolean> => {
    if (limit <= 0) return false;
    const taken = await store.jobs.claim(kinds, { limit, seconds });
    taken.forEach(begin);
    return taken.length > 0;
  };
  while (!taking.stopped) {
    const since = bell.count();
    const some = await take(workers - running.size).catch((error: unknown) => {
      onFailure(error, null);
      return false;
    });
    if (!some) await bell.wait({ since, orAfterMs: POLL_MS });
  }
}

/** What is not done when patience ends; a handler that goes on regardless can write no checkpoint any more. */
async function giveBack({ store, onFailure }: RunnerOptions, leases: readonly string[]): Promise<void> {
  if (leases.length === 0) return;
  try {
    await store.jobs.release(leases);
  } catch (error) {
    // The leases end by themselves.
    onFailure(error, null);
  }
}

async function within(milliseconds: number, jobs: readonly Running[]): Promise<void> {
  const patience = new AbortController();
  const late = pause(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([late, Promise.all(jobs.map(({ ended }) => ended))]);
  patience.abort();
}

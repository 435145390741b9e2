import { setTimeout as pause } from "node:timers/promises";
import type { LeasedJob } from "./sql/job-leases.ts";
import { createWakeupSignal, type WakeupSignal } from "./wakeup.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { Interruption } from "./interruption.ts";
import { runJob } from "./job-run.ts";
import type { RunnerOptions } from "./runner-options.ts";

/** Takes jobs from the queue and runs them until it is stopped. */
export interface Runner {
  /** Checks for new jobs immediately. */
  wake(): void;
  /**
   * Takes no new jobs, lets running jobs reach their next checkpoint, and returns unfinished jobs to the queue after
   * the timeout.
   */
  stop(patienceMs: number): Promise<void>;
}

const LEASE_SECONDS = 60;
const POLL_MS = 1_000;

/** A job that runs in this process. */
interface Running {
  readonly id: string;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/** Starts to run jobs of the kinds that have a handler. */
export function startRunner(options: RunnerOptions): Runner {
  const { store, onFailure, lease: seconds = LEASE_SECONDS } = options;
  const running = new Map<string, Running>();
  const bell = createWakeupSignal();
  const heartbeat = startHeartbeat({ store, seconds, running, onFailure: (error) => onFailure(error, null) });
  const taking = { stopped: false };
  const begin = (job: LeasedJob): void => {
    // After a crash of the database a lease can be lost. If the job is still running here, it is retried when the new
    // lease expires.
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

/** Takes as many jobs as there are free workers; if there are none, waits for a wakeup or one second. */
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

/** Returns jobs that have not ended after the timeout. A handler that continues cannot save checkpoints. */
async function giveBack({ store, onFailure }: RunnerOptions, leases: readonly string[]): Promise<void> {
  if (leases.length === 0) return;
  try {
    await store.jobs.release(leases);
  } catch (error) {
    // The leases expire.
    onFailure(error, null);
  }
}

async function within(milliseconds: number, jobs: readonly Running[]): Promise<void> {
  const patience = new AbortController();
  const late = pause(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([late, Promise.all(jobs.map(({ ended }) => ended))]);
  patience.abort();
}

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
  stop(timeoutMs: number): Promise<void>;
}

const LEASE_SECONDS = 60;
const POLL_MS = 1_000;

/** A job that runs in this process. */
interface RunningJob {
  readonly id: string;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/** Starts to run jobs of the kinds that have a handler. */
export function startRunner(options: RunnerOptions): Runner {
  const { store, onFailure, lease: seconds = LEASE_SECONDS } = options;
  const running = new Map<string, RunningJob>();
  const wakeup = createWakeupSignal();
  const heartbeat = startHeartbeat({ store, seconds, running, onFailure: (error) => onFailure(error, null) });
  const state = { stopped: false };
  const startJob = (job: LeasedJob): void => {
    // After a crash of the database a lease can be lost. If the job is still running here, it is retried when the new
    // lease expires.
    if ([...running.values()].some(({ id }) => id === job.id)) return;
    const stop = new AbortController();
    const ended = runJob(options, { job, stop, seconds }).finally(() => {
      running.delete(job.lease);
      wakeup.notify();
    });
    running.set(job.lease, { id: job.id, stop, ended });
  };
  const loop = takeJobs(options, { wakeup, running, startJob, state, seconds });
  return {
    wake: () => wakeup.notify(),
    async stop(timeoutMs) {
      state.stopped = true;
      wakeup.notify();
      await loop;
      for (const { stop } of running.values()) stop.abort(new Interruption("stopping"));
      await waitForJobs(timeoutMs, [...running.values()]);
      await releaseJobs(options, [...running.keys()]);
      heartbeat.stop();
    },
  };
}

interface TakeLoop {
  readonly wakeup: WakeupSignal;
  readonly running: ReadonlyMap<string, RunningJob>;
  readonly startJob: (job: LeasedJob) => void;
  readonly state: { readonly stopped: boolean };
  readonly seconds: number;
}

/** Takes as many jobs as there are free workers; if there are none, waits for a wakeup or one second. */
async function takeJobs({ store, workers, handlers, onFailure }: RunnerOptions, now: TakeLoop): Promise<void> {
  const { wakeup, running, startJob, state, seconds } = now;
  const kinds = Object.keys(handlers);
  const take = async (limit: number): Promise<boolean> => {
    if (limit <= 0) return false;
    const taken = await store.jobs.claim(kinds, { limit, seconds });
    taken.forEach(startJob);
    return taken.length > 0;
  };
  while (!state.stopped) {
    const since = wakeup.count();
    const some = await take(workers - running.size).catch((error: unknown) => {
      onFailure(error, null);
      return false;
    });
    if (!some) await wakeup.wait({ since, orAfterMs: POLL_MS });
  }
}

/** Returns jobs that have not ended after the timeout. A handler that continues cannot save checkpoints. */
async function releaseJobs({ store, onFailure }: RunnerOptions, leases: readonly string[]): Promise<void> {
  if (leases.length === 0) return;
  try {
    await store.jobs.release(leases);
  } catch (error) {
    // The leases expire.
    onFailure(error, null);
  }
}

async function waitForJobs(milliseconds: number, jobs: readonly RunningJob[]): Promise<void> {
  const timer = new AbortController();
  const timeout = pause(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([timeout, Promise.all(jobs.map(({ ended }) => ended))]);
  timer.abort();
}

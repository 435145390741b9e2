import type { LeasedJob } from "../repositories/job-leases.ts";
import { createBell } from "./bell.ts";
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
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/** Starts to take jobs of those kinds that it has a handler for. */
export function startRunner(options: RunnerOptions): Runner {
  const { store, workers, onFailure, lease: seconds = LEASE_SECONDS } = options;
  const kinds = Object.keys(options.handlers);
  const running = new Map<string, Running>();
  const heartbeat = startHeartbeat({ store, seconds, running, onFailure: (error) => onFailure(error, null) });
  const bell = createBell();
  let stopping = false;

  function begin(job: LeasedJob): void {
    const stop = new AbortController();
    const ended = runJob(options, { job, stop, seconds }).finally(() => {
      running.delete(job.lease);
      bell.ring();
    });
    running.set(job.lease, { stop, ended });
  }

  /** Whether there may be more. */
  async function take(): Promise<boolean> {
    const limit = workers - running.size;
    if (limit <= 0) return false;
    try {
      const taken = await store.jobs.claim(kinds, { limit, seconds });
      for (const job of taken) begin(job);
      return taken.length > 0;
    } catch (error) {
      onFailure(error, null);
      return false;
    }
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const since = bell.count();
      if (!(await take())) await bell.rung({ since, orAfterMs: POLL_MS });
    }
  }

  const working = work();
  return {
    wake: () => bell.ring(),
    async stop(patienceMs) {
      stopping = true;
      bell.ring();
      await working;
      for (const { stop } of running.values()) stop.abort(new Interruption("stopping"));
      await within(patienceMs, [...running.values()]);
      await giveBack(options, [...running.keys()]);
      heartbeat.stop();
    },
  };
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
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([late, Promise.all(jobs.map(({ ended }) => ended))]);
  clearTimeout(timer);
}

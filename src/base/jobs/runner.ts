import { setTimeout as pause } from "node:timers/promises";
import type { LeasedJob, JobFailure } from "./sql/job-leases.ts";
import { createWakeupSignal, type WakeupSignal } from "./wakeup.ts";
import type { Store, Repositories } from "../store/store.ts";
import type { FailureHandlers, Handlers, Checkpoint, FailureHandler, Handler, Job, JobContext } from "./handler.ts";
import type { JobKind } from "./rules/job.ts";

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

/** Options of a job runner. */
export interface RunnerOptions {
  readonly store: Store;
  readonly handlers: Handlers;
  readonly failureHandlers?: FailureHandlers;
  /** The maximum number of concurrent jobs. */
  readonly workers: number;
  /** Converts an error to the failure to be recorded: a description without values, and a code for the user. */
  readonly toFailure: (error: unknown) => JobFailure;
  /** Called when a job fails, and with null when a statement of the runner fails; never with payloads. */
  readonly onFailure: (error: unknown, job: FailedJob | null) => void;
  /** Called after every run. */
  readonly onEnd?: (kind: string, outcome: JobOutcome) => void;
  /** Seconds until a job without heartbeat can be taken by another worker (60). */
  readonly lease?: number;
}

/** The outcome of a run; "lost": another process has the job. */
type JobOutcome = "completed" | "postponed" | "retried" | "parked" | "cancelled" | "given_back" | "lost";

/** A failed job, as it is logged. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly attempt: number;
  /** The job has finally failed and is not retried. */
  readonly parked: boolean;
}

/** A job with the controller that interrupts it. */
interface Run {
  readonly job: LeasedJob;
  readonly stop: AbortController;
  /** The duration of a lease. */
  readonly seconds: number;
}

/** Every worker that took the job died before finishing it, probably because of the job. */
class WorkersLost extends Error {
  override readonly name = "WorkersLost";
}

/** Runs one job and records its outcome. Never rejects. */
async function runJob(options: RunnerOptions, run: Run): Promise<void> {
  try {
    const handlerOutcome = await runHandler(options, run);
    const outcome = await options.store.retryUntilCommitted(() => settle(options, run.job, handlerOutcome));
    options.onEnd?.(run.job.kind, outcome);
  } catch (error) {
    // The lease expires and the job is retried.
    options.onFailure(error, null);
  }
}

/** "finished": completed and already recorded. */
type HandlerOutcome = "done" | "finished" | "postponed" | { readonly error: unknown };

async function runHandler({ handlers, store }: RunnerOptions, run: Run): Promise<HandlerOutcome> {
  const { job } = run;
  if (job.cancel_requested_at !== null) return { error: new Interruption("cancelled") };
  if (job.attempts > job.max_attempts)
    return { error: new WorkersLost("Every worker that ran the job ended before the job.") };
  // The kind determines the type of the payload, but the compiler cannot infer that.
  const handler = handlers[job.kind] as Handler | undefined;
  try {
    if (!handler) throw new TypeError("No handler is registered for this kind of job.");
    const recorded: RecordedOutcome = { outcome: "done" };
    await handler(toJob(job), contextOf(run, { store, recorded }));
    return recorded.outcome;
  } catch (error) {
    // After an interruption, any error of the handler is a consequence of it.
    return { error: run.stop.signal.aborted ? run.stop.signal.reason : error };
  }
}

async function settle(options: RunnerOptions, job: LeasedJob, outcome: HandlerOutcome): Promise<JobOutcome> {
  const { store } = options;
  const { lease } = job;
  if (outcome === "done") {
    await store.jobs.complete(lease);
    return "completed";
  }
  if (outcome === "finished") return "completed";
  if (outcome === "postponed") return outcome;
  const { error } = outcome;
  if (!(error instanceof Interruption)) return await settleFailure(options, job, error);
  if (error.reason === "lost") return "lost";
  if (error.reason === "cancelled") await store.jobs.endCancelled(lease);
  else await store.jobs.release([lease]);
  return error.reason === "cancelled" ? "cancelled" : "given_back";
}

async function settleFailure(options: RunnerOptions, job: LeasedJob, error: unknown) {
  const { store, toFailure, onFailure } = options;
  const { lease, id, kind, attempts } = job;
  const failure =
    error instanceof WorkersLost ? { error: error.name, code: "internal", retryable: false } : toFailure(error);
  const status = await store.transaction(async (tx) => {
    const newStatus = await tx.jobs.fail(lease, failure);
    const recorded = options.failureHandlers?.[kind] as FailureHandler | undefined;
    if (newStatus === "failed") await recorded?.(tx, toJob(job));
    return newStatus;
  });
  onFailure(error, { id, kind, attempt: attempts, parked: status === "failed" });
  if (status === "lost") return "lost";
  return status === "failed" ? "parked" : "retried";
}

/** The outcome if the handler recorded it itself. */
interface RecordedOutcome {
  outcome: "done" | "finished" | "postponed";
}

interface ContextDeps {
  readonly store: Repositories;
  readonly recorded: RecordedOutcome;
}

function contextOf({ job, stop, seconds }: Run, { store, recorded }: ContextDeps): JobContext {
  const { signal } = stop;
  const checkpoint = async (repositories: Repositories, state: Checkpoint<JobKind>): Promise<void> => {
    signal.throwIfAborted();
    const result = await repositories.jobs.checkpoint(job.lease, state, seconds);
    if (result === "renewed") return;
    stop.abort(new Interruption(result satisfies InterruptionReason));
    signal.throwIfAborted();
  };
  return {
    signal,
    checkpoint,
    async postpone(repositories, until) {
      await repositories.jobs.postpone(job.lease, until);
      recorded.outcome = "postponed";
    },
    async finish(repositories) {
      await repositories.jobs.complete(job.lease);
      recorded.outcome = "finished";
    },
    progress: (done, total) => checkpoint(store, { done, ...(total === undefined ? {} : { total }) }),
  };
}

function toJob({ id, org_id, kind, payload, attempts, done, total, started_by }: LeasedJob): Job {
  return { id, org_id, kind, payload, attempt: attempts, done, total, started_by };
}

/** Options of the heartbeat that renews the leases of running jobs. `running` is keyed by lease. */
interface HeartbeatOptions {
  readonly store: Store;
  /** The duration of a lease. */
  readonly seconds: number;
  readonly running: ReadonlyMap<string, { readonly stop: AbortController }>;
  readonly onFailure: (error: unknown) => void;
}

/** Heartbeats per lease: a lease survives two failed heartbeats. */
const PER_LEASE = 4;

/** Renews the leases, and interrupts jobs that were canceled or belong to another process. */
function startHeartbeat({ store, seconds, running, onFailure }: HeartbeatOptions): { stop(): void } {
  async function beat(): Promise<void> {
    const entries = [...running.entries()];
    if (entries.length === 0) return;
    const leases = entries.map(([lease]) => lease);
    const valid = new Map((await store.jobs.renew(leases, seconds)).map(({ lease, cancelled }) => [lease, cancelled]));
    for (const [lease, { stop }] of entries) {
      const cancelled = valid.get(lease);
      if (cancelled === undefined && running.has(lease)) stop.abort(new Interruption("lost"));
      else if (cancelled) stop.abort(new Interruption("cancelled"));
    }
  }
  let beating = false;
  const timer = setInterval(
    () => {
      if (beating) return;
      beating = true;
      void beat()
        .catch(onFailure)
        .finally(() => (beating = false));
    },
    (seconds * 1_000) / PER_LEASE,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

/** The reason why a running job must stop. */
type InterruptionReason = "cancelled" | "stopping" | "lost";

/** Thrown by checkpoints of a job that must stop. Handlers must not catch it. */
class Interruption extends Error {
  override readonly name = "Interruption";
  readonly reason: InterruptionReason;

  constructor(reason: InterruptionReason) {
    super(`The job was interrupted: ${reason}`);
    this.reason = reason;
  }
}

import type { LeasedJob } from "./sql/job-leases.ts";
import type { Repositories } from "../store/store.ts";
import type { Checkpoint, FailureHandler, Handler, Job, JobContext } from "./handler.ts";
import type { JobKind } from "./rules/job.ts";
import { Interruption, type InterruptionReason } from "./interruption.ts";
import type { JobOutcome, RunnerOptions } from "./runner-options.ts";

/** A job with the controller that interrupts it. */
export interface Run {
  readonly job: LeasedJob;
  readonly stop: AbortController;
  /** The duration of a lease. */
  readonly seconds: number;
}

/** Every worker that took the job died before finishing it, probably because of the job. */
export class WorkersLost extends Error {
  override readonly name = "WorkersLost";
}

/** Runs one job and records its outcome. Never rejects. */
export async function runJob(options: RunnerOptions, run: Run): Promise<void> {
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

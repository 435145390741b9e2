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
    const came = await catchProblem(options, run);
    const outcome = await options.store.retryUntilCommitted(() => settle(options, run.job, came));
    options.onEnd?.(run.job.kind, outcome);
  } catch (error) {
    // The lease expires and the job is retried.
    options.onFailure(error, null);
  }
}

/** "finished": completed and already recorded. */
type Outcome = "done" | "finished" | "postponed" | { readonly error: unknown };

async function catchProblem({ handlers, store }: RunnerOptions, run: Run): Promise<Outcome> {
  const { job } = run;
  if (job.cancel_requested_at !== null) return { error: new Interruption("cancelled") };
  if (job.attempts > job.max_attempts) return { error: new WorkersLost("No worker lived to see its end.") };
  // The kind determines the type of the payload, but the compiler cannot infer that.
  const handler = handlers[job.kind] as Handler | undefined;
  try {
    if (!handler) throw new TypeError("There is no handler for this kind of job.");
    const ending: OwnEnding = { outcome: "done" };
    await handler(shown(job), contextOf(run, { store, ending }));
    return ending.outcome;
  } catch (error) {
    // After an interruption, any error of the handler is a consequence of it.
    return { error: run.stop.signal.aborted ? run.stop.signal.reason : error };
  }
}

async function settle(options: RunnerOptions, job: LeasedJob, outcome: Outcome): Promise<JobOutcome> {
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
  const { store, judge, onFailure } = options;
  const { lease, id, kind, attempts } = job;
  const failure = error instanceof WorkersLost ? { error: error.name, code: "internal", again: false } : judge(error);
  const status = await store.transaction(async (tx) => {
    const put = await tx.jobs.fail(lease, failure);
    const ending = options.endings?.[kind] as FailureHandler | undefined;
    if (put === "failed") await ending?.(tx, shown(job));
    return put;
  });
  onFailure(error, { id, kind, attempt: attempts, parked: status === "failed" });
  if (status === "lost") return "lost";
  return status === "failed" ? "parked" : "retried";
}

/** The outcome if the handler recorded it itself. */
interface OwnEnding {
  outcome: "done" | "finished" | "postponed";
}

interface Surroundings {
  readonly store: Repositories;
  readonly ending: OwnEnding;
}

function contextOf({ job, stop, seconds }: Run, { store, ending }: Surroundings): JobContext {
  const { signal } = stop;
  const checkpoint = async (through: Repositories, state: Checkpoint<JobKind>): Promise<void> => {
    signal.throwIfAborted();
    const answer = await through.jobs.checkpoint(job.lease, state, seconds);
    if (answer === "held") return;
    stop.abort(new Interruption(answer satisfies InterruptionReason));
    signal.throwIfAborted();
  };
  return {
    signal,
    checkpoint,
    async postpone(through, until) {
      await through.jobs.postpone(job.lease, until);
      ending.outcome = "postponed";
    },
    async finish(through) {
      await through.jobs.complete(job.lease);
      ending.outcome = "finished";
    },
    progress: (done, total) => checkpoint(store, { done, ...(total === undefined ? {} : { total }) }),
  };
}

function shown({ id, org_id, kind, payload, attempts, done, total, started_by }: LeasedJob): Job {
  return { id, org_id, kind, payload: payload as Job["payload"], attempt: attempts, done, total, started_by };
}

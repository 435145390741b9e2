import type { JobKind, JobPayloads } from "./rules/job.ts";
import type { JobState } from "./sql/job-leases.ts";
import type { Repositories } from "../store/store.ts";

/** A running job. */
export interface Job<Kind extends JobKind = JobKind> {
  readonly id: string;
  /** Null for jobs of the service itself. */
  readonly org_id: string | null;
  readonly kind: Kind;
  /** As queued, with the changes made by checkpoints. */
  readonly payload: JobPayloads[Kind];
  /** Starts at 1. */
  readonly attempt: number;
  readonly done: number;
  readonly total: number | null;
  readonly started_by: string | null;
}

/** The context of a running job. A job can run more than once: it must be safe to repeat from its last checkpoint. */
export interface JobContext<Kind extends JobKind = JobKind> {
  /** Aborted when the job is canceled, the process stops or the lease is lost. Handlers must rethrow its reason. */
  readonly signal: AbortSignal;
  /**
   * Saves the job's progress, through a store or in the transaction of the work itself, so that both are committed or
   * neither. Throws if the job must stop; the transaction is then rolled back.
   */
  checkpoint(repositories: Repositories, state: Checkpoint<Kind>): Promise<void>;
  /**
   * Returns the job to the queue in the transaction of its work so far. It restarts after the given time; the handler
   * must return. Does nothing if another process has the job.
   */
  postpone(repositories: Repositories, until: Postponement<Kind>): Promise<void>;
  /**
   * Completes the job in the transaction of its last work, so that both are committed together. The handler must
   * return. Does nothing if another process has the job; the work is committed nevertheless.
   */
  finish(repositories: Repositories): Promise<void>;
  /** A checkpoint that only updates the numbers. */
  progress(done: number, total?: number): Promise<void>;
}

/** The fields that a checkpoint can change. */
export type Checkpoint<Kind extends JobKind> = JobState & { readonly payload?: Partial<JobPayloads[Kind]> };

/** When a job restarts, and changes to its payload. */
interface Postponement<Kind extends JobKind> {
  readonly seconds: number;
  readonly payload: Partial<JobPayloads[Kind]>;
}

/** Runs jobs of one kind. If it throws a Problem, the job fails; after any other error it is retried. */
export type Handler<Kind extends JobKind = JobKind> = (job: Job<Kind>, context: JobContext<Kind>) => Promise<void>;

/** Runs in the same transaction when a job of one kind finally fails. */
export type FailureHandler<Kind extends JobKind = JobKind> = (tx: Repositories, job: Job<Kind>) => Promise<void>;

/** For the kinds that need such a handler. */
export type FailureHandlers = { readonly [Kind in JobKind]?: FailureHandler<Kind> };

/** The kinds of jobs that a process runs; other kinds are left to other processes. */
export type Handlers = { readonly [Kind in JobKind]?: Handler<Kind> };

import type { JobKind, JobPayloads } from "./rules/job.ts";
import type { JobState } from "./sql/job-leases.ts";
import type { Repositories } from "../store/store.ts";

/** A job as it is done. */
export interface Job<Kind extends JobKind = JobKind> {
  readonly id: string;
  /** Null for work of the service itself. */
  readonly org_id: string | null;
  readonly kind: Kind;
  /** As it was queued, with what checkpoints changed since. */
  readonly payload: JobPayloads[Kind];
  /** Counts from 1. */
  readonly attempt: number;
  readonly done: number;
  readonly total: number | null;
  readonly started_by: string | null;
}

/** What a job has while it runs. A job may run more than once: it has to be safe to repeat from its last checkpoint. */
export interface JobContext<Kind extends JobKind = JobKind> {
  /** Aborted when the job is cancelled, the process stops or the lease is lost; its reason is to be thrown on. */
  readonly signal: AbortSignal;
  /**
   * Writes down how far the job is, through a store or through the transaction of the work itself, so that both happen
   * or neither. Throws when the job has to stop: that transaction is then rolled back.
   */
  checkpoint(through: Repositories, state: Checkpoint<Kind>): Promise<void>;
  /**
   * Puts the job back into the queue, in the transaction of what it did so far: it begins again after so many seconds, and
   * the handler has nothing more to do. Does nothing where another process has the job.
   */
  postpone(through: Repositories, until: Postponement<Kind>): Promise<void>;
  /**
   * Ends the job in the transaction of what it did last, so that both happen or neither, with one commit. The handler has
   * nothing more to do. Does nothing where another process has the job: what happened is written down all the same.
   */
  finish(through: Repositories): Promise<void>;
  /** A checkpoint of nothing but numbers. */
  progress(done: number, total?: number): Promise<void>;
}

/** What a checkpoint may change. */
export type Checkpoint<Kind extends JobKind> = JobState & { readonly payload?: Partial<JobPayloads[Kind]> };

/** When a job begins again, and what it then knows. */
export interface Postponement<Kind extends JobKind> {
  readonly seconds: number;
  readonly payload: Partial<JobPayloads[Kind]>;
}

/** Does jobs of one kind. A Problem that it throws ends the job; after anything else it is tried again. */
export type Handler<Kind extends JobKind = JobKind> = (job: Job<Kind>, context: JobContext<Kind>) => Promise<void>;

/** What else happens, in the same transaction, when a job of one kind is taken out of the queue because it cannot be done. */
export type FailureHandler<Kind extends JobKind = JobKind> = (tx: Repositories, job: Job<Kind>) => Promise<void>;

/** Of those kinds on whose end something depends. */
export type FailureHandlers = { readonly [Kind in JobKind]?: FailureHandler<Kind> };

/** What a process can do; jobs of other kinds are left to others. */
export type Handlers = { readonly [Kind in JobKind]?: Handler<Kind> };

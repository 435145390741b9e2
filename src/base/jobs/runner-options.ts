import type { JobFailure } from "./sql/job-leases.ts";
import type { Store } from "../store/store.ts";
import type { FailureHandlers, Handlers } from "./handler.ts";

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
export type JobOutcome = "completed" | "postponed" | "retried" | "parked" | "cancelled" | "given_back" | "lost";

/** A failed job, as it is logged. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly attempt: number;
  /** The job has finally failed and is not retried. */
  readonly parked: boolean;
}

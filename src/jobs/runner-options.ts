import type { JobFailure } from "./sql/job-leases.ts";
import type { Store } from "../store/store.ts";
import type { FailureHandlers, Handlers } from "./handler.ts";

/** What a runner works with. */
export interface RunnerOptions {
  readonly store: Store;
  readonly handlers: Handlers;
  readonly endings?: FailureHandlers;
  /** How many jobs run at once. */
  readonly workers: number;
  /** Why a job failed, in words without values, and for whoever started it. */
  readonly judge: (error: unknown) => JobFailure;
  /** Told of a job that failed, and of statements of the runner's own that did (null); never with payloads. */
  readonly onFailure: (error: unknown, job: FailedJob | null) => void;
  /** Told of every run that ended. */
  readonly onEnd?: (kind: string, outcome: JobOutcome) => void;
  /** Seconds that a job belongs to its worker without a sign of life (60). */
  readonly lease?: number;
}

/** How a run of a job ended; "lost": another process has it. */
export type JobOutcome = "completed" | "postponed" | "retried" | "parked" | "cancelled" | "given_back" | "lost";

/** A job that failed, as it is logged. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly attempt: number;
  /** Taken out of the queue: nobody tries again. */
  readonly parked: boolean;
}

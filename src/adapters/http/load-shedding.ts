import { Problem } from "../../base/platform/rules/errors.ts";
import type { Middleware } from "./middleware.ts";

/** Rejects requests that this process could not answer in time. */
export interface LoadGuard {
  readonly step: Middleware;
}

/** Limits beyond which a process rejects requests. */
interface LoadLimits {
  /** Maximum number of concurrent requests. */
  readonly inFlight: number;
  /**
   * Milliseconds of this thread's CPU time that other requests may use between the arrival of a request and its start.
   */
  readonly wait: number;
}

/** With fewer requests in flight, none can wait long, so nothing is measured: that costs a third of a small request. */
const MEASURED_FROM = 100;

/**
 * Responds with 503 if too many requests are in flight, or if a request has waited too long. Waiting is measured in CPU
 * time of this thread: if other processes keep the machine busy, wall time says nothing about our own load.
 */
export function createLoadGuard(limits: LoadLimits, onShed: () => void): LoadGuard {
  let inFlight = 0;
  const now = timeOfPhase();
  const overloaded = (): Problem => {
    onShed();
    return new Problem("unavailable", [], { retryAfter: 1 });
  };
  return {
    step(_request, response, next) {
      if (inFlight >= limits.inFlight) throw overloaded();
      inFlight += 1;
      response.once("close", () => (inFlight -= 1));
      if (inFlight < MEASURED_FROM) {
        next();
        return;
      }
      const arrivedAt = now();
      const arrivedAtWall = performance.now();
      // Runs after everything that was ready before this request; the time that this took is the request's waiting
      // time.
      setImmediate(() => {
        const isLate = performance.now() - arrivedAtWall > limits.wait && ownTime() - arrivedAt > limits.wait;
        next(isLate ? overloaded() : undefined);
      });
    },
  };
}

/** Returns the same time to all requests that arrive in one phase of the event loop: asking costs a system call. */
function timeOfPhase(): () => number {
  let time: number | null = null;
  return () => {
    if (time === null) setImmediate(() => (time = null));
    return (time ??= ownTime());
  };
}

/** Returns the milliseconds of CPU time that this thread has used. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

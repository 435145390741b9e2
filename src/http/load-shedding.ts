import { Problem } from "../platform/rules/errors.ts";
import type { Middleware } from "./express-types.ts";

/** Rejects requests that this process could not answer in time. */
export interface LoadGuard {
  readonly step: Middleware;
}

/** When a process has too much to do. */
export interface LoadLimits {
  /** Requests that are being answered at the same time. */
  readonly inFlight: number;
  /** Milliseconds of this thread's CPU time that other requests took between the arrival of a request and its start. */
  readonly wait: number;
}

/**
 * Answers 503 where more requests are in flight, or a request has waited longer, than allowed. What a request waits for is
 * measured in CPU time of this thread: when other processes keep the machine busy, waiting says nothing about our own load.
 */
export function createLoadGuard(limits: LoadLimits, onShed: () => void): LoadGuard {
  let inFlight = 0;
  const overloaded = (): Problem => {
    onShed();
    return new Problem("unavailable", [], { retryAfter: 1 });
  };
  return {
    step(_request, response, next) {
      if (inFlight >= limits.inFlight) throw overloaded();
      inFlight += 1;
      response.once("close", () => (inFlight -= 1));
      const arrivedAt = ownTime();
      // Runs after all that was ready before this request: what that took is what the request has waited.
      setImmediate(() => {
        if (ownTime() - arrivedAt > limits.wait) next(overloaded());
        else next();
      });
    },
  };
}

/** Milliseconds for which this thread has had a processor. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

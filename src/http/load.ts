import { monitorEventLoopDelay } from "node:perf_hooks";
import { Problem } from "../domain/errors.ts";
import type { Step } from "./exchange.ts";

/** Refuses requests that would only wait. */
export interface LoadGuard {
  readonly step: Step;
  close(): void;
}

/** When a process has too much to do. */
export interface LoadLimits {
  /** Requests that are being answered at the same time. */
  readonly inFlight: number;
  /** Milliseconds by which the event loop is late, in both of the last two half seconds. */
  readonly delay: number;
}

const WINDOW = 500;
/** Below this, a late event loop is not the requests' doing (garbage collection, a busy machine). */
const FEW = 20;

/** Answers 503 at once where more requests are in flight, or the event loop is later, than allowed. */
export function createLoadGuard(limits: LoadLimits, onShed: () => void): LoadGuard {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let lateWindows = 0;
  let inFlight = 0;
  const timer = setInterval(() => {
    lateWindows = delays.percentile(99) / 1e6 > limits.delay ? lateWindows + 1 : 0;
    delays.reset();
  }, WINDOW).unref();

  return {
    step(_request, response, next) {
      if (inFlight >= limits.inFlight || (lateWindows >= 2 && inFlight >= FEW)) {
        onShed();
        throw new Problem("unavailable", [], { retryAfter: 1 });
      }
      inFlight += 1;
      response.once("close", () => (inFlight -= 1));
      next();
    },
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}

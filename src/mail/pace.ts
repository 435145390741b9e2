import { setTimeout as pause } from "node:timers/promises";

/** How fast messages leave. */
export interface Pace {
  /** Waits until the next message may leave; rejects with the signal's reason when it is aborted. */
  turn(signal: AbortSignal): Promise<void>;
}

/** What is due within this is sent now: timers are no finer. */
const TICK = 1;

/** So many messages a second, evenly, for all who ask in the order in which they ask. */
export function createPace(perSecond: number): Pace {
  let next = 0;
  return {
    async turn(signal) {
      const now = performance.now();
      const at = Math.max(now, next);
      next = at + 1_000 / perSecond;
      if (at - now >= TICK) await pause(at - now, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    },
  };
}

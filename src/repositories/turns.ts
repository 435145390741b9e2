import { setTimeout } from "node:timers/promises";
import { Problem } from "../domain/errors.ts";

/** Work that is done one after the other. */
export interface Turns {
  /**
   * Runs `work` when what took a turn with this key before has ended, however it did; throws `unavailable` where that takes
   * too long: whoever asks has an answer, whatever those before them wait for.
   */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Milliseconds. With the patience that statements have, still less than a request may take. */
const PATIENCE = 5_000;

/** Turns within this process, in the order in which they were asked for; keys are forgotten with their last turn. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const result = patiently(before).then(work);
      // Whoever gives up lets nobody go before those whom they waited for.
      const ended = Promise.allSettled([before, result]).then(() => undefined);
      last.set(key, ended);
      void ended.then(() => last.get(key) === ended && last.delete(key));
      return await result;
    },
  };
}

async function patiently(before: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const late = setTimeout(PATIENCE, "late", { signal: timer.signal });
  try {
    if ((await Promise.race([before, late])) === "late") throw new Problem("unavailable", [], { retryAfter: 1 });
  } finally {
    timer.abort();
  }
}

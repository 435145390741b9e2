import { setTimeout } from "node:timers/promises";
import { Problem } from "./rules/errors.ts";
import { toProblem } from "./rules/problems.ts";

/** Runs work of the same key one after the other. */
export interface KeyedMutex {
  /**
   * Runs `work` when all work that was given with this key before has ended. Throws `unavailable` where none of that work has
   * been served for five seconds, or after twenty seconds, so that nobody waits for ever behind work that hangs.
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Milliseconds. A statement that waits for a row gives up after three. */
const STALL_TIMEOUT = 5_000;
const TIMEOUT = 20_000;

interface Queue {
  /** Settles when all work so far has ended. */
  last: Promise<unknown>;
  /** When work was served for the last time, in milliseconds. */
  progressAt: number;
}

/** A mutex within this process. Work starts in the order in which it was given; a key is forgotten with its last work. */
export function createKeyedMutex(): KeyedMutex {
  const queues = new Map<string, Queue>();
  return {
    async run(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), progressAt: performance.now() };
      queues.set(key, queue);
      const before = queue.last;
      const result = untilEnded(before, queue).then(work);
      const served = result.then(
        () => true,
        (error: unknown) => toProblem(error).code !== "unavailable",
      );
      // Work that was given up does not let later work overtake earlier work.
      const ended = Promise.all([served, before]).then(([progress]) => {
        if (progress) queue.progressAt = performance.now();
        if (queue.last === ended) queues.delete(key);
      });
      queue.last = ended;
      return await result;
    },
  };
}

async function untilEnded(before: Promise<unknown>, queue: Queue): Promise<void> {
  const deadline = performance.now() + TIMEOUT;
  const timer = new AbortController();
  try {
    for (;;) {
      const left = Math.min(queue.progressAt + STALL_TIMEOUT, deadline) - performance.now();
      if (left <= 0) throw new Problem("unavailable", [], { retryAfter: 1 });
      const late = setTimeout(left, "late", { signal: timer.signal });
      if ((await Promise.race([before, late])) !== "late") return;
    }
  } finally {
    timer.abort();
  }
}

import { Problem } from "./rules/errors.ts";
import { toProblem } from "./rules/problems.ts";

/** Serializes work with the same key. */
export interface KeyedMutex {
  /**
   * Runs `work` after all earlier work with this key has ended. Throws `unavailable` if no earlier work has completed
   * for five seconds, or after twenty seconds, so that no caller waits indefinitely behind work that hangs.
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Milliseconds. A statement that waits for a row lock is aborted after three seconds. */
const STALL_TIMEOUT = 5_000;
const TIMEOUT = 20_000;

interface Queue {
  /** Settles when all previous work has ended. */
  last: Promise<unknown>;
  /** When work last completed, in milliseconds. */
  progressAt: number;
}

/** Creates a mutex for this process. Work starts in call order; the entry of a key is removed after its last work. */
export function createKeyedMutex(): KeyedMutex {
  const queues = new Map<string, Queue>();
  return {
    async run(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), progressAt: performance.now() };
      queues.set(key, queue);
      const before = queue.last;
      const result = waitFor(before, queue).then(work);
      const served = result.then(
        () => true,
        (error: unknown) => toProblem(error).code !== "unavailable",
      );
      // After a timeout, later work still waits for earlier work.
      const ended = Promise.all([served, before]).then(([progress]) => {
        if (progress) queue.progressAt = performance.now();
        if (queue.last === ended) queues.delete(key);
      });
      queue.last = ended;
      return await result;
    },
  };
}

async function waitFor(before: Promise<unknown>, queue: Queue): Promise<void> {
  const deadline = performance.now() + TIMEOUT;
  for (let isLate = true; isLate;) {
    const left = Math.min(queue.progressAt + STALL_TIMEOUT, deadline) - performance.now();
    if (left <= 0) throw new Problem("unavailable", [], { retryAfter: 1 });
    isLate = !(await endsWithin(before, left));
  }
}

/** Whether the work, which never fails, ends within these milliseconds. */
function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, false);
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

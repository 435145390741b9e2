import { setImmediate } from "node:timers/promises";

/** Runs work in steps; other work has its turn between them. Returns the result. */
export async function inTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

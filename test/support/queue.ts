import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../../src/access/ids.ts";
import type { JobPayloads } from "../../src/domain/job.ts";
import type { Handler } from "../../src/jobs/handler.ts";
import type { FailedJob } from "../../src/jobs/runner-options.ts";
import { startRunner, type Runner } from "../../src/jobs/runner.ts";
import type { NewJob } from "../../src/repositories/jobs.ts";
import { createStore, type Store } from "../../src/repositories/store.ts";
import type { TestDatabase } from "./cluster.ts";

/** A runner of a test, and what it was told of. */
export interface TestRunner extends Runner {
  readonly store: Store;
  readonly failures: readonly FailedJob[];
}

interface RunnerChoices {
  readonly workers?: number;
  /** Seconds. */
  readonly lease?: number;
}

/** A runner that does jobs of the kind `export.run` as a test says. */
export function runnerOn(
  database: TestDatabase,
  handler: Handler<"export.run">,
  { workers = 1, lease }: RunnerChoices = {},
): TestRunner {
  const failures: FailedJob[] = [];
  const store = createStore(database.pool, () => runner.wake());
  const runner = startRunner({
    store,
    workers,
    handlers: { "export.run": handler },
    judge: (error) => ({ error: "test", code: "internal", again: !(error instanceof RangeError) }),
    onFailure: (_error, job) => void (job && failures.push(job)),
    ...(lease === undefined ? {} : { lease }),
  });
  return { ...runner, store, failures };
}

/** A job whose payload names what the test calls it. */
export function jobCalled(name: string, more: Partial<Omit<NewJob, "kind" | "payload">> = {}): NewJob {
  const payload: JobPayloads["export.run"] = { export_id: name };
  return { id: newId(), kind: "export.run", payload, ...more };
}

/** Waits until it is so; rejects after ten seconds. */
export async function until(condition: () => boolean | Promise<boolean>, what = "it"): Promise<void> {
  for (let patience = 1_000; patience > 0; patience -= 1) {
    if (await condition()) return;
    await pause(10);
  }
  throw new Error(`Waited for 10 s in vain: ${what}`);
}

import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../../src/base/platform/ids.ts";
import type { JobPayloads } from "../../src/base/jobs/rules/job.ts";
import type { Handler } from "../../src/base/jobs/handler.ts";
import { type FailedJob, startRunner, type Runner } from "../../src/base/jobs/runner.ts";
import type { NewJob } from "../../src/base/jobs/sql/jobs.ts";
import type { Store } from "../../src/base/store/store.ts";
import { keyedStore } from "./keyed-store.ts";
import { createDatabase, type TestDatabase } from "./db/cluster.ts";
import { createOrganization, type Organization } from "./accounts/people.ts";
import type { Caller } from "./caller.ts";
import type { Answer } from "./wire.ts";

/** A job runner of a test, with the failures reported to it. */
interface TestRunner extends Runner {
  readonly store: Store;
  readonly failures: readonly FailedJob[];
}

interface RunnerChoices {
  readonly workers?: number;
  /** Seconds. */
  readonly lease?: number;
}

/** Creates a runner that handles jobs of the kind `export.run` with the handler of a test. */
function runnerOn(
  database: TestDatabase,
  handler: Handler<"export.run">,
  { workers = 1, lease }: RunnerChoices = {},
): TestRunner {
  const failures: FailedJob[] = [];
  const store = keyedStore(database.pool, () => runner.wake());
  const runner = startRunner({
    store,
    workers,
    handlers: { "export.run": handler },
    toFailure: (error) => ({ error: "test", code: "internal", retryable: !(error instanceof RangeError) }),
    onFailure(_error, job) {
      if (job) failures.push(job);
    },
    ...(lease === undefined ? {} : { lease }),
  });
  return { ...runner, store, failures };
}

/** A queue that is emptied before each test, with helpers. */
interface QueueStage {
  readonly database: TestDatabase;
  readonly store: Store;
  readonly organization: Organization;
  /** Starts a runner that is stopped after the test. */
  run(handler: Handler<"export.run">, choices?: RunnerChoices): TestRunner;
  /** Returns the row of a job, or undefined if it was deleted. */
  row(id: string): Promise<Record<string, unknown> | undefined>;
  /** Returns the seconds until a job is due. */
  secondsUntil(id: string): Promise<number>;
  /** Makes a waiting job due now, so that the test does not have to wait. */
  skipTheWait(id: string): Promise<void>;
}

/** Creates the stage before the tests of this block and removes it afterwards. */
export function useQueue(): QueueStage {
  const stage: { database?: TestDatabase; organization?: Organization; runners: TestRunner[] } = { runners: [] };
  const database = (): TestDatabase => {
    if (!stage.database) throw new Error("The stage is not ready yet.");
    return stage.database;
  };
  before(async () => {
    stage.database = await createDatabase();
    stage.organization = await createOrganization({ database: stage.database });
  });
  afterEach(async () => {
    await Promise.all(stage.runners.splice(0).map((runner) => runner.stop(1_000)));
    await database().pool("jobs").delete();
  });
  after(() => database().drop());
  return {
    get database() {
      return database();
    },
    get store() {
      return keyedStore(database().pool);
    },
    get organization() {
      if (!stage.organization) throw new Error("The stage is not ready yet.");
      return stage.organization;
    },
    run(handler, choices) {
      const runner = runnerOn(database(), handler, choices);
      stage.runners.push(runner);
      return runner;
    },
    async row(id) {
      return (await database().pool("jobs").where({ id }).first()) as Record<string, unknown> | undefined;
    },
    async secondsUntil(id) {
      const text = "SELECT extract(epoch FROM available_at - now())::float AS seconds FROM jobs WHERE id = ?";
      const { rows } = await database().pool.raw<{ rows: { seconds: number }[] }>(text, [id]);
      return rows[0]?.seconds ?? Number.NaN;
    },
    async skipTheWait(id) {
      await database().pool("jobs").where({ id }).update({ available_at: database().pool.fn.now() });
      for (const runner of stage.runners) runner.wake();
    },
  };
}

/** Creates a job with this name in its payload. */
export function jobCalled(name: string, more: Partial<Omit<NewJob, "kind" | "payload">> = {}): NewJob {
  const payload: JobPayloads["export.run"] = { export_id: name };
  return { id: newId(), kind: "export.run", payload, ...more };
}

/** Waits until a condition is true; rejects after half a minute, or after `seconds`. */
export async function until(condition: () => boolean | Promise<boolean>, what = "it", seconds = 30): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    if (await condition()) return;
    await pause(10);
  }
  throw new Error(`Not within ${seconds} s: ${what}`);
}

/** Polls a job until it has ended, as a client does; returns the last response. */
export async function finished(caller: Caller, jobId: string): Promise<Answer> {
  for (let attempts = 1_500; attempts > 0; attempts -= 1) {
    const job = await caller.get(`/v1/jobs/${jobId}`);
    if (["completed", "failed", "cancelled"].includes(job.string("data.status"))) return job;
    await pause(20);
  }
  throw new Error(`The job ${jobId} did not end in 30 s.`);
}

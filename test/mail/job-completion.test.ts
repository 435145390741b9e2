import { expect } from "chai";
import type { FailureHandler, Handler } from "../../src/base/jobs/handler.ts";
import { startRunner, type Runner } from "../../src/base/jobs/runner.ts";
import { createStore } from "../../src/base/store/store.ts";
import { jobCalled, until, useQueue } from "../support/queue.ts";

describe("Job completion", () => {
  const queue = useQueue();
  const runners: Runner[] = [];
  afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop(1_000))));

  const run = (handler: Handler<"export.run">, ending?: FailureHandler<"export.run">): void => {
    const store = createStore(queue.database.pool);
    runners.push(
      startRunner({
        store,
        workers: 1,
        lease: 1,
        onFailure: () => undefined,
        handlers: { "export.run": handler },
        failureHandlers: ending ? { "export.run": ending } : {},
        toFailure: (error) => ({ error: "test", code: "internal", retryable: !(error instanceof RangeError) }),
      }),
    );
  };
  /** Represents the effect of a job: committed or rolled back with its transaction. */
  const note = jobCalled("a note", { availableAt: "2999-01-01T00:00:00Z" });
  const isNoted = async (): Promise<boolean> => (await queue.row(note.id)) !== undefined;

  it("is committed together with the last effect of the job", async () => {
    const job = jobCalled("finished");
    await queue.store.jobs.enqueue(null, job);
    run(async (_, context) => {
      await queue.store.transaction(async (tx) => {
        await tx.jobs.enqueue(null, note);
        await context.finish(tx);
      });
    });
    await until(isNoted, "the note");
    expect(await queue.row(job.id)).to.equal(undefined);
  });

  it("is rolled back together with the last effect, and the job is retried", async () => {
    const job = jobCalled("taken back");
    await queue.store.jobs.enqueue(null, job);
    run(async ({ attempt }, context) => {
      await queue.store.transaction(async (tx) => {
        await context.finish(tx);
        if (attempt === 1) throw new Error("too late");
        await tx.jobs.enqueue(null, note);
      });
    });
    const isQueuedAgain = async (): Promise<boolean> => {
      const row = await queue.row(job.id);
      return row?.["status"] === "queued" && row["attempts"] === 1;
    };
    await until(isQueuedAgain, "the second attempt");
    expect(await isNoted()).to.equal(false);
    await queue.skipTheWait(job.id);
    await until(async () => (await queue.row(job.id)) === undefined, "the end");
    expect(await isNoted()).to.equal(true);
  });

  it("runs the failure handler once for a job that cannot succeed", async () => {
    const job = jobCalled("hopeless");
    await queue.store.jobs.enqueue(queue.organization.id, job);
    let tries = 0;
    run(
      () => Promise.reject(new RangeError("never")),
      async (tx, { id, org_id, payload }) => {
        expect([id, org_id, payload]).to.deep.equal([job.id, queue.organization.id, job.payload]);
        await tx.jobs.enqueue(null, note);
        tries += 1;
        if (tries === 1) throw new Error("the database was away");
      },
    );
    await until(async () => (await queue.row(job.id))?.["status"] === "failed", "its end", 20);
    expect([tries, await isNoted()], "the failed attempt left nothing").to.deep.equal([2, true]);
  });
});

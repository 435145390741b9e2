import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../../src/base/platform/ids.ts";
import { createOrganization } from "../support/accounts/people.ts";
import { jobCalled, until, useQueue } from "../support/queue.ts";

describe("Job queue", () => {
  const queue = useQueue();

  it("runs a job as soon as its transaction has committed, and deletes it", async () => {
    const done: string[] = [];
    const runner = queue.run(({ payload }) => Promise.resolve(void done.push(payload.export_id)));
    const delays: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const job = jobCalled(`committed ${String(round)}`);
      await runner.store.transaction(async (tx) => {
        await tx.jobs.enqueue(null, job);
        await pause(100);
        expect(done).to.have.length(round);
      });
      const committed = performance.now();
      await until(() => done.length === round + 1);
      delays.push(performance.now() - committed);
      await until(async () => (await queue.row(job.id)) === undefined);
    }
    // The runner also looks for jobs every second, which begins when the last job has ended.
    expect(delays.toSorted((left, right) => left - right)[2]).to.be.below(500);
  });

  it("runs no job of a rolled-back transaction", async () => {
    const done: string[] = [];
    const runner = queue.run(({ payload }) => Promise.resolve(void done.push(payload.export_id)));
    await runner.store
      .transaction(async (tx) => {
        await tx.jobs.enqueue(null, jobCalled("never"));
        throw new Error("no");
      })
      .catch(() => undefined);
    await runner.store.jobs.enqueue(null, jobCalled("after"));
    await until(() => done.length > 0);
    expect(done).to.deep.equal(["after"]);
  });

  it("waits until the scheduled time of a job", async () => {
    const done: string[] = [];
    queue.run(({ payload }) => Promise.resolve(void done.push(payload.export_id)));
    const later = jobCalled("later", { availableAt: new Date(Date.now() + 3_600_000).toISOString() });
    await queue.store.jobs.enqueue(null, later);
    await pause(1_200);
    expect(done).to.deep.equal([]);
    await queue.skipTheWait(later.id);
    await until(() => done.length === 1);
  });

  it("does not add a second job with the same key while the first one is queued", async () => {
    const { jobs } = queue.store;
    const claimed = async (): Promise<unknown[]> =>
      (await jobs.claim(["export.run"], { limit: 10, seconds: 60 }))
        .map(({ payload }) => JSON.stringify(payload))
        .sort();
    await jobs.enqueue(queue.organization.id, jobCalled("a", { key: "one" }));
    await jobs.enqueue(queue.organization.id, jobCalled("b", { key: "one" }));
    await jobs.enqueue(null, jobCalled("c", { key: "one" }));
    expect(await claimed()).to.deep.equal(['{"export_id":"a"}', '{"export_id":"c"}']);
    await jobs.enqueue(queue.organization.id, jobCalled("d", { key: "one" }));
    expect(await claimed(), "running jobs may precede the new one").to.deep.equal(['{"export_id":"d"}']);
  });

  it("gives each job to exactly one of many workers", async () => {
    const done: string[] = [];
    const handler = async ({ payload }: { payload: { export_id: string } }): Promise<void> => {
      await pause(1);
      done.push(payload.export_id);
    };
    for (let count = 0; count < 100; count += 1) await queue.store.jobs.enqueue(null, jobCalled(String(count)));
    for (let count = 0; count < 4; count += 1) queue.run(handler, { workers: 3 });
    await until(() => done.length >= 100);
    await pause(50);
    expect(done).to.have.length(100);
    expect(new Set(done).size).to.equal(100);
  });

  it("runs the single job of an organization before another organization's thousand", async () => {
    for (let count = 0; count < 50; count += 1)
      await queue.store.jobs.enqueue(queue.organization.id, jobCalled(`many ${count}`));
    const small = await createOrganization(queue);
    await queue.store.jobs.enqueue(small.id, jobCalled("single"));
    const taken = await queue.store.jobs.claim(["export.run"], { limit: 2, seconds: 60 });
    expect(taken.map(({ org_id }) => org_id).toSorted()).to.deep.equal([queue.organization.id, small.id].toSorted());
    await queue.store.jobs.enqueue(small.id, jobCalled("single again"));
    await queue.store.jobs.complete(taken.find(({ org_id }) => org_id === small.id)?.lease ?? "");
    const [next] = await queue.store.jobs.claim(["export.run"], { limit: 1, seconds: 60 });
    expect(next?.org_id, "a running job of the other organization").to.equal(small.id);
  });

  it("takes only kinds with a registered handler", async () => {
    await queue.store.jobs.enqueue(null, { id: newId(), kind: "cleanup.run", payload: {} });
    expect(await queue.store.jobs.claim(["export.run"], { limit: 5, seconds: 60 })).to.deep.equal([]);
  });

  it("runs a scheduled job once per due time across two processes", async () => {
    const times: number[] = [];
    const handler = async (): Promise<void> => {
      times.push(performance.now());
      await pause(20);
    };
    queue.run(handler);
    queue.run(handler);
    await Promise.all([1, 2, 3].map(() => queue.store.jobs.schedule(newId(), "export.run", 1)));
    await until(() => times.length > 3, "four runs", 30);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).to.be.at.least(900);
  });

  it("runs a scheduled job again after a failure", async () => {
    const runner = queue.run(() => Promise.reject(new RangeError("never")));
    await queue.store.jobs.schedule(newId(), "export.run", 1);
    await until(() => runner.failures.length >= 2);
    expect(runner.failures.every(({ parked }) => !parked)).to.equal(true);
  });
});

describe("Job queue: leases", () => {
  const queue = useQueue();

  it("retries a failed job with growing delays and parks it after the last attempt", async () => {
    const runner = queue.run(() => Promise.reject(new Error("secret text")));
    const job = jobCalled("poison", { maxAttempts: 3 });
    await runner.store.jobs.enqueue(null, job);
    await until(() => runner.failures.length === 1);
    const first = await queue.secondsUntil(job.id);
    await queue.skipTheWait(job.id);
    await until(() => runner.failures.length === 2);
    const second = await queue.secondsUntil(job.id);
    await queue.skipTheWait(job.id);
    await until(() => runner.failures.length === 3);
    expect(first).to.be.within(1, 2.5);
    expect(second).to.be.within(2.6, 5);
    expect(runner.failures.map(({ attempt, parked }) => [attempt, parked])).to.deep.equal([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(await queue.row(job.id)).to.include({ status: "failed", attempts: 3, lease: null });
    expect((await queue.row(job.id))?.["parked_at"]).to.be.a("string");
    await runner.store.jobs.enqueue(null, jobCalled("behind it", { maxAttempts: 1 }));
    await until(() => runner.failures.length === 4, "the queue moves on");
  });

  it("does not retry a permanent error", async () => {
    const runner = queue.run(() => Promise.reject(new RangeError("never")));
    await runner.store.jobs.enqueue(null, jobCalled("impossible"));
    await until(() => runner.failures.length === 1);
    expect(runner.failures[0]).to.include({ attempt: 1, parked: true });
  });

  it("parks a job whose workers crash repeatedly", async () => {
    const job = jobCalled("deadly", { maxAttempts: 2 });
    await queue.store.jobs.enqueue(null, job);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(await queue.store.jobs.claim(["export.run"], { limit: 1, seconds: 60 })).to.have.length(1);
      await queue.skipTheWait(job.id);
    }
    const runner = queue.run(() => Promise.reject(new Error("must not run")));
    await until(() => runner.failures.length === 1);
    expect(runner.failures[0]).to.include({ id: job.id, parked: true });
  });

  it("renews the lease of a long job", async () => {
    let runs = 0;
    const handler = async (): Promise<void> => {
      runs += 1;
      await pause(2_200);
    };
    const job = jobCalled("long");
    queue.run(handler, { lease: 1 });
    queue.run(handler, { lease: 1 });
    await queue.store.jobs.enqueue(null, job);
    await until(async () => (await queue.row(job.id)) === undefined);
    expect(runs).to.equal(1);
  });

  it("makes a job due as soon as it is queued", async () => {
    for (let round = 0; round < 50; round += 1) {
      await queue.store.jobs.enqueue(null, jobCalled("due"));
      expect(await queue.store.jobs.claim(["export.run"], { limit: 1, seconds: 60 }), `round ${round}`).to.have.length(
        1,
      );
    }
  });

  it("rejects writes by a worker that has lost the lease", async () => {
    const job = jobCalled("slow");
    await queue.store.jobs.enqueue(null, job);
    const [first] = await queue.store.jobs.claim(["export.run"], { limit: 1, seconds: 60 });
    await queue.skipTheWait(job.id);
    const [second] = await queue.store.jobs.claim(["export.run"], { limit: 1, seconds: 60 });
    expect(await queue.store.jobs.checkpoint(first?.lease ?? "", { done: 5 }, 60)).to.equal("lost");
    await queue.store.jobs.complete(first?.lease ?? "");
    expect(await queue.store.jobs.checkpoint(second?.lease ?? "", { done: 7 }, 60)).to.equal("renewed");
    expect(await queue.row(job.id)).to.include({ done: 7, status: "running" });
  });

  it("resumes at the last checkpoint and does not park a job that makes progress", async () => {
    const seen: (string | undefined)[] = [];
    const runner = queue.run(async ({ payload, done }, context) => {
      seen.push(payload.after);
      await context.checkpoint(runner.store, { payload: { after: `step ${done + 1}` }, done: done + 1 });
      if (done < 4) throw new Error("again");
    });
    const job = jobCalled("steps", { maxAttempts: 2 });
    await runner.store.jobs.enqueue(null, job);
    for (let failures = 1; failures <= 4; failures += 1) {
      await until(() => runner.failures.length === failures);
      await queue.skipTheWait(job.id);
    }
    await until(async () => (await queue.row(job.id)) === undefined);
    expect(seen).to.deep.equal([undefined, "step 1", "step 2", "step 3", "step 4"]);
  });

  it("rolls back a transaction with its checkpoint if the job was canceled", async () => {
    const marker = await createOrganization(queue);
    let reached = false;
    const runner = queue.run(async (_job, context) => {
      for (let step = 1; ; step += 1) {
        await runner.store.transaction(async (tx) => {
          await tx.organizations.lock(marker.id);
          await context.checkpoint(tx, { done: step });
        });
        reached = true;
        await pause(20);
      }
    });
    const job = jobCalled("cancelled", { startedBy: queue.organization.owner.id });
    await runner.store.jobs.enqueue(queue.organization.id, job);
    await until(() => reached);
    expect(await queue.store.jobs.cancel(queue.organization.id, job.id)).to.include({ status: "running" });
    await until(async () => (await queue.row(job.id))?.["status"] === "cancelled");
    expect(await queue.store.jobs.cancel(queue.organization.id, job.id), "it has ended").to.equal(null);
  });

  it("releases unfinished jobs when the process stops, without counting the attempt", async () => {
    const runner = queue.run(async (_job, context) => {
      await new Promise((resolve) => context.signal.addEventListener("abort", resolve));
      context.signal.throwIfAborted();
    });
    const stubborn = queue.run(() => pause(5_000));
    for (const name of ["one", "two"]) await runner.store.jobs.enqueue(null, jobCalled(name));
    const count = async (status: string) =>
      Number((await queue.database.pool("jobs").where({ status }).count())[0]?.["count"]);
    await until(async () => (await count("running")) === 2);
    await Promise.all([runner.stop(5_000), stubborn.stop(200)]);
    const rows: unknown = await queue.database.pool("jobs").select("status", "attempts", "lease");
    expect(rows).to.deep.equal([
      { status: "queued", attempts: 0, lease: null },
      { status: "queued", attempts: 0, lease: null },
    ]);
  });
});

import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../../src/access/ids.ts";
import { createStore, type Store } from "../../src/repositories/store.ts";
import { createDatabase, type TestDatabase } from "../support/cluster.ts";
import { createOrganization, type Organization } from "../support/people.ts";
import { jobCalled, runnerOn, until, type TestRunner } from "../support/queue.ts";

describe("The job queue", () => {
  let database: TestDatabase;
  let store: Store;
  let organization: Organization;
  let runners: TestRunner[] = [];
  before(async () => {
    database = await createDatabase();
    organization = await createOrganization({ database });
    store = createStore(database.pool);
  });
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop(1_000)));
    runners = [];
    await database.pool("jobs").delete();
  });
  after(async () => {
    await database.drop();
  });

  const run = (...parameters: Parameters<typeof runnerOn> extends [unknown, ...infer Rest] ? Rest : never) => {
    const runner = runnerOn(database, ...parameters);
    runners.push(runner);
    return runner;
  };
  const row = async (id: string) => (await database.pool("jobs").where({ id }).first()) as Record<string, unknown>;
  const secondsUntil = async (id: string): Promise<number> => {
    const text = "SELECT extract(epoch FROM available_at - now())::float AS seconds FROM jobs WHERE id = ?";
    const { rows } = await database.pool.raw<{ rows: { seconds: number }[] }>(text, [id]);
    return rows[0]?.seconds ?? Number.NaN;
  };
  /** What waits is due now: the time that the test does not want to wait for. */
  const skipTheWait = async (id: string): Promise<void> => {
    await database.pool("jobs").where({ id }).update({ available_at: database.pool.fn.now() });
  };

  it("does a job once its transaction has committed, at once, and deletes it", async () => {
    const done: string[] = [];
    const runner = run(({ payload }) => Promise.resolve(void done.push(payload.export_id)));
    await pause(50);
    const job = jobCalled("committed");
    let asked = 0;
    await runner.store.transaction(async (tx) => {
      await tx.jobs.enqueue(null, job);
      await pause(100);
      expect(done).to.deep.equal([]);
      asked = performance.now();
    });
    await until(() => done.length === 1);
    expect(performance.now() - asked).to.be.below(500);
    await until(async () => (await row(job.id)) === undefined);
  });

  it("does nothing of a transaction that was rolled back", async () => {
    const done: string[] = [];
    const runner = run(({ payload }) => Promise.resolve(void done.push(payload.export_id)));
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

  it("waits until the job's time has come", async () => {
    const done: string[] = [];
    run(({ payload }) => Promise.resolve(void done.push(payload.export_id)));
    const later = jobCalled("later", { availableAt: new Date(Date.now() + 3_600_000).toISOString() });
    await store.jobs.enqueue(null, later);
    await pause(1_200);
    expect(done).to.deep.equal([]);
    await skipTheWait(later.id);
    await until(() => done.length === 1);
  });

  it("queues no second one under the same key while the first waits", async () => {
    const first = await store.jobs.enqueue(organization.id, jobCalled("a", { key: "one" }));
    const second = await store.jobs.enqueue(organization.id, jobCalled("b", { key: "one" }));
    const other = await store.jobs.enqueue(null, jobCalled("c", { key: "one" }));
    expect([first, second, other]).to.deep.equal([true, false, true]);
    const [taken] = await store.jobs.claim(["export.run"], { limit: 1, seconds: 60 });
    expect(taken).not.to.equal(undefined);
    const again = await store.jobs.enqueue(taken?.org_id ?? null, jobCalled("d", { key: "one" }));
    expect(again, "what runs may have passed what is new").to.equal(true);
  });

  it("gives every job to one of many workers", async () => {
    const done: string[] = [];
    const handler = async ({ payload }: { payload: { export_id: string } }): Promise<void> => {
      await pause(1);
      done.push(payload.export_id);
    };
    for (let count = 0; count < 100; count += 1) await store.jobs.enqueue(null, jobCalled(String(count)));
    for (let count = 0; count < 4; count += 1) run(handler, { workers: 3 });
    await until(() => done.length >= 100);
    await pause(50);
    expect(done).to.have.length(100);
    expect(new Set(done).size).to.equal(100);
  });

  it("gives an organization with one job its turn before another's thousand", async () => {
    for (let count = 0; count < 50; count += 1) await store.jobs.enqueue(organization.id, jobCalled(`many ${count}`));
    const small = await createOrganization({ database });
    await store.jobs.enqueue(small.id, jobCalled("single"));
    const taken = await store.jobs.claim(["export.run"], { limit: 2, seconds: 60 });
    expect(taken.map(({ org_id }) => org_id).toSorted()).to.deep.equal([organization.id, small.id].toSorted());
    await store.jobs.enqueue(small.id, jobCalled("single again"));
    await store.jobs.complete(taken.find(({ org_id }) => org_id === small.id)?.lease ?? "");
    const [next] = await store.jobs.claim(["export.run"], { limit: 1, seconds: 60 });
    expect(next?.org_id, "one of the other's runs still").to.equal(small.id);
  });

  it("takes only the kinds that it can do", async () => {
    await store.jobs.enqueue(null, { id: newId(), kind: "cleanup.run", payload: {} });
    expect(await store.jobs.claim(["export.run"], { limit: 5, seconds: 60 })).to.deep.equal([]);
  });

  it("tries again with a growing pause, and parks a job that never succeeds", async () => {
    const runner = run(() => Promise.reject(new Error("secret text")));
    const job = jobCalled("poison", { maxAttempts: 3 });
    await runner.store.jobs.enqueue(null, job);
    await until(() => runner.failures.length === 1);
    const first = await secondsUntil(job.id);
    await skipTheWait(job.id);
    await until(() => runner.failures.length === 2);
    const second = await secondsUntil(job.id);
    await skipTheWait(job.id);
    await until(() => runner.failures.length === 3);
    expect(first).to.be.within(1, 2.5);
    expect(second).to.be.within(2.6, 5);
    expect(runner.failures.map(({ attempt, parked }) => [attempt, parked])).to.deep.equal([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(await row(job.id)).to.include({ status: "failed", attempts: 3, lease: null });
    expect((await row(job.id))["parked_at"]).to.be.a("string");
    await runner.store.jobs.enqueue(null, jobCalled("behind it", { maxAttempts: 1 }));
    await until(() => runner.failures.length === 4, "the queue moves on");
  });

  it("does not try again what can never succeed", async () => {
    const runner = run(() => Promise.reject(new RangeError("never")));
    await runner.store.jobs.enqueue(null, jobCalled("impossible"));
    await until(() => runner.failures.length === 1);
    expect(runner.failures[0]).to.include({ attempt: 1, parked: true });
  });

  it("parks a job that ended its workers one after the other", async () => {
    const job = jobCalled("deadly", { maxAttempts: 2 });
    await store.jobs.enqueue(null, job);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(await store.jobs.claim(["export.run"], { limit: 1, seconds: 60 })).to.have.length(1);
      await skipTheWait(job.id);
    }
    const runner = run(() => Promise.reject(new Error("must not run")));
    await until(() => runner.failures.length === 1);
    expect(runner.failures[0]).to.include({ id: job.id, parked: true });
  });

  it("keeps the lease of a long job alive", async () => {
    let runs = 0;
    const handler = async (): Promise<void> => {
      runs += 1;
      await pause(3_500);
    };
    const job = jobCalled("long");
    run(handler, { lease: 1 });
    run(handler, { lease: 1 });
    await store.jobs.enqueue(null, job);
    await until(async () => (await row(job.id)) === undefined);
    expect(runs).to.equal(1);
  });

  it("lets nobody write who has lost the lease", async () => {
    const job = jobCalled("slow");
    await store.jobs.enqueue(null, job);
    const [first] = await store.jobs.claim(["export.run"], { limit: 1, seconds: 60 });
    await skipTheWait(job.id);
    const [second] = await store.jobs.claim(["export.run"], { limit: 1, seconds: 60 });
    expect(await store.jobs.checkpoint(first?.lease ?? "", { done: 5 }, 60)).to.equal("lost");
    await store.jobs.complete(first?.lease ?? "");
    expect(await store.jobs.checkpoint(second?.lease ?? "", { done: 7 }, 60)).to.equal("held");
    expect(await row(job.id)).to.include({ done: 7, status: "running" });
  });

  it("goes on from the last checkpoint, and a job that gets further is not parked", async () => {
    const seen: (string | undefined)[] = [];
    const runner = run(async ({ payload, done }, context) => {
      seen.push(payload.after);
      await context.checkpoint(runner.store, { payload: { after: `step ${done + 1}` }, done: done + 1 });
      if (done < 4) throw new Error("again");
    });
    const job = jobCalled("steps", { maxAttempts: 2 });
    await runner.store.jobs.enqueue(null, job);
    for (let failures = 1; failures <= 4; failures += 1) {
      await until(() => runner.failures.length === failures);
      await skipTheWait(job.id);
    }
    await until(async () => (await row(job.id)) === undefined);
    expect(seen).to.deep.equal([undefined, "step 1", "step 2", "step 3", "step 4"]);
  });

  it("rolls a piece of work back with its checkpoint when the job was cancelled meanwhile", async () => {
    const marker = await createOrganization({ database });
    let reached = false;
    const runner = run(async (_job, context) => {
      for (let step = 1; ; step += 1) {
        await runner.store.transaction(async (tx) => {
          await tx.organizations.lock(marker.id);
          await context.checkpoint(tx, { done: step });
        });
        reached = true;
        await pause(20);
      }
    });
    const job = jobCalled("cancelled", { startedBy: organization.owner.id });
    await runner.store.jobs.enqueue(organization.id, job);
    await until(() => reached);
    expect(await store.jobs.cancel(organization.id, job.id)).to.include({ status: "running" });
    await until(async () => (await row(job.id))["status"] === "cancelled");
    expect(await store.jobs.cancel(organization.id, job.id), "it has ended").to.equal(null);
  });

  it("gives back what is not done when the process stops, and the attempt does not count", async () => {
    const runner = run(async (_job, context) => {
      await new Promise((resolve) => context.signal.addEventListener("abort", resolve));
      context.signal.throwIfAborted();
    });
    const stubborn = run(() => pause(5_000));
    for (const name of ["one", "two"]) await runner.store.jobs.enqueue(null, jobCalled(name));
    const count = async (status: string) =>
      Number((await database.pool("jobs").where({ status }).count())[0]?.["count"]);
    await until(async () => (await count("running")) === 2);
    await Promise.all([runner.stop(5_000), stubborn.stop(200)]);
    const rows = (await database.pool("jobs").select("status", "attempts", "lease")) as object[];
    expect(rows).to.deep.equal([
      { status: "queued", attempts: 0, lease: null },
      { status: "queued", attempts: 0, lease: null },
    ]);
  });

  it("runs a scheduled job once each time over two processes", async () => {
    const times: number[] = [];
    const handler = async (): Promise<void> => {
      times.push(performance.now());
      await pause(20);
    };
    run(handler);
    run(handler);
    await Promise.all([1, 2, 3].map(() => store.jobs.schedule(newId(), "export.run", 1)));
    await pause(3_600);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(times.length).to.be.within(2, 4);
    expect(Math.min(...gaps)).to.be.at.least(900);
  });

  it("runs a scheduled job again after it failed", async () => {
    const runner = run(() => Promise.reject(new RangeError("never")));
    await store.jobs.schedule(newId(), "export.run", 1);
    await until(() => runner.failures.length >= 2);
    expect(runner.failures.every(({ parked }) => !parked)).to.equal(true);
  });
});

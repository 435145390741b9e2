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
    await until(async () => (await queue.row(job.id)) === undefined);
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

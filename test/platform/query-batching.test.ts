import { expect } from "chai";
import { batched, batchedByKey } from "../../src/base/platform/sql/batch.ts";
import { until } from "../support/queue.ts";

interface Statement {
  readonly items: readonly number[];
  readonly answer: (answers: readonly string[]) => void;
  readonly fail: (error: Error) => void;
}

describe("Batching of concurrent queries", () => {
  /** A fake database that responds when the test calls answer(). */
  const slow = (serializeBy?: (item: number) => string) => {
    const asked: Statement[] = [];
    const ask = batched(
      (items: readonly number[]) =>
        new Promise<readonly string[]>((answer, fail) => asked.push({ items, answer, fail })),
      { statements: 2, maxBatchSize: 3, ...(serializeBy ? { serializeBy } : {}) },
    );
    const answer = (index: number): void => asked[index]?.answer(asked[index].items.map((item) => `${item}!`));
    const statements = (count: number): Promise<void> => until(() => asked.length === count, `${count} statements`);
    return { asked, ask, answer, statements, items: () => asked.map(({ items }) => items) };
  };

  it("combines queries of one turn of the event loop, and those that wait for a statement", async () => {
    const { ask, answer, items, statements } = slow();
    const first = ask(1);
    await statements(1);
    const others = [2, 3, 4, 5].map((item) => ask(item));
    answer(0);
    expect(await first).to.equal("1!");
    await statements(2);
    answer(1);
    await statements(3);
    answer(2);
    expect(await Promise.all(others)).to.deep.equal(["2!", "3!", "4!", "5!"]);
    expect(items()).to.deep.equal([[1], [2, 3, 4], [5]]);
  });

  it("does not wait for a statement that hangs, but never runs more statements than allowed", async () => {
    const { ask, answer, items, statements } = slow();
    const all = [1, 2, 3, 4, 5, 6, 7].map((item) => ask(item));
    await statements(2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(items()).to.deep.equal([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    answer(1);
    await statements(3);
    answer(2);
    expect(await all[6]).to.equal("7!");
    answer(0);
    expect(await all[0]).to.equal("1!");
  });

  it("never has queries with the same key in two statements at the same time", async () => {
    const { ask, answer, items, statements } = slow((item) => (item % 2 === 0 ? "even" : "odd"));
    const all = [ask(2)];
    await statements(1);
    all.push(ask(4), ask(1), ask(6));
    await statements(2);
    answer(0);
    await statements(3);
    expect(items()).to.deep.equal([[2], [1], [4, 6]]);
    answer(1);
    answer(2);
    expect(await Promise.all(all)).to.deep.equal(["2!", "4!", "1!", "6!"]);
  });

  it("fails all queries of a batch without affecting later ones", async () => {
    const { asked, ask, answer, statements } = slow();
    const all = Promise.allSettled([1, 2, 3, 4].map((item) => ask(item)));
    await statements(1);
    asked[0]?.fail(new Error("gone"));
    await statements(2);
    answer(1);
    expect((await all).map(({ status }) => status)).to.deep.equal(["rejected", "rejected", "rejected", "fulfilled"]);
    const next = ask(5);
    await statements(3);
    answer(2);
    expect(await next).to.equal("5!");
  });

  it("keeps different keys apart and lets none wait for another", async () => {
    const asked: Statement[] = [];
    const ask = batchedByKey(
      (item: number) => (item % 2 === 0 ? "even" : "odd"),
      (items: readonly number[]) =>
        new Promise<readonly string[]>((answer, fail) => asked.push({ items, answer, fail })),
      { statements: 1, maxBatchSize: 3 },
    );
    const answer = (index: number): void => asked[index]?.answer(asked[index].items.map((item) => `${item}!`));
    const all = [2, 4, 1, 6, 3].map((item) => ask(item));
    await until(() => asked.length === 2, "a statement for each key");
    all.push(ask(8));
    answer(1);
    expect(await all[4]).to.equal("3!");
    answer(0);
    await until(() => asked.length === 3, "the rest");
    answer(2);
    expect(await Promise.all(all)).to.deep.equal(["2!", "4!", "1!", "6!", "3!", "8!"]);
    expect(asked.map(({ items }) => items)).to.deep.equal([[2, 4, 6], [1, 3], [8]]);
  });

  it("fails one query alone if its result is a promise that fails", async () => {
    const ask = batched((items: readonly number[]) =>
      Promise.resolve(items.map((item) => (item === 2 ? Promise.reject(new Error("two")) : item * 10))),
    );
    const all = await Promise.allSettled([1, 2, 3].map((item) => ask(item)));
    expect(all.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
  });
});

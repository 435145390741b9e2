import { expect } from "chai";
import { batched } from "../../src/platform/sql/batch.ts";

interface Statement {
  readonly items: readonly number[];
  readonly answer: (answers: readonly string[]) => void;
  readonly fail: (error: Error) => void;
}

describe("Batching of concurrent queries", () => {
  /** A fake database that responds when the test calls answer(). */
  const slow = () => {
    const asked: Statement[] = [];
    const ask = batched(
      (items: readonly number[]) =>
        new Promise<readonly string[]>((answer, fail) => asked.push({ items, answer, fail })),
      { statements: 2, maxBatchSize: 3 },
    );
    const answer = (index: number): void => asked[index]?.answer(asked[index].items.map((item) => `${item}!`));
    return { asked, ask, answer, items: () => asked.map(({ items }) => items) };
  };
  const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

  it("runs a query alone if idle, and combines queries while the maximum number of statements is in progress", async () => {
    const { ask, answer, items } = slow();
    const all = Promise.all([1, 2, 3, 4, 5, 6, 7].map((item) => ask(item)));
    expect(items()).to.deep.equal([[1], [2]]);
    answer(1);
    await settled();
    expect(items()).to.deep.equal([[1], [2], [3, 4, 5]]);
    answer(2);
    await settled();
    expect(items()).to.deep.equal([[1], [2], [3, 4, 5], [6, 7]]);
    answer(3);
    answer(0);
    expect(await all).to.deep.equal(["1!", "2!", "3!", "4!", "5!", "6!", "7!"]);
  });

  it("fails all queries of a batch without affecting later ones", async () => {
    const { asked, ask, answer } = slow();
    const all = Promise.allSettled([1, 2, 3, 4].map((item) => ask(item)));
    answer(0);
    await settled();
    asked[2]?.fail(new Error("gone"));
    answer(1);
    expect((await all).map(({ status }) => status)).to.deep.equal(["fulfilled", "fulfilled", "rejected", "rejected"]);
    const next = ask(5);
    answer(3);
    expect(await next).to.equal("5!");
  });
});

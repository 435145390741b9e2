import { expect } from "chai";
import { runHistory, summaryOf } from "../history/run.ts";
import { checkers, violationsIn } from "../history/checkers.ts";
import { LONG } from "../support/suite/length.ts";

const SECONDS = Number(process.env["HISTORY_SECONDS"] ?? (LONG ? 600 : 25));
const SEED = Number(process.env["HISTORY_SEED"] ?? Date.now() % 1_000_000);

/** Two processes and PostgreSQL with a synchronous replica. */
describe("History of concurrent calls across kills, stalls, partitions and failovers", () => {
  it(`has no violation in ${SECONDS} s (HISTORY_SEED=${SEED})`, async function () {
    this.timeout(SECONDS * 2_000 + 120_000);
    const run = await runHistory(SEED, SECONDS);
    const violations = violationsIn(run.history);
    if (SECONDS > 60) console.log(`      ${summaryOf(run)}`);
    expect(violations).to.deep.equal(Object.fromEntries(Object.keys(checkers).map((name) => [name, []])));
    expect([...new Set(run.strange)]).to.deep.equal([]);
    expect(new Set(run.faults.map(({ kind }) => kind))).to.include("failover");
  });
});

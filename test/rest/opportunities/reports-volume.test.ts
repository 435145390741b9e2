import { expect } from "chai";
import { opportunityFactories } from "../../support/opportunity-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import { insertOpportunities } from "../../support/many-opportunities.ts";
import type { Answer } from "../../support/wire.ts";

const OPPORTUNITIES = 100_000;

describe("POST /v1/opportunities/aggregate (opportunities.aggregate): 100,000 records", () => {
  const fixture = useFixture();
  const { company, pipeline } = opportunityFactories(fixture);
  const sum = (values: readonly unknown[]): number => values.reduce<number>((total, one) => total + Number(one), 0);

  before(async function () {
    this.timeout(300_000);
    const pipelines = [await pipeline(), await pipeline()] as const;
    await insertOpportunities(fixture, { count: OPPORTUNITIES, owners: 20, pipelines, company: await company() });
  });

  const report = async (title: string, body: object): Promise<Answer> => {
    const times: number[] = [];
    let answer: Answer | undefined;
    for (let turn = 0; turn < 5; turn += 1) {
      const start = performance.now();
      answer = await fixture.crm.post("/v1/opportunities/aggregate", body);
      times.push(performance.now() - start);
    }
    const median = times.toSorted((left, right) => left - right)[2] ?? 0;
    console.log(`      ${title}: ${median.toFixed(0)} ms (median of 5)`);
    if (answer?.status !== 200) throw new Error(answer?.text);
    return answer;
  };
  const measures = ["count", "sum_amount"];
  const open = { op: "and", conditions: [{ field: "status", operator: "eq", value: "open" }] };
  const totalOf = (answer: Answer, name: string): number =>
    sum(answer.list("data.groups").map((group) => (group["measures"] as Record<string, unknown>)[name]));
  const allAmounts = sum(Array.from({ length: 1000 }, (_, n) => n)) * 100 + OPPORTUNITIES / 100;

  it("adds exact amounts by stage, by owner and month, and of open opportunities", async function () {
    this.timeout(120_000);
    const byStage = await report("sum by stage", { group_by: ["stage"], measures });
    expect(byStage.at("meta")).to.include({ total: 6, records: OPPORTUNITIES });
    expect(totalOf(byStage, "count")).to.equal(OPPORTUNITIES);
    expect(totalOf(byStage, "sum_amount")).to.be.closeTo(allAmounts, 0.001);
    const perMonth = await report("sum by owner and month", {
      group_by: ["owner_id", "closed_at"],
      period: "month",
      measures,
      limit: 1000,
    });
    expect(totalOf(perMonth, "count")).to.equal(OPPORTUNITIES);
    expect(perMonth.at("meta.truncated")).to.equal(false);
    const pipelines = await report("open pipeline by pipeline and stage", {
      filter: open,
      group_by: ["pipeline_id", "stage"],
      measures,
    });
    expect(totalOf(pipelines, "count")).to.equal(OPPORTUNITIES / 2);
    const owners = await report("open amount by owner", { filter: open, group_by: ["owner_id"], measures });
    expect(totalOf(owners, "count")).to.equal(OPPORTUNITIES / 2);
    await report("count by day of creation", { group_by: ["created_at"], period: "day", limit: 1000 });
    const stages = await report("time in stages", {
      group_by: ["visited_stage"],
      measures: ["count", "avg_days_in_stage", "median_days_in_stage"],
    });
    expect(stages.at("meta")).to.include({ total: 4, records: OPPORTUNITIES, overlapping: true });
    expect(
      stages.list("data.groups").map((group) => (group["measures"] as Record<string, unknown>)["count"]),
    ).to.deep.equal([4, 3, 2, 1].map((share) => (OPPORTUNITIES * share) / 4));
    await report("totals", { measures: ["count", "sum_amount", "avg_amount", "max_weighted_amount"] });
    const activity = await fixture.crm.post("/v1/activity/aggregate", { group_by: ["type"] });
    expect(activity.status).to.equal(200);
  });
});

import { expect } from "chai";
import { type Fixture, useFixture } from "../../support/fixture.ts";
import { opportunityFactories } from "../../support/record-factories.ts";
import type { Answer } from "../../support/wire.ts";

/** The pipelines of the opportunities, with the stages start, talk, done and gone. */
export interface ManyOpportunities {
  readonly count: number;
  readonly pipelines: readonly [string, string];
  readonly company: string;
  /** The number of users who own them. */
  readonly owners: number;
}

/** Statements of this size stay below the time limit. */
const CHUNK = 5_000;
const DAY_MS = 86_400_000;

/**
 * Inserts opportunities without the side effects of the service: a quarter per stage, amounts from 0.01 to 999.01, each
 * fiftieth in USD, closed within the last 700 days.
 */
export async function insertOpportunities(
  { service, organization: { id: orgId, owner } }: Fixture,
  { count, pipelines, company, owners }: ManyOpportunities,
): Promise<void> {
  const { pool } = service.database;
  const actor = JSON.stringify({ id: owner.id, name: "Claire", type: "user", application: null });
  await pool.raw(
    `INSERT INTO users (org_id, id, email, first_name, role, status, created_by, updated_by)
     SELECT ?, gen_random_uuid(), 'owner' || n || '@volume.example', 'Owner ' || n, 'member', 'active', a.actor, a.actor
     FROM generate_series(1, ?) AS n, (SELECT ?::jsonb AS actor) AS a`,
    [orgId, owners, actor],
  );
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS).toISOString();
  for (let first = 0; first < count; first += CHUNK)
    await pool.raw(STATEMENT, [
      owners,
      first,
      Math.min(first + CHUNK, count) - 1,
      orgId,
      ...pipelines,
      company,
      owner.id,
      actor,
      today,
    ]);
  for (let part = 0; part < PARTS; part += 1) await pool.raw(STAGES, [orgId, PARTS, part]);
  await pool.raw("ANALYZE opportunities, opportunity_stage_changes");
}

/** The statements that insert the history of stages. */
const PARTS = 50;

/** Each opportunity was in all stages of its pipeline up to its own, ten days in each. */
const STAGES = `
  INSERT INTO opportunity_stage_changes (org_id, opportunity_id, number, pipeline_id, stage, entered_at, left_at)
  SELECT o.org_id, o.id, s.number, o.pipeline_id, s.stage,
    o.stage_changed_at - (own.number - s.number) * interval '10 days',
    CASE WHEN s.number < own.number THEN o.stage_changed_at - (own.number - s.number - 1) * interval '10 days' END
  FROM opportunities AS o
  JOIN unnest(ARRAY['start', 'talk', 'done', 'gone']) WITH ORDINALITY AS own (stage, number) ON own.stage = o.stage
  JOIN unnest(ARRAY['start', 'talk', 'done', 'gone']) WITH ORDINALITY AS s (stage, number) ON s.number <= own.number
  WHERE o.org_id = ? AND abs(hashtext(o.id::text)) % ?::integer = ?`;

const STATEMENT = `
  INSERT INTO opportunities (org_id, id, name, pipeline_id, stage, status, amount, currency, probability, closed_at,
    company_id, owner_id, stage_changed_at, created_at, created_by, updated_by, created_by_user, search_text)
  SELECT o.org, gen_random_uuid(), 'Deal ' || n, CASE WHEN n % 10 = 0 THEN o.other ELSE o.way END,
    (ARRAY['start', 'talk', 'done', 'gone'])[1 + n % 4], (ARRAY['open', 'open', 'won', 'lost'])[1 + n % 4],
    n % 1000 + 0.01, CASE WHEN n % 50 = 0 THEN 'USD' ELSE 'EUR' END, 50,
    CASE WHEN n % 4 >= 2 THEN o.day - (n % 700) * interval '1 day' END, o.firm, u.ids[1 + n % ?],
    o.day, o.day - (n % 900) * interval '1 day', o.actor, o.actor, o.owner, lower('deal ' || n)
  FROM generate_series(?::integer, ?::integer) AS n,
    (SELECT ?::uuid AS org, ?::uuid AS way, ?::uuid AS other, ?::uuid AS firm, ?::uuid AS owner, ?::jsonb AS actor,
       ?::timestamptz AS day) AS o,
    (SELECT array_agg(id) AS ids FROM users WHERE email LIKE '%@volume.example') AS u`;

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
    expect((await fixture.crm.post("/v1/activity/aggregate", { group_by: ["type"] })).status).to.equal(200);
  });
});

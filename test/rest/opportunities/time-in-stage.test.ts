import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { PAST_STAGES } from "../../../src/base/db/migrations/0070-stage-history.ts";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const DAY_MS = 86_400_000;
const rowsOf = (answer: Answer): unknown[][] => {
  expect(answer.status, answer.text).to.equal(200);
  const groups = answer.at("data.groups") as { group: Record<string, { value: unknown }>; measures: Fields }[];
  return groups.map(({ group, measures }) => [
    ...Object.values(group).map(({ value }) => value),
    ...Object.values(measures),
  ]);
};

/** The stages in which an opportunity was follow every way in which it gets another one. */
describe("All operations: time in stages", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, pipeline, change, fromOtherOrganization } = opportunityFactories(fixture);
  const report = (body: Fields): Promise<Answer> => fixture.crm.post("/v1/opportunities/aggregate", body);
  const table = () => fixture.service.database.pool("opportunity_stage_changes");
  const ofPipeline = (id: string) => ({
    op: "and",
    conditions: [{ field: "pipeline_id", operator: "eq", value: id }],
  });
  const historyOf = async (id: string): Promise<[string, boolean][]> => {
    const rows = (await table().where({ opportunity_id: id }).orderBy("number")) as {
      stage: string;
      left_at: unknown;
    }[];
    return rows.map(({ stage, left_at }) => [stage, left_at !== null]);
  };
  /** Lets an opportunity have been in stages for so many days each, the last one until now. */
  const spent = async (id: string, days: readonly number[]): Promise<void> => {
    let end = Date.now();
    for (const [index, length] of [...days.entries()].reverse()) {
      const last = index === days.length - 1;
      const [entered_at, left_at] = [new Date(end - length * DAY_MS), last ? null : new Date(end)];
      expect(
        await table()
          .where({ opportunity_id: id, number: index + 1 })
          .update({ entered_at, left_at }),
      ).to.equal(1);
      end = entered_at.getTime();
    }
  };

  describe("POST /v1/opportunities/aggregate (opportunities.aggregate)", () => {
    it("returns the average and median days in each stage of the pipeline, until now where a record still is", async () => {
      const way = await pipeline();
      const ids: string[] = [];
      for (const stages of [["talk", "done"], ["talk", "gone"], ["talk"], ["talk", "start"]]) {
        const id = await opportunity({ pipeline_id: way });
        for (const stage of stages) expect((await change(id, { stage })).status).to.equal(200);
        ids.push(id);
      }
      const [first = "", second = "", third = "", fourth = ""] = ids;
      await spent(first, [1, 10, 90]);
      await spent(second, [2, 20, 90]);
      await spent(third, [3, 60]);
      // The time of two visits is added.
      await spent(fourth, [4, 30, 5]);
      await table()
        .where({ opportunity_id: fourth, number: 3 })
        .update({ earlier_ms: 4 * DAY_MS });
      const measures = ["count", "avg_days_in_stage", "median_days_in_stage"];
      const answer = await report({ filter: ofPipeline(way), group_by: ["visited_stage"], measures });
      expect(rowsOf(answer)).to.deep.equal([
        ["start", 4, 3.75, 2.5],
        ["talk", 4, 30, 25],
        ["done", 1, null, null],
        ["gone", 1, null, null],
      ]);
      expect(
        answer.list("data.groups").map(({ group }) => (group as Record<string, Fields>)["visited_stage"]?.["label"]),
      ).to.deep.equal(["Start", "Talk", "Done", "Gone"]);
      expect(answer.at("meta")).to.include({ total: 4, records: 4, overlapping: true });
      const byOwner = await report({
        filter: ofPipeline(way),
        group_by: ["visited_stage", "owner_id"],
        measures,
        sort: "-avg_days_in_stage",
        limit: 1,
      });
      expect(rowsOf(byOwner)).to.deep.equal([["talk", fixture.organization.owner.id, 4, 30, 25]]);
      const other = await fromOtherOrganization();
      const theirs = await other.post("/v1/opportunities/aggregate", { group_by: ["visited_stage"], measures });
      expect(rowsOf(theirs)).to.deep.equal([]);
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const used = await crm.use("list_crm_records", {
        record_type: "opportunity",
        filters: [{ field: "pipeline_id", operator: "eq", value: way }],
        group_by: ["visited_stage"],
        measures: ["median_days_in_stage"],
      });
      expect(used.json).to.deep.include({ overlapping: true, total: 4 });
      expect((used.json as { groups: unknown[] }).groups[1]).to.deep.equal({
        visited_stage: "talk",
        visited_stage_label: "Talk",
        median_days_in_stage: 25,
      });
    });

    it("names a stage that was removed from its pipeline by its key, as every other group has a name", async () => {
      const way = await pipeline();
      const id = await opportunity({ pipeline_id: way });
      for (const stage of ["talk", "done"]) expect((await change(id, { stage })).status).to.equal(200);
      const path = `/v1/pipelines/${way}`;
      const { stages } = (await fixture.crm.get(path)).at("data") as { stages: { key: string }[] };
      const removed = await fixture.crm.put(path, { stages: stages.filter(({ key }) => key !== "talk") });
      expect(removed.status, removed.text).to.equal(200);
      const answer = await report({ filter: ofPipeline(way), group_by: ["visited_stage"], measures: ["count"] });
      const labels = answer
        .list("data.groups")
        .map(({ group }) => (group as Record<string, Fields>)["visited_stage"]?.["label"]);
      expect(labels, answer.text).to.have.members(["Start", "Talk", "Done"]);
    });

    it("refuses a time in stages that are no group, and names the group to add", async () => {
      const refused = await report({ group_by: ["stage"], measures: ["count", "median_days_in_stage"] });
      expect(refused.problems).to.deep.equal([422, "/measures/1 needs_visited_stage"]);
      expect(refused.at("details.0.message")).to.equal(
        "The time in a stage needs the group visited_stage. Add it to group_by.",
      );
    });
  });

  describe("PUT /v1/opportunities/{id} (opportunities.update)", () => {
    it("stores each stage in the transaction of the change, and nothing for another change or a refused one", async () => {
      const way = await pipeline();
      const id = await opportunity({ pipeline_id: way, stage: "talk" });
      await change(id, { name: "Other name" });
      expect((await change(id, { stage: "talk" })).status).to.equal(200);
      expect((await change(id, { stage: "nowhere" })).status).to.equal(422);
      expect(await historyOf(id)).to.deep.equal([["talk", false]]);
      const moved = await change(id, { stage: "done" });
      expect(await historyOf(id)).to.deep.equal([
        ["talk", true],
        ["done", false],
      ]);
      const row = await table().where({ opportunity_id: id, number: 2 }).first<{ entered_at: string }>();
      expect(new Date(row.entered_at).toISOString()).to.equal(moved.at("data.stage_changed_at"));
      await change(id, { stage: "talk" });
      const [first, , again] = (await table().where({ opportunity_id: id }).orderBy("number")) as Fields[];
      const duration = Date.parse(String(first?.["left_at"])) - Date.parse(String(first?.["entered_at"]));
      expect([first?.["revisited"], again?.["revisited"], Number(again?.["earlier_ms"])]).to.deep.equal([
        true,
        false,
        duration,
      ]);
      // A pipeline with the same stages is another place.
      await change(id, { pipeline_id: await pipeline() });
      expect(await historyOf(id)).to.have.length(4);
    });
  });

  describe("POST /v1/opportunities/batch (opportunities.batch)", () => {
    it("stores the stages of each call", async () => {
      const [id] = [await opportunity()];
      const done = await fixture.crm.post("/v1/opportunities/batch", {
        operations: [
          { method: "update", id, changes: { stage: "proposal" } },
          { method: "update", id, changes: { stage: "won" } },
          { method: "create", record: { name: "Other" } },
        ],
      });
      expect(done.status, done.text).to.equal(200);
      expect((await historyOf(id)).map(([stage]) => stage)).to.deep.equal(["qualification", "proposal", "won"]);
    });
  });

  describe("POST /v1/opportunities/{id}/restore (opportunities.restore)", () => {
    it("stores the stage into which an opportunity comes back if its own is gone", async () => {
      const way = await pipeline();
      const id = await opportunity({ pipeline_id: way, stage: "talk" });
      await fixture.crm.delete(`/v1/opportunities/${id}`);
      const { status } = await fixture.crm.put(`/v1/pipelines/${way}`, {
        stages: [
          { key: "start", label: "Start", type: "open", probability: 15 },
          { key: "done", label: "Done", type: "won", probability: 100 },
          { key: "gone", label: "Gone", type: "lost", probability: 0 },
        ],
      });
      expect(status).to.equal(200);
      const restored = await fixture.crm.post(`/v1/opportunities/${id}/restore`, {});
      expect([restored.status, restored.at("data.stage")], restored.text).to.deep.equal([200, "start"]);
      expect(await historyOf(id)).to.deep.equal([
        ["talk", true],
        ["start", false],
      ]);
      const row = await table().where({ opportunity_id: id, number: 2 }).first<{ entered_at: string }>();
      expect(new Date(row.entered_at).toISOString()).to.equal(restored.at("data.stage_changed_at"));
    });
  });

  describe("All operations: history of stages", () => {
    it("has exactly one stage that was not left for every opportunity: its own", async () => {
      const { rows } = await fixture.service.database.pool.raw<{ rows: unknown[] }>(`
        SELECT o.id, o.stage, h.stage AS stored FROM opportunities AS o
        LEFT JOIN opportunity_stage_changes AS h ON h.org_id = o.org_id AND h.opportunity_id = o.id AND h.left_at IS NULL
        WHERE h.stage IS DISTINCT FROM o.stage OR h.pipeline_id IS DISTINCT FROM o.pipeline_id`);
      expect(rows).to.deep.equal([]);
    });

    it("goes with its opportunity", async () => {
      const id = await opportunity();
      await fixture.service.database.pool("opportunities").where({ id }).delete();
      expect(await historyOf(id)).to.deep.equal([]);
    });

    it("is made from timelines for opportunities from before there was one", async () => {
      const [way, other] = [await pipeline(), await pipeline()];
      const [moved, still, expired] = [
        await opportunity({ pipeline_id: way }),
        await opportunity(),
        await opportunity(),
      ];
      for (const body of [
        { stage: "talk" },
        { pipeline_id: other, stage: "talk" },
        { stage: "done" },
        { stage: "start" },
      ])
        expect((await change(moved, body)).status).to.equal(200);
      await change(expired, { stage: "proposal" });
      const ids = [moved, still, expired];
      const { pool } = fixture.service.database;
      await pool("activities").where({ record_id: expired, type: "record_created" }).delete();
      const stored = async () =>
        (await table().whereIn("opportunity_id", ids).orderBy(["opportunity_id", "number"])) as Fields[];
      const kept = await stored();
      await table().delete();
      await pool.raw(PAST_STAGES);
      const rows = await stored();
      const shown = (all: Fields[]) =>
        all.map(({ opportunity_id, pipeline_id, stage, revisited }) => [opportunity_id, pipeline_id, stage, revisited]);
      expect(shown(rows)).to.deep.equal(shown(kept).filter(([id, , stage]) => id !== expired || stage === "proposal"));
      expect(await historyOf(moved)).to.deep.equal([
        ["start", true],
        ["talk", true],
        ["talk", true],
        ["done", true],
        ["start", false],
      ]);
    });
  });
});

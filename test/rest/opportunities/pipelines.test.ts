import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { strangerTo } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

const STAGES = [
  { key: "due", label: "Due", type: "open", probability: 60 },
  { key: "renewed", label: "Renewed", type: "won", probability: 100 },
  { key: "cancelled", label: "Cancelled", type: "lost", probability: 0 },
];

describe("Pipelines: /v1/pipelines", () => {
  const fixture = useFixture({ oracle: true });
  let names = 0;
  const create = async (body: object = {}, as: Caller = fixture.crm): Promise<string> =>
    await as.create("/v1/pipelines", { name: `Renewals ${++names}`, stages: STAGES, ...body });
  const pipelines = async (as: Caller = fixture.crm) => (await as.get("/v1/pipelines?page_size=100")).list("data");

  describe("POST /v1/pipelines (pipelines.create)", () => {
    it("creates stages in the order of their position", async () => {
      const [due, renewed, cancelled] = STAGES;
      const created = await fixture.crm.post("/v1/pipelines", {
        name: "  In order ",
        require_lost_reason: true,
        stages: [
          { ...renewed, position: 7 },
          { ...due, position: 2, label: " Due " },
          { ...cancelled, position: 9 },
        ],
      });
      expect(created.status).to.equal(201);
      expect(created.at("data")).to.include({ name: "In order", require_lost_reason: true, is_default: false });
      expect(created.at("data.stages")).to.deep.equal([
        { ...due, position: 2 },
        { ...renewed, position: 7 },
        { ...cancelled, position: 9 },
      ]);
      expect((await fixture.crm.get(`/v1/pipelines/${created.string("data.id")}`)).json).to.deep.equal(created.json);
    });

    it("returns an error without a stage of each type and for repeated keys", async () => {
      const before = (await pipelines()).length;
      const refused = async (stages: readonly object[]) => {
        const { status, json } = await fixture.crm.post("/v1/pipelines", { name: "Refused", stages });
        const { details } = json as { details: { path: string; code: string }[] };
        return [status, ...details.map(({ path, code }) => `${path} ${code}`)];
      };
      const [due, renewed, cancelled] = STAGES;
      expect(await refused([due ?? {}])).to.deep.equal([422, "/stages missing_stage_type"]);
      expect(await refused([...STAGES, due ?? {}])).to.deep.equal([422, "/stages/3/key not_unique"]);
      expect(await refused([{ ...due, label: " " }, renewed ?? {}, cancelled ?? {}])).to.deep.equal([
        400,
        "/stages/0/label too_short",
      ]);
      expect(
        await refused([due ?? {}, { ...renewed, probability: 90 }, { ...cancelled, probability: 10 }]),
      ).to.deep.equal([422, "/stages/1/probability minimum", "/stages/2/probability maximum"]);
      expect(await pipelines()).to.have.length(before);
    });
  });

  describe("GET /v1/pipelines (pipelines.list)", () => {
    it("returns the default pipeline of a new organization", async () => {
      const crm = await strangerTo(fixture.service);
      const [first, ...others] = await pipelines(crm);
      expect(others).to.deep.equal([]);
      expect(first).to.deep.include({
        name: "Sales",
        is_default: true,
        position: 1,
        require_lost_reason: false,
        version: 1,
      });
      expect(
        (first?.["stages"] as typeof STAGES).map(({ key, type, probability }) => [key, type, probability]),
      ).to.deep.equal([
        ["qualification", "open", 10],
        ["meeting", "open", 25],
        ["proposal", "open", 50],
        ["negotiation", "open", 75],
        ["won", "won", 100],
        ["lost", "lost", 0],
      ]);
    });
  });

  describe("PUT /v1/pipelines/{id} (pipelines.update)", () => {
    it("keeps exactly one default pipeline", async () => {
      const id = await create({ is_default: true });
      const defaults = async () => (await pipelines()).filter(({ is_default }) => is_default === true);
      expect((await defaults()).map((pipeline) => pipeline["id"])).to.deep.equal([id]);
      const kept = await fixture.crm.put(`/v1/pipelines/${id}`, { is_default: false });
      expect([kept.status, kept.at("code"), kept.at("details.0.code")]).to.deep.equal([
        409,
        "state_conflict",
        "default_pipeline",
      ]);
      const deleted = await fixture.crm.delete(`/v1/pipelines/${id}`);
      expect([deleted.status, deleted.at("code")]).to.deep.equal([409, "state_conflict"]);
      const sales = (await pipelines()).find(({ name }) => name === "Sales");
      await fixture.crm.put(`/v1/pipelines/${String(sales?.["id"])}`, { is_default: true });
      expect((await defaults()).map(({ name }) => name)).to.deep.equal(["Sales"]);
    });

    it("keeps one default pipeline under concurrent changes", async () => {
      const ids = await Promise.all([create(), create(), create(), create()]);
      const answers = await Promise.all(ids.map((id) => fixture.crm.put(`/v1/pipelines/${id}`, { is_default: true })));
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
      expect((await pipelines()).filter(({ is_default }) => is_default === true)).to.have.length(1);
    });

    it("returns 409 in_use for stages that opportunities are in", async () => {
      const id = await create();
      const opportunity = await fixture.crm.create("/v1/opportunities", { name: "Held", pipeline_id: id });
      const without = STAGES.map((one) => (one.key === "due" ? { ...one, key: "overdue" } : one));
      const gone = await fixture.crm.put(`/v1/pipelines/${id}`, { stages: without });
      expect([gone.status, gone.at("code"), gone.at("details.0.code")]).to.deep.equal([409, "in_use", "stage_in_use"]);
      expect(gone.at("details.0.message")).to.include("due");
      const closed = [
        { key: "new", label: "New", type: "open", probability: 5 },
        ...STAGES.map((one) => (one.key === "due" ? { ...one, type: "won", probability: 100 } : one)),
      ];
      expect((await fixture.crm.put(`/v1/pipelines/${id}`, { stages: closed })).status).to.equal(409);
      const inUse = await fixture.crm.delete(`/v1/pipelines/${id}`);
      expect([inUse.status, inUse.at("code")]).to.deep.equal([409, "in_use"]);
      await fixture.crm.delete(`/v1/opportunities/${opportunity}`);
      expect((await fixture.crm.put(`/v1/pipelines/${id}`, { stages: without })).status).to.equal(200);
      expect((await fixture.crm.delete(`/v1/pipelines/${id}`)).status).to.equal(200);
      expect((await fixture.crm.get(`/v1/pipelines/${id}`)).status).to.equal(404);
    });
  });
});

import { expect } from "chai";
import { opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Opportunities: /v1/opportunities/{id}", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, pipeline, change, ids, changesOf, colleague } = opportunityFactories(fixture);

  describe("DELETE /v1/opportunities/{id} (opportunities.delete)", () => {
    it("deletes an opportunity until it is restored", async () => {
      const id = await opportunity({ name: "Deleted and restored" });
      const deleted = await fixture.crm.delete(`/v1/opportunities/${id}`);
      expect(deleted.at("data")).to.have.keys("id", "deleted_at");
      expect((await fixture.crm.get(`/v1/opportunities/${id}`)).status).to.equal(404);
      expect((await change(id, { amount: 1 })).status).to.equal(404);
      expect(await ids("/v1/opportunities?q=deleted+and+restored")).to.deep.equal([]);
      expect(await ids("/v1/opportunities?q=deleted+and+restored&include_deleted=true")).to.deep.equal([id]);
      const restored = await fixture.crm.post(`/v1/opportunities/${id}/restore`);
      expect(restored.at("data")).to.include({ version: 3, deleted_at: null });
      expect((await fixture.crm.post(`/v1/opportunities/${id}/restore`)).at("data.version")).to.equal(3);
    });

    it("lets a member delete own opportunities only", async () => {
      const [member, manager] = [await colleague("member"), await colleague("manager")];
      const foreign = await opportunity();
      expect((await member.delete(`/v1/opportunities/${foreign}`)).status).to.equal(403);
      expect((await manager.delete(`/v1/opportunities/${foreign}`)).status).to.equal(200);
      const own = (await member.post("/v1/opportunities", { name: "Own" })).string("data.id");
      expect((await member.delete(`/v1/opportunities/${own}`)).status).to.equal(200);
    });
  });

  describe("POST /v1/opportunities/{id}/restore (opportunities.restore)", () => {
    it("restores to a stage that still exists", async () => {
      const way = await pipeline();
      const id = await opportunity({ pipeline_id: way, stage: "done" });
      await fixture.crm.delete(`/v1/opportunities/${id}`);
      expect((await fixture.crm.delete(`/v1/pipelines/${way}`)).status).to.equal(200);
      const restored = await fixture.crm.post(`/v1/opportunities/${id}/restore`);
      expect(restored.at("data")).to.include({ stage: "won", status: "won", version: 3 });
      expect((await changesOf(id)).at(-1)).to.deep.include({
        kind: "opportunity.restored",
        fields: ["stage", "pipeline_id", "stage_changed_at"],
      });
    });
  });
});

import { expect } from "chai";
import { opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Opportunities: /v1/opportunities/{id}", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, pipeline, changesOf } = opportunityFactories(fixture);

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

import { expect } from "chai";
import { countsOf, uploaded } from "../../support/imports.ts";
import { useFixture } from "../../support/fixture.ts";
import { finished } from "../../support/queue.ts";

const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;

describe("Cancellation of imports: /v1/jobs/{id}/cancel", () => {
  const fixture = useFixture();
  const total = async (): Promise<number> =>
    Number((await fixture.crm.get("/v1/entities?page_size=1")).at("meta.total"));

  describe("POST /v1/jobs/{id}/cancel (jobs.cancel)", () => {
    it("cancels a running import and returns its progress", async () => {
      const rows = Array.from({ length: 8_000 }, (_, row) => `Row ${row},cancel.${row}@cancel.example`);
      const before = await total();
      const id = await uploaded(fixture.crm, { entity_type: "contact" }, lines("first_name,email", ...rows));
      const started = await fixture.crm.post(`/v1/imports/${id}/start`);
      const job = started.string("data.job_id");
      for (let done = 0; done === 0;)
        done = Number((await fixture.crm.get(`/v1/imports/${id}`)).at("data.processed_rows"));
      expect((await fixture.crm.post(`/v1/jobs/${job}/cancel`)).status).to.equal(200);
      let answer = await fixture.crm.get(`/v1/imports/${id}`);
      while (answer.at("data.status") === "running") answer = await fixture.crm.get(`/v1/imports/${id}`);
      expect(answer.at("data.status")).to.equal("cancelled");
      const { created = 0, processed_rows = 0 } = countsOf(answer);
      expect(created).to.equal(processed_rows).and.to.be.within(1, 7_999);
      expect(await total()).to.equal(before + created);
      expect((await finished(fixture.crm, job)).at("data.status")).to.equal("cancelled");
    });
  });
});

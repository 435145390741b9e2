import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { callerByKey } from "../../support/accounts/people.ts";
import { finished } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Exports of resources: /v1/exports", () => {
  const fixture = useFixture({ oracle: true });

  /** Returns the rows of a finished export, keyed by the header. */
  async function exported(body: object): Promise<Record<string, string>[]> {
    const asked = await fixture.crm.post("/v1/exports", body);
    expect(asked.status, asked.text).to.equal(201);
    await finished(fixture.crm, asked.string("data.job_id"));
    const file = await fixture.crm.get(`/v1/exports/${asked.string("data.id")}/file`);
    return parse(file.text, { columns: true, record_delimiter: "\r\n" });
  }

  describe("POST /v1/exports (exports.create)", () => {
    it("exports the records of a resource that match a filter, in the order of their ids", async () => {
      const contact = await fixture.crm.post("/v1/entities", { entity_type: "contact", last_name: "Lovelace" });
      const related_to = [{ record_type: "contact", record_id: contact.string("data.id") }];
      for (const title of ["Call", "Write", "Skip"]) {
        const priority = title === "Skip" ? "low" : "high";
        await fixture.crm.post("/v1/tasks", { title, priority, related_to, tags: ["a", "b"] });
      }
      const filter = { op: "and", conditions: [{ field: "priority", operator: "eq", value: "high" }] };
      const rows = await exported({ entity_type: "task", filter, fields: ["title", "priority", "related_to", "tags"] });
      const about = `contact:${contact.string("data.id")}`;
      expect(rows.map((row) => ({ ...row }))).to.deep.equal(
        ["Call", "Write"].map((title) => ({ title, priority: "high", related_to: about, tags: "a; b" })),
      );
    });

    it("exports products with their custom fields and external ids", async () => {
      const definition = { entity_type: "product", key: "shelf", label: "Shelf", type: "text" };
      expect((await fixture.crm.post("/v1/custom-fields", definition)).status).to.equal(201);
      const product = { name: "Wheel", code: "W-1", unit_price: 12.5, custom_fields: { shelf: "B2" } };
      const made = await fixture.crm.post("/v1/products", { ...product, external_ids: { erp: "77" } });
      expect(made.status, made.text).to.equal(201);
      const [row] = await exported({ entity_type: "product" });
      expect(row).to.include({
        name: "Wheel",
        code: "W-1",
        unit_price: "12.5",
        currency: made.string("data.currency"),
      });
      expect(row).to.include({ "custom_fields.shelf": "B2", "external_ids.erp": "77" });
    });

    it("returns 403 to a key that may not read the records", async () => {
      const scopes = ["entities:read", "records:export"] as const;
      const crm = await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: [...scopes] });
      const asked = await crm.post("/v1/exports", { entity_type: "task" });
      expect([asked.status, asked.at("details.0.required")]).to.deep.equal([403, ["tasks:read"]]);
    });
  });
});

import { expect } from "chai";
import { type Caller } from "../../support/caller.ts";
import { createPerson, callerByKey } from "../../support/accounts/people.ts";
import { finished } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Exports: /v1/exports, lists", () => {
  const fixture = useFixture();

  async function keyWith(scopes: readonly string[]): Promise<Caller> {
    const user = await createPerson(fixture.service, { organization: fixture.organization.record, role: "admin" });
    return await callerByKey(fixture.service, { user, scopes });
  }
  const exported = async (body: object): Promise<string> => {
    const asked = await fixture.crm.post("/v1/exports", body);
    await finished(fixture.crm, asked.string("data.job_id"));
    return asked.string("data.id");
  };
  const idsOf = async (caller: Caller, query = ""): Promise<unknown[]> =>
    (await caller.get(`/v1/exports${query}`)).list("data").map((one) => one["id"]);

  describe("GET /v1/exports (exports.list)", () => {
    it("returns only exports whose fields the caller may read, until they expire", async () => {
      const names = await exported({ entity_type: "contact", fields: ["first_name"] });
      const products = await exported({ entity_type: "product", fields: ["name"] });
      expect(await idsOf(fixture.crm)).to.deep.equal([products, names]);
      expect(await idsOf(fixture.crm, "?entity_type=contact&status=completed")).to.deep.equal([names]);
      expect(await idsOf(fixture.crm, "?status=failed")).to.deep.equal([]);
      expect(await idsOf(await keyWith(["entities:read", "records:export"]))).to.deep.equal([names]);
      expect(await idsOf(await keyWith(["notes:read", "records:export"]))).to.deep.equal([]);
      const page = await fixture.crm.get("/v1/exports?page_size=1&cursor=");
      const cursor = encodeURIComponent(page.string("meta.next_cursor"));
      expect(await idsOf(fixture.crm, `?page_size=1&cursor=${cursor}`)).to.deep.equal([names]);
      const { pool } = fixture.service.database;
      await pool("exports").where({ id: names }).update({ expires_at: pool.fn.now() });
      expect(await idsOf(fixture.crm)).to.deep.equal([products]);
    });
  });

  describe("GET /v1/exports/fields (exports.fields), GET /v1/imports/fields (imports.fields)", () => {
    const fieldsOf = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown[]> =>
      (await fixture.crm.get(path, headers)).list("data.fields");

    it("names the fields in the caller's language, with custom fields and options", async () => {
      const tier = { key: "tier", label: "Tier of the customer", type: "select", options: ["gold", "silver"] };
      await fixture.crm.post("/v1/custom-fields", { entity_type: "contact", ...tier });
      const custom = {
        name: "custom_fields.tier",
        label: "Tier of the customer",
        type: "enum",
        options: ["gold", "silver"],
      };
      for (const path of ["/v1/imports/fields?entity_type=contact", "/v1/exports/fields?entity_type=contact"]) {
        const english = await fieldsOf(path);
        expect(english).to.deep.include({ name: "first_name", label: "First name", type: "string", options: null });
        expect(english).to.deep.include({
          name: "address.city",
          label: "Address: city",
          type: "string",
          options: null,
        });
        expect(english).to.deep.include(custom);
        const french = await fieldsOf(path, { "Accept-Language": "fr" });
        const city = { name: "address.city", label: "Adresse\u00a0: ville", type: "string", options: null };
        expect(french).to.deep.include(city);
      }
    });

    it("contain what the operations accept", async () => {
      const names = (fields: readonly unknown[]): string[] => (fields as { name: string }[]).map(({ name }) => name);
      for (const type of ["contact", "company", "product"]) {
        const fields = names(await fieldsOf(`/v1/exports/fields?entity_type=${type}`));
        const answer = await fixture.crm.post("/v1/exports", { entity_type: type, fields });
        expect(answer.status, answer.text).to.equal(201);
        const targets = names(await fieldsOf(`/v1/imports/fields?entity_type=${type}`));
        const mapping = Object.fromEntries(targets.map((name) => [`Column ${name}`, name]));
        const made = await fixture.crm.post("/v1/imports", { entity_type: type, mapping });
        expect(made.status, made.text).to.equal(201);
      }
    });
  });
});

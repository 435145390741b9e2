import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { document, type Schema } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";

const address = { street: "1 rue de la Paix", city: "Lyon", region: "ARA", postal_code: "69001", country: "FR" };

describe("Entities: merging of objects in /v1/entities/{id}", () => {
  const fixture = useFixture({ oracle: true });
  const made = async (body: object): Promise<string> =>
    (await fixture.crm.post("/v1/entities", body)).string("data.id");
  const contact = (more: object = {}): Promise<string> =>
    made({ entity_type: "contact", first_name: "Ada", address, external_ids: { erp: "1", shop: "2" }, ...more });
  const read = async (id: string, field: string): Promise<unknown> =>
    (await fixture.crm.get(`/v1/entities/${id}`)).at(`data.${field}`);

  describe("PUT /v1/entities/{id} (entities.update)", () => {
    it("merges the members of an object and clears them with null", async () => {
      const id = await contact();
      const put = async (body: object): Promise<unknown> =>
        (await fixture.crm.put(`/v1/entities/${id}`, body)).at("data.address");
      expect(await put({ address: { city: "Paris" } })).to.deep.equal({ ...address, city: "Paris" });
      expect(await put({ address: { region: null } })).to.deep.equal({ ...address, city: "Paris", region: null });
      expect(await put({ address: {} })).to.deep.equal({ ...address, city: "Paris", region: null });
      expect(await put({ address: null })).to.equal(null);
      expect(await put({ address: { country: "FR" } })).to.include({ country: "FR", city: null });
    });

    it("merges addresses of companies and external ids", async () => {
      const id = await made({
        entity_type: "company",
        name: "Acme",
        billing_address: address,
        shipping_address: address,
      });
      await fixture.crm.put(`/v1/entities/${id}`, { billing_address: { city: "Nice" } });
      expect(await read(id, "billing_address")).to.deep.equal({ ...address, city: "Nice" });
      expect(await read(id, "shipping_address")).to.deep.equal(address);
      const person = await contact({ external_ids: { erp: "11", shop: "12" } });
      await fixture.crm.put(`/v1/entities/${person}`, { external_ids: { desk: "13", shop: null } });
      expect(await read(person, "external_ids")).to.deep.equal({ erp: "11", desk: "13" });
      const many = Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`many${index}`, String(index)]));
      const refused = await fixture.crm.put(`/v1/entities/${person}`, { external_ids: many });
      expect([refused.status, refused.at("details.0.path"), refused.at("details.0.code")]).to.deep.equal([
        422,
        "/external_ids",
        "too_many",
      ]);
    });

    it("documents merged objects and replaced lists in the OpenAPI description", () => {
      const paths = document["paths"] as Record<string, Record<string, Schema>>;
      const entities = String(paths["/v1/entities/{id}"]?.["put"]?.["description"]);
      expect(entities).to.include("Merged member by member").and.to.include("`billing_address`");
      expect(entities).to.include("Lists are replaced: `tags`");
      expect(String(paths["/v1/opportunities/{id}"]?.["put"]?.["description"])).to.include("Lists are replaced");
    });
  });

  describe("POST /v1/entities/batch (entities.batch)", () => {
    it("merges objects in a batch and by upsert", async () => {
      const email = "merged@objects.example";
      const id = await contact({ email, external_ids: {} });
      const operations = [{ method: "update", id, changes: { address: { city: "Lille" } } }];
      expect((await fixture.crm.post("/v1/entities/batch", { operations })).at("data.succeeded")).to.equal(1);
      expect(await read(id, "address")).to.deep.equal({ ...address, city: "Lille" });
      const record = { entity_type: "contact", email, address: { postal_code: "59000" } };
      expect(
        (await fixture.crm.post("/v1/entities/upsert", { match_by: "email", record })).at("meta.created"),
      ).to.equal(false);
      expect(await read(id, "address")).to.deep.equal({ ...address, city: "Lille", postal_code: "59000" });
    });
  });

  describe("PUT /v1/campaigns/{id} (campaigns.update)", () => {
    it("merges objects of campaigns and event types unless their members depend on each other", async () => {
      const draft = {
        name: "Merged",
        utm: { source: "news", medium: "mail" },
        from: { email: "a@b.example", name: "A" },
      };
      const campaign = `/v1/campaigns/${(await fixture.crm.post("/v1/campaigns", draft)).string("data.id")}`;
      const changed = await fixture.crm.put(campaign, { utm: { campaign: "may" }, from: { email: "c@d.example" } });
      expect(changed.at("data.utm")).to.include({ source: "news", medium: "mail", campaign: "may" });
      expect(changed.at("data.from")).to.deep.equal({ email: "c@d.example", name: null });
      const hosts = [fixture.organization.owner.id];
      const type = await fixture.crm.post("/v1/event-types", {
        title: "Merged",
        duration_minutes: 30,
        location: { type: "phone", value: "+33123456789" },
        limits: { per_day: 3, per_week: 9 },
        hosts,
      });
      const path = `/v1/event-types/${type.string("data.id")}`;
      const limits = (await fixture.crm.put(path, { limits: { per_day: 5 } })).at("data.limits");
      expect(limits).to.deep.equal({ per_day: 5, per_week: 9 });
    });
  });

  describe("tools/call update_crm_record", () => {
    it("merges objects and adds and removes tags", async () => {
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const record_id = await contact({ tags: ["VIP", "new"], external_ids: {} });
      const given = { record_type: "contact", record_id };
      const moved = await crm.use("update_crm_record", { ...given, fields: { address: { city: "Paris" } } });
      expect(moved.at("record.address")).to.deep.equal({ ...address, city: "Paris" });
      expect(moved.at("previous.address")).to.deep.equal(address);
      const tagged = await crm.use("update_crm_record", { ...given, tags_add: ["vip", "fair"], tags_remove: ["NEW"] });
      expect(tagged.at("record.tags")).to.deep.equal(["VIP", "fair"]);
      expect(tagged.at("changed_fields")).to.deep.equal(["tags"]);
      const both = await crm.refused("update_crm_record", { ...given, fields: { tags: ["a"] }, tags_add: ["b"] });
      expect(both.at("details.0")).to.include({ path: "/fields/tags", code: "not_together" });
      const nothing = await crm.refused("update_crm_record", given);
      expect(nothing.at("details.0")).to.include({ path: "/fields", code: "required" });
      const tags_add = Array.from({ length: 49 }, (_, index) => `tag ${index}`);
      const tooMany = await crm.refused("update_crm_record", { ...given, tags_add });
      expect(tooMany.at("details.0")).to.include({ code: "too_many" });
    });

    it("loses no tag that is added concurrently", async () => {
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const record_id = await contact({ tags: [], external_ids: {} });
      const tags = ["a", "b", "c", "d", "e"];
      const given = { record_type: "contact", record_id };
      await Promise.all(tags.map((tag) => crm.use("update_crm_record", { ...given, tags_add: [tag] })));
      expect(await read(record_id, "tags")).to.have.members(tags);
    });
  });
});

import { expect } from "chai";
import { countsOf, imported } from "../../support/imports.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("POST /v1/entities/{id}/merge (entities.merge)", () => {
  const fixture = useFixture();
  let number = 0;

  const create = async (body: Record<string, unknown>): Promise<string> => {
    const answer = await fixture.crm.post("/v1/entities", body);
    expect(answer.status, answer.text).to.equal(201);
    return answer.string("data.id");
  };
  const contact = async (body: object = {}): Promise<string> =>
    await create({ entity_type: "contact", first_name: "Ada", last_name: `N${++number}`, ...body });
  const company = async (body: object = {}): Promise<string> =>
    await create({ entity_type: "company", name: `Engines ${++number}`, ...body });
  const merge = async (id: string, duplicate_ids: readonly string[], more: object = {}): Promise<Answer> =>
    await fixture.crm.post(`/v1/entities/${id}/merge`, { duplicate_ids, ...more });
  const get = async (id: string): Promise<Answer> => await fixture.crm.get(`/v1/entities/${id}`);
  const field = async (entity_type: string, key: string): Promise<void> => {
    const body = { entity_type, key, label: key, type: "text" };
    expect((await fixture.crm.post("/v1/custom-fields", body)).status).to.equal(201);
  };
  const byField = (answer: Answer) => new Map(answer.list("data.differences").map((one) => [one["field"], one]));

  describe("values that do not stay (every field of contacts and companies, custom fields, external ids)", () => {
    before(async () => {
      await field("contact", "tier");
      await field("contact", "badge");
      await field("company", "sector");
    });

    it("are listed by a dry run with the value of each record and the one that stays", async () => {
      const [firm, other] = [await company(), await company()];
      const kept = await contact({
        last_name: "Same",
        description: "Met in Lyon",
        lead_score: 10,
        company_id: firm,
        custom_fields: { tier: "gold" },
        external_ids: { erp: "K1" },
        tags: ["a"],
      });
      const gone = await contact({
        last_name: "Same",
        description: "Met in Paris",
        lead_score: 80,
        company_id: other,
        phone: "+33123456789",
        custom_fields: { tier: "silver", badge: "7" },
        external_ids: { erp: "G1", shop: "G2" },
        tags: ["b"],
      });
      const answer = await merge(kept, [gone], { dry_run: true });
      const found = byField(answer);
      const pair = (one: unknown, two: unknown) => [
        { record_id: kept, value: one },
        { record_id: gone, value: two },
      ];
      const stays = Object.fromEntries(
        answer.list("data.differences").map((one) => [String(one["field"]), [one["result"], one["from"]]]),
      );
      expect(stays).to.deep.equal({
        description: ["Met in Lyon", kept],
        lead_score: [10, kept],
        company_id: [firm, kept],
        phone: ["+33123456789", gone],
        tags: [["a", "b"], null],
        "external_ids.erp": ["K1", kept],
        "external_ids.shop": ["G2", gone],
        "custom_fields.tier": ["gold", kept],
        "custom_fields.badge": ["7", gone],
      });
      expect(found.get("description")?.["values"]).to.deep.equal(pair("Met in Lyon", "Met in Paris"));
      expect(found.get("phone")?.["values"]).to.deep.equal(pair(null, "+33123456789"));
      expect(found.get("custom_fields.tier")?.["values"]).to.deep.equal(pair("gold", "silver"));
    });

    it("stay if they are chosen, also one custom field or external id", async () => {
      const kept = await contact({ custom_fields: { tier: "gold", badge: "1" }, external_ids: { desk: "K3" } });
      const gone = await contact({ custom_fields: { tier: "silver" }, external_ids: { desk: "G3" } });
      const choices = { custom_fields: { tier: gone, badge: gone }, external_ids: { desk: gone } };
      const answer = await merge(kept, [gone], choices);
      expect(answer.at("data.record")).to.deep.include({
        custom_fields: { tier: "silver" },
        external_ids: { desk: "G3" },
      });
      const refused = await merge(kept, [await contact()], {
        custom_fields: { nothing: kept },
        external_ids: { x: kept },
      });
      expect(refused.list("details").map(({ path, code }) => [path, code])).to.deep.equal([
        ["/custom_fields/nothing", "unknown_field"],
        ["/external_ids/x", "unknown_field"],
      ]);
    });

    it("are kept in the merged entry of the timeline", async () => {
      const kept = await contact({
        description: "Short",
        custom_fields: { tier: "gold" },
        external_ids: { erp: "K4" },
      });
      const gone = await contact({
        description: "Long",
        phone: "+33111111111",
        custom_fields: { tier: "tin" },
        external_ids: { erp: "G4" },
      });
      await merge(kept, [gone], { fields: { description: gone } });
      const activity = await fixture.crm.get(`/v1/entities/${kept}/activity?type=merged`);
      const changes = activity.list("data")[0]?.["changes"] as { field: string; lost?: unknown }[];
      const lost = Object.fromEntries(changes.filter((one) => one.lost).map((one) => [one.field, one]));
      expect(lost["custom_fields.tier"]).to.deep.equal({
        field: "custom_fields.tier",
        old: "gold",
        new: "gold",
        lost: [{ record_id: gone, value: "tin" }],
      });
      expect(lost["description"]).to.deep.equal({
        field: "description",
        old: "Short",
        new: "Long",
        lost: [{ record_id: kept, value: "Short" }],
      });
      expect(lost["external_ids.erp"]).to.deep.include({ lost: [{ record_id: gone, value: "G4" }] });
      expect(lost["last_name"]).to.be.an("object");
      expect(changes.find((one) => one.field === "phone")).to.deep.equal({
        field: "phone",
        old: null,
        new: "+33111111111",
      });
    });
  });

  describe("keys of merged records (external ids, e-mail addresses, domains) lead to the kept one", () => {
    it("in upserts, creations, filters and imports; the kept record keeps its own id", async () => {
      const kept = await contact({ email: "kept@lead.example", external_ids: { erp: "L1" } });
      const gone = await contact({ email: "gone@lead.example", external_ids: { erp: "L2" } });
      await merge(kept, [gone]);
      const upsert = async (record: object, more: object = {}): Promise<Answer> =>
        await fixture.crm.post("/v1/entities/upsert", { ...more, record: { entity_type: "contact", ...record } });
      const external = { match_by: "external_id", namespace: "erp" };
      const byId = await upsert({ external_ids: { erp: "L2" }, job_title: "By id" }, external);
      expect([byId.at("data.id"), byId.at("meta.created"), byId.at("data.job_title")]).to.deep.equal([
        kept,
        false,
        "By id",
      ]);
      expect(byId.at("data.external_ids")).to.deep.equal({ erp: "L1" });
      const byMail = await upsert({ email: "gone@lead.example", job_title: "By mail" }, { match_by: "email" });
      expect([byMail.at("data.id"), byMail.at("meta.created")]).to.deep.equal([kept, false]);
      const created = await fixture.crm.post("/v1/entities", {
        entity_type: "contact",
        first_name: "New",
        external_ids: { erp: "L2" },
      });
      expect([created.status, created.at("details.0.existing_id")]).to.deep.equal([409, kept]);
      const found = await fixture.crm.get("/v1/entities?email=gone@lead.example");
      expect(found.list("data").map(({ id }) => id)).to.deep.equal([kept]);
      const settings = { entity_type: "contact", duplicates: "update" } as const;
      const done = await imported(
        fixture.crm,
        settings,
        "external_ids.erp,last_name,department\nL2,Lovelace,Imported\n",
      );
      expect(countsOf(done), done.text).to.deep.equal({ processed_rows: 1, updated: 1 });
      expect((await get(kept)).at("data")).to.deep.include({ department: "Imported", external_ids: { erp: "L1" } });
    });

    it("through several merges, a deletion, a restoration and changes of the own id", async () => {
      const [a, b, c] = [
        await contact({ external_ids: { crm: "A" } }),
        await contact({ external_ids: { crm: "B" } }),
        await contact({ external_ids: { crm: "C" } }),
      ];
      await merge(b, [c]);
      await merge(a, [b]);
      const owner = async (id: string): Promise<unknown> => {
        const body = { entity_type: "contact", first_name: "X", external_ids: { crm: id } };
        return (await fixture.crm.post("/v1/entities/batch", { operations: [{ method: "create", record: body }] })).at(
          "data.results.0.error.details.0.existing_id",
        );
      };
      expect([await owner("B"), await owner("C")]).to.deep.equal([a, a]);
      expect(
        (await fixture.crm.put(`/v1/entities/${a}`, { external_ids: { crm: "C" } })).at("data.external_ids"),
      ).to.deep.equal({ crm: "C" });
      expect((await fixture.crm.put(`/v1/entities/${a}`, { external_ids: { crm: "D" } })).status).to.equal(200);
      expect([await owner("C"), await owner("D")]).to.deep.equal([a, a]);
      await fixture.crm.delete(`/v1/entities/${a}`);
      const taken = await contact({ external_ids: { crm: "B" } });
      expect((await fixture.crm.post(`/v1/entities/${a}/restore`)).status).to.equal(200);
      expect([await owner("B"), await owner("C"), await owner("D")]).to.deep.equal([taken, a, a]);
    });

    it("for companies by domain", async () => {
      const kept = await company({ domain: "kept-lead.example" });
      const gone = await company({ domain: "gone-lead.example", external_ids: { erp: "Z1" } });
      await merge(kept, [gone]);
      const record = { entity_type: "company", name: "Again", domain: "gone-lead.example" };
      const answer = await fixture.crm.post("/v1/entities/upsert", { match_by: "domain", record });
      expect([answer.at("data.id"), answer.at("meta.created")]).to.deep.equal([kept, false]);
      expect((await fixture.crm.get("/v1/entities?domain=gone-lead.example")).at("data.0.id")).to.equal(kept);
    });
  });
});

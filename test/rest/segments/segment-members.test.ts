import { expect } from "chai";
import { strangerTo } from "../../support/accounts/people.ts";
import { outcome, scored, segmentsOn, tagged, unique, where } from "../../support/segments.ts";
import { useFixture } from "../../support/fixture.ts";

const UNKNOWN = "01990000-0000-7000-8000-000000000000";

describe("Segments: /v1/segments/{id}/members", () => {
  const fixture = useFixture();
  const segments = segmentsOn(fixture);

  describe("POST /v1/segments/{id}/members (segments.addMembers)", () => {
    it("adds each member once and removes members again", async () => {
      const id = await segments.createStatic();
      const [ada, bob] = [await segments.contact(), await segments.contact()];
      const added = await segments.add(id, ada, bob, ada.toUpperCase());
      expect(added.at("data")).to.include({ member_count: 2, version: 2 });
      expect((await segments.add(id, bob)).at("data.version"), "already there").to.equal(2);
      expect(await segments.membersOf(id)).to.have.members([ada, bob]);
      const removed = await fixture.crm.delete(`/v1/segments/${id}/members/${ada}`);
      expect([removed.status, removed.at("data.id")]).to.deep.equal([200, ada]);
      expect((await fixture.crm.delete(`/v1/segments/${id}/members/${ada}`)).status).to.equal(404);
      expect([await segments.membersOf(id), await segments.countOf(id)]).to.deep.equal([[bob], 1]);
      expect((await fixture.crm.get(`/v1/entities/${ada}`)).status).to.equal(200);
    });

    it("adds no member and returns reference_not_found for each invalid one", async () => {
      const id = await segments.createStatic();
      const [ada, gone] = [await segments.contact(), await segments.contact()];
      await fixture.crm.delete(`/v1/entities/${gone}`);
      const anonymous = await foreignContact();
      const answer = await segments.add(id, ada, UNKNOWN, await segments.company(), gone, anonymous);
      expect(answer.list("details").map(({ path, code }) => [path, code])).to.deep.equal(
        [1, 2, 3, 4].map((index) => [`/entity_ids/${index}`, "reference_not_found"]),
      );
      expect([answer.status, await segments.membersOf(id)]).to.deep.equal([422, []]);
      expect((await segments.add(id)).status).to.equal(400);
      expect((await fixture.crm.get(`/v1/segments/${id}`)).at("data.version")).to.equal(1);
    });

    it("counts members exactly under concurrent additions and deletions", async () => {
      const id = await segments.createStatic();
      const contacts = await Promise.all(Array.from({ length: 20 }, () => segments.contact()));
      await Promise.all([
        ...contacts.map((one) => segments.add(id, one)),
        ...contacts.slice(0, 10).map((one) => fixture.crm.delete(`/v1/entities/${one}`)),
      ]);
      const members = await segments.membersOf(id);
      expect(await segments.countOf(id)).to.equal(members.length);
      expect(members).to.include.members(contacts.slice(10));
    });
  });

  describe("DELETE /v1/segments/{id}/members/{entity_id} (segments.removeMember)", () => {
    it("returns 409 dynamic_segment for a dynamic segment, also when adding", async () => {
      const id = await segments.createDynamic(scored(0));
      const ada = await segments.contact();
      expect(outcome(await segments.add(id, ada))).to.deep.equal([409, "", "dynamic_segment"]);
      expect(outcome(await fixture.crm.delete(`/v1/segments/${id}/members/${ada}`))[0]).to.equal(409);
    });
  });

  describe("GET /v1/segments/{id}/members (segments.members)", () => {
    it("excludes deleted records and includes them again after restoration", async () => {
      const id = await segments.createStatic();
      const [ada, bob] = [await segments.contact(), await segments.contact()];
      await segments.add(id, ada, bob);
      await fixture.crm.delete(`/v1/entities/${ada}`);
      expect([await segments.countOf(id), await segments.membersOf(id)]).to.deep.equal([1, [bob]]);
      expect((await fixture.crm.delete(`/v1/segments/${id}/members/${ada}`)).status).to.equal(404);
      await fixture.crm.post(`/v1/entities/${ada}/restore`);
      expect([await segments.countOf(id), (await segments.membersOf(id)).length]).to.deep.equal([2, 2]);
      await fixture.crm.delete(`/v1/entities/${ada}`);
      await fixture.crm.post(`/v1/entities/${ada}/purge`);
      await fixture.crm.post(`/v1/entities/${bob}/purge`);
      expect([await segments.countOf(id), await segments.membersOf(id)]).to.deep.equal([0, []]);
    });

    it("returns 422 unknown_custom_field while the filter names a deleted custom field", async () => {
      const definition = { entity_type: "contact", key: "cellar", label: "Cellar", type: "text" };
      const field = await fixture.crm.post("/v1/custom-fields", definition);
      const id = await segments.createDynamic(where({ field: "custom_fields.cellar", operator: "is_not_empty" }));
      await fixture.crm.delete(`/v1/segments/${id}`);
      await fixture.crm.delete(`/v1/custom-fields/${field.string("data.id")}`);
      await fixture.crm.post(`/v1/segments/${id}/restore`);
      const expected = [422, "/filter/conditions/0/field", "unknown_custom_field"];
      expect(outcome(await fixture.crm.get(`/v1/segments/${id}/members`))).to.deep.equal(expected);
      expect(outcome(await fixture.crm.get(`/v1/entities?segment_id=${id}`))).to.deep.equal(expected);
      expect(outcome(await fixture.crm.post(`/v1/segments/${id}/freeze`))).to.deep.equal(expected);
      expect(await segments.countOf(id), "as last counted").to.equal(0);
      const fixed = await fixture.crm.put(`/v1/segments/${id}`, { filter: scored(0) });
      expect(fixed.status).to.equal(200);
      expect((await fixture.crm.get(`/v1/segments/${id}/members`)).status).to.equal(200);
    });
  });

  describe("GET /v1/entities (entities.list)", () => {
    it("filters by static and dynamic segments with segment_id", async () => {
      const tag = unique("narrow");
      const [ada, bob] = [
        await segments.contact({ tags: [tag], lead_score: 80 }),
        await segments.contact({ tags: [tag] }),
      ];
      const ids = { static: await segments.createStatic(), dynamic: await segments.createDynamic(tagged(tag)) };
      await segments.add(ids.static, ada, bob);
      for (const [kind, id] of Object.entries(ids)) {
        const list = async (query = ""): Promise<unknown[]> =>
          (await fixture.crm.get(`/v1/entities?segment_id=${id}${query}`)).list("data").map((one) => one["id"]);
        expect(await list(), kind).to.have.members([ada, bob]);
        expect(await list("&lead_score_min=50"), kind).to.deep.equal([ada]);
        expect(await list("&entity_type=company"), kind).to.deep.equal([]);
        await fixture.crm.delete(`/v1/segments/${id}`);
        expect(await list(), `${kind}, deleted`).to.deep.equal([]);
      }
      expect((await fixture.crm.get(`/v1/entities?segment_id=${UNKNOWN}`)).at("meta.total")).to.equal(0);
    });
  });

  describe("POST /v1/segments/{id}/freeze (segments.freeze)", () => {
    it("keeps the current matches as static members", async () => {
      const tag = unique("freeze");
      const id = await segments.createDynamic(tagged(tag));
      const ada = await segments.contact({ tags: [tag] });
      const gone = await segments.contact({ tags: [tag] });
      await fixture.crm.delete(`/v1/entities/${gone}`);
      const frozen = await fixture.crm.post(`/v1/segments/${id}/freeze`);
      expect(frozen.at("data")).to.include({
        kind: "static",
        filter: null,
        member_count: 1,
        evaluated_at: null,
        version: 2,
      });
      await fixture.crm.put(`/v1/entities/${ada}`, { tags: [] });
      await segments.contact({ tags: [tag] });
      expect(await segments.membersOf(id)).to.deep.equal([ada]);
      expect((await fixture.crm.post(`/v1/segments/${id}/freeze`)).at("data.version"), "static already").to.equal(2);
    });

    it("counts members exactly under concurrent deletions", async () => {
      const tag = unique("melt");
      const contacts = await Promise.all(Array.from({ length: 30 }, () => segments.contact({ tags: [tag] })));
      const id = await segments.createDynamic(tagged(tag));
      await Promise.all([
        ...contacts.slice(0, 10).map((one) => fixture.crm.delete(`/v1/entities/${one}`)),
        fixture.crm.post(`/v1/segments/${id}/freeze`),
        ...contacts.slice(10, 20).map((one) => fixture.crm.delete(`/v1/entities/${one}`)),
      ]);
      const { rows } = await fixture.service.database.pool.raw<{ rows: { n: number }[] }>(
        `SELECT count(*) AS n FROM segment_members AS m JOIN entities AS e ON e.org_id = m.org_id AND e.id = m.entity_id
       WHERE m.segment_id = ? AND e.deleted_at IS NULL`,
        [id],
      );
      expect([await segments.countOf(id), rows[0]?.n]).to.deep.equal([10, 10]);
    });
  });

  describe("POST /v1/segments/preview (segments.preview)", () => {
    it("filters contacts by fields of their company and opportunities", async () => {
      const engines = await segments.company({ name: unique("Looms"), industry: "Machinery" });
      const [ada, bob] = [await segments.contact({ company_id: engines }), await segments.contact()];
      const name = unique("Deal");
      await fixture.crm.post("/v1/opportunities", { name, amount: 500, company_id: engines, primary_contact_id: ada });
      const members = async (entity_type: string, ...conditions: object[]): Promise<unknown[]> => {
        const narrowed = [{ field: "id", operator: "in", value: [ada, bob, engines] }, ...conditions];
        const body = { entity_type, filter: where(...narrowed), page_size: 100 };
        return (await fixture.crm.post("/v1/segments/preview", body)).list("data.sample").map(({ id }) => id);
      };
      expect(await members("contact", { field: "company.industry", operator: "eq", value: "machinery" })).to.deep.equal(
        [ada],
      );
      expect(await members("contact", { field: "opportunities.count", operator: "gte", value: 1 })).to.deep.equal([
        ada,
      ]);
      expect(await members("contact", { field: "opportunities.count", operator: "eq", value: 0 })).to.deep.equal([bob]);
      expect(
        await members("company", { field: "opportunities.open_amount", operator: "between", value: [500, 500] }),
      ).to.deep.equal([engines]);
      expect(await members("contact", { field: "opportunities.won_amount", operator: "lt", value: 1 })).to.have.members(
        [ada, bob],
      );
    });
  });

  async function foreignContact(): Promise<string> {
    const other = await strangerTo(fixture.service);
    return (await other.post("/v1/entities", { entity_type: "contact", first_name: "Eve" })).string("data.id");
  }
});

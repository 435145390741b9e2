import { expect } from "chai";
import { callerByKey, strangerTo } from "../../support/accounts/people.ts";
import { outcome, scored, segmentsOn, tagged, unique, where } from "../../support/segments.ts";
import { useFixture } from "../../support/fixture.ts";

const UNKNOWN = "01990000-0000-7000-8000-000000000000";

describe("Segments: /v1/segments", () => {
  const fixture = useFixture();
  const segments = segmentsOn(fixture);

  const unfit: [string, object, unknown[]][] = [
    ["a dynamic one without a filter", { kind: "dynamic" }, [422, "/filter", "required"]],
    ["a static one with a filter", { filter: scored(1) }, [422, "/filter", "dynamic_only"]],
    [
      "an operator that does not fit",
      { kind: "dynamic", filter: where({ field: "lead_score", operator: "contains", value: "1" }) },
      [422, "/filter/conditions/0/operator", "operator_not_allowed"],
    ],
    [
      "a company's field for contacts",
      { kind: "dynamic", filter: where({ field: "employee_count", operator: "gt", value: 1 }) },
      [422, "/filter/conditions/0/field", "unknown_field"],
    ],
    [
      "a custom field that is none",
      { kind: "dynamic", filter: where({ field: "custom_fields.nope", operator: "eq", value: "x" }) },
      [422, "/filter/conditions/0/field", "unknown_custom_field"],
    ],
    ["an empty name", { name: "   " }, [400, "/name", "too_short"]],
  ];

  describe("POST /v1/segments (segments.create)", () => {
    it("creates a dynamic segment and counts its members on each read", async () => {
      const tag = unique("count");
      await segments.contact({ tags: [tag] });
      const filter = tagged(tag);
      const answer = await segments.create({ kind: "dynamic", filter });
      expect(answer.at("data")).to.deep.include({ kind: "dynamic", filter, member_count: 1 });
      expect(Date.parse(answer.string("data.evaluated_at"))).to.be.closeTo(Date.now(), 60_000);
      const other = await segments.contact({ tags: [tag] });
      const read = await fixture.crm.get(`/v1/segments/${answer.string("data.id")}`);
      expect([read.at("data.member_count"), read.at("data.version")]).to.deep.equal([2, 1]);
      await fixture.crm.delete(`/v1/entities/${other}`);
      expect(await segments.countOf(answer.string("data.id"))).to.equal(1);
    });

    for (const [what, body, expected] of unfit) {
      it(`returns an error for ${what} and writes nothing`, async () => {
        const before = (await fixture.crm.get("/v1/segments")).at("meta.total");
        expect(outcome(await segments.create(body))).to.deep.equal(expected);
        expect((await fixture.crm.get("/v1/segments")).at("meta.total")).to.equal(before);
      });
    }

    it("returns 403 for filters on opportunities without permission to read them", async () => {
      const scopes = ["entities:read", "segments:read", "segments:write"];
      const caller = await callerByKey(fixture.service, { user: fixture.organization.owner, scopes });
      const filter = where({ field: "opportunities.won_amount", operator: "gt", value: 1_000 });
      const refused = [403, "", "required_scope"];
      expect(outcome(await segments.create({ kind: "dynamic", filter }, caller))).to.deep.equal(refused);
      const id = await segments.createDynamic(scored(1));
      expect(outcome(await caller.put(`/v1/segments/${id}`, { filter }))).to.deep.equal(refused);
      const preview = await caller.post("/v1/segments/preview", { entity_type: "contact", filter });
      expect(outcome(preview)).to.deep.equal(refused);
    });
  });

  describe("GET /v1/segments/{id} (segments.get)", () => {
    it("returns the stored count while counting is expensive", async () => {
      const tag = unique("dear");
      const id = await segments.createDynamic(tagged(tag));
      const keep = async (evaluatedAt: Date): Promise<void> => {
        const kept = { evaluation_ms: 1_000, evaluated_at: evaluatedAt };
        await fixture.service.database.pool("segments").where({ id }).update(kept);
      };
      await segments.contact({ tags: [tag] });
      await keep(new Date());
      expect(await segments.countOf(id)).to.equal(0);
      await keep(new Date(Date.now() - 51_000));
      expect(await segments.countOf(id)).to.equal(1);
    });
  });

  describe("PUT /v1/segments/{id} (segments.update)", () => {
    it("returns 422 for a new entity_type or kind and for a dynamic segment without filter", async () => {
      const id = await segments.createDynamic(scored(50));
      expect(outcome(await fixture.crm.put(`/v1/segments/${id}`, { entity_type: "company" }))).to.deep.equal([
        422,
        "/entity_type",
        "read_only",
      ]);
      expect(outcome(await fixture.crm.put(`/v1/segments/${id}`, { kind: "static" }))[0]).to.equal(422);
      expect(outcome(await fixture.crm.put(`/v1/segments/${id}`, { filter: null }))).to.deep.equal([
        422,
        "/filter",
        "required",
      ]);
      const other = await segments.createStatic();
      expect(outcome(await fixture.crm.put(`/v1/segments/${other}`, { filter: scored(1) }))[2]).to.equal(
        "dynamic_only",
      );
    });
  });

  describe("POST /v1/segments/preview (segments.preview)", () => {
    it("returns matches without writing anything", async () => {
      const tag = unique("preview");
      const [, bob] = [await segments.contact({ tags: [tag] }), await segments.contact({ tags: [tag] })];
      const filter = tagged(tag);
      const before = (await fixture.crm.get("/v1/segments")).at("meta.total");
      const answer = await fixture.crm.post("/v1/segments/preview", { entity_type: "contact", filter, page_size: 1 });
      expect([answer.at("data.total"), answer.list("data.sample").map(({ id }) => id)]).to.deep.equal([2, [bob]]);
      expect((await fixture.crm.get("/v1/segments")).at("meta.total")).to.equal(before);
      const wrong = await fixture.crm.post("/v1/segments/preview", {
        entity_type: "company",
        filter: where({ field: "first_name", operator: "is_empty" }),
      });
      expect(outcome(wrong)).to.deep.equal([422, "/filter/conditions/0/field", "unknown_field"]);
    });
  });

  describe("DELETE /v1/segments/{id} (segments.delete)", () => {
    it("returns 409 in_use while an unfinished campaign uses the segment", async () => {
      const [id, spared] = [await segments.createStatic(), await segments.createStatic()];
      const body = { name: unique("Mailing"), segment_ids: [id], exclude_segment_ids: [spared] };
      const campaign = await fixture.crm.create("/v1/campaigns", body);
      const refused = await fixture.crm.delete(`/v1/segments/${id}`);
      expect([refused.status, refused.at("code"), refused.at("details.0.id")]).to.deep.equal([409, "in_use", campaign]);
      expect((await fixture.crm.delete(`/v1/segments/${spared}`)).status).to.equal(409);
      await fixture.crm.delete(`/v1/campaigns/${campaign}`);
      expect((await fixture.crm.delete(`/v1/segments/${id}`)).status).to.equal(200);
    });
  });

  describe("POST /v1/segments/{id}/restore (segments.restore)", () => {
    it("restores the segment with its members", async () => {
      const id = await segments.createStatic();
      const ada = await segments.contact();
      await segments.add(id, ada);
      await fixture.crm.delete(`/v1/segments/${id}`);
      const restored = await fixture.crm.post(`/v1/segments/${id}/restore`);
      expect(restored.at("data")).to.include({ deleted_at: null, member_count: 1, version: 4 });
      expect(await segments.membersOf(id)).to.deep.equal([ada]);
    });
  });

  describe("Jobs: webhook events of segments", () => {
    it("reports an added member as a change of the count", async () => {
      const id = await segments.createStatic({ name: "Reported" });
      const ada = await segments.contact();
      await segments.add(id, ada);
      const { rows } = await fixture.service.database.pool.raw<{
        rows: { kind: string; version: number; changes: unknown }[];
      }>("SELECT kind, version, changes FROM changes WHERE record_id = ? ORDER BY id", [id]);
      expect(rows).to.deep.equal([
        { kind: "segment.created", version: 1, changes: null },
        { kind: "segment.updated", version: 2, changes: { member_count: { old: 0, new: 1 } } },
      ]);
    });
  });
});

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
      expect((await fixture.crm.put(`/v1/segments/${id}`, { filter: scored(0) })).status).to.equal(200);
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
    return await other.create("/v1/entities", { entity_type: "contact", first_name: "Eve" });
  }
});

import { expect } from "chai";
import { callerByKey } from "../../support/accounts/people.ts";
import { outcome, scored, segmentsOn, tagged, unique, where } from "../../support/segments.ts";
import { useFixture } from "../../support/fixture.ts";

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
    ["no kind", { kind: undefined }, [400, "/kind", "required"]],
    ["another type of record", { entity_type: "task" }, [400, "/entity_type", "enum"]],
    ["its own count", { member_count: 7 }, [400, "/member_count", "unknown_field"]],
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
    it("returns 409 for a name that another segment has, ignoring case", async () => {
      const name = unique("Once");
      const id = await segments.createStatic({ name });
      const second = await segments.create({ name: name.toUpperCase() });
      expect([second.status, second.at("details.0.existing_id")]).to.deep.equal([409, id]);
      await fixture.crm.delete(`/v1/segments/${id}`);
      const successor = await segments.createStatic({ name });
      const restored = await fixture.crm.post(`/v1/segments/${id}/restore`);
      expect([restored.status, restored.at("details.0.existing_id")]).to.deep.equal([409, successor]);
      const renamed = await fixture.crm.put(`/v1/segments/${successor}`, { name: name.toUpperCase() });
      expect(renamed.status).to.equal(200);
    });

    it("changes the given fields and keeps the version if nothing changes", async () => {
      const id = await segments.createDynamic(scored(101), { description: "Old" });
      const changed = await fixture.crm.put(`/v1/segments/${id}`, { description: null, filter: scored(0) });
      expect(changed.at("data")).to.deep.include({ description: null, filter: scored(0), version: 2 });
      expect(changed.at("data.member_count")).to.be.a("number").that.is.greaterThan(0);
      const same = await fixture.crm.put(`/v1/segments/${id}`, { filter: scored(0), description: null });
      expect(same.at("data.version")).to.equal(2);
      const stale = await fixture.crm.put(`/v1/segments/${id}`, { name: "X" }, { "If-Match": '"1"' });
      expect(stale.status).to.equal(412);
    });

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
      const campaign = (await fixture.crm.post("/v1/campaigns", body)).string("data.id");
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
      const deleted = await fixture.crm.delete(`/v1/segments/${id}`);
      expect(deleted.at("data.deleted_at")).to.be.a("string");
      expect((await fixture.crm.get(`/v1/segments/${id}`)).status).to.equal(404);
      expect((await fixture.crm.delete(`/v1/segments/${id}`)).status).to.equal(404);
      const restored = await fixture.crm.post(`/v1/segments/${id}/restore`);
      expect(restored.at("data")).to.include({ deleted_at: null, member_count: 1, version: 4 });
      expect((await fixture.crm.post(`/v1/segments/${id}/restore`)).at("data.version")).to.equal(4);
      expect(await segments.membersOf(id)).to.deep.equal([ada]);
    });
  });

  describe("Jobs: webhook events of segments", () => {
    it("publishes one event for each change", async () => {
      const id = await segments.createStatic({ name: "Reported" });
      const ada = await segments.contact();
      await segments.add(id, ada);
      await fixture.crm.put(`/v1/segments/${id}`, { name: "Renamed" });
      await fixture.crm.delete(`/v1/segments/${id}`);
      await fixture.crm.post(`/v1/segments/${id}/restore`);
      const { rows } = await fixture.service.database.pool.raw<{
        rows: { kind: string; version: number; changes: unknown }[];
      }>("SELECT kind, version, changes FROM changes WHERE record_id = ? ORDER BY id", [id]);
      expect(rows).to.deep.equal([
        { kind: "segment.created", version: 1, changes: null },
        { kind: "segment.updated", version: 2, changes: { member_count: { old: 0, new: 1 } } },
        { kind: "segment.updated", version: 3, changes: { name: { old: "Reported", new: "Renamed" } } },
        { kind: "segment.deleted", version: 4, changes: null },
        { kind: "segment.restored", version: 5, changes: null },
      ]);
    });
  });
});

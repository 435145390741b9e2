import { expect } from "chai";
import { type Caller } from "../../support/caller.ts";
import { createOrganization, createPerson, signIn, callerByKey, signInAs } from "../../support/accounts/people.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("Views: /v1/views", () => {
  const fixture = useFixture({ oracle: true });
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));
  const person = use(() =>
    createPerson(fixture.service, { organization: fixture.organization.record, role: "member" }),
  );
  const member = use(() => signIn(fixture.service.url, person));
  const code = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code") ?? answer.at("code")];
  const created = async (caller: Caller, body: object): Promise<string> => {
    const answer = await caller.post("/v1/views", { name: "View", record_type: "contact", ...body });
    expect(answer.status, answer.text).to.equal(201);
    return answer.string("data.id");
  };
  const idsOf = async (caller: Caller, query = ""): Promise<unknown[]> =>
    (await caller.get(`/v1/views?page_size=100${query}`)).list("data").map(({ id }) => id);

  describe("POST /v1/views (views.create)", () => {
    it("stores columns, filter, sort, grouping and layout, with defaults", async () => {
      const field = { entity_type: "contact", key: "shirt", label: "Shirt", type: "text" };
      await owner.post("/v1/custom-fields", field);
      const filter = { op: "and", conditions: [{ field: "custom_fields.shirt", operator: "eq", value: "red" }] };
      const columns = ["full_name", "address.city", "custom_fields.shirt", "external_ids.hubspot"];
      const given = { columns, filter, sort: "-created_at,last_name", grouping: "lifecycle_stage", layout: "board" };
      const answer = await owner.post("/v1/views", { name: " Red ", record_type: "contact", ...given, position: 3 });
      expect(answer.status, answer.text).to.equal(201);
      expect(answer.at("data")).to.deep.include({ name: "Red", visibility: "personal", is_default: false, ...given });
      const plain = await owner.post("/v1/views", { name: "Plain", record_type: "event" });
      const empty = { columns: [], filter: null, sort: null, grouping: null, layout: "table", position: 0 };
      expect(plain.at("data")).to.deep.include(empty);
    });

    it("returns 422 for fields that the record type does not have, naming similar ones", async () => {
      const post = (body: object): Promise<Answer> =>
        owner.post("/v1/views", { name: "V", record_type: "task", ...body });
      const misspelt = await post({ columns: ["title", "assigne_id"] });
      expect(misspelt.at("details.0")).to.include({ path: "/columns/1", did_you_mean: "assignee_id" });
      for (const body of [
        { columns: ["custom_fields.none"] },
        { columns: ["constructor"] },
        { grouping: "stage" },
        { sort: "-description" },
      ])
        expect(code(await post(body)), JSON.stringify(body)).to.deep.equal([422, "unknown_field"]);
      const filter = { op: "and", conditions: [{ field: "title", operator: "within_last_days", value: 3 }] };
      expect(code(await post({ filter }))).to.deep.equal([422, "operator_not_allowed"]);
      const events = {
        record_type: "event",
        filter: { op: "and", conditions: [{ field: "title", operator: "is_empty" }] },
      };
      expect(code(await post(events))).to.deep.equal([422, "wrong_entity_type"]);
    });

    it("returns 403 for record types that the caller cannot read", async () => {
      const narrow = await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: ["tasks:read"] });
      expect((await narrow.post("/v1/views", { name: "No", record_type: "contact" })).status).to.equal(403);
      expect((await narrow.post("/v1/views", { name: "Yes", record_type: "task" })).status).to.equal(201);
    });

    it("returns 422 above the limit of views per user", async () => {
      const caller = await signInAs(fixture.service, { organization: fixture.organization.record, role: "member" });
      const id = await created(caller, {});
      const { pool } = fixture.service.database;
      await pool.raw(
        `INSERT INTO views (org_id, id, name, record_type, visibility, layout, created_at, updated_at, created_by, updated_by, created_by_user)
         SELECT org_id, gen_random_uuid(), name, record_type, visibility, layout, created_at, updated_at, created_by, updated_by, created_by_user
         FROM views, generate_series(2, 200) WHERE id = ?`,
        [id],
      );
      expect(code(await caller.post("/v1/views", { name: "Too many", record_type: "task" }))).to.deep.equal([
        422,
        "too_many",
      ]);
    });
  });

  describe("GET /v1/views (views.list)", () => {
    it("returns personal views to their creator only, and shared ones to everybody who can read the type", async () => {
      const personal = await created(member, {});
      const shared = await created(member, { visibility: "shared", record_type: "opportunity" });
      expect(await idsOf(member)).to.include.members([personal, shared]);
      expect(await idsOf(owner))
        .to.include(shared)
        .and.not.include(personal);
      expect((await owner.get(`/v1/views/${personal}`)).status).to.equal(404);
      expect((await owner.put(`/v1/views/${personal}`, { name: "Mine" })).status).to.equal(404);
      expect((await owner.delete(`/v1/views/${personal}`)).status).to.equal(404);
      const scopes = ["entities:read"];
      const narrow = await callerByKey(fixture.service, { user: person, scopes });
      expect(await idsOf(narrow))
        .to.include(personal)
        .and.not.include(shared);
      expect((await narrow.get(`/v1/views/${shared}`)).status).to.equal(404);
      const other = await createOrganization(fixture.service);
      const stranger = await signIn(fixture.service.url, other.owner);
      expect(await idsOf(stranger)).to.deep.equal([]);
      expect((await stranger.get(`/v1/views/${shared}`)).status).to.equal(404);
    });
  });

  describe("PUT /v1/views/{id} (views.update)", () => {
    it("keeps one default per user and type, also among concurrent changes", async () => {
      const ids = await Promise.all(
        [1, 2, 3, 4].map(() => created(member, { visibility: "shared", record_type: "note" })),
      );
      const [first = ""] = ids;
      const set = await member.put(`/v1/views/${first}`, { is_default: true });
      expect([set.at("data.is_default"), set.at("data.version")]).to.deep.equal([true, 2]);
      expect((await owner.get(`/v1/views/${first}`)).at("data.is_default")).to.equal(false);
      await owner.put(`/v1/views/${first}`, { is_default: true });
      await Promise.all(ids.map((id) => member.put(`/v1/views/${id}`, { is_default: true })));
      const list = (await member.get("/v1/views?record_type=note&page_size=100")).list("data");
      expect(list.filter(({ is_default }) => is_default)).to.have.length(1);
      expect((await owner.get(`/v1/views/${first}`)).at("data.is_default")).to.equal(true);
      const current = list.find(({ is_default }) => is_default);
      await member.put(`/v1/views/${String(current?.["id"])}`, { is_default: false });
      const none = (await member.get("/v1/views?record_type=note&page_size=100")).list("data");
      expect(none.some(({ is_default }) => is_default)).to.equal(false);
    });

    it("lets the creator and holders of organization:manage change shared views", async () => {
      const shared = await created(owner, { visibility: "shared" });
      expect((await member.put(`/v1/views/${shared}`, { name: "Other" })).status).to.equal(403);
      expect((await member.delete(`/v1/views/${shared}`)).status).to.equal(403);
      expect((await member.put(`/v1/views/${shared}`, { is_default: true })).status).to.equal(200);
      const own = await created(member, { visibility: "shared" });
      expect((await owner.put(`/v1/views/${own}`, { name: "Renamed" })).at("data.name")).to.equal("Renamed");
      expect((await owner.put(`/v1/views/${own}`, { visibility: "personal" })).status).to.equal(403);
      expect((await owner.put(`/v1/views/${own}`, { is_default: true })).status).to.equal(200);
      expect((await member.put(`/v1/views/${own}`, { visibility: "personal" })).status).to.equal(200);
      expect((await owner.get(`/v1/views/${own}`)).status).to.equal(404);
      expect(await idsOf(owner)).to.not.include(own);
    });
  });

  describe("DELETE /v1/views/{id} (views.delete)", () => {
    it("removes the view and the defaults", async () => {
      const id = await created(owner, { record_type: "company", is_default: true });
      expect((await owner.delete(`/v1/views/${id}`)).status).to.equal(200);
      expect((await owner.get(`/v1/views/${id}`)).status).to.equal(404);
      expect(await fixture.service.database.pool("default_views").where({ view_id: id })).to.deep.equal([]);
    });
  });

  describe("PUT /v1/me (me.update)", () => {
    it("stores the theme", async () => {
      expect((await member.get("/v1/me")).at("data.user.theme")).to.equal("system");
      expect((await member.put("/v1/me", { theme: "dark" })).at("data.user.theme")).to.equal("dark");
      expect((await owner.get("/v1/me")).at("data.user.theme")).to.equal("system");
      expect((await member.put("/v1/me", { theme: "blue" })).status).to.equal(400);
    });
  });
});

import { expect } from "chai";
import { createOrganization, callerByKey, strangerTo } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

let numbers = 0;

describe("Custom fields: /v1/custom-fields", () => {
  const fixture = useFixture();

  const define = (more: object = {}): Promise<Answer> =>
    fixture.crm.post("/v1/custom-fields", {
      entity_type: "contact",
      key: `field_${++numbers}`,
      label: "Field",
      type: "text",
      ...more,
    });
  const contact = (custom_fields?: object): Promise<Answer> =>
    fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      first_name: "Ada",
      ...(custom_fields && { custom_fields }),
    });
  const details = (answer: Answer): string[] =>
    answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`);

  describe("definitions of custom fields", () => {
    describe("POST /v1/custom-fields (customFields.create)", () => {
      it("defaults optional fields", async () => {
        const created = await define({ label: "  Shirt\u0065\u0301 size " });
        expect(created.status).to.equal(201);
        expect(created.at("data")).to.include({ label: "Shirté size", required: false, archived: false, position: 0 });
        expect(created.at("data")).to.include({ options: null, description: null, version: 1, deleted_at: null });
      });

      it("frees the key of a deleted field, and compares keys of one entity type", async () => {
        const first = await define({ key: "colour" });
        expect((await define({ key: "colour", entity_type: "company" })).status).to.equal(201);
        await fixture.crm.delete(`/v1/custom-fields/${first.string("data.id")}`);
        expect((await define({ key: "colour", type: "number" })).status).to.equal(201);
      });

      it("creates one field of several concurrent requests for a key", async () => {
        const answers = await Promise.all(Array.from({ length: 6 }, () => define({ key: "raced" })));
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 409, 409, 409, 409, 409]);
      });

      it("requires options for select types and rejects them for others", async () => {
        expect(details(await define({ type: "select" }))).to.deep.equal(["/options required"]);
        expect(details(await define({ type: "date", options: ["a"] }))).to.deep.equal(["/options type"]);
        expect(details(await define({ type: "select", options: ["a", " a"] }))).to.deep.equal([
          "/options/1 not_unique",
        ]);
        expect(details(await define({ type: "select", options: ["a", " "] }))).to.deep.equal(["/options/1 too_short"]);
        const id = (await define()).string("data.id");
        const refused = await fixture.crm.put(`/v1/custom-fields/${id}`, { options: ["a"] });
        expect([refused.status, details(refused)]).to.deep.equal([422, ["/options no_options"]]);
        expect(refused.at("details.0.message")).to.include("type select or multi_select");
      });

      it("limits fields to 100 for each entity_type", async () => {
        const other = await createOrganization(fixture.service);
        const as = await callerByKey(fixture.service, { user: other.owner });
        const create = (key: string): Promise<Answer> =>
          as.post("/v1/custom-fields", { entity_type: "company", key, label: "Key", type: "text" });
        await create("first");
        await fixture.service.database.pool.raw(
          `INSERT INTO custom_fields (org_id, id, entity_type, key, label, type, required, position, archived, created_at,
           updated_at, created_by, updated_by)
         SELECT org_id, gen_random_uuid(), entity_type, 'more_' || n, label, type, required, position, archived, created_at,
           updated_at, created_by, updated_by
         FROM custom_fields, generate_series(1, 98) AS n WHERE org_id = ?`,
          [other.id],
        );
        const answers = await Promise.all([create("one"), create("other")]);
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 422]);
        expect(answers.flatMap((answer) => (answer.status === 422 ? details(answer) : []))).to.deep.equal([
          "/entity_type too_many",
        ]);
      });

      it("isolates the fields of another organization", async () => {
        const key = (await define()).string("data.key");
        const as = await strangerTo(fixture.service);
        const refused = await as.post("/v1/entities", {
          entity_type: "contact",
          first_name: "A",
          custom_fields: { [key]: "x" },
        });
        expect(details(refused)).to.deep.equal([`/custom_fields/${key} unknown_custom_field`]);
        const free = await as.post("/v1/custom-fields", { entity_type: "contact", key, label: "L", type: "date" });
        expect(free.status).to.equal(201);
      });
    });

    describe("DELETE /v1/custom-fields/{id} (customFields.delete)", () => {
      it("returns 409 in_use while a record has a value, also a deleted one", async () => {
        const created = await define();
        const path = `/v1/custom-fields/${created.string("data.id")}`;
        const key = created.string("data.key");
        const record = `/v1/entities/${(await contact({ [key]: "value" })).string("data.id")}`;
        await fixture.crm.delete(record);
        const refused = await fixture.crm.delete(path);
        expect([refused.status, refused.at("code")]).to.deep.equal([409, "in_use"]);
        await fixture.crm.post(`${record}/restore`);
        await fixture.crm.put(record, { custom_fields: { [key]: null } });
        expect((await fixture.crm.delete(path)).status).to.equal(200);
      });

      it("returns 409 while a segment uses the field", async () => {
        const created = await define();
        const condition = { field: `custom_fields.${created.string("data.key")}`, operator: "eq", value: "x" };
        const filter = { op: "and", conditions: [{ op: "not", conditions: [condition] }] };
        const body = { name: "Asking", entity_type: "contact", kind: "dynamic", filter };
        const segment = await fixture.crm.create("/v1/segments", body);
        const path = `/v1/custom-fields/${created.string("data.id")}`;
        expect((await fixture.crm.delete(path)).status).to.equal(409);
        await fixture.crm.delete(`/v1/segments/${segment}`);
        expect((await fixture.crm.delete(path)).status).to.equal(200);
      });
    });
  });

  describe("values of custom fields", () => {
    describe("POST /v1/entities (entities.create)", () => {
      it("returns an error for every invalid value and writes nothing", async () => {
        const [day, size] = [await define({ type: "date" }), await define({ type: "select", options: ["s", "m"] })];
        const [dayKey, sizeKey] = [day.string("data.key"), size.string("data.key")];
        const refused = await contact({ [dayKey]: "2027-02-29", [sizeKey]: "xl", nothing: 1 });
        expect(refused.status).to.equal(422);
        expect(details(refused)).to.have.members([
          `/custom_fields/${dayKey} format`,
          `/custom_fields/${sizeKey} enum`,
          "/custom_fields/nothing unknown_custom_field",
        ]);
        expect(refused.list("details").find(({ code }) => code === "enum")?.["allowed_values"]).to.deep.equal([
          "s",
          "m",
        ]);
        const created = await contact({ [dayKey]: "2028-02-29", [sizeKey]: "m" });
        expect(created.at("data.custom_fields")).to.deep.equal({ [dayKey]: "2028-02-29", [sizeKey]: "m" });
        const path = `/v1/entities/${created.string("data.id")}`;
        expect((await fixture.crm.put(path, { custom_fields: { [sizeKey]: 3 } })).status).to.equal(422);
        const cleared = await fixture.crm.put(path, { custom_fields: { [dayKey]: null } });
        expect(cleared.at("data")).to.deep.include({ version: 2, custom_fields: { [sizeKey]: "m" } });
      });

      it("returns 422 for a field of another entity_type", async () => {
        const key = (await define({ entity_type: "company" })).string("data.key");
        expect(details(await contact({ [key]: "x" }))).to.deep.equal([`/custom_fields/${key} unknown_custom_field`]);
      });
    });

    describe("POST /v1/entities/search (entities.search)", () => {
      it("searches values according to their types", async () => {
        const defined = await define({ type: "number" });
        const key = defined.string("data.key");
        const ids: string[] = [];
        for (const value of [1, 20, 3]) ids.push((await contact({ [key]: value })).string("data.id"));
        const search = (operator: string, value: unknown): Promise<Answer> => {
          const conditions = [{ field: `custom_fields.${key}`, operator, value }];
          return fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions } });
        };
        const found = (await search("gte", 3)).list("data").map(({ id }) => id);
        expect(found).to.have.members([ids[1], ids[2]]);
        expect((await search("contains", "3")).status).to.equal(422);
        const id = defined.string("data.id");
        await fixture.crm.put(`/v1/custom-fields/${id}`, { archived: true });
        expect((await search("eq", 20)).list("data").map((record) => record["id"])).to.deep.equal([ids[1]]);
      });
    });

    describe("PUT /v1/entities/{id} (entities.update)", () => {
      it("keeps values of removed options and archived fields, also when they are sent back", async () => {
        const defined = await define({ type: "select", options: ["old", "new"] });
        const key = defined.string("data.key");
        const created = await contact({ [key]: "old" });
        const path = `/v1/entities/${created.string("data.id")}`;
        for (const options of [["new", "newer"], ["new"]]) {
          await fixture.crm.put(`/v1/custom-fields/${defined.string("data.id")}`, { options });
        }
        const conditions = [{ field: `custom_fields.${key}`, operator: "in", value: ["old", "newer"] }];
        const found = await fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions } });
        expect(found.list("data").map(({ id }) => id)).to.deep.equal([created.string("data.id")]);
        const back = await fixture.crm.put(path, { job_title: "Boss", custom_fields: { [key]: "old" } });
        expect(back.at("data")).to.deep.include({ job_title: "Boss", custom_fields: { [key]: "old" } });
        expect(details(await contact({ [key]: "old" }))).to.deep.equal([`/custom_fields/${key} enum`]);
        await fixture.crm.put(`/v1/custom-fields/${defined.string("data.id")}`, { archived: true });
        expect((await fixture.crm.put(path, { custom_fields: { [key]: "new" } })).at("details.0.code")).to.equal(
          "archived_custom_field",
        );
      });
    });
  });
});

describe("Custom fields: required /v1/custom-fields", () => {
  const fixture = useFixture();

  const define = (more: object): Promise<Answer> =>
    fixture.crm.post("/v1/custom-fields", { key: `field_${++numbers}`, label: "Field", type: "text", ...more });
  const details = (answer: Answer): string[] =>
    answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`);

  describe("POST /v1/entities (entities.create)", () => {
    it("requires a value on creation and not in existing records", async () => {
      const body = { entity_type: "company", name: "Before" };
      const before = `/v1/entities/${await fixture.crm.create("/v1/entities", body)}`;
      const defined = await define({ entity_type: "company", required: true });
      const [path, key] = [`/v1/custom-fields/${defined.string("data.id")}`, defined.string("data.key")];
      const refused = [
        await fixture.crm.post("/v1/entities", { ...body, domain: "after.example" }),
        await fixture.crm.post("/v1/entities", { ...body, domain: "after.example", custom_fields: { [key]: " " } }),
      ];
      for (const answer of refused) {
        expect([answer.status, ...details(answer)]).to.deep.equal([422, `/custom_fields/${key} required`]);
      }
      expect((await fixture.crm.get("/v1/entities?domain=after.example")).at("meta.total")).to.equal(0);
      expect((await fixture.crm.put(before, { industry: "Machinery" })).status).to.equal(200);
      expect((await fixture.crm.put(before, { custom_fields: { [key]: "x" } })).status).to.equal(200);
      const cleared = await fixture.crm.put(before, { custom_fields: { [key]: null } });
      expect([cleared.status, ...details(cleared)]).to.deep.equal([422, `/custom_fields/${key} required`]);
      await fixture.crm.put(path, { archived: true });
      expect((await fixture.crm.post("/v1/entities", { ...body, domain: "after.example" })).status).to.equal(201);
    });

    it("requires a value in opportunities and tasks", async () => {
      for (const [entity_type, route, body] of [
        ["opportunity", "/v1/opportunities", { name: "Deal" }],
        ["task", "/v1/tasks", { title: "Call" }],
      ] as const) {
        const defined = await define({ entity_type, required: true, type: "number" });
        const key = defined.string("data.key");
        const refused = await fixture.crm.post(route, body);
        expect([refused.status, ...details(refused)], route).to.deep.equal([422, `/custom_fields/${key} required`]);
        const created = await fixture.crm.post(route, { ...body, custom_fields: { [key]: 5 } });
        expect(created.at("data.custom_fields"), route).to.deep.equal({ [key]: 5 });
        const path = `/v1/custom-fields/${defined.string("data.id")}`;
        expect((await fixture.crm.delete(path)).status, route).to.equal(409);
        await fixture.crm.put(path, { required: false });
      }
    });
  });
});

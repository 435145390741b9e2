import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { csvColumns, valueOfCell } from "../../../src/features/imports/rules/csv-columns.ts";
import type { EntityType } from "../../../src/base/records/rules/entity.ts";
import { customFieldsOf } from "../../../src/base/records/custom-fields.ts";
import { createStore } from "../../../src/base/store/store.ts";
import { finished } from "../../support/queue.ts";
import { callerByKey, strangerTo, createPerson } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Caller } from "../../support/caller.ts";

describe("Exports: /v1/exports", () => {
  const fixture = useFixture({ oracle: true });

  /** Returns the rows of a finished export, keyed by the header. */
  async function exported(body: object, crm = fixture.crm): Promise<Record<string, string>[]> {
    const asked = await crm.post("/v1/exports", body);
    expect(asked.status, asked.text).to.equal(201);
    expect((await finished(crm, asked.string("data.job_id"))).at("data.status")).to.equal("completed");
    const file = await crm.get(`/v1/exports/${asked.string("data.id")}/file`);
    expect(file.status).to.equal(200);
    return parse(file.text, { columns: true, record_delimiter: "\r\n" });
  }

  describe("POST /v1/exports (exports.create)", () => {
    it("exports all values of all records in a format that an import accepts", async () => {
      await fixture.crm.post("/v1/custom-fields", {
        entity_type: "contact",
        key: "languages",
        label: "Languages",
        type: "multi_select",
        options: ["en", "f;r"],
      });
      await fixture.crm.post("/v1/custom-fields", {
        entity_type: "contact",
        key: "seats",
        label: "Seats",
        type: "number",
      });
      const written = {
        entity_type: "contact",
        first_name: "=HYPERLINK(1)",
        last_name: 'O"Brien, ÉŁÖ',
        email: "round.trip@export.example",
        additional_emails: ["second@export.example"],
        phone: "+33123456789",
        description: "two\nlines; and 'quotes'",
        tags: ["vip", "a; b", "'=x"],
        lead_score: 42,
        do_not_call: true,
        birthday: "1990-01-31",
        address: { street: "1, rue de la Paix", city: "Paris", country: "FR" },
        custom_fields: { languages: ["en", "f;r"], seats: -2.5 },
        external_ids: { "old.crm": "@7", hubspot: "12" },
      };
      const created = await fixture.crm.post("/v1/entities", written);
      expect(created.status, created.text).to.equal(201);
      const id = created.string("data.id");
      const rows = await exported({ entity_type: "contact" });
      const row = rows.find((line) => line["id"] === id) ?? {};
      expect(row["first_name"]).to.equal("'=HYPERLINK(1)");
      expect(row["phone"]).to.equal("'+33123456789");
      expect(await readBack("contact", row)).to.deep.include({ ...written, entity_type: "contact" });
      expect(row["created_at"]).to.equal(created.string("data.created_at"));
    });

    it("exports the records that match the filter with the given fields", async () => {
      for (const score of [10, 90]) {
        const company = { entity_type: "company", name: `Score ${score}`, lead_score: score, website: null };
        await fixture.crm.post("/v1/entities", company);
      }
      const filter = { op: "and", conditions: [{ field: "lead_score", operator: "gt", value: 50 }] };
      const rows = await exported({
        entity_type: "company",
        filter,
        fields: ["lead_score", "name", "billing_address"],
      });
      expect(rows).to.deep.equal([
        {
          name: "Score 90",
          lead_score: "90",
          "billing_address.street": "",
          "billing_address.city": "",
          "billing_address.region": "",
          "billing_address.postal_code": "",
          "billing_address.country": "",
        },
      ]);
      expect(Object.keys(rows[0] ?? {}), "the order of `fields`").to.deep.equal([
        "lead_score",
        "name",
        "billing_address.street",
        "billing_address.city",
        "billing_address.region",
        "billing_address.postal_code",
        "billing_address.country",
      ]);
      const alone = await exported({ entity_type: "company", filter, fields: ["website"] });
      expect(alone, "an empty line would be no record").to.deep.equal([{ website: "" }]);
      const nothing = { op: "and", conditions: [{ field: "name", operator: "eq", value: "nobody" }] };
      expect(await exported({ entity_type: "company", filter: nothing })).to.deep.equal([]);
    });

    it("excludes deleted records and other organizations", async () => {
      const gone = await fixture.crm.post("/v1/entities", { entity_type: "contact", email: "gone@export.example" });
      await fixture.crm.delete(`/v1/entities/${gone.string("data.id")}`);
      const crm = await strangerTo(fixture.service);
      await crm.post("/v1/entities", { entity_type: "contact", email: "theirs@export.example" });
      const ours = (await exported({ entity_type: "contact" })).map(({ email }) => email);
      expect(ours).to.include("round.trip@export.example").and.not.include.members(["gone@export.example"]);
      expect(ours).not.to.include("theirs@export.example");
      const theirs = await exported({ entity_type: "contact" }, crm);
      expect(theirs.map(({ email }) => email)).to.deep.equal(["theirs@export.example"]);
    });

    it("returns 422 for every unknown field and filter and enqueues nothing", async () => {
      const before = await fixture.service.database.pool("jobs").count();
      const fields = await fixture.crm.post("/v1/exports", {
        entity_type: "company",
        fields: ["nmae", "first_name", "custom_fields.no"],
      });
      expect(fields.status).to.equal(422);
      expect(fields.list("details").map(({ path, code }) => [path, code])).to.deep.equal([
        ["/fields/0", "unknown_field"],
        ["/fields/1", "unknown_field"],
        ["/fields/2", "unknown_custom_field"],
      ]);
      expect(fields.at("details.0.did_you_mean")).to.equal("name");
      const filter = { op: "and", conditions: [{ field: "first_name", operator: "eq", value: "x" }] };
      const other = await fixture.crm.post("/v1/exports", { entity_type: "company", filter });
      expect([other.status, other.at("details.0.path")]).to.deep.equal([422, "/filter/conditions/0/field"]);
      expect((await fixture.crm.post("/v1/exports", { entity_type: "lead" })).status).to.equal(400);
      expect(await fixture.service.database.pool("jobs").count()).to.deep.equal(before);
    });

    it("returns 403 for filters on opportunities without opportunities:read", async () => {
      const caller = await callerByKey(fixture.service, {
        user: fixture.organization.owner,
        scopes: ["entities:read", "records:export"],
      });
      const filter = { op: "and", conditions: [{ field: "opportunities.won_amount", operator: "gt", value: 1_000 }] };
      const asked = await caller.post("/v1/exports", { entity_type: "contact", filter });
      expect([asked.status, asked.at("details.0.required")]).to.deep.equal([403, ["opportunities:read"]]);
      expect((await fixture.crm.post("/v1/exports", { entity_type: "contact", filter })).status).to.equal(201);
    });
  });

  describe("GET /v1/exports/{id} (exports.get)", () => {
    it("returns 404 once the export and its file have expired", async () => {
      const asked = await fixture.crm.post("/v1/exports", { entity_type: "contact" });
      await finished(fixture.crm, asked.string("data.job_id"));
      const { pool } = fixture.service.database;
      await pool("exports")
        .where({ id: asked.string("data.id") })
        .update({ expires_at: pool.fn.now() });
      expect((await fixture.crm.get(`/v1/exports/${asked.string("data.id")}`)).status).to.equal(404);
      expect((await fixture.crm.get(`/v1/exports/${asked.string("data.id")}/file`)).status).to.equal(404);
    });
  });

  describe("GET /v1/exports/{id}/file (exports.file)", () => {
    it("returns a named file after a job that counts its rows", async () => {
      const asked = await fixture.crm.post("/v1/exports", { entity_type: "contact", fields: ["email"] });
      const [id, jobId] = [asked.string("data.id"), asked.string("data.job_id")];
      expect(asked.headers.get("location")).to.equal(`/v1/exports/${id}`);
      expect(asked.at("data.status")).to.equal("queued");
      const job = await finished(fixture.crm, jobId);
      expect(job.at("data.result")).to.deep.equal({ type: "export", id });
      expect(job.at("data.done")).to.equal(job.at("data.total"));
      const done = await fixture.crm.get(`/v1/exports/${id}`);
      const file = await fixture.crm.get(`/v1/exports/${id}/file`);
      expect(done.at("data.rows")).to.equal(job.at("data.done"));
      expect(done.at("data.bytes")).to.equal(Buffer.byteLength(file.text));
      expect(file.headers.get("content-type")).to.equal("text/csv; charset=utf-8");
      expect(file.headers.get("content-disposition")).to.match(
        /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(file.text.startsWith("email\r\n")).to.equal(true);
      const kept = Date.parse(done.string("data.expires_at")) - Date.parse(done.string("data.created_at"));
      expect(kept / 86_400_000).to.be.closeTo(7, 0.01);
    });
  });

  async function readBack(type: EntityType, row: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
    const store = createStore(fixture.service.database.pool);
    const orgId = fixture.organization.id;
    const customFields = await customFieldsOf(store, orgId, type);
    const namespaces = await store.exports.namespaces(orgId, type);
    const record: Record<string, unknown> = { entity_type: type };
    for (const column of csvColumns(type, { customFields, namespaces })) {
      const value = valueOfCell(column, row[column.name] ?? "");
      if (column.member === null) record[column.field] = value;
      else if (value !== null) record[column.field] = { ...(record[column.field] ?? {}), [column.member]: value };
    }
    return record;
  }
});

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

    it("returns 403 without the scope for the records", async () => {
      const reader = await keyWith(["notes:read"]);
      for (const path of ["/v1/imports/fields?entity_type=contact", "/v1/exports/fields?entity_type=contact"])
        expect((await reader.get(path)).at("code")).to.equal("insufficient_scope");
    });

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

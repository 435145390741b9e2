import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { createOrganization, callerByKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { imported } from "../../support/imports.ts";
import { indexedFields } from "../../support/indexed-fields.ts";
import { until } from "../../support/queue.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";
import type { Answer } from "../../support/wire.ts";
import { newId } from "../../../src/base/platform/ids.ts";

describe("Indexed custom fields: /v1/custom-fields", () => {
  const fixture = useFixture();
  const records = recordFactories(fixture);
  const fields = indexedFields(fixture);
  const withValue = (key: string, value: unknown): Promise<string> =>
    records.contact({ custom_fields: { [key]: value } });
  const details = (answer: Answer): string[] =>
    answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`);
  const put = (id: string, key: string, value: unknown): Promise<Answer> =>
    fixture.crm.put(`/v1/entities/${id}`, { custom_fields: { [key]: value } });
  const emptied = async (): Promise<void> => {
    await fields.deleteFormer();
    await until(async () => (await fields.values()) === 0, "the values are deleted", 60);
  };

  afterEach(async () => {
    for (const { id, indexed } of (await fixture.crm.get("/v1/custom-fields?page_size=100")).list("data"))
      if (indexed === true) await fixture.crm.put(`/v1/custom-fields/${String(id)}`, { indexed: false });
    await emptied();
  });

  it("are not indexed by default, and ready after the values of existing records were added", async () => {
    const field = await fields.defined();
    const path = fields.pathOf(field);
    expect((await fixture.crm.get(path)).at("data")).to.include({ indexed: false, index_status: null });
    const id = await withValue(field.key, "gold");
    expect(await fields.values()).to.equal(0);
    const marked = await fixture.crm.put(path, { indexed: true });
    expect(marked.at("data")).to.include({ indexed: true, index_status: "building", version: 2 });
    expect(await fields.found(field, "eq", "gold")).to.deep.equal([id]);
    await fields.ready(field);
    expect((await fixture.crm.get(path)).at("data.version")).to.equal(2);
    expect(await fields.values()).to.equal(1);
    expect(await fields.found(field, "eq", "Gold")).to.deep.equal([id]);
  });

  it("lose the values when the mark is removed, and get them again", async () => {
    const field = await fields.indexed();
    const id = await withValue(field.key, "gold");
    const unmarked = await fixture.crm.put(fields.pathOf(field), { indexed: false });
    expect(unmarked.at("data")).to.include({ indexed: false, index_status: null });
    expect([await fields.found(field, "eq", "gold"), await fields.values()]).to.deep.equal([[id], 1]);
    await emptied();
    await withValue(field.key, "silver");
    expect(await fields.values()).to.equal(0);
    for (const indexed of [true, false, true]) await fixture.crm.put(fields.pathOf(field), { indexed });
    await fields.ready(field);
    await fields.deleteFormer();
    await until(async () => (await fields.values()) === 2, "the values are stored", 60);
    expect(await fields.found(field, "eq", "gold")).to.deep.equal([id]);
  });

  it("follow changes, deletion, restoration and purge of a record", async () => {
    const field = await fields.indexed({ type: "number" });
    const id = await withValue(field.key, 1);
    await put(id, field.key, 2);
    expect([await fields.found(field, "eq", 1), await fields.found(field, "eq", 2)]).to.deep.equal([[], [id]]);
    await fixture.crm.delete(`/v1/entities/${id}`);
    expect(await fields.found(field, "eq", 2)).to.deep.equal([]);
    await fixture.crm.post(`/v1/entities/${id}/restore`);
    expect(await fields.found(field, "eq", 2)).to.deep.equal([id]);
    await put(id, field.key, null);
    expect([await fields.found(field, "is_not_empty"), await fields.values(id)]).to.deep.equal([[], 0]);
    await put(id, field.key, 3);
    await fixture.crm.delete(`/v1/entities/${id}`);
    await fixture.crm.post(`/v1/entities/${id}/purge`);
    expect(await fields.values()).to.equal(0);
  });

  it("follow merges, upserts, batches and imports", async () => {
    const field = await fields.indexed();
    const { key } = field;
    const kept = await records.contact();
    const duplicate = await withValue(key, "merged");
    await fixture.crm.post(`/v1/entities/${kept}/merge`, { duplicate_ids: [duplicate] });
    expect(await fields.found(field, "eq", "merged")).to.deep.equal([kept]);
    const operations = [
      { method: "update", id: kept, changes: { custom_fields: { [key]: "changed" } } },
      { method: "create", record: { entity_type: "contact", first_name: "B", custom_fields: { [key]: "batch" } } },
    ];
    const batch = await fixture.crm.post("/v1/entities/batch", { operations });
    expect(batch.status, batch.text).to.equal(200);
    expect(await fields.found(field, "eq", "changed")).to.deep.equal([kept]);
    expect(await fields.found(field, "in", ["batch", "merged"])).to.have.length(1);
    const file = `email,custom_fields.${key}\nimported@indexed.example,imported\nother@indexed.example,\n`;
    await imported(fixture.crm, { entity_type: "contact" }, file);
    expect(await fields.found(field, "eq", "imported")).to.have.length(1);
  });

  it("are used within alternatives and negations", async () => {
    const [size, tier] = [await fields.indexed({ type: "number" }), await fields.indexed()];
    const both = await records.contact({ custom_fields: { [size.key]: 1, [tier.key]: "gold" } });
    const [small, gold] = [await withValue(size.key, 1), await withValue(tier.key, "gold")];
    const neither = await records.contact();
    const conditions = [
      { field: `custom_fields.${size.key}`, operator: "lt", value: 5 },
      { field: `custom_fields.${tier.key}`, operator: "eq", value: "gold" },
    ];
    const ids = async (op: string): Promise<unknown[]> =>
      (await fields.search(conditions, op)).list("data").map(({ id }) => id);
    expect(await ids("or")).to.have.members([both, small, gold]);
    expect(await ids("and")).to.deep.equal([both]);
    const others = await ids("not");
    expect([both, small, gold, neither].filter((id) => others.includes(id))).to.deep.equal([neither]);
  });

  it("of contacts and companies with one key are found together, also if only one is indexed", async () => {
    const contacts = await fields.indexed({ key: "shared_key" });
    await fields.defined({ key: "shared_key", entity_type: "company" });
    const contact = await withValue("shared_key", "both");
    const body = { entity_type: "company", name: "Engines", custom_fields: { shared_key: "both" } };
    const company = await fixture.crm.create("/v1/entities", body);
    expect(await fields.found(contacts, "eq", "both")).to.have.members([contact, company]);
    const second = (await fixture.crm.get("/v1/custom-fields?entity_type=company")).list("data")[0];
    const companies = { id: String(second?.["id"]), key: "shared_key" };
    await fixture.crm.put(fields.pathOf(companies), { indexed: true });
    await fields.ready(companies);
    expect(await fields.found(contacts, "eq", "both")).to.have.members([contact, company]);
  });

  it("are refused for other record types and for several options, in the caller's language", async () => {
    const several = await fields.define({ type: "multi_select", options: ["a"], indexed: true });
    expect([several.status, details(several)]).to.deep.equal([422, ["/indexed not_indexable"]]);
    const task = await fields.defined({ entity_type: "task" });
    const refused = await fixture.crm.put(fields.pathOf(task), { indexed: true });
    expect([refused.status, details(refused)]).to.deep.equal([422, ["/indexed not_indexable"]]);
    expect(refused.at("details.0.message")).to.include("contacts and companies");
    const french = { "Accept-Language": "fr" };
    const inFrench = await fixture.crm.put(fields.pathOf(task), { indexed: true }, french);
    expect(inFrench.at("details.0.message")).to.include("champs personnalisés des contacts et des entreprises");
    expect((await fixture.crm.put(fields.pathOf(task), { indexed: false })).status).to.equal(200);
  });

  it("are at most five per record type, also when requests compete", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => fields.defined({ indexed: true })));
    const [one, other] = [await fields.defined(), await fields.defined()];
    const mark = (indexed: boolean) => async (field: { id: string; key: string }) =>
      await fixture.crm.put(fields.pathOf(field), { indexed });
    const answers = await Promise.all([one, other].map(mark(true)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.at("details.0")).to.include({ path: "/indexed", code: "too_many_indexed", limit: 5 });
    expect((await fields.define({ indexed: true })).status).to.equal(422);
    expect((await fields.define({ indexed: true, entity_type: "company" })).status).to.equal(201);
    for (const field of all.slice(0, 1)) await fixture.crm.delete(fields.pathOf(field));
    for (const field of all.slice(1, 2)) await mark(false)(field);
    expect((await Promise.all([one, other].map(mark(true)))).map(({ status }) => status)).to.deep.equal([200, 200]);
  });

  it("belong to one organization", async () => {
    const organization = await createOrganization(fixture.service);
    const crm: Caller = await callerByKey(fixture.service, { user: organization.owner });
    const field = await fields.indexed({ key: "one_key" });
    await fields.define({ key: "one_key" }, crm);
    const body = { entity_type: "contact", first_name: "Eve", custom_fields: { one_key: "gold" } };
    expect((await crm.post("/v1/entities", body)).status).to.equal(201);
    expect(await fields.found(field, "eq", "gold")).to.deep.equal([]);
    const { pool } = fixture.service.database;
    expect(await pool("entity_values").where({ org_id: organization.id })).to.deep.equal([]);
  });
});

describe("Jobs: index of a custom field", () => {
  const fixture = useFixture();
  const records = recordFactories(fixture);
  const fields = indexedFields(fixture);
  const withValue = (key: string, value: unknown): Promise<string> =>
    records.contact({ custom_fields: { [key]: value } });

  it("complete an index after they ran before, in part or completely", async () => {
    const field = await fields.indexed();
    const ids = [await withValue(field.key, "a"), await withValue(field.key, "a")];
    const { pool } = fixture.service.database;
    const stored = await pool("custom_fields").where({ id: field.id }).first<{ index_id: string }>("index_id");
    await pool("custom_fields").where({ id: field.id }).update({ index_status: "building" });
    await pool("entity_values").where({ entity_id: ids[1] }).delete();
    for (let runs = 0; runs < 2; runs += 1) {
      const payload = { field_id: field.id, index_id: stored.index_id };
      await storeOf(fixture).jobs.enqueue(fixture.organization.id, {
        id: newId(),
        kind: "custom_field.index",
        payload,
      });
      await fields.ready(field);
      expect(await fields.values()).to.equal(2);
    }
    expect(await fields.found(field, "eq", "a")).to.have.members(ids);
  });

  it("wait for writes that do not know the mark yet", async () => {
    const field = await fields.defined();
    const id = await records.contact();
    const { pool } = fixture.service.database;
    const tx = await pool.transaction();
    await tx("entities")
      .where({ id })
      .update({ custom_fields: JSON.stringify({ [field.key]: "late" }) });
    await fixture.crm.put(fields.pathOf(field), { indexed: true });
    const waiting = pool("jobs").whereRaw("payload ->> 'field_id' = ? AND payload ->> 'fence' IS NOT NULL", [field.id]);
    await until(async () => (await waiting.clone()).length === 1, "the job waits");
    expect((await fixture.crm.get(fields.pathOf(field))).at("data.index_status")).to.equal("building");
    await tx.commit();
    await fields.ready(field);
    expect(await fields.found(field, "eq", "late")).to.deep.equal([id]);
  });
});

import { expect } from "chai";
import { Crm } from "../../../src/adapters/sdk/crm.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { useFixture } from "../../support/fixture.ts";

type Fields = Readonly<Record<string, unknown>>;

describe("PUT /v1/entities/{id} (entities.update) with read-only fields", () => {
  const fixture = useFixture({ oracle: true });
  const made = async (body: object): Promise<{ path: string; record: Fields }> => {
    const answer = await fixture.crm.post("/v1/entities", body);
    return { path: `/v1/entities/${answer.string("data.id")}`, record: answer.at("data") as Fields };
  };
  const contact = (more: object = {}) => made({ entity_type: "contact", first_name: "Ada", tags: ["a"], ...more });

  it("accepts unchanged read-only fields together with changed ones", async () => {
    const { path, record } = await made({ entity_type: "company", name: "Acme", billing_address: { city: "Paris" } });
    const answer = await fixture.crm.put(path, { ...record, industry: "Machinery" });
    expect(answer.at("data")).to.include({ industry: "Machinery", version: 2, name: "Acme" });
  });

  it("accepts another notation of the same time or id", async () => {
    const { path, record } = await contact();
    const created = new Date(String(record["created_at"]));
    const local = new Date(created.getTime() + 2 * 3_600_000).toISOString().replace("Z", "+02:00");
    const id = String(record["id"]).toUpperCase();
    expect((await fixture.crm.put(path, { id, created_at: local, lead_score: 7 })).at("data.lead_score")).to.equal(7);
  });

  it("returns 422 read_only with a remedy in both languages and writes nothing", async () => {
    const { path, record } = await contact();
    const body = { ...record, full_name: "Other", version: 9, lead_score: 50 };
    const answer = await fixture.crm.put(path, body);
    expect(answer.problems.toSorted()).to.deep.equal([422, "/full_name read_only", "/version read_only"].toSorted());
    expect(answer.at("details.0.message")).to.match(/^This field is read-only.*Omit it, or read/);
    const french = await fixture.crm.put(path, body, { "Accept-Language": "fr" });
    expect(french.at("details.0.message")).to.match(/^Ce champ est en lecture seule.*Ne l’envoyez pas, ou relisez/);
    expect((await fixture.crm.get(path)).at("data")).to.deep.equal(record);
  });

  it("returns 412 for an outdated version before read_only errors", async () => {
    const { path, record } = await contact();
    await fixture.crm.put(path, { lead_score: 1 });
    const stale = await fixture.crm.put(path, { ...record, lead_score: 2 }, { "If-Match": '"1"' });
    expect([stale.status, stale.at("code")]).to.deep.equal([412, "version_conflict"]);
    expect((await fixture.crm.put(path, { ...record, lead_score: 2 })).problems).to.include("/version read_only");
  });

  it("applies concurrent changes of whole records without losing one", async () => {
    const { path, record } = await contact();
    const { version: _, updated_at: __, updated_by: ___, ...stable } = record;
    const scores = [10, 20, 30, 40, 50, 60];
    const answers = await Promise.all(scores.map((lead_score) => fixture.crm.put(path, { ...stable, lead_score })));
    expect(answers.map(({ status }) => status)).to.deep.equal(scores.map(() => 200));
    expect((await fixture.crm.get(path)).at("data.version")).to.equal(1 + scores.length);
  });

  it("accepts unchanged read-only fields in the types of the SDK", async () => {
    const crm = new Crm({ apiKey: fixture.key, baseUrl: fixture.service.url, maxRetries: 0 });
    const task = await crm.tasks.create({ body: { title: "Read" } });
    const path = { id: task.id };
    const { version } = await crm.tasks.update({ path, body: await crm.tasks.get({ path }) });
    expect(version).to.equal(1);
    const changed = await crm.tasks.update({ path, body: { ...task, id: task.id, title: "Written" } });
    expect(changed).to.include({ title: "Written", version: 2 });
  });

  describe("POST /v1/entities/batch (entities.batch)", () => {
    it("accepts unchanged read-only fields in each operation", async () => {
      const { record } = await contact();
      const { id } = record;
      const operations = [
        { method: "update", id, changes: { ...record, lead_score: 3 } },
        { method: "update", id, changes: { ...record, lead_score: 4 } },
      ];
      const answer = await fixture.crm.post("/v1/entities/batch", { operations });
      expect(answer.at("data.results.0")).to.deep.include({ status: 200 });
      expect(answer.at("data.results.0.data.lead_score")).to.equal(3);
      expect(answer.at("data.results.1.status")).to.equal(422);
      expect(answer.at("data.results.1.error.details.0")).to.include({ path: "/changes/version", code: "read_only" });
    });
  });

  describe("tools/call update_crm_record", () => {
    it("accepts read-only fields as get_crm_record returns them", async () => {
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const record_type = "contact";
      const { record } = await contact();
      const shown = (await crm.use("get_crm_record", { record_type, record_id: record["id"] })).at("record") as Fields;
      const given = { record_type, record_id: record["id"] };
      const same = await crm.use("update_crm_record", { ...given, fields: shown });
      expect([same.at("changed_fields"), same.at("record.version")]).to.deep.equal([[], 1]);
      const changed = await crm.use("update_crm_record", { ...given, fields: { ...shown, lead_score: 9 } });
      expect(changed.at("changed_fields")).to.deep.equal(["lead_score"]);
      const refused = await crm.refused("update_crm_record", { ...given, fields: { ...shown, full_name: "Other" } });
      expect(refused.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`)).to.include(
        "/fields/full_name read_only",
      );
    });

    it("returns read_only for a correct guess without permission to read the record", async () => {
      const scopes = ["entities:write"];
      const crm = await assistantOf(fixture.service, fixture.organization.owner, { scopes });
      const { record } = await contact();
      const given = { record_type: "contact", record_id: record["id"] };
      const guess = { email_deliverability: record["email_deliverability"], lead_score: 1 };
      const refused = await crm.refused("update_crm_record", { ...given, fields: guess });
      expect(refused.at("details.0")).to.include({ path: "/fields/email_deliverability", code: "read_only" });
    });
  });
});

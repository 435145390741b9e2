import { expect } from "chai";
import { type Caller } from "../../support/caller.ts";
import { finished } from "../../support/queue.ts";
import { strangerTo } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

const CONTACTS = [
  {
    first_name: "=HYPERLINK(1)",
    last_name: 'O"Brien, ÉŁÖ',
    email: "round.trip@export.example",
    additional_emails: ["second@export.example", "third@export.example"],
    phone: "+33123456789",
    description: "two\nlines; and 'quotes'\t\"here\"",
    tags: ["vip", "a; b", "'=x", 'say "so"'],
    lead_score: 42,
    lifecycle_stage: "customer",
    do_not_call: true,
    birthday: "1990-01-31",
    address: { street: "1, rue de la Paix", city: "Paris", country: "FR" },
    custom_fields: { languages: ["en", "f;r"], seats: -2.5, met: true, since: "2026-03-01T09:30:00.000Z" },
    external_ids: { "old.crm": "@7", hubspot: "12" },
  },
  { last_name: "'-", email: "nearly.nothing@export.example" },
];

describe("Imports: /v1/imports of exported files", () => {
  const fixture = useFixture();

  async function defineFields(crm: Caller): Promise<void> {
    for (const definition of [
      { key: "languages", label: "Languages", type: "multi_select", options: ["en", "f;r"] },
      { key: "seats", label: "Seats", type: "number" },
      { key: "met", label: "Met", type: "boolean" },
      { key: "since", label: "Since", type: "datetime" },
    ]) {
      const made = await crm.post("/v1/custom-fields", { entity_type: "contact", ...definition });
      expect(made.status, made.text).to.equal(201);
    }
  }
  async function exported(crm: Caller, fields?: readonly string[]): Promise<string> {
    const asked = await crm.post("/v1/exports", { entity_type: "contact", ...(fields && { fields }) });
    await finished(crm, asked.string("data.job_id"));
    return (await crm.get(`/v1/exports/${asked.string("data.id")}/file`)).text;
  }
  async function imported(crm: Caller, file: string): Promise<Record<string, unknown>> {
    const prepared = await crm.post("/v1/imports", { entity_type: "contact", duplicates: "update" });
    const path = `/v1/imports/${prepared.string("data.id")}`;
    const sent = await crm.put(`${path}/file`, file, { "Content-Type": "text/csv" });
    expect(sent.status, sent.text).to.equal(200);
    const started = await crm.post(`${path}/start`, {});
    expect(started.status, started.text).to.equal(200);
    await finished(crm, started.string("data.job_id"));
    const failures = await crm.get(`${path}/failures`);
    expect(failures.text.trim().split("\r\n"), failures.text).to.have.length(1);
    return (await crm.get(path)).at("data") as Record<string, unknown>;
  }
  const records = async (crm: Caller): Promise<Record<string, unknown>[]> =>
    (await crm.get("/v1/entities?entity_type=contact&sort=email")).list("data");

  before(async () => {
    await defineFields(fixture.crm);
    for (const contact of CONTACTS) {
      const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", ...contact });
      expect(created.status, created.text).to.equal(201);
    }
  });

  describe("POST /v1/imports/{id}/start (imports.start)", () => {
    it("changes nothing in the organization of the export", async () => {
      const before = await records(fixture.crm);
      const outcome = await imported(fixture.crm, await exported(fixture.crm));
      expect(outcome).to.include({
        status: "completed",
        unchanged: CONTACTS.length,
        updated: 0,
        created: 0,
        failed: 0,
      });
      expect(await records(fixture.crm)).to.deep.equal(before);
    });

    it("creates the same records in another organization", async () => {
      const crm = await strangerTo(fixture.service);
      await defineFields(crm);
      const [sample = {}] = await records(fixture.crm);
      const own = ["id", "created_at", "updated_at", "lifecycle_stage_changed_at", "email_consent_at", "owner_id"];
      const fields = Object.keys(sample).filter((name) => !/^(version|.*_by|deleted_at|entity_type)$/.test(name));
      const outcome = await imported(
        crm,
        await exported(
          fixture.crm,
          fields.filter((name) => !own.includes(name)),
        ),
      );
      expect(outcome).to.include({ status: "completed", created: CONTACTS.length, failed: 0 });
      const values = (record: Record<string, unknown>): unknown =>
        Object.fromEntries(fields.filter((name) => !own.includes(name)).map((name) => [name, record[name]]));
      expect((await records(crm)).map(values)).to.deep.equal((await records(fixture.crm)).map(values));
    });
  });
});

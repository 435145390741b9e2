import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { ALWAYS, slotAt } from "../../support/booking/booking.ts";
import { finished } from "../../support/queue.ts";
import { countsOf, imported } from "../../support/imports.ts";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

/** Accepted notations in a French organization and the stored numbers. */
const FORMS: Readonly<Record<string, string>> = {
  "06 12 34 56 78": "+33612345678",
  "06.12.34.56.78": "+33612345678",
  "+33 1 23 45 67 89": "+33123456789",
  "+33 (0)1 23-45-67-89": "+33123456789",
  "0033 1 23 45 67 89": "+33123456789",
  "+1 (212) 555-0100": "+12125550100",
  "tel:+44-20-7946-0958": "+442079460958",
};
/** With the expected status, because the valid digits depend on the country and are unknown to the schema. */
const NONE = [
  ["call me", 400],
  ["06 12", 422],
  ["+33 1 23 45 67 89 ext. 12", 400],
  ["06 12 34 56 78 / 01 23 45 67 89", 422],
] as const;

describe("All operations: phone numbers", () => {
  const fixture = useFixture();
  const contact = (more: object): Promise<Answer> =>
    fixture.crm.post("/v1/entities", { entity_type: "contact", last_name: "Ring", ...more });

  async function setCountry(default_country: string | null): Promise<void> {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const changed = await owner.put("/v1/organization", { default_country });
    expect(changed.at("data.default_country")).to.equal(default_country);
    // Cached data about a key may be a second old.
    await pause(1_050);
  }

  it("requires a country code if the organization has no country", async () => {
    await setCountry(null);
    const refused = await contact({ phone: "06 12 34 56 78" });
    expect(refused.problems).to.deep.equal([422, "/phone phone_country_required"]);
    expect(refused.string("details.0.message")).to.include("default_country");
    expect((await contact({ phone: "+33 6 12 34 56 78" })).at("data.phone")).to.equal("+33612345678");
    // The country of a record takes precedence over that of the organization.
    const german = await contact({ phone: "030 901820", address: { country: "DE" } });
    expect(german.at("data.phone")).to.equal("+4930901820");
    await setCountry("FR");
    const again = await fixture.crm.put(`/v1/entities/${german.string("data.id")}`, { mobile: "0151 23456789" });
    expect(again.at("data.mobile")).to.equal("+4915123456789");
  });

  it("accepts national notation and stores E.164", async () => {
    for (const [text, stored] of Object.entries(FORMS)) {
      const made = await contact({ phone: text, mobile: text });
      expect([made.at("data.phone"), made.at("data.mobile")], text).to.deep.equal([stored, stored]);
      const company = await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Ring", phone: text });
      expect(company.at("data.phone"), text).to.equal(stored);
    }
    const upserted = await fixture.crm.post("/v1/entities/upsert", {
      match_by: "email",
      record: { entity_type: "contact", email: "up@ring.example", phone: "06 12 34 56 78" },
    });
    expect(upserted.at("data.phone"), upserted.text).to.equal("+33612345678");
  });

  it("rejects invalid numbers with a message in both languages and without a pattern", async () => {
    for (const [phone, status] of NONE) {
      const refused = await contact({ phone });
      expect(refused.problems, phone).to.deep.equal([status, "/phone format"]);
      expect(refused.at("details.0.message")).to.equal("This must be a phone number, such as +33 6 12 34 56 78.");
      const french = await fixture.crm.post(
        "/v1/entities",
        { entity_type: "contact", last_name: "Ring", phone },
        { "Accept-Language": "fr" },
      );
      expect(french.at("details.0.message")).to.equal(
        "La valeur doit être un numéro de téléphone, comme +33 6 12 34 56 78.",
      );
    }
  });

  it("parses numbers alike in custom fields, filters, exports, imports and tools", async () => {
    await fixture.crm.post("/v1/custom-fields", { entity_type: "contact", key: "desk", label: "Desk", type: "phone" });
    const made = await contact({ last_name: "Desk", custom_fields: { desk: "01 23 45 67 80" } });
    expect(made.at("data.custom_fields.desk")).to.equal("+33123456780");
    const search = async (field: string, value: string): Promise<unknown> => {
      const filter = { op: "and", conditions: [{ field, operator: "eq", value }] };
      const asked = await fixture.crm.post("/v1/exports", { entity_type: "contact", filter });
      expect((await finished(fixture.crm, asked.string("data.job_id"))).at("data.status")).to.equal("completed");
      return (await fixture.crm.post("/v1/entities/search", { filter })).at("meta.total");
    };
    expect(await search("custom_fields.desk", "01 23 45 67 80")).to.equal(1);
    await contact({ last_name: "Only", phone: "+33 1 99 99 99 99" });
    expect(await search("phone", "01 99 99 99 99")).to.equal(1);

    const rows = Object.keys(FORMS).map((text, index) => `File ${String(index)},${text},01 23 45 67 80`);
    const mapping = { Name: "last_name", Phone: "phone", Desk: "custom_fields.desk" };
    const done = await imported(
      fixture.crm,
      { entity_type: "contact", mapping },
      `Name,Phone,Desk\n${rows.join("\n")}\nBad,06 12,\n`,
    );
    expect(countsOf(done), done.text).to.deep.equal({ processed_rows: 8, created: 7, failed: 1 });
    expect(done.at("data.problems.0")).to.deep.include({ field: "phone", code: "format" });
    const stored = (await fixture.crm.get("/v1/entities?q=file&sort=created_at"))
      .list("data")
      .map(({ phone }) => phone);
    expect(stored).to.have.members(Object.values(FORMS));

    const tools = await assistantOf(fixture.service, fixture.organization.owner);
    const fields = { last_name: "Tool", phone: "06 12 34 56 79", custom_fields: { desk: "(0)1 23 45 67 80" } };
    const tool = await tools.use("create_crm_record", { record_type: "contact", fields });
    expect(tool.at("record.phone"), tool.text).to.equal("+33612345679");
    const refused = await tools.refused("create_crm_record", { record_type: "contact", fields: { phone: "nope" } });
    expect(refused.text).to.include("a phone number, such as +33 6 12 34 56 78").and.not.to.include("\\\\+");
  });

  it("uses the country of the organization in events, invitees and answers", async () => {
    const schedule_id = await fixture.crm.create("/v1/schedules", ALWAYS);
    const questions = [{ key: "callback", label: "Call back at", type: "phone" }];
    const eventType = await fixture.crm.post("/v1/event-types", {
      title: "Call",
      duration_minutes: 30,
      schedule_id,
      min_notice_minutes: 0,
      questions,
      max_guests: 2,
      booking_window: { type: "unlimited" },
      location: { type: "phone", value: "01 23 45 67 89" },
    });
    expect(eventType.at("data.location.value"), eventType.text).to.equal("+33123456789");
    const invitee = { name: "Ines", email: "ines@ring.example", phone: "06 12 34 56 78" };
    const booking = { event_type_id: eventType.at("data.id"), start_at: slotAt(0), invitee };
    const event = await fixture.crm.post("/v1/events", { ...booking, answers: { callback: "06 98 76 54 32" } });
    expect(event.at("data.invitees.0.phone"), event.text).to.equal("+33612345678");
    expect(event.at("data.answers.callback")).to.equal("+33698765432");
    const wrong = await fixture.crm.post("/v1/events", { ...booking, invitee: { ...invitee, phone: "06 12" } });
    expect([wrong.status, wrong.at("details.0.path")]).to.deep.equal([422, "/invitee/phone"]);
    const path = `/v1/events/${event.string("data.id")}`;
    const added = await fixture.crm.post(`${path}/invitees`, { email: "guest@ring.example", phone: "06 11 11 11 11" });
    expect(added.text).to.include('"+33611111111"');
    const moved = await fixture.crm.put(path, { location: { type: "phone", value: "+44 20 7946 0958" } });
    expect(moved.at("data.location.value")).to.equal("+442079460958");
  });
});

import { expect } from "chai";
import { bookingFactories, problemsOf } from "../../support/booking/booking.ts";
import { changesWith } from "../../support/webhooks/change-feed.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("POST /v1/events (events.create)", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);
  const { eventType, book } = bookingFactories(fixture);

  it("finds contacts by any of their addresses and creates no duplicates", async () => {
    const id = await contact({
      email: "grace@navy.example",
      additional_emails: ["g.hopper@navy.example"],
      locale: "fr",
    });
    const type = await eventType({ max_guests: 2 });
    const invitee = { name: "Grace", email: "G.Hopper@navy.example" };
    const booked = await book(type, 10, { invitee, guests: [{ email: "new@navy.example" }] });
    expect(booked.at("data.invitees.0.contact_id")).to.equal(id);
    expect(booked.at("data.invitees.0.locale")).to.equal("fr");
    expect(booked.at("data.invitees.1")).to.include({ role: "guest", name: null, locale: "fr" });
    const again = await book(type, 11, { invitee: { name: "New", email: "new@navy.example" } });
    expect(again.at("data.contact_ids.0")).to.equal(booked.at("data.contact_ids.1"));
    expect((await fixture.crm.get("/v1/entities?q=navy.example")).at("meta.total")).to.equal(2);
  });

  it("creates a contact whose last activity is the booking", async () => {
    const booked = await book(await eventType(), 15, { invitee: { name: "Mary", email: "mary@booked.example" } });
    const id = booked.string("data.contact_ids.0");
    const time = booked.string("data.created_at");
    expect((await fixture.crm.get(`/v1/entities/${id}`)).at("data")).to.include({ last_activity_at: time, version: 1 });
    const changes = await changesWith(fixture.crm, id, "/v1/changes?record_type=contact&page_size=100");
    const of = changes.filter(({ record_id }) => record_id === id);
    expect(of).to.have.length(1);
    expect(of[0]?.["data"]).to.have.nested.property("object.last_activity_at", time);
  });

  it("uses the contact in contact_id with any address", async () => {
    const id = await contact({ timezone: "Asia/Kolkata" });
    const booked = await book(await eventType(), 12, { contact_id: id });
    expect(booked.at("data.contact_ids")).to.deep.equal([id]);
    expect(booked.at("data.invitees.0.timezone")).to.equal("Asia/Kolkata");
  });

  it("returns 422 reference_not_found if contact_id is not a contact", async () => {
    const company = await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Analytical Engines" });
    const refused = await book(await eventType(), 14, { contact_id: company.string("data.id") });
    expect(problemsOf(refused)).to.deep.equal([422, "/contact_id reference_not_found"]);
  });

  it("creates no contact if contacts have a required custom field", async () => {
    const field = await fixture.crm.post("/v1/custom-fields", {
      entity_type: "contact",
      key: "rank",
      label: "Rank",
      type: "text",
      required: true,
    });
    const booked = await book(await eventType(), 13);
    expect(booked.status).to.equal(201);
    expect(booked.at("data.contact_ids")).to.deep.equal([]);
    expect(booked.at("data.invitees.0.contact_id")).to.equal(null);
    await fixture.crm.put(`/v1/custom-fields/${field.string("data.id")}`, { archived: true });
  });
});

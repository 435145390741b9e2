import { expect } from "chai";
import { bookingFactories, problemsOf } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("POST /v1/events/{id}/invitees (events.addInvitee)", () => {
  const fixture = useFixture({ oracle: true, env: { WORKERS: "0" } });
  const records = recordFactories(fixture);
  const { eventType, book, hosts, somebody } = bookingFactories(fixture);
  let slots = 0;
  const booked = async (type: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    slots += 1;
    return (await book(await eventType({ hosts: await hosts(1), ...type }), slots)).string("data.id");
  };
  const invite = (id: string, body: object, headers = {}): Promise<Answer> =>
    fixture.crm.post(`/v1/events/${id}/invitees`, body, headers);
  const event = (id: string): Promise<Answer> => fixture.crm.get(`/v1/events/${id}`);

  it("adds a guest with a new contact and notifies no other invitee", async () => {
    const id = await booked();
    const added = await invite(id, { email: "Grace@Navy.example", name: " Grace Hopper ", phone: "+15551234567" });
    expect(added.status).to.equal(200);
    const contact_id = added.string("data.contact_id");
    expect(added.at("data")).to.deep.include({
      role: "guest",
      name: "Grace Hopper",
      email: "grace@navy.example",
      phone: "+15551234567",
      contact_id,
      timezone: "UTC",
      locale: "en",
      answers: {},
      response: "needs_action",
      no_show: false,
      cancelled_at: null,
    });
    const [host] = (await event(id)).list("data.hosts");
    expect(added.at("meta")).to.deep.equal({
      already_invited: false,
      event_version: 2,
      notified: ["grace@navy.example"],
      notified_hosts: [host],
    });
    expect((await fixture.crm.get(`/v1/entities/${contact_id}`)).at("data")).to.deep.include({
      first_name: "Grace",
      last_name: "Hopper",
      source: "booking",
    });
    const now = await event(id);
    expect(now.at("data")).to.include({ invitee_count: 2, ics_sequence: 1, version: 2 });
    expect(now.at("data.invitees.1")).to.deep.equal(added.at("data"));
    expect((await records.changesOf(id)).at(-1)).to.deep.equal([
      "event.invitee_added",
      2,
      ["ics_sequence", "invitees"],
    ]);
    const [entry] = (await fixture.crm.get(`/v1/entities/${contact_id}/activity`)).list("data");
    expect(entry?.["type"]).to.equal("event_booked");
    expect((await fixture.crm.get("/v1/events?q=hopper")).list("data").map((one) => one["id"])).to.include(id);
  });

  it("adds guests beyond max_guests, which limits invitees only", async () => {
    const id = await booked({ max_guests: 0 });
    const added = await invite(id, { email: "colleague@navy.example" });
    expect([added.status, added.at("data.role")]).to.deep.equal([200, "guest"]);
    const contract = (await fixture.crm.get("/v1/openapi.json")).text;
    expect(contract).to.include("`max_guests` of the event type limits only the guests in a booking");
    expect(contract).to.include("Does not limit the guests that a host invites later.");
  });

  it("finds the contact by any address and uses its locale and time zone", async () => {
    const contact = await records.contact({
      email: "zoe@home.example",
      additional_emails: ["zoe@work.example"],
      timezone: "Europe/Paris",
      locale: "fr",
    });
    const added = await invite(await booked(), { email: "ZOE@work.example", name: null });
    expect(added.at("data")).to.deep.include({
      contact_id: contact,
      name: null,
      timezone: "Europe/Paris",
      locale: "fr",
      email: "zoe@work.example",
    });
    const french = await invite(await booked({ locale: "fr" }), { email: "of.the.event.type@home.example" });
    expect(french.at("data.locale")).to.equal("fr");
    const other = await invite(await booked(), { email: "zoe@home.example", timezone: "Asia/Kolkata", locale: "en" });
    expect(other.at("data")).to.deep.include({ contact_id: contact, timezone: "Asia/Kolkata", locale: "en" });
  });

  it("returns already_invited for the same address in any case and event status", async () => {
    const id = await booked();
    const first = await invite(id, { email: "again@navy.example" });
    await fixture.crm.post(`/v1/events/${id}/cancel`, { notify: false });
    const second = await invite(id, { email: "AGAIN@Navy.Example", name: "Another name" });
    expect(second.status).to.equal(200);
    expect(second.at("data")).to.deep.equal(first.at("data"));
    expect(second.at("meta")).to.deep.equal({
      already_invited: true,
      event_version: 3,
      notified: [],
      notified_hosts: [],
    });
    expect((await event(id)).at("data.invitee_count")).to.equal(2);
  });

  it("adds a removed invitee as a new one", async () => {
    const id = await booked();
    const first = await invite(id, { email: "back@navy.example" });
    await fixture.crm.delete(`/v1/events/${id}/invitees/${first.string("data.id")}`);
    const second = await invite(id, { email: "back@navy.example" });
    expect(second.at("data.id")).not.to.equal(first.at("data.id"));
    expect(second.at("meta.already_invited")).to.equal(false);
    expect((await event(id)).at("data.invitee_count")).to.equal(2);
  });

  it("takes a seat and returns 409 seats_taken if none is left", async () => {
    const id = await booked({ seats: 2 });
    const added = await invite(id, { email: "seat@navy.example" });
    expect(added.at("data.role")).to.equal("primary");
    const refused = await invite(id, { email: "none@navy.example" });
    expect(refused.at("code")).to.equal("slot_unavailable");
    expect(problemsOf(refused)).to.deep.equal([409, "/email seats_taken"]);
    await fixture.crm.delete(`/v1/events/${id}/invitees/${added.string("data.id")}`);
    expect((await invite(id, { email: "none@navy.example" })).status).to.equal(200);
  });

  it("limits an event without seats to twenty guests", async () => {
    const id = await booked();
    for (let number = 0; number < 20; number += 1) {
      expect((await invite(id, { email: `guest.${number}@navy.example`, notify: false })).status).to.equal(200);
    }
    const refused = await invite(id, { email: "guest.20@navy.example" });
    expect(problemsOf(refused)).to.deep.equal([422, "/email too_many_guests"]);
    expect(refused.at("details.0.limit")).to.equal(20);
  });

  it("returns 409 for a canceled or past event", async () => {
    const id = await booked();
    await fixture.crm.post(`/v1/events/${id}/cancel`);
    expect(problemsOf(await invite(id, { email: "late@navy.example" }))).to.deep.equal([409, "/status event_closed"]);
    const over = await booked();
    const [start_at, end_at] = ["2026-01-05T09:00:00Z", "2026-01-05T09:30:00Z"];
    await fixture.service.database.pool("events").where({ id: over }).update({ start_at, end_at });
    expect(problemsOf(await invite(over, { email: "late@navy.example" }))).to.deep.equal([409, "/end_at event_over"]);
    const contacts = await fixture.crm.get("/v1/entities?email=late@navy.example");
    expect(contacts.at("meta.total")).to.equal(0);
  });

  it("invites once on concurrent requests for one address", async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await booked();
      const email = `once.${round}@race.example`;
      const answers = await Promise.all(
        [email, email.toUpperCase(), email].map((one) => invite(id, { email: one, notify: false })),
      );
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      expect(new Set(answers.map((answer) => answer.at("data.id"))).size).to.equal(1);
      expect(answers.filter((answer) => answer.at("meta.already_invited") === false)).to.have.length(1);
      expect((await event(id)).at("data.invitee_count")).to.equal(2);
      expect((await fixture.crm.get(`/v1/entities?email=${email}`)).at("meta.total")).to.equal(1);
    }
  });

  it("gives the last seat to one of several concurrent requests", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await booked({ seats: 2 });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => invite(id, { email: somebody().email, notify: false })),
      );
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409, 409]);
    }
  });
});

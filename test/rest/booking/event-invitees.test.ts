import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import type { EventRecord } from "../../../src/features/booking/sql/events.ts";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { bookingFactories } from "../../support/booking/booking.ts";
import { recordFactories, storeOf, opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("Invitees: /v1/events/{id}/invitees", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const records = recordFactories(fixture);
  const list = (id: string, query = ""): Promise<Answer> => fixture.crm.get(`/v1/events/${id}/invitees${query}`);
  const remove = (event: EventRecord, index: number, query = ""): Promise<Answer> =>
    fixture.crm.delete(`/v1/events/${event.id}/invitees/${event.invitees[index]?.id ?? ""}${query}`);
  const ada = (index: number): string => `ada.${index}@analytical.example`;

  describe("GET /v1/events (events.list)", () => {
    it("finds an invitee by an address with an international domain in each form", async () => {
      const event = await storedEvent(fixture, { invitees: [{ name: "Eve" }] });
      const path = `/v1/events/${event.id}/invitees`;
      const added = await fixture.crm.post(path, { email: "Eva@BÜCHER.example", name: "Eva" });
      expect(added.at("data.email"), added.text).to.equal("eva@bücher.example");
      const again = await fixture.crm.post(path, { email: "eva@xn--bcher-kva.example", name: "Eva" });
      expect([again.at("data.id") ?? added.at("data.id")]).to.deep.equal([added.at("data.id")]);
      for (const address of ["eva@bücher.example", "eva@xn--bcher-kva.example"]) {
        const query = encodeURIComponent(address);
        for (const filter of [`q=${query}`, `invitee_email=${query}`])
          expect((await fixture.crm.get(`/v1/events?${filter}`)).at("meta.total"), filter).to.equal(1);
      }
    });

    it("finds events by their current invitees only", async () => {
      const event = await storedEvent(fixture, {
        invitees: [{ name: "Stays Wilhelmina" }, { name: "Leaves Zebedee" }],
      });
      await remove(event, 1);
      await fixture.crm.put(`/v1/events/${event.id}`, { title: "Another title" });
      await fixture.crm.post(`/v1/events/${event.id}/invitees`, { email: "comes.hildegard@analytical.example" });
      const found = async (q: string): Promise<unknown> =>
        (await fixture.crm.get(`/v1/events?q=${q}`)).at("meta.total");
      expect([await found("wilhelmina"), await found("hildegard"), await found("zebedee")]).to.deep.equal([1, 1, 0]);
    });
  });

  describe("DELETE /v1/events/{id}/invitees/{invitee_id} (events.removeInvitee)", () => {
    it("notifies the invitee and the hosts and keeps the removed invitee in the list", async () => {
      const contact_id = await records.contact();
      const event = await storedEvent(fixture, { invitees: [{}, { contact_id }] });
      const removed = await remove(event, 1, "?reason=The%20room%20is%20small.");
      expect(removed.status).to.equal(200);
      expect(removed.at("data")).to.include({ id: event.invitees[1]?.id, email: ada(1) });
      expect(removed.string("data.cancelled_at")).to.match(/Z$/);
      expect(removed.at("meta")).to.deep.equal({
        already_removed: false,
        remaining_count: 1,
        event_version: 2,
        notified: [ada(1)],
        notified_hosts: event.hosts,
      });
      const now = await fixture.crm.get(`/v1/events/${event.id}`);
      expect(now.at("data")).to.include({ invitee_count: 1, ics_sequence: 1, version: 2 });
      expect(now.list("data.invitees").map(({ cancelled_at }) => cancelled_at === null)).to.deep.equal([true, false]);
      expect(now.at("data.contact_ids")).to.deep.equal([]);
      expect(await records.changesOf(event.id)).to.deep.equal([
        ["event.invitee_removed", 2, ["ics_sequence", "invitees"]],
      ]);
      const [entry] = (await fixture.crm.get(`/v1/entities/${contact_id}/activity`)).list("data");
      expect(entry?.["type"]).to.equal("event_cancelled");
      const mails = await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${event.id}`);
      expect(mails.list("data")).to.have.length(2);
      for (const { id } of mails.list("data")) {
        const letter = await fixture.crm.get(`/v1/notifications/emails/${String(id)}`);
        expect(letter.string("data.text")).to.contain("The room is small.");
      }
    });

    it("changes nothing when repeated", async () => {
      const event = await storedEvent(fixture, { invitees: [{}, {}] });
      await remove(event, 1, "?notify=false");
      await fixture.crm.post(`/v1/events/${event.id}/cancel`, { notify: false });
      const again = await remove(event, 1);
      expect(again.status).to.equal(200);
      expect(again.at("meta")).to.deep.equal({
        already_removed: true,
        remaining_count: 1,
        event_version: 3,
        notified: [],
        notified_hosts: [],
      });
      expect((await fixture.crm.get("/v1/notifications/emails?record_type=event&record_id=" + event.id)).list("data"))
        .to.be.empty;
    });

    it("returns 409 last_invitee for the last invitee", async () => {
      const event = await storedEvent(fixture, { invitees: [{}, {}] });
      expect((await remove(event, 0)).status).to.equal(200);
      const refused = await remove(event, 1);
      expect(refused.problems).to.deep.equal([409, "/invitee_id last_invitee"]);
      expect(refused.string("details.0.message")).to.contain("cancel it instead");
      expect((await fixture.crm.get(`/v1/events/${event.id}`)).at("data.invitee_count")).to.equal(1);
    });

    it("returns 409 for a past or declined event", async () => {
      const over = await storedEvent(fixture, {
        start_at: new Date(Date.now() - 7_200_000).toISOString(),
        invitees: [{}, {}],
      });
      expect((await remove(over, 1)).problems).to.deep.equal([409, "/end_at event_over"]);
      const declined = await storedEvent(fixture, { status: "declined", invitees: [{}, {}] });
      expect((await remove(declined, 1)).problems).to.deep.equal([409, "/status event_closed"]);
    });

    it("returns 404 for invitees of another event and 412 for an outdated version", async () => {
      const event = await storedEvent(fixture, { invitees: [{}, {}] });
      const other = await storedEvent(fixture, { invitees: [{}, {}] });
      const path = `/v1/events/${event.id}/invitees`;
      expect((await fixture.crm.delete(`${path}/${other.invitees[1]?.id ?? ""}`)).status).to.equal(404);
      expect((await fixture.crm.delete(`${path}/${newId()}`)).status).to.equal(404);
      const id = event.invitees[1]?.id ?? "";
      expect((await fixture.crm.delete(`${path}/${id}`, { "If-Match": '"2"' })).status).to.equal(412);
      expect((await fixture.crm.delete(`${path}/${id.toUpperCase()}`, { "If-Match": '"1"' })).status).to.equal(200);
      expect((await list(newId())).status).to.equal(404);
    });

    it("rejects one of two concurrent removals of the last two invitees", async () => {
      for (let round = 0; round < 20; round += 1) {
        const event = await storedEvent(fixture, { invitees: [{}, {}] });
        const answers = await Promise.all([remove(event, 0), remove(event, 1)]);
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
      }
    });
  });
});

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
    expect(refused.problems).to.deep.equal([409, "/email seats_taken"]);
    await fixture.crm.delete(`/v1/events/${id}/invitees/${added.string("data.id")}`);
    expect((await invite(id, { email: "none@navy.example" })).status).to.equal(200);
  });

  it("limits an event without seats to twenty guests", async () => {
    const id = await booked();
    for (let number = 0; number < 20; number += 1) {
      expect((await invite(id, { email: `guest.${number}@navy.example`, notify: false })).status).to.equal(200);
    }
    const refused = await invite(id, { email: "guest.20@navy.example" });
    expect(refused.problems).to.deep.equal([422, "/email too_many_guests"]);
    expect(refused.at("details.0.limit")).to.equal(20);
  });

  it("returns 409 for a canceled or past event", async () => {
    const id = await booked();
    await fixture.crm.post(`/v1/events/${id}/cancel`);
    expect((await invite(id, { email: "late@navy.example" })).problems).to.deep.equal([409, "/status event_closed"]);
    const over = await booked();
    const [start_at, end_at] = ["2026-01-05T09:00:00Z", "2026-01-05T09:30:00Z"];
    await fixture.service.database.pool("events").where({ id: over }).update({ start_at, end_at });
    expect((await invite(over, { email: "late@navy.example" })).problems).to.deep.equal([409, "/end_at event_over"]);
    expect((await fixture.crm.get("/v1/entities?email=late@navy.example")).at("meta.total")).to.equal(0);
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

describe("Contacts of events: /v1/entities/{id}", () => {
  const fixture = useFixture();
  const { ids } = recordFactories(fixture);
  const { contact } = opportunityFactories(fixture);
  const read = async (id: string) => await fixture.crm.get(`/v1/events/${id}`);
  const changesOf = (id: string) => storeOf(fixture).changes.ofRecord(fixture.organization.id, id);

  describe("POST /v1/entities/{id}/merge (entities.merge)", () => {
    it("moves each event once to the merged contact, including events that the contact left", async () => {
      const [winner, gone] = [await contact(), await contact()];
      const invitees = [{ contact_id: gone }, { contact_id: winner }];
      const both = (await storedEvent(fixture, { invitees })).id;
      const removed = { contact_id: gone, cancelled_at: new Date().toISOString() };
      const left = (await storedEvent(fixture, { invitees: [{}, removed] })).id;
      const untouched = (await storedEvent(fixture, { invitees: [{ contact_id: winner }] })).id;
      const merged = await fixture.crm.post(`/v1/entities/${winner}/merge`, { duplicate_ids: [gone] });
      expect(merged.at("data.moved.events"), merged.text).to.equal(2);
      expect((await read(both)).at("data")).to.deep.include({ contact_ids: [winner], version: 2 });
      expect((await read(left)).at("data.invitees.1.contact_id")).to.equal(winner);
      expect((await read(untouched)).at("data.version")).to.equal(1);
      expect(await ids(`/v1/entities/${winner}/events?sort=created_at`)).to.deep.equal([both, untouched]);
      const [published] = await changesOf(both);
      expect(published).to.deep.include({ kind: "event.updated", version: 2 });
      expect(published?.changes).to.deep.equal({ contact_ids: { old: [gone, winner], new: [winner] } });
      expect((await changesOf(left)).map(({ changes }) => changes)).to.deep.equal([{}]);
    });

    it("changes no event in a dry run", async () => {
      const [winner, gone] = [await contact(), await contact()];
      const { id } = await storedEvent(fixture, { invitees: [{ contact_id: gone }] });
      const tried = await fixture.crm.post(`/v1/entities/${winner}/merge`, { duplicate_ids: [gone], dry_run: true });
      expect(tried.at("data.moved.events")).to.equal(1);
      expect((await read(id)).at("data")).to.deep.include({ contact_ids: [gone], version: 1 });
    });
  });

  describe("POST /v1/entities/{id}/purge (entities.purge)", () => {
    it("erases invitee data from the event and its previous changes", async () => {
      const secret = { name: "Mallory Unforgettable", email: "mallory@forget.example", phone: "+33612345670" };
      const gone = await contact({ email: secret.email });
      const theirs = { ...secret, contact_id: gone, answers: { topic: "Unforgettable" } };
      const { id, invitees } = await storedEvent(fixture, { invitees: [theirs, { email: "stays@example.com" }] });
      await fixture.crm.delete(`/v1/events/${id}/invitees/${invitees[1]?.id ?? ""}?notify=false`);
      expect(JSON.stringify(await changesOf(id))).to.include("Unforgettable");

      expect((await fixture.crm.post(`/v1/entities/${gone}/purge`)).status).to.equal(200);
      const event = await read(id);
      expect(event.at("data")).to.deep.include({ contact_ids: [], invitee_count: 1, answers: {} });
      const nobody = { name: null, email: `${invitees[0]?.id ?? ""}@forgotten.invalid`, phone: null, contact_id: null };
      expect(event.at("data.invitees.0")).to.deep.include({ ...nobody, answers: {}, cancelled_at: null });
      expect(event.text).to.not.match(/unforgettable|mallory/i);
      const published = await changesOf(id);
      expect(JSON.stringify(published)).to.not.match(/unforgettable|mallory/i);
      expect(published.at(-1)).to.deep.include({ kind: "event.updated", version: 3 });
      for (const q of ["mallory", "unforgettable"]) expect(await ids(`/v1/events?q=${q}`)).to.deep.equal([]);
    });

    it("erases phone location and notes of the purged invitees, the notes with the last one", async () => {
      const { eventType, book } = bookingFactories(fixture);
      const type = await eventType({ seats: 3, location: { type: "invitee_phone" } });
      const called = { name: "Trent Called", email: "trent@forget.example", phone: "+33612345671" };
      const joined = { name: "Mallory Noted", email: "noted@forget.example", phone: "+33612345672" };
      const booked = await book(type, 300, { invitee: called, notes: "First" });
      const again = await book(type, 300, { invitee: joined, notes: "Second" });
      expect(again.at("data")).to.deep.include({
        internal_notes: "First\nMallory Noted: Second",
        location: { type: "invitee_phone", value: called.phone },
      });
      const [first, second] = again.at("data.contact_ids") as string[];
      await fixture.crm.post(`/v1/entities/${second ?? ""}/purge`);
      expect((await read(booked.string("data.id"))).at("data.internal_notes")).to.equal("First\n–: Second");
      await fixture.crm.post(`/v1/entities/${first ?? ""}/purge`);
      const event = await read(booked.string("data.id"));
      expect(event.at("data.location")).to.deep.equal({ type: "invitee_phone", value: null });
      expect(event.at("data.internal_notes")).to.equal(null);
      expect(event.text).to.not.match(/trent|mallory|noted|3361234567/i);
    });

    it("sends no e-mail to an erased invitee", async () => {
      const gone = await contact();
      const { id } = await storedEvent(fixture, { invitees: [{ contact_id: gone }, { email: "stays@example.com" }] });
      await fixture.crm.post(`/v1/entities/${gone}/purge`);
      const cancelled = await fixture.crm.post(`/v1/events/${id}/cancel`, {});
      const notified = cancelled.at("meta.notified") as string[];
      expect(notified).to.include("stays@example.com");
      expect(notified.filter((address) => address.includes("forgotten"))).to.deep.equal([]);
    });
  });
});

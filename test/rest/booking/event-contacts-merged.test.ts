import { expect } from "chai";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { bookingFactories } from "../../support/booking/booking.ts";
import { recordFactories, storeOf, opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

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

import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import type { EventRecord } from "../../../src/features/booking/sql/events.ts";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { problemsOf } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
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
      expect(problemsOf(refused)).to.deep.equal([409, "/invitee_id last_invitee"]);
      expect(refused.string("details.0.message")).to.contain("cancel it instead");
      expect((await fixture.crm.get(`/v1/events/${event.id}`)).at("data.invitee_count")).to.equal(1);
    });

    it("returns 409 for a past or declined event", async () => {
      const over = await storedEvent(fixture, {
        start_at: new Date(Date.now() - 7_200_000).toISOString(),
        invitees: [{}, {}],
      });
      expect(problemsOf(await remove(over, 1))).to.deep.equal([409, "/end_at event_over"]);
      const declined = await storedEvent(fixture, { status: "declined", invitees: [{}, {}] });
      expect(problemsOf(await remove(declined, 1))).to.deep.equal([409, "/status event_closed"]);
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

import { expect } from "chai";
import { type EventChoices, storedEvent } from "../../support/booking/booked-event.ts";
import { problemsOf } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

describe("Events: /v1/events/{id}", () => {
  const fixture = useFixture({ oracle: true, env: { WORKERS: "0" } });
  const records = recordFactories(fixture);
  const act = (id: string, action: string, body?: object): Promise<Answer> =>
    fixture.crm.post(`/v1/events/${id}/${action}`, body);
  /** Stores an event that is over or starts soon. */
  const stored = (choices: EventChoices = {}, hours = 24) =>
    storedEvent(fixture, { start_at: inHours(hours), ...choices });
  /** Subjects of the queued messages, up to the colon. */
  const lettersOf = async (id: string): Promise<string[]> => {
    const path = `/v1/notifications/emails?record_type=event&record_id=${id}&page_size=100`;
    return (await fixture.crm.get(path)).list("data").map(({ subject }) => String(subject).split(":")[0] ?? "");
  };
  const holds = async (id: string): Promise<boolean[]> =>
    (
      await fixture.service.database.pool("event_hosts").where({ event_id: id }).select<{ holds: boolean }[]>("holds")
    ).map((row) => row.holds);

  describe("POST /v1/events/{id}/confirm (events.confirm)", () => {
    it("confirms a pending event, notifies everybody and schedules reminders", async () => {
      const event = await stored({ status: "pending" });
      await fixture.crm.put(`/v1/event-types/${event.event_type_id}`, { reminder_minutes: [60, 15] });
      const confirmed = await act(event.id, "confirm");
      expect(confirmed.at("data")).to.include({ id: event.id, status: "confirmed", version: 2, ics_sequence: 1 });
      expect(confirmed.headers.get("etag")).to.equal('"2"');
      expect(confirmed.at("meta")).to.deep.equal({
        notified: ["ada.0@analytical.example"],
        notified_hosts: event.hosts,
      });
      expect(await lettersOf(event.id)).to.deep.equal(["Confirmed", "Confirmed"]);
      expect(await records.changesOf(event.id)).to.deep.equal([["event.confirmed", 2, ["ics_sequence", "status"]]]);
      const reminders = await fixture.service.database
        .pool("jobs")
        .where({ kind: "event.remind" })
        .whereRaw("payload ->> 'event_id' = ?", [event.id])
        .select<{ payload: { minutes: number } }[]>("payload");
      expect(reminders.map(({ payload }) => payload.minutes).sort()).to.deep.equal([15, 60]);
      expect(await holds(event.id)).to.deep.equal([true]);
    });

    it("returns 409 if the event was confirmed, declined or is over", async () => {
      const event = await stored();
      for (const action of ["confirm", "decline"]) {
        const refused = await act(event.id, action);
        expect(problemsOf(refused)).to.deep.equal([409, "/status event_status"]);
        expect(refused.at("details.0.allowed_values")).to.deep.equal(["reschedule", "cancel"]);
      }
      const over = await stored({ status: "pending" }, -1);
      for (const action of ["confirm", "decline"]) {
        expect(problemsOf(await act(over.id, action))).to.deep.equal([409, "/end_at event_over"]);
      }
      const declined = await stored({ status: "declined" });
      const french = await fixture.crm.post(`/v1/events/${declined.id}/confirm`, {}, { "Accept-Language": "fr" });
      expect(french.at("details.0.message")).to.equal(
        "Le statut de ce rendez-vous est «\u00a0refusé\u00a0» et ne changera plus\u202f; prenez-en un autre.",
      );
    });
  });

  describe("POST /v1/events/{id}/decline (events.decline)", () => {
    it("declines a pending event and frees its hosts", async () => {
      const event = await stored({ status: "pending" });
      const declined = await act(event.id, "decline", { notify: false });
      expect(declined.at("data")).to.include({ status: "declined", version: 2, ics_sequence: 1, cancellation: null });
      expect(declined.at("meta")).to.deep.equal({ notified: [], notified_hosts: [] });
      expect(await lettersOf(event.id)).to.deep.equal([]);
      expect(await holds(event.id)).to.deep.equal([false]);
      expect(await records.changesOf(event.id)).to.deep.equal([["event.declined", 2, ["ics_sequence", "status"]]]);
    });

    it("sends the reason to the invitees", async () => {
      const event = await stored({ status: "pending", invitees: [{}] });
      expect((await act(event.id, "decline", { reason: "  We are at a fair.\r\nSorry! " })).status).to.equal(200);
      const [letter] = (
        await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${event.id}&sort=created_at`)
      ).list("data");
      const message = await fixture.crm.get(`/v1/notifications/emails/${String(letter?.["id"])}`);
      expect(message.at("data.text")).to.contain("Reason: We are at a fair.\nSorry!");
    });
  });

  describe("POST /v1/events/{id}/cancel (events.cancel)", () => {
    it("cancels with a reason, frees the time and notifies everybody", async () => {
      const event = await stored({ invitees: [{}, {}] });
      const cancelled = await act(event.id, "cancel", { reason: "  Claire is ill.\r\nSorry! " });
      expect(cancelled.status).to.equal(200);
      expect(cancelled.at("data")).to.include({ id: event.id, status: "cancelled", version: 2, ics_sequence: 1 });
      expect(cancelled.at("data.cancellation.reason")).to.equal("Claire is ill.\nSorry!");
      expect(cancelled.at("data.cancellation.by")).to.include({ type: "api_key" });
      expect(cancelled.at("meta.already_cancelled")).to.equal(false);
      expect(cancelled.at("meta.notified")).to.have.length(2);
      expect(cancelled.at("meta.notified_hosts")).to.deep.equal(event.hosts);
      expect(await holds(event.id)).to.deep.equal([false]);
      const letters = await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${event.id}`);
      expect(letters.list("data")).to.have.length(3);
      const letter = await fixture.crm.get(`/v1/notifications/emails/${String(letters.at("data.0.id"))}`);
      expect(letter.string("data.text")).to.contain("Claire is ill.");
    });

    it("keeps the version and sends nothing when repeated", async () => {
      const event = await stored();
      await act(event.id, "cancel");
      const again = await act(event.id, "cancel", { reason: "Another one" });
      expect(again.status).to.equal(200);
      expect(again.at("data")).to.include({ version: 2, status: "cancelled" });
      expect(again.at("data.cancellation.reason")).to.equal(null);
      expect(again.at("meta")).to.deep.equal({ already_cancelled: true, notified: [], notified_hosts: [] });
      expect(await lettersOf(event.id)).to.deep.equal(["Cancelled", "Cancelled"]);
      expect((await records.changesOf(event.id)).map(([kind]) => kind)).to.deep.equal(["event.cancelled"]);
    });

    it("returns 409 for an event that is over or declined, not for a canceled one", async () => {
      const over = await stored({}, -1);
      expect(problemsOf(await act(over.id, "cancel"))).to.deep.equal([409, "/end_at event_over"]);
      const declined = await stored({ status: "declined" });
      expect(problemsOf(await act(declined.id, "cancel"))).to.deep.equal([409, "/status event_closed"]);
      const long = await stored({ status: "cancelled" }, -48);
      expect((await act(long.id, "cancel")).at("meta.already_cancelled")).to.equal(true);
    });

    it("limits the reason to 500 characters", async () => {
      const event = await stored();
      expect(problemsOf(await act(event.id, "cancel", { reason: "x".repeat(501) }))).to.deep.equal([
        400,
        "/reason too_long",
      ]);
      expect((await act(event.id, "cancel", { reason: "x".repeat(500) })).status).to.equal(200);
    });

    it("adds event_cancelled to the timelines of the contacts", async () => {
      const contact_id = await records.contact();
      const event = await stored({ invitees: [{ contact_id }] });
      await act(event.id, "cancel");
      const [entry] = (await fixture.crm.get(`/v1/entities/${contact_id}/activity`)).list("data");
      expect(entry).to.deep.include({ type: "event_cancelled", related: { type: "event", id: event.id } });
    });
  });
});

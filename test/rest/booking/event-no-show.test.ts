import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import type { EventRecord } from "../../../src/features/booking/sql/events.ts";
import { type EventChoices, storedEvent } from "../../support/booking/booked-event.ts";
import { problemsOf } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

describe("POST /v1/events/{id}/no-show (events.noShow)", () => {
  const fixture = useFixture({ oracle: true });
  const records = recordFactories(fixture);
  const mark = (id: string, body: object): Promise<Answer> => fixture.crm.post(`/v1/events/${id}/no-show`, body);
  const begun = (choices: EventChoices = {}, minutes = -10): Promise<EventRecord> =>
    storedEvent(fixture, { start_at: inMinutes(minutes), ...choices });
  const idOf = ({ invitees }: EventRecord, index: number): string => invitees[index]?.id ?? "";
  const absent = (answer: Answer): unknown[] => answer.list("data.invitees").map(({ no_show }) => no_show);

  it("records absent invitees once the event has started and publishes one event", async () => {
    const contact_id = await records.contact();
    const event = await begun({ invitees: [{ contact_id }, {}] });
    const marked = await mark(event.id, { invitee_ids: [idOf(event, 0).toUpperCase()] });
    expect(marked.at("data")).to.include({ version: 2, status: "confirmed", host_no_show: false, ics_sequence: 0 });
    expect(absent(marked)).to.deep.equal([true, false]);
    expect(await records.changesOf(event.id)).to.deep.equal([["event.no_show", 2, ["invitees"]]]);
    const again = await mark(event.id, { invitee_ids: [idOf(event, 0)] });
    expect(again.at("data.version")).to.equal(2);
    const [entry] = (await fixture.crm.get(`/v1/entities/${contact_id}/activity`)).list("data");
    expect(entry?.["type"]).to.equal("event_no_show");
    expect((await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${event.id}`)).list("data")).to
      .be.empty;
  });

  it("records an absent host, also long after the end", async () => {
    const event = await begun({}, -60 * 24 * 30);
    const marked = await mark(event.id, { host_no_show: true });
    expect(marked.at("data")).to.include({ host_no_show: true, version: 2 });
    expect(await records.changesOf(event.id)).to.deep.equal([["event.no_show", 2, ["host_no_show"]]]);
  });

  it("resets the flags with no_show false", async () => {
    const event = await begun();
    await mark(event.id, { invitee_ids: [idOf(event, 0)], host_no_show: true });
    const back = await mark(event.id, { invitee_ids: [idOf(event, 0)], no_show: false, host_no_show: false });
    expect(absent(back)).to.deep.equal([false]);
    expect(back.at("data")).to.include({ host_no_show: false, version: 3 });
    expect((await records.changesOf(event.id)).map(([kind]) => kind)).to.deep.equal(["event.no_show", "event.updated"]);
  });

  it("returns 409 before the start and for canceled, declined and pending events", async () => {
    const soon = await begun({}, 10);
    expect(problemsOf(await mark(soon.id, { host_no_show: true }))).to.deep.equal([409, "/start_at event_not_begun"]);
    for (const status of ["cancelled", "declined"] as const) {
      const event = await begun({ status });
      expect(problemsOf(await mark(event.id, { host_no_show: true }))).to.deep.equal([409, "/status event_closed"]);
    }
    const pending = await begun({ status: "pending" });
    expect(problemsOf(await mark(pending.id, { host_no_show: true }))).to.deep.equal([409, "/status event_status"]);
  });

  it("returns 422 for ids that are not current invitees of the event", async () => {
    const event = await begun({ invitees: [{}, { cancelled_at: inMinutes(-60) }] });
    const anonymous = idOf(await begun(), 0);
    const ids = [idOf(event, 0), idOf(event, 1), anonymous, newId()];
    expect(problemsOf(await mark(event.id, { invitee_ids: ids }))).to.deep.equal([
      422,
      "/invitee_ids/1 reference_not_found",
      "/invitee_ids/2 reference_not_found",
      "/invitee_ids/3 reference_not_found",
    ]);
    expect((await fixture.crm.get(`/v1/events/${event.id}`)).at("data.version")).to.equal(1);
    expect(problemsOf(await mark(event.id, {}))).to.deep.equal([400, "/invitee_ids required"]);
    expect(problemsOf(await mark(event.id, { invitee_ids: [] }))).to.deep.equal([400, "/invitee_ids too_few"]);
  });
});

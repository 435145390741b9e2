import { expect } from "chai";
import { type EventChoices, storedEvent } from "../../support/booking/booked-event.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import type { EventRecord } from "../../../src/features/booking/sql/events.ts";

const HOUR = 3_600_000;

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

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
        expect(refused.problems).to.deep.equal([409, "/status event_status"]);
        expect(refused.at("details.0.allowed_values")).to.deep.equal(["reschedule", "cancel"]);
      }
      const over = await stored({ status: "pending" }, -1);
      for (const action of ["confirm", "decline"]) {
        expect((await act(over.id, action)).problems).to.deep.equal([409, "/end_at event_over"]);
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
      expect((await act(over.id, "cancel")).problems).to.deep.equal([409, "/end_at event_over"]);
      const declined = await stored({ status: "declined" });
      expect((await act(declined.id, "cancel")).problems).to.deep.equal([409, "/status event_closed"]);
      const long = await stored({ status: "cancelled" }, -48);
      expect((await act(long.id, "cancel")).at("meta.already_cancelled")).to.equal(true);
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
    expect((await mark(event.id, { invitee_ids: [idOf(event, 0)] })).at("data.version")).to.equal(2);
    const [entry] = (await fixture.crm.get(`/v1/entities/${contact_id}/activity`)).list("data");
    expect(entry?.["type"]).to.equal("event_no_show");
    expect((await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${event.id}`)).list("data")).to
      .be.empty;
  });

  it("records an absent host, also long after the end", async () => {
    const event = await begun({}, -60 * 24 * 30);
    expect((await mark(event.id, { host_no_show: true })).at("data")).to.include({ host_no_show: true, version: 2 });
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
    expect((await mark(soon.id, { host_no_show: true })).problems).to.deep.equal([409, "/start_at event_not_begun"]);
    for (const status of ["cancelled", "declined"] as const) {
      const event = await begun({ status });
      expect((await mark(event.id, { host_no_show: true })).problems).to.deep.equal([409, "/status event_closed"]);
    }
    const pending = await begun({ status: "pending" });
    expect((await mark(pending.id, { host_no_show: true })).problems).to.deep.equal([409, "/status event_status"]);
  });

  it("returns 422 for ids that are not current invitees of the event", async () => {
    const event = await begun({ invitees: [{}, { cancelled_at: inMinutes(-60) }] });
    const anonymous = idOf(await begun(), 0);
    const ids = [idOf(event, 0), idOf(event, 1), anonymous, newId()];
    expect((await mark(event.id, { invitee_ids: ids })).problems).to.deep.equal([
      422,
      "/invitee_ids/1 reference_not_found",
      "/invitee_ids/2 reference_not_found",
      "/invitee_ids/3 reference_not_found",
    ]);
    expect((await fixture.crm.get(`/v1/events/${event.id}`)).at("data.version")).to.equal(1);
    expect((await mark(event.id, {})).problems).to.deep.equal([400, "/invitee_ids required"]);
    expect((await mark(event.id, { invitee_ids: [] })).problems).to.deep.equal([400, "/invitee_ids too_few"]);
  });
});

describe("PUT /v1/events/{id} (events.update)", () => {
  const fixture = useFixture({ oracle: true, env: { WORKERS: "0" } });
  const records = recordFactories(fixture);
  const { eventType, book, hosts, somebody } = bookingFactories(fixture);
  let slots = 0;
  const booked = async (type: Readonly<Record<string, unknown>> = {}, body: object = {}): Promise<string> => {
    slots += 1;
    return (await book(await eventType(type), slots, { ...body })).string("data.id");
  };
  const put = (id: string, body: object, headers = {}): Promise<Answer> =>
    fixture.crm.put(`/v1/events/${id}`, body, headers);
  const subjectsOf = async (id: string): Promise<string[]> => {
    const path = `/v1/notifications/emails?record_type=event&record_id=${id}&page_size=100`;
    const letters = (await fixture.crm.get(path)).list("data");
    return letters
      .map(({ subject }) => String(subject).split(":")[0] ?? "")
      .filter((one) => !/^(Booked|New b)/.test(one));
  };
  const over = async (id: string): Promise<void> => {
    const [start_at, end_at] = ["2026-01-05T09:00:00Z", "2026-01-05T09:30:00Z"];
    await fixture.service.database.pool("events").where({ id }).update({ start_at, end_at });
  };

  it("changes fields that invitees see, increments ics_sequence and notifies them", async () => {
    const invitee = somebody();
    const id = await booked({}, { invitee });
    const location = { type: "video_link", value: "https://meet.acme.example/claire" };
    const changed = await put(id, { title: "  First call ", description: "All of it.\r\n", location });
    expect(changed.status).to.equal(200);
    expect(changed.headers.get("etag")).to.equal('"2"');
    expect(changed.at("data")).to.deep.include({
      id,
      version: 2,
      title: "First call",
      description: "All of it.",
      location,
      ics_sequence: 1,
    });
    expect(changed.at("meta")).to.deep.equal({
      changed_fields: ["title", "description", "location"],
      notified: [invitee.email],
      notified_hosts: changed.at("data.hosts"),
    });
    expect(await subjectsOf(id)).to.deep.equal(["Changed", "Changed"]);
    expect((await records.changesOf(id)).at(-1)).to.deep.equal([
      "event.updated",
      2,
      ["description", "ics_sequence", "location", "title"],
    ]);
    expect((await fixture.crm.get("/v1/events?q=first+call")).list("data").map((event) => event["id"])).to.include(id);
  });

  it("changes internal fields without notification and calendar update", async () => {
    const deal = await fixture.crm.post("/v1/opportunities", { name: "Deal" });
    const opportunity_id = deal.string("data.id");
    const id = await booked();
    const body = { internal_notes: "Careful.", metadata: { room: "12" }, opportunity_id: opportunity_id.toUpperCase() };
    const changed = await put(id, body);
    expect(changed.at("data")).to.deep.include({ ...body, opportunity_id, version: 2, ics_sequence: 0 });
    expect(changed.at("meta.notified")).to.deep.equal([]);
    expect(await subjectsOf(id)).to.deep.equal([]);
    const cleared = await put(id, { internal_notes: null, metadata: {}, opportunity_id: null });
    expect(cleared.at("data")).to.deep.include({ internal_notes: null, metadata: {}, opportunity_id: null });
  });

  it("keeps the version if nothing changes", async () => {
    const id = await booked({ title: "Visit" });
    const location = { type: "in_person", value: " Room 1 " };
    const same = await put(id, { title: "Visit", location, metadata: {} });
    expect(same.at("data.version")).to.equal(1);
    expect(same.at("meta")).to.deep.equal({ changed_fields: [], notified: [], notified_hosts: [] });
    expect((await put(id, {})).at("data.version")).to.equal(1);
  });

  it("notifies nobody with notify false", async () => {
    const id = await booked();
    const changed = await put(id, { title: "Quiet", notify: false });
    expect(changed.at("data")).to.include({ title: "Quiet", ics_sequence: 1 });
    expect(changed.at("meta.notified")).to.deep.equal([]);
    expect(await subjectsOf(id)).to.deep.equal([]);
  });

  it("validates the location and uses the phone number of the invitee", async () => {
    const id = await booked({}, { invitee: { ...somebody(), phone: "+33123456789" } });
    expect((await put(id, { location: { type: "invitee_phone" } })).at("data.location")).to.deep.equal({
      type: "invitee_phone",
      value: "+33123456789",
    });
    const wrong = { title: " ", location: { type: "video_link", value: "nowhere" } };
    expect((await put(id, { title: wrong.title })).problems).to.deep.equal([400, "/title too_short"]);
    expect((await put(id, { location: wrong.location })).problems).to.deep.equal([400, "/location/value format"]);
    const silent = await booked();
    const refused = await put(silent, { location: { type: "invitee_phone" } });
    expect(refused.problems).to.deep.equal([422, "/location/type invitee_without_phone"]);
  });

  it("returns 409 for visible fields after the event, but accepts internal notes", async () => {
    const done = await booked();
    await over(done);
    expect((await put(done, { title: "Too late" })).problems).to.deep.equal([409, "/end_at event_over"]);
    expect((await put(done, { internal_notes: "Went well." })).status).to.equal(200);
    const cancelled = await booked();
    await fixture.crm.post(`/v1/events/${cancelled}/cancel`);
    expect((await put(cancelled, { description: "?" })).problems).to.deep.equal([409, "/status event_closed"]);
    expect((await put(cancelled, { metadata: { why: "ill" } })).at("data.metadata.why")).to.equal("ill");
  });

  it("assigns another host of the event type and notifies both hosts", async () => {
    const [one = "", two = ""] = await hosts(2);
    const id = await booked({ assignment: "round_robin", hosts: [one, two] });
    const given = await put(id, { host_user_id: two.toUpperCase() });
    expect(given.list("data.hosts").map(({ user_id }) => user_id)).to.deep.equal([two]);
    expect(given.at("data")).to.include({ version: 2, ics_sequence: 1 });
    expect(given.at("meta.changed_fields")).to.deep.equal(["hosts"]);
    expect((await subjectsOf(id)).sort()).to.deep.equal(["Changed", "You are no longer the host"]);
    expect(given.at("meta.notified")).to.have.length(1);
    expect(given.list("meta.notified_hosts").map(({ user_id }) => user_id)).to.have.members([one, two]);
    expect((await put(id, { host_user_id: two })).at("meta.changed_fields")).to.deep.equal([]);
    expect((await records.changesOf(id)).at(-1)).to.deep.equal(["event.updated", 2, ["hosts", "ics_sequence"]]);
  });

  it("frees the time of the old host and takes that of the new one", async () => {
    const [one = "", two = ""] = await hosts(2);
    const type = await eventType({ assignment: "round_robin", hosts: [one, two] });
    const alone = { one: await eventType({ hosts: [one] }), two: await eventType({ hosts: [two] }) };
    const taken = await book(type, 200);
    expect(taken.at("data.hosts.0.user_id")).to.equal(one);
    await put(taken.string("data.id"), { host_user_id: two });
    expect((await book(alone.one, 200)).status).to.equal(201);
    expect((await book(alone.two, 200)).status).to.equal(409);
    const back = await put(taken.string("data.id"), { host_user_id: one });
    expect(back.problems).to.deep.equal([409, "/host_user_id host_busy"]);
    expect(back.at("code")).to.equal("slot_unavailable");
    expect((await fixture.crm.get(`/v1/events/${taken.string("data.id")}`)).at("data.hosts.0.user_id")).to.equal(two);
  });

  it("counts the event for its new host in the rotation", async () => {
    const [one = "", two = ""] = await hosts(2);
    const type = await eventType({ assignment: "round_robin", hosts: [one, two] });
    const next = async (number: number): Promise<[id: string, host: unknown]> => {
      const event = await book(type, number);
      return [event.string("data.id"), event.at("data.hosts.0.user_id")];
    };
    await next(210);
    const [id, host] = await next(211);
    expect(host).to.equal(two);
    await put(id, { host_user_id: one });
    expect([await next(212), await next(213)].map(([, taken]) => taken)).to.deep.equal([two, two]);
  });

  it("returns an error for a host who is unknown, busy or already part of the event", async () => {
    const [one = "", two = ""] = await hosts(2);
    const id = await booked({ hosts: [one] });
    for (const host_user_id of [two, newId(), (await records.fromOtherOrganization()).person.id]) {
      const refused = await put(id, { host_user_id });
      expect(refused.problems).to.deep.equal([422, "/host_user_id not_a_host"]);
      expect(refused.at("details.0.allowed_values")).to.deep.equal([one]);
    }
    const together = await booked({ assignment: "collective", hosts: [one, two] });
    expect((await put(together, { host_user_id: one })).problems).to.deep.equal([422, "/host_user_id hosts_together"]);
    const turns = await booked({ assignment: "round_robin", hosts: [one, two] });
    await fixture.service.database.pool("users").where({ id: two }).update({ status: "suspended" });
    expect((await put(turns, { host_user_id: two })).problems).to.deep.equal([422, "/host_user_id inactive_member"]);
  });

  it("returns 422 for an opportunity that is missing or not readable", async () => {
    const id = await booked();
    const missing = [422, "/opportunity_id reference_not_found"];
    expect((await put(id, { opportunity_id: newId() })).problems).to.deep.equal(missing);
    const deal = await fixture.crm.create("/v1/opportunities", { name: "Deal" });
    const blind = await records.scoped("booking:write");
    expect((await blind.put(`/v1/events/${id}`, { opportunity_id: deal })).problems).to.deep.equal(missing);
  });

  it("applies concurrent changes one after the other", async () => {
    const id = await booked();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => put(id, { title: `Title ${number}`, notify: false })),
    );
    expect(new Set(answers.map((answer) => answer.at("data.version"))).size).to.equal(20);
    const [one = "", two = ""] = await hosts(2);
    const type = await eventType({ assignment: "round_robin", hosts: [one, two] });
    const [left, right] = [await book(type, 300), await book(type, 300)];
    const [first, second] = [left.string("data.id"), right.string("data.id")];
    await fixture.crm.post(`/v1/events/${second}/reschedule`, { start_at: slotAt(301) });
    const moved = await Promise.all([
      put(first, { host_user_id: two, notify: false }),
      fixture.crm.post(`/v1/events/${second}/reschedule`, { start_at: slotAt(300), notify: false }),
    ]);
    for (const { status } of moved) expect(status).to.be.oneOf([200, 409]);
    const busy = await Promise.all([first, second].map((one) => fixture.crm.get(`/v1/events/${one}`)));
    const places = busy.map((event) => `${event.string("data.hosts.0.user_id")} ${event.string("data.start_at")}`);
    expect(new Set(places).size).to.equal(2);
  });
});

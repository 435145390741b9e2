import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const minutesLater = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString();

describe("POST /v1/events/{id}/reschedule (events.reschedule)", () => {
  const fixture = useFixture({ oracle: true, env: { WORKERS: "0" } });
  const records = recordFactories(fixture);
  const { eventType, book, hosts, somebody } = bookingFactories(fixture);
  const booked = async (type: string, number: number, body: object = {}): Promise<string> => {
    const answer = await book(type, number, { ...body });
    expect(answer.status).to.equal(201);
    return answer.string("data.id");
  };
  const move = (id: string, number: number, body: object = {}): Promise<Answer> =>
    fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(number), ...body });
  const hostOf = (answer: Answer): unknown => answer.at("data.hosts.0.user_id");
  const lettersOf = async (id: string): Promise<unknown[]> =>
    (await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${id}&page_size=100`))
      .list("data")
      .filter(({ subject }) => String(subject).startsWith("New time:"));

  it("keeps id, invitees, status and hosts, appends to history and notifies everybody", async () => {
    const type = await eventType();
    const invitee = somebody();
    const id = await booked(type, 0, { invitee });
    const moved = await move(id, 3, { reason: " The train\r\nis late. " });
    expect(moved.status).to.equal(200);
    const { owner } = fixture.organization;
    expect(moved.at("data")).to.deep.include({
      id,
      version: 2,
      status: "confirmed",
      start_at: slotAt(3),
      end_at: slotAt(4),
      duration_minutes: 30,
      ics_sequence: 1,
      reschedule_count: 1,
      invitee_count: 1,
    });
    expect(hostOf(moved)).to.equal(owner.id);
    const previous = { start_at: slotAt(0), end_at: slotAt(1) };
    expect(moved.at("data.history.0")).to.deep.include({ ...previous, reason: "The train\nis late." });
    expect(moved.at("data.history.0.by.type")).to.equal("api_key");
    expect(moved.at("meta")).to.deep.equal({
      previous,
      notified: [invitee.email],
      notified_hosts: moved.at("data.hosts"),
    });
    expect(await lettersOf(id)).to.have.length(2);
    expect((await records.changesOf(id)).at(-1)).to.deep.equal([
      "event.rescheduled",
      2,
      ["end_at", "ics_sequence", "reschedule_count", "start_at"],
    ]);
    const back = await move(id, 0);
    expect(back.list("data.history").map(({ start_at }) => start_at)).to.deep.equal([slotAt(0), slotAt(3)]);
    expect(back.at("data")).to.include({ id, ics_sequence: 2, reschedule_count: 2 });
  });

  it("frees the old time and takes the new one", async () => {
    const type = await eventType({ hosts: await hosts(1) });
    const id = await booked(type, 0);
    await move(id, 1);
    expect((await book(type, 1)).status).to.equal(409);
    expect((await book(type, 0)).status).to.equal(201);
  });

  it("ignores the time and the limits that the event itself uses", async () => {
    const host = await hosts(1);
    const hour = await eventType({
      hosts: host,
      duration_minutes: 60,
      slot_interval_minutes: 30,
      limits: { per_day: 1 },
    });
    const id = await booked(hour, 0);
    expect((await move(id, 1)).at("data")).to.include({ start_at: slotAt(1), end_at: slotAt(3) });
  });

  it("changes nothing and notifies nobody if the time stays the same", async () => {
    const id = await booked(await eventType({ hosts: await hosts(1) }), 0);
    const same = await move(id, 0, { reason: "None" });
    expect(same.at("data")).to.deep.include({ version: 1, history: [], ics_sequence: 0 });
    expect(same.at("meta.notified")).to.deep.equal([]);
    expect(await lettersOf(id)).to.deep.equal([]);
  });

  it("keeps the duration or accepts another offered duration", async () => {
    const type = await eventType({ hosts: await hosts(1), duration_options: [30, 60] });
    const id = await booked(type, 0, { duration_minutes: 60 });
    expect((await move(id, 4)).at("data.end_at")).to.equal(slotAt(6));
    const shorter = await move(id, 4, { duration_minutes: 30 });
    expect(shorter.at("data")).to.include({ start_at: slotAt(4), end_at: slotAt(5), duration_minutes: 30 });
    const refused = await move(id, 4, { duration_minutes: 45 });
    expect(refused.problems).to.deep.equal([422, "/duration_minutes duration_not_offered"]);
    expect(refused.at("details.0.allowed_values")).to.deep.equal([30, 60]);
    await fixture.crm.put(`/v1/event-types/${type}`, { duration_options: [], duration_minutes: 15 });
    expect((await move(id, 8)).at("data.duration_minutes")).to.equal(30);
  });

  it("returns 409 host_busy with alternatives", async () => {
    const type = await eventType({ hosts: await hosts(1) });
    const id = await booked(type, 0);
    await booked(type, 2);
    const refused = await move(id, 2);
    expect(refused.problems).to.deep.equal([409, "/start_at host_busy"]);
    expect(refused.at("code")).to.equal("slot_unavailable");
    const alternatives = refused.at("details.0.alternatives") as { start_at: string }[];
    expect(alternatives).to.have.length(5);
    for (const { start_at } of alternatives) {
      expect(Date.parse(start_at)).not.to.equal(Date.parse(slotAt(2)));
    }
    const [first] = alternatives;
    expect((await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: first?.start_at })).status).to.equal(200);
  });

  it("returns an error with a message for times that are not offered", async () => {
    const nine = [{ day: "monday", intervals: [{ start: "09:00", end: "10:00" }] }];
    const schedule = await fixture.crm.post("/v1/schedules", { name: "Mondays", timezone: "UTC", weekly_hours: nine });
    const type = await eventType({ hosts: await hosts(1) });
    const id = await booked(type, 0);
    expect((await move(id, 0, { start_at: minutesLater(slotAt(5), 7) })).problems).to.deep.equal([
      409,
      "/start_at between_slots",
    ]);
    await fixture.crm.put(`/v1/event-types/${type}`, { schedule_id: schedule.string("data.id") });
    expect((await move(id, 1)).problems[0]).to.equal(409);
    const past = await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: "2020-01-06T09:00:00Z" });
    expect(past.problems).to.deep.equal([409, "/start_at too_soon"]);
    const naive = await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: "2027-01-06T09:00:00" });
    expect(naive.problems).to.deep.equal([400, "/start_at timezone_required"]);
  });

  it("keeps a pending event pending and takes the new time", async () => {
    const type = await eventType({ hosts: await hosts(1), requires_confirmation: true, reminder_minutes: [60] });
    const id = await booked(type, 0);
    expect((await move(id, 1)).at("data")).to.include({ status: "pending", start_at: slotAt(1) });
    expect((await book(type, 1)).status).to.equal(409);
    expect(await remindersOf(id)).to.deep.equal([]);
    await fixture.crm.post(`/v1/events/${id}/confirm`);
    expect(await remindersOf(id)).to.deep.equal([minutesLater(slotAt(1), -60)]);
  });

  it("reschedules reminders of an event with a deleted event type", async () => {
    const type = await eventType({ hosts: await hosts(1), reminder_minutes: [60] });
    const id = (await book(type, 0)).string("data.id");
    await fixture.crm.delete(`/v1/event-types/${type}`);
    expect((await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(1) })).status).to.equal(200);
    expect(await remindersOf(id)).to.include(minutesLater(slotAt(1), -60));
  });

  it("reschedules reminders of a confirmed event with and without notify", async () => {
    const type = await eventType({ hosts: await hosts(1), reminder_minutes: [60] });
    const id = await booked(type, 0);
    expect((await move(id, 5, { notify: false })).at("meta.notified")).to.deep.equal([]);
    expect(await lettersOf(id)).to.deep.equal([]);
    expect(await remindersOf(id)).to.include(minutesLater(slotAt(5), -60));
  });

  it("keeps the round-robin host if free and assigns another one otherwise", async () => {
    const [one = "", two = ""] = await hosts(2);
    const type = await eventType({ assignment: "round_robin", hosts: [one, two] });
    const alone = await eventType({ hosts: [one] });
    const taken = await book(type, 0);
    expect(hostOf(taken)).to.equal(one);
    const id = taken.string("data.id");
    expect(hostOf(await move(id, 1))).to.equal(one);
    await booked(alone, 2);
    const given = await move(id, 2);
    expect(hostOf(given)).to.equal(two);
    expect(given.at("data")).to.deep.include({ id, start_at: slotAt(2) });
    expect((await records.changesOf(id)).at(-1)?.[2]).to.include("hosts");
    const subjects = (await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${id}&page_size=100`))
      .list("data")
      .map(({ subject }) => String(subject).split(":")[0]);
    expect(subjects).to.include.members(["You are no longer the host", "New booking", "New time"]);
    await booked(alone, 4);
    await booked(await eventType({ hosts: [two] }), 4);
    expect((await move(id, 4)).problems).to.deep.equal([409, "/start_at host_busy"]);
  });

  it("requires all hosts of a collective event to be free", async () => {
    const [one = "", two = ""] = await hosts(2);
    const id = await booked(await eventType({ assignment: "collective", hosts: [one, two] }), 0);
    await booked(await eventType({ hosts: [two] }), 1);
    expect((await move(id, 1)).problems).to.deep.equal([409, "/start_at host_busy"]);
    expect((await move(id, 2)).list("data.hosts").map(({ user_id }) => user_id)).to.deep.equal([one, two]);
  });

  it("moves all invitees of an event with seats and does not merge it with another", async () => {
    const type = await eventType({ hosts: await hosts(1), seats: 3 });
    const id = await booked(type, 0);
    await booked(type, 0);
    const other = await booked(type, 1);
    expect((await move(id, 1)).problems).to.deep.equal([409, "/start_at host_busy"]);
    await fixture.crm.post(`/v1/events/${other}/cancel`);
    await fixture.crm.put(`/v1/event-types/${type}`, { seats: 1 });
    expect((await move(id, 1)).at("data")).to.include({ id, start_at: slotAt(1), invitee_count: 2, seats: 3 });
  });

  it("returns 409 with a remedy for a canceled, declined or past event", async () => {
    const type = await eventType({ hosts: await hosts(1), requires_confirmation: true });
    const cancelled = await booked(type, 0);
    await fixture.crm.post(`/v1/events/${cancelled}/cancel`);
    expect((await move(cancelled, 5)).problems).to.deep.equal([409, "/status event_closed"]);
    const declined = await booked(type, 1);
    await fixture.crm.post(`/v1/events/${declined}/decline`);
    const refused = await move(declined, 5);
    expect(refused.at("details.0.message")).to.equal(
      "The event is declined and can no longer change; book another one.",
    );
    const over = await booked(type, 2);
    const [start_at, end_at] = ["2026-01-05T09:00:00Z", "2026-01-05T09:30:00Z"];
    await fixture.service.database.pool("events").where({ id: over }).update({ start_at, end_at });
    expect((await move(over, 5)).problems).to.deep.equal([409, "/end_at event_over"]);
  });

  it("reschedules an event with a deleted event type", async () => {
    const type = await eventType({ hosts: await hosts(1) });
    const id = await booked(type, 0);
    await fixture.crm.delete(`/v1/event-types/${type}`);
    expect((await move(id, 1)).status).to.equal(200);
  });

  it("adds both times to the timeline of the contact", async () => {
    const contact_id = await records.contact();
    const id = await booked(await eventType({ hosts: await hosts(1) }), 0, { contact_id });
    await move(id, 1);
    const [entry] = (await fixture.crm.get(`/v1/entities/${contact_id}/activity`)).list("data");
    expect(entry?.["type"]).to.equal("event_rescheduled");
    expect(entry?.["changes"]).to.deep.include({ field: "start_at", old: slotAt(0), new: slotAt(1) });
  });

  const remindersOf = async (id: string): Promise<string[]> => {
    const jobs = await fixture.service.database
      .pool("jobs")
      .where({ kind: "event.remind" })
      .whereRaw("payload ->> 'event_id' = ?", [id])
      .select<{ available_at: string }[]>("available_at");
    return jobs.map(({ available_at }) => available_at);
  };
});

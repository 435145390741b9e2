import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import { bookingFactories, problemsOf, slotAt } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

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
    expect(problemsOf(await put(id, { title: wrong.title }))).to.deep.equal([400, "/title too_short"]);
    expect(problemsOf(await put(id, { location: wrong.location }))).to.deep.equal([400, "/location/value format"]);
    const silent = await booked();
    const refused = await put(silent, { location: { type: "invitee_phone" } });
    expect(problemsOf(refused)).to.deep.equal([422, "/location/type invitee_without_phone"]);
  });

  it("returns 409 for visible fields after the event, but accepts internal notes", async () => {
    const done = await booked();
    await over(done);
    expect(problemsOf(await put(done, { title: "Too late" }))).to.deep.equal([409, "/end_at event_over"]);
    expect((await put(done, { internal_notes: "Went well." })).status).to.equal(200);
    const cancelled = await booked();
    await fixture.crm.post(`/v1/events/${cancelled}/cancel`);
    expect(problemsOf(await put(cancelled, { description: "?" }))).to.deep.equal([409, "/status event_closed"]);
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
    expect(problemsOf(back)).to.deep.equal([409, "/host_user_id host_busy"]);
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
      expect(problemsOf(refused)).to.deep.equal([422, "/host_user_id not_a_host"]);
      expect(refused.at("details.0.allowed_values")).to.deep.equal([one]);
    }
    const together = await booked({ assignment: "collective", hosts: [one, two] });
    expect(problemsOf(await put(together, { host_user_id: one }))).to.deep.equal([422, "/host_user_id hosts_together"]);
    const turns = await booked({ assignment: "round_robin", hosts: [one, two] });
    await fixture.service.database.pool("users").where({ id: two }).update({ status: "suspended" });
    expect(problemsOf(await put(turns, { host_user_id: two }))).to.deep.equal([422, "/host_user_id inactive_member"]);
  });

  it("returns 422 for an opportunity that is missing or not readable", async () => {
    const id = await booked();
    const missing = [422, "/opportunity_id reference_not_found"];
    expect(problemsOf(await put(id, { opportunity_id: newId() }))).to.deep.equal(missing);
    const deal = (await fixture.crm.post("/v1/opportunities", { name: "Deal" })).string("data.id");
    const blind = await records.scoped("booking:write");
    expect(problemsOf(await blind.put(`/v1/events/${id}`, { opportunity_id: deal }))).to.deep.equal(missing);
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

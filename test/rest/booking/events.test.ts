import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { changesWith } from "../../support/webhooks/change-feed.ts";

const FAIL = `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'locked' USING ERRCODE = '55P03';
END $$`;

describe("POST /v1/events (events.create)", () => {
  const fixture = useFixture();
  const { contact, fromOtherOrganization, scoped } = recordFactories(fixture);
  const { eventType, book, hosts, somebody } = bookingFactories(fixture);

  describe("with one host", () => {
    it("copies the event type, assigns the host and creates a contact", async () => {
      const type = await eventType({ title: "Tour", description: "Around the house", duration_minutes: 45 });
      const invitee = { name: "Ada King Lovelace", email: "Ada@Tour.example", timezone: "Europe/London", locale: "fr" };
      const booked = await book(type, 0, { invitee, notes: "Has a dog." });
      expect(booked.status).to.equal(201);
      expect(booked.at("data")).to.deep.include({
        event_type_id: type,
        title: "Tour",
        description: "Around the house",
        status: "confirmed",
        start_at: slotAt(0),
        end_at: new Date(Date.parse(slotAt(0)) + 45 * 60_000).toISOString(),
        duration_minutes: 45,
        timezone: "UTC",
        location: { type: "in_person", value: "Room 1" },
        invitee_count: 1,
        answers: {},
        opportunity_id: null,
        source: "api",
        internal_notes: "Has a dog.",
        ics_sequence: 0,
        reschedule_count: 0,
        history: [],
        cancellation: null,
        host_no_show: false,
        metadata: {},
        version: 1,
      });
      const { id: owner } = fixture.organization.owner;
      expect(booked.list("data.hosts").map(({ user_id }) => user_id)).to.deep.equal([owner]);
      const [contactId] = booked.at("data.contact_ids") as string[];
      expect(booked.at("data.invitees.0")).to.deep.include({
        role: "primary",
        name: "Ada King Lovelace",
        email: "ada@tour.example",
        timezone: "Europe/London",
        locale: "fr",
        contact_id: contactId,
        response: "needs_action",
        no_show: false,
        cancelled_at: null,
      });
      expect((await fixture.crm.get(`/v1/entities/${contactId}`)).at("data")).to.deep.include({
        first_name: "Ada",
        last_name: "King Lovelace",
        email: "ada@tour.example",
        timezone: "Europe/London",
        locale: "fr",
        source: "booking",
      });
    });

    it("publishes one event and adds to the timelines of contact and opportunity", async () => {
      const opportunity_id = await fixture.crm.create("/v1/opportunities", { name: "Engine" });
      const booked = await book(await eventType(), 14, { opportunity_id });
      const id = booked.string("data.id");
      const changes = await storeOf(fixture).changes.ofRecord(fixture.organization.id, id);
      expect(changes.map(({ kind, version }) => [kind, version])).to.deep.equal([["event.created", 1]]);
      expect(changes[0]?.data).to.deep.equal(booked.at("data"));
      const owners = [`/v1/entities/${String(booked.at("data.contact_ids.0"))}`, `/v1/opportunities/${opportunity_id}`];
      for (const owner of owners) {
        const timeline = await fixture.crm.get(`${owner}/activity?type=event_booked`);
        expect(timeline.list("data").map(({ related }) => related)).to.deep.equal([{ type: "event", id }]);
      }
    });

    it("returns the source of the booking", async () => {
      const person = await signIn(fixture.service.url, fixture.organization.owner);
      const body = { event_type_id: await eventType(), start_at: slotAt(15), invitee: somebody() };
      const booked = await person.post("/v1/events", body);
      expect(booked.at("data.source")).to.equal("console");
      expect(booked.at("data.created_by.type")).to.equal("user");
    });

    it("creates a pending event that blocks the time if confirmation is required", async () => {
      const type = await eventType({ requires_confirmation: true });
      expect((await book(type, 20)).at("data.status")).to.equal("pending");
      expect((await book(type, 20)).problems).to.deep.equal([409, "/start_at host_busy"]);
    });

    it("stores answers according to the types of the questions", async () => {
      const questions = [
        { key: "topic", label: "Topic", type: "select", required: true, options: ["Machines", "Service"] },
        { key: "size", label: "Size", type: "number" },
      ];
      const type = await eventType({ questions });
      const booked = await book(type, 21, { answers: { topic: " Machines ", size: 3 } });
      expect(booked.at("data.answers")).to.deep.equal({ topic: "Machines", size: 3 });
      expect(booked.at("data.invitees.0.answers")).to.deep.equal({ topic: "Machines", size: 3 });
      const refused = await book(type, 22, { answers: { size: "big", topik: "x" } });
      expect(refused.problems).to.have.members([
        422,
        "/answers/topik unknown_question",
        "/answers/topic answer_required",
        "/answers/size type",
      ]);
    });

    it("uses the given location or the phone number of the invitee", async () => {
      const type = await eventType({ location: { type: "invitee_phone" } });
      expect((await book(type, 23)).problems).to.deep.equal([422, "/invitee/phone required"]);
      const called = await book(type, 23, { invitee: { ...somebody(), phone: "+33123456789" } });
      expect(called.at("data.location")).to.deep.equal({ type: "invitee_phone", value: "+33123456789" });
      const elsewhere = { type: "custom", value: "In the park" };
      expect((await book(type, 24, { location: elsewhere })).at("data.location")).to.deep.equal(elsewhere);
      expect((await book(type, 25, { location: { type: "video_link", value: "meet" } })).problems).to.deep.equal([
        400,
        "/location/value format",
      ]);
    });

    it("accepts an offered duration only", async () => {
      const type = await eventType({ duration_options: [30, 60] });
      expect((await book(type, 26, { duration_minutes: 60 })).at("data.duration_minutes")).to.equal(60);
      const refused = await book(type, 30, { duration_minutes: 45 });
      expect(refused.problems).to.deep.equal([422, "/duration_minutes duration_not_offered"]);
      expect(refused.at("details.0.allowed_values")).to.deep.equal([30, 60]);
    });

    it("returns 422 for too many guests and for repeated addresses", async () => {
      const type = await eventType({ max_guests: 1 });
      const guests = [{ email: "a@guest.example" }, { email: "b@guest.example" }];
      expect((await book(type, 31, { guests })).problems).to.deep.equal([422, "/guests too_many"]);
      const invitee = { name: "A", email: "a@guest.example" };
      const twice = await book(type, 31, { invitee, guests: [{ email: "A@guest.example" }] });
      expect(twice.problems).to.deep.equal([422, "/guests/0/email not_unique"]);
      expect((await fixture.crm.get("/v1/entities?q=guest.example")).at("meta.total")).to.equal(0);
    });

    it("returns 422 for references that are missing, foreign or not readable", async () => {
      const unknown = "01990000-0000-7000-8000-000000000000";
      const type = await eventType();
      const { caller } = await fromOtherOrganization();
      const foreign = await caller.create("/v1/entities", { entity_type: "contact", first_name: "F" });
      for (const contact_id of [unknown, foreign]) {
        const refused = await book(type, 32, { contact_id, opportunity_id: unknown });
        expect(refused.problems).to.deep.equal([
          422,
          "/contact_id reference_not_found",
          "/opportunity_id reference_not_found",
        ]);
      }
      expect((await book(unknown, 32)).problems).to.deep.equal([422, "/event_type_id reference_not_found"]);
      const own = await contact();
      const booker = await scoped("booking:write", "booking:read");
      const body = { event_type_id: type, start_at: slotAt(32), invitee: somebody(), contact_id: own };
      expect((await booker.post("/v1/events", body)).problems).to.deep.equal([422, "/contact_id reference_not_found"]);
      const free = await caller.post("/v1/events", { ...body, contact_id: null });
      expect(free.problems).to.deep.equal([422, "/event_type_id reference_not_found"]);
    });

    it("returns 409 for an inactive event type", async () => {
      const type = await eventType({ is_active: false });
      expect((await book(type, 33)).problems).to.deep.equal([409, " inactive_event_type"]);
    });
  });

  describe("with several hosts", () => {
    it("responds with all hosts and guests as they are read afterwards", async () => {
      const team = await hosts(3);
      const questions = [{ key: "size", label: "Size", type: "number" }];
      const type = await eventType({ assignment: "collective", hosts: team, max_guests: 2, questions });
      const guests = [somebody(), { email: "guest@several.example" }];
      const booked = await book(type, 200, { guests, answers: { size: 3 } });
      expect(booked.status).to.equal(201);
      expect(booked.list("data.hosts").map(({ user_id }) => user_id)).to.deep.equal(team);
      const read = await fixture.crm.get(`/v1/events/${booked.string("data.id")}`);
      expect(read.at("data")).to.deep.equal(booked.at("data"));
    });

    it("assigns the round-robin host with the fewest events, then the first in order", async () => {
      const three = await hosts(3);
      const type = await eventType({ assignment: "round_robin", hosts: three });
      const taken: unknown[] = [];
      for (const number of [50, 51, 51, 52, 53, 54]) {
        const booked = await book(type, number);
        expect(booked.status).to.equal(201);
        taken.push(booked.at("data.hosts.0.user_id"));
      }
      expect(taken).to.deep.equal([...three, ...three]);
    });

    it("assigns the next host if the first one is busy", async () => {
      const [busy = "", free = ""] = await hosts(2);
      expect((await book(await eventType({ hosts: [busy] }), 60)).status).to.equal(201);
      const type = await eventType({ assignment: "round_robin", hosts: [busy, free] });
      expect((await book(type, 60)).at("data.hosts.0.user_id")).to.equal(free);
      expect((await book(type, 60)).problems).to.deep.equal([409, "/start_at host_busy"]);
    });

    it("requires all collective hosts to be free", async () => {
      const both = await hosts(2);
      const type = await eventType({ assignment: "collective", hosts: both });
      expect((await book(type, 62)).list("data.hosts").map(({ user_id }) => user_id)).to.deep.equal(both);
      expect((await book(await eventType({ hosts: [both[1]] }), 63)).status).to.equal(201);
      expect((await book(type, 63)).problems).to.deep.equal([409, "/start_at host_busy"]);
    });
  });
});

describe("POST /v1/events (events.create)", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, book, somebody } = bookingFactories(fixture);
  const total = async (path: string): Promise<unknown> => (await fixture.crm.get(path)).at("meta.total");

  for (const [number, table] of ["emails", "jobs"].entries()) {
    it(`books nothing and returns an error if ${table}, which are written with COMMIT, cannot be written`, async () => {
      const { pool } = fixture.service.database;
      const type = await eventType({ reminder_minutes: [60] });
      const before = await total("/v1/entities");
      await pool.raw(FAIL);
      await pool.raw(`CREATE TRIGGER fail BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`);
      for (const headers of [{}, { "Idempotency-Key": `a booking without ${table}` }]) {
        const answer = await fixture.crm.post(
          "/v1/events",
          { event_type_id: type, start_at: slotAt(number), invitee: somebody() },
          headers,
        );
        expect(answer.status).to.equal(503);
      }
      expect(await total(`/v1/events?event_type_id=${type}`)).to.equal(0);
      expect(await total("/v1/entities")).to.equal(before);
      await pool.raw("DROP FUNCTION fail CASCADE");
      expect((await book(type, number)).status).to.equal(201);
    });
  }
});

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
    expect(refused.problems).to.deep.equal([422, "/contact_id reference_not_found"]);
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

describe("POST /v1/events (events.create) with seats", () => {
  const fixture = useFixture();
  const { changesOf } = recordFactories(fixture);
  const { eventType, book, somebody } = bookingFactories(fixture);

  it("adds invitees with their own answers to the event at the same start", async () => {
    const questions = [{ key: "diet", label: "Diet", type: "text" }];
    const type = await eventType({ seats: 3, questions });
    const first = await book(type, 0, { answers: { diet: "None" }, notes: "First" });
    const invitee = { name: "Second", email: "second@seats.example" };
    const second = await book(type, 0, { invitee, answers: { diet: "Vegan" }, notes: "By train" });
    expect(second.status).to.equal(201);
    const id = first.string("data.id");
    expect(second.at("data")).to.deep.include({
      id,
      version: 2,
      seats: 3,
      invitee_count: 2,
      ics_sequence: 1,
      answers: { diet: "None" },
      internal_notes: "First\nSecond: By train",
    });
    expect(second.at("data.invitees.1")).to.deep.include({ role: "primary", answers: { diet: "Vegan" } });
    expect(second.list("data.contact_ids")).to.have.length(2);
    expect(await changesOf(id)).to.deep.equal([
      ["event.created", 1, []],
      ["event.invitee_added", 2, ["ics_sequence", "internal_notes", "invitees"]],
    ]);
    const [, joined] = await storeOf(fixture).changes.ofRecord(fixture.organization.id, id);
    expect(joined?.changes?.["invitees"]).to.deep.equal({ old: [], new: [second.at("data.invitees.1")] });
    const timeline = await fixture.crm.get(`/v1/entities/${String(second.at("data.contact_ids.1"))}/activity`);
    expect(timeline.list("data").map((entry) => entry["type"])).to.include("event_booked");
    const others = await fixture.crm.get(
      `/v1/entities/${String(second.at("data.contact_ids.0"))}/activity?type=event_booked`,
    );
    expect(others.at("meta.total")).to.equal(1);
  });

  it("returns 409 seats_taken once guests and invitees take every seat", async () => {
    const type = await eventType({ seats: 3, max_guests: 3 });
    expect((await book(type, 2, { guests: [{ email: "one@full.example" }] })).status).to.equal(201);
    const tooMany = await book(type, 2, { guests: [{ email: "two@full.example" }] });
    expect(tooMany.problems).to.deep.equal([409, "/start_at seats_taken"]);
    expect((await book(type, 2)).at("data.invitee_count")).to.equal(3);
    expect((await book(type, 2)).problems).to.deep.equal([409, "/start_at seats_taken"]);
    expect((await fixture.crm.get("/v1/entities?q=two@full.example")).at("meta.total")).to.equal(0);
  });

  it("returns 422 settled_before for another location or opportunity than the first booking", async () => {
    const type = await eventType({ seats: 4 });
    const opportunity_id = await fixture.crm.create("/v1/opportunities", { name: "Engines" });
    const location = { type: "custom", value: "Under the clock" };
    await book(type, 8, { location });
    const elsewhere = { location: { ...location, value: "At the gate" }, opportunity_id };
    expect((await book(type, 8, elsewhere)).problems).to.deep.equal([
      422,
      "/location settled_before",
      "/opportunity_id settled_before",
    ]);
    expect((await book(type, 8, { location })).at("data.invitee_count")).to.equal(2);
    expect((await book(type, 8)).at("data.invitee_count")).to.equal(3);
  });

  it("returns 409 invited_already for an address that has a seat", async () => {
    const type = await eventType({ seats: 3, max_guests: 1 });
    const invitee = somebody();
    const first = await book(type, 4, { invitee });
    const again = await book(type, 4, { invitee: { name: "Again", email: invitee.email.toUpperCase() } });
    expect(again.problems).to.deep.equal([409, "/invitee/email invited_already"]);
    expect(again.at("details.0.existing_id")).to.equal(first.at("data.id"));
    const asGuest = await book(type, 4, { guests: [{ email: invitee.email }] });
    expect(asGuest.problems).to.deep.equal([409, "/guests/0/email invited_already"]);
  });

  it("creates a new event at another start and rejects another duration", async () => {
    const type = await eventType({ seats: 5, duration_options: [30, 60] });
    const [first, other] = [await book(type, 6), await book(type, 7)];
    expect(first.at("data.id")).not.to.equal(other.at("data.id"));
    expect((await book(type, 6, { duration_minutes: 60 })).problems).to.deep.equal([409, "/start_at host_busy"]);
    expect((await fixture.crm.get(`/v1/events?from=${slotAt(6)}&to=${slotAt(8)}`)).at("meta.total")).to.equal(2);
  });
});

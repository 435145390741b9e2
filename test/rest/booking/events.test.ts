import { expect } from "chai";
import { bookingFactories, problemsOf, slotAt } from "../../support/booking/booking.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

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
      const read = await fixture.crm.get(`/v1/events/${booked.string("data.id")}`);
      expect(read.at("data")).to.deep.equal(booked.at("data"));
      expect(booked.headers.get("location")).to.equal(`/v1/events/${booked.string("data.id")}`);
    });

    it("publishes one event and adds to the timelines of contact and opportunity", async () => {
      const opportunity_id = (await fixture.crm.post("/v1/opportunities", { name: "Engine" })).string("data.id");
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
      expect(problemsOf(await book(type, 20))).to.deep.equal([409, "/start_at host_busy"]);
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
      expect(problemsOf(refused)).to.have.members([
        422,
        "/answers/topik unknown_question",
        "/answers/topic answer_required",
        "/answers/size type",
      ]);
    });

    it("uses the given location or the phone number of the invitee", async () => {
      const type = await eventType({ location: { type: "invitee_phone" } });
      expect(problemsOf(await book(type, 23))).to.deep.equal([422, "/invitee/phone required"]);
      const called = await book(type, 23, { invitee: { ...somebody(), phone: "+33123456789" } });
      expect(called.at("data.location")).to.deep.equal({ type: "invitee_phone", value: "+33123456789" });
      const elsewhere = { type: "custom", value: "In the park" };
      expect((await book(type, 24, { location: elsewhere })).at("data.location")).to.deep.equal(elsewhere);
      expect(problemsOf(await book(type, 25, { location: { type: "video_link", value: "meet" } }))).to.deep.equal([
        400,
        "/location/value format",
      ]);
    });

    it("accepts an offered duration only", async () => {
      const type = await eventType({ duration_options: [30, 60] });
      expect((await book(type, 26, { duration_minutes: 60 })).at("data.duration_minutes")).to.equal(60);
      const refused = await book(type, 30, { duration_minutes: 45 });
      expect(problemsOf(refused)).to.deep.equal([422, "/duration_minutes duration_not_offered"]);
      expect(refused.at("details.0.allowed_values")).to.deep.equal([30, 60]);
    });

    it("returns 422 for too many guests and for repeated addresses", async () => {
      const type = await eventType({ max_guests: 1 });
      const guests = [{ email: "a@guest.example" }, { email: "b@guest.example" }];
      expect(problemsOf(await book(type, 31, { guests }))).to.deep.equal([422, "/guests too_many"]);
      const invitee = { name: "A", email: "a@guest.example" };
      const twice = await book(type, 31, { invitee, guests: [{ email: "A@guest.example" }] });
      expect(problemsOf(twice)).to.deep.equal([422, "/guests/0/email not_unique"]);
      expect((await fixture.crm.get("/v1/entities?q=guest.example")).at("meta.total")).to.equal(0);
    });

    it("returns 422 for references that are missing, foreign or not readable", async () => {
      const unknown = "01990000-0000-7000-8000-000000000000";
      const type = await eventType();
      const { caller } = await fromOtherOrganization();
      const foreign = (await caller.post("/v1/entities", { entity_type: "contact", first_name: "F" })).string(
        "data.id",
      );
      for (const contact_id of [unknown, foreign]) {
        const refused = await book(type, 32, { contact_id, opportunity_id: unknown });
        expect(problemsOf(refused)).to.deep.equal([
          422,
          "/contact_id reference_not_found",
          "/opportunity_id reference_not_found",
        ]);
      }
      expect(problemsOf(await book(unknown, 32))).to.deep.equal([422, "/event_type_id reference_not_found"]);
      const own = await contact();
      const booker = await scoped("booking:write", "booking:read");
      const body = { event_type_id: type, start_at: slotAt(32), invitee: somebody(), contact_id: own };
      expect(problemsOf(await booker.post("/v1/events", body))).to.deep.equal([422, "/contact_id reference_not_found"]);
      const free = await caller.post("/v1/events", { ...body, contact_id: null });
      expect(problemsOf(free)).to.deep.equal([422, "/event_type_id reference_not_found"]);
    });

    it("returns 409 for an inactive event type", async () => {
      const type = await eventType({ is_active: false });
      expect(problemsOf(await book(type, 33))).to.deep.equal([409, " inactive_event_type"]);
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
      expect(problemsOf(await book(type, 60))).to.deep.equal([409, "/start_at host_busy"]);
    });

    it("requires all collective hosts to be free", async () => {
      const both = await hosts(2);
      const type = await eventType({ assignment: "collective", hosts: both });
      const booked = await book(type, 62);
      expect(booked.list("data.hosts").map(({ user_id }) => user_id)).to.deep.equal(both);
      expect((await book(await eventType({ hosts: [both[1]] }), 63)).status).to.equal(201);
      expect(problemsOf(await book(type, 63))).to.deep.equal([409, "/start_at host_busy"]);
    });
  });
});

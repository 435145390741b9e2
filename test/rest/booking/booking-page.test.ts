import { expect } from "chai";
import { slotAt } from "../../support/booking/booking.ts";
import { callerAt } from "../../support/caller.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";

const DAY = 86_400_000;

describe("Booking page: /v1/public/{booking_slug}/{event_slug}", () => {
  const fixture = useFixture();
  const { publish, visit, link, look, move, cancel, eventAt, somebody, hosts } = bookingPageVisits(fixture);
  const { changesOf } = recordFactories(fixture);
  const firstDay = new URLSearchParams({ from: slotAt(0), to: slotAt(48), timezone: "UTC" }).toString();

  describe("GET /v1/public/{booking_slug}/{event_slug} (bookingPage.get)", () => {
    it("returns published fields only", async () => {
      const { person } = await recordFactories(fixture).colleague("member");
      const { path, id } = await publish({
        hosts: [fixture.organization.owner.id, person.id],
        assignment: "round_robin",
        seats: 3,
        locale: "fr",
        location: { type: "video_link", value: "https://meet.canary.example/room" },
      });
      await fixture.service.database.pool("users").where({ id: person.id }).update({ first_name: null, last_name: "" });
      const page = await fixture.anonymous.get(path);
      expect(page.at("data")).to.deep.equal({
        title: "Visit",
        description: null,
        location: { type: "video_link" },
        duration_minutes: 30,
        hosts: [{ name: page.string("data.hosts.0.name") }, { name: fixture.organization.record.name }],
        duration_options: [],
        questions: [],
        max_guests: 0,
        min_notice_minutes: 0,
        requires_confirmation: false,
        seats: 3,
        booking_window: { type: "unlimited" },
        locale: "fr",
        timezone: "Europe/Paris",
        organization: { name: fixture.organization.record.name, logo_url: null, colour: null, embed_origins: [] },
      });
      const { owner } = fixture.organization;
      const canaries = [id, owner.id, owner.email, person.id, person.email, fixture.organization.id, "meet.canary"];
      const slots = await fixture.anonymous.get(`${path}/slots?${firstDay}`);
      for (const canary of canaries) expect(page.text + slots.text, canary).not.to.contain(canary);
      expect(page.headers.get("cache-control")).to.equal("no-store");
    });

    it("returns the same 404 for everything that is not published", async () => {
      const { path, id } = await publish();
      const there = await fixture.anonymous.get(path);
      expect(there.status).to.equal(200);
      const [page = "", slug = ""] = path.split("/").slice(-2);
      const { pool } = fixture.service.database;
      const { owner } = fixture.organization;
      const hide = async (change: () => PromiseLike<unknown>, back: () => PromiseLike<unknown>) => {
        await change();
        const answers = await refusals(path);
        await back();
        return answers;
      };
      const unknown = await refusals(path.replace(page, "nobody"));
      expect(unknown.map(([status]) => status)).to.deep.equal([404, 404, 404]);
      expect(await refusals(path.replace(slug, "nothing"))).to.deep.equal(unknown);
      expect(await refusals(path.replace(slug, slug.toUpperCase()))).to.deep.equal(unknown);
      const type = (values: object) => () => fixture.crm.put(`/v1/event-types/${id}`, values);
      const user = (status: string) => () => pool("users").where({ id: owner.id }).update({ status });
      expect(await hide(type({ visibility: "private" }), type({ visibility: "public" }))).to.deep.equal(unknown);
      expect(await hide(type({ is_active: false }), type({ is_active: true }))).to.deep.equal(unknown);
      expect(await hide(user("suspended"), user("active"))).to.deep.equal(unknown);
      const deletion = () => fixture.crm.delete(`/v1/event-types/${id}`);
      expect(await hide(deletion, () => fixture.crm.post(`/v1/event-types/${id}/restore`))).to.deep.equal(unknown);
      expect((await fixture.anonymous.get(path)).text).to.equal(there.text);
    });

    it("returns 421 for an organization in another region", async () => {
      const { path } = await publish();
      const invitee = somebody();
      await visit(path, 70, { invitee });
      const token = await link(invitee.email);
      const { organizations } = storeOf(fixture);
      const actor = { type: "system", id: null, name: "Test", application: null } as const;
      await organizations.update(fixture.organization.id, { data_region: "us" }, actor);
      expect([(await fixture.anonymous.get(path)).status, (await look(token)).status]).to.deep.equal([421, 421]);
      await organizations.update(fixture.organization.id, { data_region: "eu" }, actor);
    });
  });

  describe("POST /v1/public/{booking_slug}/{event_slug}/events (bookingPage.book)", () => {
    it("books a slot that the invitee moves and cancels by the link in the e-mail", async () => {
      const questions = [{ key: "topic", label: "What is it about?", type: "text", required: true }];
      const { path } = await publish({ title: "First call", questions });
      expect((await fixture.anonymous.get(path)).at("data")).to.deep.include({
        title: "First call",
        timezone: "Europe/Paris",
      });
      const [slot] = (await fixture.anonymous.get(`${path}/slots?${firstDay}`)).list("data.slots");
      const invitee = { name: "Ada Lovelace", email: "ada@journey.example", timezone: "Asia/Kolkata", locale: "fr" };
      const request = { start_at: slot?.["start_at"], invitee, answers: { topic: "Engines" } };
      const booked = await fixture.anonymous.post(`${path}/events`, request);
      expect(booked.status).to.equal(200);
      expect(booked.at("data")).to.deep.include({ status: "confirmed", start_at: slotAt(0), title: "First call" });
      const event = await eventAt(0);
      const visitor = { type: "invitee", id: null, name: "Ada Lovelace", application: null };
      expect(event).to.deep.include({ source: "booking_page", created_by: visitor, answers: { topic: "Engines" } });
      const token = await link(invitee.email);
      expect((await look(token)).at("data")).to.deep.equal(booked.at("data"));
      const moved = await move(token, 3, { reason: "The train" });
      expect([moved.status, moved.at("data.start_at")]).to.deep.equal([200, slotAt(3)]);
      const [contact_id] = event["contact_ids"] as string[];
      const own = { ...visitor, id: contact_id };
      const after = await eventAt(3);
      expect(after).to.deep.include({ id: event["id"], reschedule_count: 1, updated_by: own });
      expect((after["history"] as object[])[0]).to.deep.include({ start_at: slotAt(0), by: own, reason: "The train" });
      const gone = await cancel(await link(invitee.email), { reason: "Ill" });
      expect(gone.at("data")).to.deep.include({ status: "cancelled", possible_actions: [] });
      expect((await eventAt(3))["cancellation"]).to.deep.include({ reason: "Ill", by: own });
      expect((await changesOf(String(event["id"]))).map(([kind]) => kind)).to.deep.equal([
        "event.created",
        "event.rescheduled",
        "event.cancelled",
      ]);
      expect((await fixture.crm.get(`/v1/entities/${contact_id ?? ""}`)).at("data")).to.deep.include({
        first_name: "Ada",
        last_name: "Lovelace",
        source: "booking",
        timezone: "Asia/Kolkata",
        locale: "fr",
      });
    });

    it("returns no data of contacts, other invitees and internal notes", async () => {
      const known = {
        entity_type: "contact",
        first_name: "Canary",
        email: "known@privacy.example",
        timezone: "Asia/Tokyo",
      };
      const contact = await fixture.crm.create("/v1/entities", { ...known, locale: "fr" });
      const { path, id } = await publish({ seats: 5, max_guests: 1 });
      await visit(path, 10, { invitee: { name: "Other Canary", email: "other@privacy.example" } });
      const event = await eventAt(10);
      await fixture.service.database
        .pool("events")
        .where({ id: event["id"] })
        .update({ internal_notes: "Canary notes" });
      const invitee = { name: "Known", email: known.email };
      const booked = await visit(path, 10, { invitee, guests: [{ email: "guest@privacy.example" }] });
      expect(booked.at("data.invitee")).to.deep.equal({
        ...invitee,
        phone: null,
        timezone: "Europe/Paris",
        locale: "en",
        response: "needs_action",
      });
      expect(((await eventAt(10))["contact_ids"] as string[])[1]).to.equal(contact);
      const seen = booked.text + (await look(await link(known.email))).text;
      const { owner, id: orgId } = fixture.organization;
      const canaries = [
        "Canary",
        "other@",
        "guest@",
        owner.id,
        owner.email,
        orgId,
        id,
        contact,
        String(event["id"]),
        "Tokyo",
      ];
      for (const canary of canaries) expect(seen, canary).not.to.contain(canary);
      expect(Object.keys(booked.at("data") as object)).not.to.include.members(["seats", "invitee_count"]);
    });

    it("gives a slot to one of two visitors and returns alternatives to the other", async () => {
      const { path } = await publish();
      const answers = await Promise.all([visit(path, 20), visit(path, 20)]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect([refused?.at("code"), refused?.list("details.0.alternatives")]).to.deep.equal([
        "slot_unavailable",
        refused?.at("details.0.alternatives"),
      ]);
      expect(refused?.list("details.0.alternatives")).to.have.length(5);
    });

    it("creates a pending event if the event type requires confirmation", async () => {
      const { path } = await publish({ requires_confirmation: true });
      const invitee = somebody();
      expect((await visit(path, 30, { invitee })).at("data.status")).to.equal("pending");
      const { id } = await eventAt(30);
      const token = await link(invitee.email);
      await fixture.crm.post(`/v1/events/${String(id)}/confirm`);
      expect((await look(token)).at("data.status")).to.equal("confirmed");
    });

    it("rejects line breaks in names, missing answers and unavailable times", async () => {
      const { path } = await publish({ location: { type: "invitee_phone" }, max_guests: 1 });
      const header = { name: "Ada\r\nBcc: all@world.example", email: "ada@header.example" };
      expect((await visit(path, 40, { invitee: header })).problems).to.deep.equal([
        400,
        "/invitee/name invalid_character",
      ]);
      const guests = [{ email: "guest@header.example", name: "x\ny" }];
      expect((await visit(path, 40, { guests })).problems).to.deep.equal([400, "/guests/0/name invalid_character"]);
      expect((await visit(path, 40)).problems).to.deep.equal([422, "/invitee/phone required"]);
      const past = { invitee: { ...somebody(), phone: "+33123456789" }, start_at: "2020-01-06T09:00:00Z" };
      expect((await visit(path, 40, past)).problems).to.deep.equal([409, "/start_at too_soon"]);
      expect((await fixture.crm.get("/v1/entities?q=header.example")).at("meta.total")).to.equal(0);
    });

    it("returns 409 invited_already without existing_id", async () => {
      const { path } = await publish({ seats: 3 });
      const invitee = somebody();
      await visit(path, 44, { invitee });
      const again = await visit(path, 44, { invitee });
      expect(again.problems).to.deep.equal([409, "/invitee/email invited_already"]);
      expect(again.at("details.0.existing_id")).to.equal(undefined);
    });

    it("answers in the language of the visitor and rotates hosts", async () => {
      const { path } = await publish({ hosts: await hosts(2), assignment: "round_robin" });
      const french = callerAt(fixture.service.url, { "Accept-Language": "fr" });
      const body = { start_at: slotAt(50), invitee: somebody() };
      for (const status of [200, 200]) expect((await visit(path, 50)).status).to.equal(status);
      const refused = await french.post(`${path}/events`, body);
      expect([refused.status, refused.headers.get("content-language")]).to.deep.equal([409, "fr"]);
      expect((await french.get("/v1/public/nobody/nothing")).string("error")).to.match(/introuvable|existe/i);
    });
  });

  describe("GET /v1/public/bookings/{token}/slots (bookingPage.newSlots)", () => {
    it("treats the time of the own event as free", async () => {
      const { path } = await publish({ slot_interval_minutes: 15 });
      const invitee = somebody();
      await visit(path, 60, { invitee });
      const query = new URLSearchParams({ from: slotAt(59), to: slotAt(62), timezone: "UTC" }).toString();
      const starts = async (at: string): Promise<unknown[]> =>
        (await fixture.anonymous.get(`${at}/slots?${query}`)).list("data.slots").map(({ start_at }) => start_at);
      const taken = await starts(path);
      const own = await starts(`/v1/public/bookings/${await link(invitee.email)}`);
      expect([taken.length, own.length]).to.deep.equal([3, 6]);
      expect(Date.parse(String(own[2]))).to.equal(Date.parse(slotAt(60)));
    });
  });

  /** Returns the answers of the page, its slots and a booking. */
  async function refusals(path: string): Promise<[number, unknown, unknown][]> {
    const query = new URLSearchParams({ from: slotAt(0), to: new Date(Date.parse(slotAt(0)) + DAY).toISOString() });
    const answers = [
      await fixture.anonymous.get(path),
      await fixture.anonymous.get(`${path}/slots?${query.toString()}`),
      await visit(path, 90),
    ];
    return answers.map((answer) => [answer.status, answer.at("code"), answer.at("error")]);
  }
});

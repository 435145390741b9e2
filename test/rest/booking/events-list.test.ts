import { expect } from "chai";
import type { Answer } from "../../support/wire.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories, about, opportunityFactories, UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { changesWith } from "../../support/webhooks/change-feed.ts";

const inFrench = { "Accept-Language": "fr" };

describe("GET /v1/events (events.list)", () => {
  const fixture = useFixture();
  const { eventType, book, hosts } = bookingFactories(fixture);
  const list = (query: string): Promise<Answer> => fixture.crm.get(`/v1/events?${query}`);
  const ids = async (query: string): Promise<unknown[]> => (await list(query)).list("data").map(({ id }) => id);

  /** Creates three events with different event types and hosts. */
  async function three(): Promise<{ host: string; made: string[] }> {
    const [host = ""] = await hosts(1);
    const booked = [
      await book(await eventType({ title: "Écluse" }), 3, {
        invitee: { name: "Zoë Listed", email: "Listed@List.example" },
      }),
      await book(await eventType({ title: "Other", hosts: [host] }), 1),
      await book(await eventType({ title: "Pending", requires_confirmation: true }), 2),
    ];
    return { host, made: booked.map((answer) => answer.string("data.id")) };
  }

  it("filters by host and text, and by several filters and values together", async () => {
    const { host, made } = await three();
    const [first, second, third] = made;
    const found: [string, unknown[]][] = [
      [`from=${slotAt(2)}&to=${slotAt(3)}`, [third]],
      ["status=pending&status=confirmed&sort=start_at", [second, third, first]],
      ["status=cancelled&status=declined", []],
      [`host_id=${host}`, [second]],
      ["invitee_email=nobody@list.example", []],
      ["q=ecluse", [first]],
      ["q=zoe%20listed", [first]],
      [`q=zoe&host_id=${host}`, []],
    ];
    for (const [query, expected] of found) expect(await ids(query), query).to.deep.equal(expected);
  });

  it("separates upcoming from past events in any status", async () => {
    const { pool } = fixture.service.database;
    const coming = await ids("when=upcoming");
    expect(await ids("when=past")).to.deep.equal([]);
    const [over] = coming as string[];
    await pool("events")
      .where({ id: over })
      .update({ start_at: pool.raw("now() - interval '2 hours'"), end_at: pool.raw("now() - interval '1 hour'") });
    expect(await ids("when=past")).to.deep.equal([over]);
    expect(await ids("when=upcoming")).to.deep.equal(coming.slice(1));
    expect(await ids("when=all")).to.have.length(coming.length);
  });

  it("returns at most twenty invitees of each event and the total", async () => {
    const type = await eventType({ seats: 40, max_guests: 20 });
    const guests = Array.from({ length: 20 }, (_, index) => ({ email: `guest.${index}@many.example` }));
    const id = (await book(type, 60, { guests })).string("data.id");
    await book(type, 60);
    const [listed] = (await list(`event_type_id=${type}`)).list("data");
    expect(listed?.["invitees"]).to.have.length(20);
    expect(listed?.["invitee_count"]).to.equal(22);
    expect(listed?.["contact_ids"]).to.have.length(22);
    const read = await fixture.crm.get(`/v1/events/${id}`);
    expect(read.list("data.invitees")).to.have.length(22);
    expect(listed?.["invitees"]).to.deep.equal(read.list("data.invitees").slice(0, 20));
  });
});

describe("Events: records related to /v1/events", () => {
  const fixture = useFixture();
  const { task, note, ids, scoped, fromOtherOrganization } = recordFactories(fixture);
  const { opportunity } = opportunityFactories(fixture);
  const { eventType, book } = bookingFactories(fixture);
  let type = "";
  let slot = 0;
  before(async () => {
    type = await eventType({ max_guests: 2 });
  });
  /** Creates an event with one guest and returns the ids of both contacts. */
  const booked = async (body: object = {}) => {
    const guests = [{ email: `guest.${String(slot)}@records.example` }];
    const answer = await book(type, (slot += 1), { guests, ...body });
    const [invitee = "", guest = ""] = answer.at("data.contact_ids") as string[];
    return { id: answer.string("data.id"), invitee, guest, guestId: answer.string("data.invitees.1.id") };
  };
  const timeline = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fixture.crm.get(`/v1/${path}/activity`, headers)).list("data");
  const typesIn = async (path: string): Promise<unknown[]> =>
    (await timeline(path)).map(({ type: kind }) => kind).filter((kind) => String(kind).startsWith("event_"));

  describe("GET /v1/entities/{id}/activity (entities.activity)", () => {
    it("returns booking and cancellation in timelines of contacts and opportunity, in both languages", async () => {
      const deal = await opportunity();
      const event = await booked({ opportunity_id: deal });
      await fixture.crm.delete(`/v1/events/${event.id}/invitees/${event.guestId}`);
      await fixture.crm.post(`/v1/events/${event.id}/cancel`, {});
      expect(await typesIn(`entities/${event.invitee}`)).to.deep.equal(["event_cancelled", "event_booked"]);
      expect(await typesIn(`entities/${event.guest}`)).to.deep.equal(["event_cancelled", "event_booked"]);
      expect(await typesIn(`opportunities/${deal}`)).to.deep.equal(["event_cancelled", "event_booked"]);
      const [first] = (await timeline(`opportunities/${deal}`)).slice(0, 1);
      expect(first?.["related"]).to.deep.equal({ type: "event", id: event.id });
      const [english, french] = [
        await timeline(`opportunities/${deal}`),
        await timeline(`opportunities/${deal}`, inFrench),
      ];
      expect(english[0]?.["summary"])
        .to.match(/cancelled/)
        .and.not.equal(french[0]?.["summary"]);
      expect(french[0]?.["summary"]).to.match(/annulé/);
      expect((await fixture.crm.get(`/v1/entities/${event.invitee}`)).at("data.last_activity_at")).to.be.a("string");
    });

    it("returns events to AI applications that can read events only", async () => {
      const { invitee: record_id } = await booked();
      const given = { record_type: "contact", record_id, types: ["event_booked"] };
      const { owner } = fixture.organization;
      const crm = await assistantOf(fixture.service, owner);
      expect((await crm.use("get_crm_record_activity", given)).list("activities")).to.have.lengthOf(1);
      const reader = await assistantOf(fixture.service, owner, { scopes: ["entities:read"] });
      expect((await reader.use("get_crm_record_activity", given)).list("activities")).to.deep.equal([]);
    });
  });

  describe("POST /v1/tasks (tasks.create)", () => {
    it("accepts an event in related_to of tasks, notes and messages", async () => {
      const { id } = await booked();
      const related_to = [about("event", id)];
      const filter = `record_type=event&record_id=${id}`;
      const written = [await task({ related_to }), await note({ related_to })];
      expect(await ids(`/v1/tasks?${filter}`)).to.deep.equal(written.slice(0, 1));
      expect(await ids(`/v1/notes?${filter}`)).to.deep.equal(written.slice(1));
      const message = { to: [{ email: "ada@records.example" }], subject: "Tomorrow", text: "See you.", related_to };
      const sent = await fixture.crm.post("/v1/notifications/emails", { ...message, category: "transactional" });
      expect(sent.at("data.related_to"), sent.text).to.deep.equal(related_to);
    });

    it("returns 422 reference_not_found for an event that is missing or not readable", async () => {
      const { id } = await booked();
      const refused = async (as: typeof fixture.crm, record_id: string): Promise<unknown[]> => {
        const answer = await as.post("/v1/tasks", { title: "Call", related_to: [about("event", record_id)] });
        return [answer.status, answer.at("details.0.path"), answer.at("details.0.code")];
      };
      const missing = [422, "/related_to/0/record_id", "reference_not_found"];
      expect(await refused(fixture.crm, UNKNOWN_ID)).to.deep.equal(missing);
      expect(await refused((await fromOtherOrganization()).caller, id)).to.deep.equal(missing);
      expect(await refused(await scoped("tasks:read", "tasks:write"), id)).to.deep.equal(missing);
    });
  });

  describe("GET /v1/changes (changes.list)", () => {
    it("returns events to callers with booking:read only", async () => {
      const { id } = await booked();
      const own = await scoped("booking:read");
      expect((await changesWith(own, id)).map(({ type: kind }) => kind)).to.include("event.created");
      expect((await (await scoped("entities:read")).get("/v1/changes?cursor=")).text).to.not.include(id);
    });
  });
});

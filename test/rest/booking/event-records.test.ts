import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { bookingFactories } from "../../support/booking/booking.ts";
import { changesWith } from "../../support/webhooks/change-feed.ts";
import { about, recordFactories, opportunityFactories, UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

const inFrench = { "Accept-Language": "fr" };

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
      const changes = await changesWith(own, id);
      expect(changes.map(({ type: kind }) => kind)).to.include("event.created");
      expect((await (await scoped("entities:read")).get("/v1/changes?cursor=")).text).to.not.include(id);
    });
  });
});

import { expect } from "chai";
import { bookingFactories, problemsOf, slotAt } from "../../support/booking/booking.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

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
    expect(problemsOf(tooMany)).to.deep.equal([409, "/start_at seats_taken"]);
    expect((await book(type, 2)).at("data.invitee_count")).to.equal(3);
    expect(problemsOf(await book(type, 2))).to.deep.equal([409, "/start_at seats_taken"]);
    expect((await fixture.crm.get("/v1/entities?q=two@full.example")).at("meta.total")).to.equal(0);
  });

  it("returns 422 settled_before for another location or opportunity than the first booking", async () => {
    const type = await eventType({ seats: 4 });
    const opportunity_id = (await fixture.crm.post("/v1/opportunities", { name: "Engines" })).string("data.id");
    const location = { type: "custom", value: "Under the clock" };
    await book(type, 8, { location });
    const elsewhere = { location: { ...location, value: "At the gate" }, opportunity_id };
    expect(problemsOf(await book(type, 8, elsewhere))).to.deep.equal([
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
    expect(problemsOf(again)).to.deep.equal([409, "/invitee/email invited_already"]);
    expect(again.at("details.0.existing_id")).to.equal(first.at("data.id"));
    const asGuest = await book(type, 4, { guests: [{ email: invitee.email }] });
    expect(problemsOf(asGuest)).to.deep.equal([409, "/guests/0/email invited_already"]);
  });

  it("creates a new event at another start and rejects another duration", async () => {
    const type = await eventType({ seats: 5, duration_options: [30, 60] });
    const [first, other] = [await book(type, 6), await book(type, 7)];
    expect(first.at("data.id")).not.to.equal(other.at("data.id"));
    expect(problemsOf(await book(type, 6, { duration_minutes: 60 }))).to.deep.equal([409, "/start_at host_busy"]);
    expect((await fixture.crm.get(`/v1/events?from=${slotAt(6)}&to=${slotAt(8)}`)).at("meta.total")).to.equal(2);
  });
});

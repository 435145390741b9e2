import { expect } from "chai";
import type { Answer } from "../../support/wire.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("GET /v1/events (events.list)", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);
  const { eventType, book, hosts } = bookingFactories(fixture);
  const list = (query: string): Promise<Answer> => fixture.crm.get(`/v1/events?${query}`);
  const ids = async (query: string): Promise<unknown[]> => (await list(query)).list("data").map(({ id }) => id);

  /** Creates three events with different event types, hosts and contacts. */
  async function three(): Promise<{ type: string; host: string; person: string; made: string[] }> {
    const [host = ""] = await hosts(1);
    const person = await contact({ email: "listed@list.example" });
    const type = await eventType({ title: "Écluse" });
    const booked = [
      await book(type, 3, { invitee: { name: "Zoë Listed", email: "Listed@List.example" } }),
      await book(await eventType({ title: "Other", hosts: [host] }), 1),
      await book(await eventType({ title: "Pending", requires_confirmation: true }), 2),
    ];
    return { type, host, person, made: booked.map((answer) => answer.string("data.id")) };
  }

  it("filters by time, status, event type, host, contact, address and text", async () => {
    const { type, host, person, made } = await three();
    const [first, second, third] = made;
    const found: [string, unknown[]][] = [
      ["", [third, second, first]],
      ["sort=start_at", [second, third, first]],
      [`from=${slotAt(2)}&sort=start_at`, [third, first]],
      [`to=${slotAt(3)}&sort=start_at`, [second, third]],
      [`from=${slotAt(2)}&to=${slotAt(3)}`, [third]],
      ["status=pending", [third]],
      ["status=pending&status=confirmed&sort=start_at", [second, third, first]],
      ["status=cancelled&status=declined", []],
      [`event_type_id=${type}`, [first]],
      [`host_id=${host}`, [second]],
      [`contact_id=${person}`, [first]],
      ["invitee_email=LISTED@list.example", [first]],
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

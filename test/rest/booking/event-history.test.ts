import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";

interface Period {
  readonly reason: string | null;
  readonly by: { readonly name: string; readonly type: string };
}

describe("GET /v1/events/{id}/history (events.history)", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, book, somebody } = bookingFactories(fixture);
  let number = 0;

  /** Books an event and gives it this many previous times, as if its invitee had rescheduled it. */
  async function rescheduled(times: number, invitee = somebody()): Promise<string> {
    const id = (await book(await eventType(), (number += 10), { invitee })).string("data.id");
    const period = {
      start_at: slotAt(number),
      end_at: slotAt(number + 1),
      changed_at: slotAt(0),
      by: { id: null, name: invitee.name, type: "invitee", application: null },
    };
    const all = Array.from({ length: times }, (_, index) => ({ ...period, reason: `Number ${index + 1}` }));
    const [earlier, latest] = [all.slice(0, -100), all.slice(-100)].map((list) => JSON.stringify(list));
    await fixture.service.database
      .pool("events")
      .where({ org_id: fixture.organization.id, id })
      .update({ reschedule_count: times, earlier_times: earlier, history: latest });
    return id;
  }

  const move = (id: string, slot: number, reason: string) =>
    fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(slot), reason, notify: false });
  const reasonsIn = (list: readonly object[]): unknown[] => (list as Period[]).map(({ reason }) => reason);

  /** Follows the cursors; `between` runs after the first page. */
  async function readAll(id: string, between?: () => Promise<unknown>): Promise<Period[]> {
    const found: Period[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const path = `/v1/events/${id}/history?page_size=100&cursor=${encodeURIComponent(cursor)}`;
      const page = await fixture.crm.get(path);
      found.push(...(page.list("data") as unknown as Period[]));
      if (cursor === "") await between?.();
      cursor = page.at("meta.next_cursor") as string | null;
    }
    return found;
  }

  it("lists all previous times, of which the event contains the latest: 1,000 are kept", async () => {
    const id = await rescheduled(998);
    for (const count of [1, 2, 3]) await move(id, number + count, `Moved ${count}`);
    const event = await fixture.crm.get(`/v1/events/${id}`);
    expect(event.at("data.reschedule_count")).to.equal(1001);
    expect(event.list("data.history")).to.have.length(100);
    expect(event.at("data.history.99.reason")).to.equal("Moved 3");
    const all = await readAll(id);
    expect(reasonsIn(all)).to.deep.equal([
      "Moved 3",
      "Moved 2",
      "Moved 1",
      ...Array.from({ length: 997 }, (_, index) => `Number ${998 - index}`),
    ]);
    const second = await fixture.crm.get(`/v1/events/${id}/history?page=2&page_size=3`);
    expect(reasonsIn(second.list("data"))).to.deep.equal(["Number 998", "Number 997", "Number 996"]);
    expect(second.at("meta")).to.deep.equal({ total: 1000, page: 2, page_size: 3 });
    expect(
      reasonsIn((await fixture.crm.get(`/v1/events/${id}/history?page=334&page_size=3`)).list("data")),
    ).to.deep.equal(["Number 2"]);
  });

  it("repeats and skips nothing when the event is rescheduled between two pages", async () => {
    const id = await rescheduled(1000);
    const all = await readAll(id, () => move(id, number + 1, "In between"));
    const expected = Array.from({ length: 999 }, (_, index) => `Number ${1000 - index}`);
    expect(reasonsIn(all), "without the oldest one, which is dropped").to.deep.equal(expected);
  });

  it("is empty for an event that was never rescheduled, and refuses unknown events and cursors", async () => {
    const id = (await book(await eventType(), (number += 10))).string("data.id");
    const empty = await fixture.crm.get(`/v1/events/${id}/history?cursor=`);
    expect([empty.at("data"), empty.at("meta")]).to.deep.equal([
      [],
      { total: 0, page: 1, page_size: 25, next_cursor: null },
    ]);
    expect((await fixture.crm.get(`/v1/events/${id}/history?cursor=x`)).problems).to.deep.equal([400, "cursor format"]);
    expect((await fixture.crm.get(`/v1/events/${fixture.organization.id}/history`)).status).to.equal(404);
  });

  it("does not name an erased invitee in any previous time", async () => {
    const invitee = somebody();
    const id = await rescheduled(150, invitee);
    await move(id, number + 1, "By us");
    const contact = (await fixture.crm.get(`/v1/events/${id}`)).string("data.contact_ids.0");
    expect((await fixture.crm.post(`/v1/entities/${contact}/purge`)).status).to.equal(200);
    const all = await readAll(id);
    expect(all).to.have.length(151);
    expect(JSON.stringify(all)).to.not.contain(invitee.name);
    expect(all[0]?.by.type).to.equal("api_key");
    expect(all[150]?.by).to.deep.include({ type: "invitee", name: "–" });
  });
});

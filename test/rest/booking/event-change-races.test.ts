import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const ROUNDS = 50;

describe("Events: concurrent changes in /v1/events", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, book, hosts, somebody } = bookingFactories(fixture);
  const quietly = { notify: false };
  const act = (id: string, action: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    fixture.crm.post(`/v1/events/${id}/${action}`, { ...quietly, ...body }, headers);
  const move = (id: string, number: number, headers: Record<string, string> = {}): Promise<Answer> =>
    act(id, "reschedule", { start_at: slotAt(number) }, headers);
  const booked = async (type: string, number: number): Promise<string> => (await book(type, number)).string("data.id");
  const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();

  describe("POST /v1/events/{id}/reschedule (events.reschedule)", () => {
    it("moves one of 30 events to the same slot and leaves the others", async () => {
      const type = await eventType({ hosts: await hosts(1) });
      const ids: string[] = [];
      for (let number = 0; number < 30; number += 1) ids.push(await booked(type, number));
      const answers = await Promise.all(ids.map((id) => move(id, 40)));
      expect(statuses(answers)).to.deep.equal([200, ...Array<number>(29).fill(409)]);
      for (const lost of answers.filter(({ status }) => status === 409)) {
        expect(lost.at("code")).to.equal("slot_unavailable");
        expect(lost.list("details.0.alternatives")).to.have.length(5);
      }
      const events = await Promise.all(ids.map((id) => fixture.crm.get(`/v1/events/${id}`)));
      const starts = events.map((event) => event.string("data.start_at"));
      expect(new Set(starts).size).to.equal(30);
      const versions = events.map((event) => event.at("data.version"));
      expect(versions.filter((version) => version === 2)).to.have.length(1);
    });

    it("swaps two events without deadlock or overlap", async () => {
      const type = await eventType({ hosts: await hosts(1) });
      for (let round = 0; round < 10; round += 1) {
        const [one, two] = [await booked(type, 100 + 4 * round), await booked(type, 101 + 4 * round)];
        const answers = await Promise.all([move(one, 101 + 4 * round), move(two, 100 + 4 * round)]);
        for (const { status } of answers) expect(status).to.equal(409);
      }
    });

    it("moves an event without deadlock while invitees join it", async () => {
      const type = await eventType({ seats: 60, limits: { per_day: 5 }, hosts: await hosts(1) });
      const id = await booked(type, 200);
      for (let round = 0; round < 4; round += 1) {
        const start_at = (await fixture.crm.get(`/v1/events/${id}`)).string("data.start_at");
        const join = (): Promise<Answer> =>
          fixture.crm.post("/v1/events", { event_type_id: type, start_at, invitee: somebody() });
        const pairs = Array.from({ length: 12 }, (_, number) => [move(id, 201 + 12 * round + number), join()]);
        const answers = await Promise.all(pairs.flat());
        expect(statuses(answers)).to.deep.equal([...Array<number>(12).fill(200), ...Array<number>(12).fill(201)]);
      }
    });

    it("applies one of six changes with the same If-Match version", async () => {
      const type = await eventType({ hosts: await hosts(1) });
      const id = await booked(type, 0);
      for (let version = 1; version <= ROUNDS; version += 1) {
        const answers = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((step) => move(id, version * 7 + step, { "If-Match": `"${version}"` })),
        );
        expect(statuses(answers)).to.deep.equal([200, ...Array<number>(5).fill(412)]);
      }
      const event = await fixture.crm.get(`/v1/events/${id}`);
      expect(event.at("data")).to.include({ version: ROUNDS + 1, reschedule_count: ROUNDS, ics_sequence: ROUNDS });
      expect(event.list("data.history")).to.have.length(ROUNDS);
    });

    it("gives the slot of a moved event to at most one of several bookings", async () => {
      const type = await eventType({ hosts: await hosts(1) });
      for (let round = 0; round < 10; round += 1) {
        const id = await booked(type, 3 * round);
        const [moved, ...others] = await Promise.all([
          move(id, 3 * round + 1),
          ...Array.from({ length: 5 }, () => book(type, 3 * round, { invitee: somebody() })),
        ]);
        expect(moved.status).to.equal(200);
        expect(others.filter(({ status }) => status === 201).length).to.be.at.most(1);
      }
    });
  });

  describe("POST /v1/events/{id}/cancel (events.cancel)", () => {
    it("frees the time of an event that is canceled and moved concurrently", async () => {
      const type = await eventType({ hosts: await hosts(1) });
      for (let round = 0; round < 20; round += 1) {
        const id = await booked(type, 2 * round);
        const [cancelled, moved] = await Promise.all([act(id, "cancel"), move(id, 2 * round + 1)]);
        expect(cancelled.status).to.equal(200);
        expect(moved.status).to.be.oneOf([200, 409]);
        expect((await fixture.crm.get(`/v1/events/${id}`)).at("data.status")).to.equal("cancelled");
        const free = await Promise.all([book(type, 2 * round), book(type, 2 * round + 1)]);
        expect(statuses(free)).to.deep.equal([201, 201]);
      }
    });
  });
});

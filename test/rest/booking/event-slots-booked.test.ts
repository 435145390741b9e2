import { expect } from "chai";
import { recordFactories } from "../../support/record-factories.ts";
import { randomFrom } from "../../support/random.ts";
import { at, DAY, iso, MINUTE, monday, slotsOn } from "../../support/booking/slots.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

interface Slot {
  readonly start_at: string;
  readonly seats_left: number;
}

describe("Slots: /v1/event-types/{id}/slots", () => {
  const fixture = useFixture();
  const { scheduleOf, eventTypeOf, slotsOf, book } = slotsOn(fixture);
  const slotsNow = async (id: string, query: Record<string, string> = {}): Promise<Slot[]> =>
    (await slotsOf(id, query)).at("data.slots") as Slot[];

  /** Creates event types of all kinds that share three hosts. */
  async function eventTypes(): Promise<string[]> {
    const colleague = async (): Promise<string> => (await recordFactories(fixture).colleague("member")).person.id;
    const [ada, grace, alan] = [await colleague(), await colleague(), await colleague()];
    const hosts = [ada, grace, alan];
    const schedule_id = await scheduleOf();
    const buffers = { buffer_before_minutes: 10, buffer_after_minutes: 5, slot_interval_minutes: 15 };
    return await Promise.all([
      eventTypeOf({ schedule_id, hosts: [ada], ...buffers }),
      eventTypeOf({ schedule_id, hosts, assignment: "round_robin", limits: { per_day: 2 } }),
      eventTypeOf({ schedule_id, hosts, assignment: "collective", duration_minutes: 20 }),
      eventTypeOf({
        schedule_id,
        hosts: [grace, alan],
        assignment: "round_robin",
        seats: 2,
        slot_interval_minutes: 10,
      }),
    ]);
  }

  describe("GET /v1/event-types/{id}/slots (eventTypes.slots)", () => {
    it("returns only slots that can be booked, in any order and without overlap", async () => {
      const types = await eventTypes();
      const seed = Date.now() % 1_000_000;
      const random = randomFrom(seed);
      const made: string[] = [];
      const open = new Set(types);
      while (open.size > 0 && made.length < 50) {
        const type = random.pick([...open]);
        const slots = await slotsNow(type);
        if (slots.length === 0) {
          // Another booking could not bring a slot back.
          open.delete(type);
          continue;
        }
        const { start_at } = random.pick(slots);
        const answer = await book(type, start_at);
        expect(answer.status, `${start_at}, seed ${seed}`).to.equal(201);
        made.push(answer.string("data.id"));
      }
      // How many fit depends on their order: a collective event occupies all three hosts.
      expect(made.length).to.be.above(7);
      const { pool } = fixture.service.database;
      const twice = await pool.raw<{ rows: unknown[] }>(
        `SELECT 1 FROM event_hosts AS a JOIN event_hosts AS b
         ON a.org_id = b.org_id AND a.host_id = b.host_id AND a.event_id < b.event_id AND a.busy && b.busy`,
      );
      expect(twice.rows).to.deep.equal([]);
      const crowded = `SELECT 1 FROM events AS e JOIN event_invitees AS i ON i.org_id = e.org_id AND i.event_id = e.id
      GROUP BY e.id, e.seats HAVING count(*) > e.seats`;
      expect((await pool.raw<{ rows: unknown[] }>(crowded)).rows).to.deep.equal([]);
    });
  });

  describe("POST /v1/events (events.create)", () => {
    it("rejects every other time and returns the nearest slots as alternatives", async () => {
      const [id = ""] = await eventTypes();
      const taken = (await slotsNow(id))[3]?.start_at ?? "";
      await book(id, taken);
      const offered = (await slotsNow(id)).map(({ start_at }) => Date.parse(start_at));
      const refused: [string, Answer][] = [];
      for (let moment = Date.parse(at("08:30")); moment < Date.parse(at("12:30")); moment += 5 * MINUTE) {
        if (!offered.includes(moment)) refused.push([iso(moment), await book(id, iso(moment))]);
      }
      expect(refused.length).to.be.above(30);
      const later = await slotsNow(id, { to: iso(monday + 8 * DAY) });
      for (const [start, answer] of refused) {
        expect(answer.at("code"), start).to.equal("slot_unavailable");
        const alternatives = answer.at("details.0.alternatives") as Slot[];
        const distance = ({ start_at }: Slot): number => Math.abs(Date.parse(start_at) - Date.parse(start));
        const nearest = later.map(distance).sort((left, right) => left - right);
        expect(alternatives.map(distance).sort((left, right) => left - right)).to.deep.equal(nearest.slice(0, 5));
      }
      const codes = new Set(refused.map(([, answer]) => answer.string("details.0.code")));
      expect([...codes].sort()).to.deep.equal(["between_slots", "host_busy", "outside_hours"]);
    });

    it("returns alternatives to a past time and to one after the booking window", async () => {
      const weekly_hours = ["monday", "wednesday", "friday"].map((day) => ({
        day,
        intervals: [{ start: "09:00", end: "10:00" }],
      }));
      const id = await eventTypeOf({
        schedule_id: await scheduleOf({ weekly_hours }),
        hosts: [(await recordFactories(fixture).colleague("member")).person.id],
        booking_window: { type: "rolling_days", days: 60 },
      });
      const past = await book(id, "0001-01-01T00:00:00Z");
      expect(past.at("details.0.code")).to.equal("too_soon");
      const [first] = past.at("details.0.alternatives") as Slot[];
      expect(Date.parse(first?.start_at ?? "")).to.be.within(Date.now(), Date.now() + 4 * DAY);
      const late = await book(id, "9999-12-31T23:30:00Z");
      expect(late.at("details.0.code")).to.equal("outside_window");
      const alternatives = late.at("details.0.alternatives") as Slot[];
      expect(alternatives).to.have.length(5);
      expect(Date.parse(alternatives.at(-1)?.start_at ?? "")).to.be.within(
        Date.now() + 56 * DAY,
        Date.now() + 61 * DAY,
      );
    });
  });
});

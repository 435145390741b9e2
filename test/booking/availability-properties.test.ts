import { expect } from "chai";
import fc from "fast-check";
import type { Interval } from "../../src/features/booking/rules/availability/interval.ts";
import { busySpan } from "../../src/features/booking/rules/availability/rules.ts";
import {
  availableSlots,
  slotAt,
  type Slot,
  type SlotQuery,
} from "../../src/features/booking/rules/availability/slots.ts";
import { changeOfClocks, slotQuestion, weeklyHours } from "./availability-arbitraries.ts";
import { calendarOf, slotRules } from "./availability-examples.ts";
import { FIVE_MINUTES, hostsByTrial, piecesByTrial } from "./availability-oracle.ts";

const DAY = 86_400_000;

function moments({ from, to }: SlotQuery): number[] {
  return Array.from({ length: (to - from) / FIVE_MINUTES }, (_, index) => from + index * FIVE_MINUTES);
}

describe("Slots near a clock change", () => {
  it("match a brute-force check of every fifth minute, including the hosts", () => {
    const found = { slots: 0 };
    fc.assert(
      fc.property(slotQuestion, (question) => {
        const byTrial = hostsByTrial(question);
        const expected = moments(question).flatMap((start) => {
          const host_ids = byTrial(start);
          return host_ids.length > 0 ? [{ start, host_ids }] : [];
        });
        const slots = availableSlots(question);
        expect(slots.map(({ start, host_ids }) => ({ start, host_ids }))).to.deep.equal(expected);
        found.slots += slots.length;
      }),
      { numRuns: 150 },
    );
    expect(found.slots).to.be.above(200);
  });

  it("can all be booked, and no other start can", () => {
    const starts = fc.record({ question: slotQuestion, chosen: fc.array(fc.nat(), { minLength: 5, maxLength: 10 }) });
    fc.assert(
      fc.property(starts, ({ question, chosen }) => {
        const slots = availableSlots(question);
        const all = moments(question);
        for (const choice of chosen) {
          const slot = slots[choice % Math.max(1, slots.length)];
          if (slot) expect(slotAt(question, slot.start)).to.deep.equal(slot);
          const start = all[choice % all.length] ?? NaN;
          const expected = slots.find((other) => other.start === start);
          const answer = slotAt(question, start);
          if (expected) expect(answer).to.deep.equal(expected);
          else expect(answer).to.be.a("string");
        }
      }),
    );
  });

  it("are the same when the range is queried in two parts", () => {
    const cuts = fc.record({ question: slotQuestion, minutes: fc.integer({ min: 1, max: 2879 }) });
    fc.assert(
      fc.property(cuts, ({ question, minutes }) => {
        const cut = question.from + minutes * 60_000;
        const parts = [...availableSlots({ ...question, to: cut }), ...availableSlots({ ...question, from: cut })];
        expect(parts).to.deep.equal(availableSlots(question));
      }),
    );
  });

  it("cover the working hours completely and without duplicates", () => {
    const places = changeOfClocks.chain(({ change: [timezone, date] }) =>
      fc.record({ hours: weeklyHours(timezone), from: fc.constant(Date.parse(date) - DAY) }),
    );
    fc.assert(
      fc.property(places, ({ hours, from }) => {
        const rules = slotRules({ duration_minutes: 5 });
        const hosts = [calendarOf("ada", hours)];
        const slots = availableSlots({ rules, hosts, shared: [], from, to: from + 3 * DAY, now: from });
        const pieces = piecesByTrial(hours, { start: from, end: from + 3 * DAY });
        const inside = moments({ rules, hosts, shared: [], from, to: from + 3 * DAY, now: from }).filter((at) =>
          pieces.some(({ start, end }) => start <= at && at < end),
        );
        expect(slots.map(({ start }) => start)).to.deep.equal(inside);
      }),
    );
  });
});

/** Books offered slots until none is left or the choices are used up. */
function bookAll(question: SlotQuery, choices: readonly number[], seats: number) {
  const held: (Interval & { host_id: string })[] = [];
  const events = new Map<string, Interval & { taken: number }>();
  let asked = question;
  for (const choice of choices) {
    const slots = availableSlots(asked);
    const slot = slots[choice % Math.max(1, slots.length)];
    if (!slot) break;
    asked = book(asked, slot, { held, events });
  }
  for (const { taken } of events.values()) expect(taken).to.be.at.most(seats);
  return { held, events };
}

interface Books {
  readonly held: (Interval & { host_id: string })[];
  readonly events: Map<string, Interval & { taken: number }>;
}

function book(asked: SlotQuery, slot: Slot, { held, events }: Books): SlotQuery {
  const { rules, hosts } = asked;
  const id = slot.joins ?? `event-${events.size + 1}`;
  const event = events.get(id);
  events.set(id, { start: slot.start, end: slot.end, taken: (event?.taken ?? 0) + 1 });
  const shared = [...events].map(([event_id, { start, end, taken }]) => {
    return { event_id, start, end, seats_left: rules.seats - taken };
  });
  if (event) return { ...asked, shared };
  const takers = rules.assignment === "collective" ? slot.host_ids : slot.host_ids.slice(0, 1);
  const busy = busySpan(rules, slot.start);
  held.push(...takers.map((host_id) => ({ host_id, ...busy })));
  const calendars = hosts.map((host) =>
    takers.includes(host.host_id)
      ? { ...host, busy: [...host.busy, busy], booked: [...host.booked, slot.start] }
      : host,
  );
  return { ...asked, hosts: calendars, shared: rules.seats > 1 ? shared : [] };
}

describe("Slots booked one after another", () => {
  const bookings = fc.record({
    question: slotQuestion,
    seats: fc.constantFrom(1, 1, 3),
    choices: fc.array(fc.nat(), { minLength: 5, maxLength: 30 }),
  });

  it("never double-book a host and never exceed the number of seats", () => {
    const made = { events: 0, joined: 0 };
    fc.assert(
      fc.property(bookings, ({ question, seats, choices }) => {
        const { held, events } = bookAll({ ...question, rules: { ...question.rules, seats } }, choices, seats);
        const inOrder = held.toSorted((left, right) => left.start - right.start);
        for (const host of question.hosts) {
          const own = inOrder.filter(({ host_id }) => host_id === host.host_id);
          own.slice(1).forEach(({ start }, index) => expect(start).to.be.at.least(own[index]?.end ?? NaN));
          for (const { start, end } of own) {
            expect(host.busy.some((busy) => busy.start < end && start < busy.end)).to.equal(false);
          }
        }
        made.events += events.size;
        made.joined += [...events.values()].filter(({ taken }) => taken > 1).length;
      }),
    );
    expect(made.events).to.be.above(200);
    expect(made.joined).to.be.above(10);
  });
});

import { expect } from "chai";
import { byRoundRobin, type Candidate } from "../../src/features/booking/rules/availability/slots.ts";
import { randomFrom } from "../support/random.ts";

type Weights = Readonly<Record<string, number>>;

/** Books `count` times; `free` decides who is free for a booking. Returns the number of events of each host. */
function simulate(weights: Weights, count: number, free: (host: string, booking: number) => boolean = () => true) {
  const events = new Map(Object.keys(weights).map((host) => [host, 0]));
  const furthest = new Map(Object.keys(weights).map((host) => [host, 0]));
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  for (let booking = 0; booking < count; booking += 1) {
    const candidates = Object.entries(weights)
      .filter(([host]) => free(host, booking))
      .map(([host_id, weight]): Candidate => ({ host_id, weight, events: events.get(host_id) ?? 0 }));
    const [next] = byRoundRobin(candidates);
    if (next !== undefined) events.set(next, (events.get(next) ?? 0) + 1);
    for (const [host, weight] of Object.entries(weights)) {
      const share = ((booking + 1) * weight) / total;
      const distance = Math.abs((events.get(host) ?? 0) - share);
      furthest.set(host, Math.max(furthest.get(host) ?? 0, distance));
    }
  }
  return { events: Object.fromEntries(events), furthest: Math.max(...furthest.values()) };
}

describe("Round robin: order of hosts", () => {
  it("puts hosts with the fewest events first and keeps the order of the event type for equal counts", () => {
    const candidates = [
      { host_id: "ada", events: 2, weight: 1 },
      { host_id: "grace", events: 0, weight: 1 },
      { host_id: "alan", events: 0, weight: 1 },
    ];
    expect(byRoundRobin(candidates)).to.deep.equal(["grace", "alan", "ada"]);
  });

  it("gives every host exactly their share of many bookings, and never strays a whole event from it", () => {
    const weights = { ada: 1, grace: 2, alan: 3, mary: 4 };
    const { events, furthest } = simulate(weights, 10_000);
    expect(events).to.deep.equal({ ada: 1_000, grace: 2_000, alan: 3_000, mary: 4_000 });
    expect(furthest).to.be.at.most(1);
    expect(simulate({ ada: 100, grace: 1 }, 1_010).events).to.deep.equal({ ada: 1_000, grace: 10 });
  });

  it("takes turns with equal weights of any size", () => {
    for (const weight of [1, 7, 100]) {
      expect(simulate({ ada: weight, grace: weight, alan: weight }, 300).furthest).to.be.below(1);
    }
  });

  it("makes up for the bookings that a host missed while they were busy", () => {
    const random = randomFrom(7);
    const { events } = simulate({ ada: 1, grace: 1, alan: 2 }, 4_000, (host) => host !== "alan" || random.chance(0.7));
    expect(events).to.deep.equal({ ada: 1_000, grace: 1_000, alan: 2_000 });
  });
});

import { expect } from "chai";
import { byRoundRobin } from "../../src/booking/rules/availability/round-robin.ts";

describe("the order of hosts in a round", () => {
  it("begins with those who have the fewest events, and keeps the event type's order among equals", () => {
    const candidates = [
      { host_id: "ada", events: 2 },
      { host_id: "grace", events: 0 },
      { host_id: "alan", events: 0 },
    ];
    expect(byRoundRobin(candidates)).to.deep.equal(["grace", "alan", "ada"]);
  });
});

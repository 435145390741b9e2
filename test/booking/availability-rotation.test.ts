import { expect } from "chai";
import { byRoundRobin } from "../../src/booking/rules/availability/round-robin.ts";

describe("Round robin: order of hosts", () => {
  it("puts hosts with the fewest events first and keeps the order of the event type for equal counts", () => {
    const candidates = [
      { host_id: "ada", events: 2 },
      { host_id: "grace", events: 0 },
      { host_id: "alan", events: 0 },
    ];
    expect(byRoundRobin(candidates)).to.deep.equal(["grace", "alan", "ada"]);
  });
});

import { expect } from "chai";
import { createSendRate } from "../../src/base/mail/send-rate.ts";

describe("Campaign send rate", () => {
  const never = new AbortController().signal;

  it("serves all lanes alternately, regardless of the length of their queues", async () => {
    // Slow enough that all requests wait before the second message is due, also if the processor is busy.
    const pace = createSendRate(25);
    const order: string[] = [];
    const wait = async (lane: string): Promise<void> => {
      await pace.acquire(lane, never);
      order.push(lane);
    };
    await Promise.all(Array.from("aaaaaaaabbbc", wait));
    expect(order.join(""), "the first request does not wait").to.equal("aabcababaaaa");
  });

  it("limits the number of messages per second", async () => {
    const pace = createSendRate(200);
    const begun = performance.now();
    await Promise.all(Array.from({ length: 41 }, () => pace.acquire("a", never)));
    expect(performance.now() - begun).to.be.at.least(195);
  });

  it("gives up the place of a canceled request", async () => {
    const pace = createSendRate(20);
    const stop = new AbortController();
    await pace.acquire("a", never);
    const left = Array.from({ length: 50 }, () =>
      pace.acquire("b", stop.signal).then(
        () => "gone",
        (error: unknown) => error,
      ),
    );
    const stays = pace.acquire("a", never);
    const reason = new Error("stopping");
    stop.abort(reason);
    const begun = performance.now();
    await stays;
    expect(performance.now() - begun).to.be.below(1_500);
    expect(new Set(await Promise.all(left))).to.deep.equal(new Set([reason]));
    await pace.acquire("b", stop.signal).then(
      () => expect.fail("it was stopped"),
      (error: unknown) => expect(error).to.equal(reason),
    );
  });
});

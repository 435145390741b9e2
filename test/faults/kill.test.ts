import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { useProcess } from "../support/programs/process-fixture.ts";
import { audit, startWriters } from "../support/db/workload.ts";
import { LONG } from "../support/suite/length.ts";

const KILLS = LONG ? 11 : 3;

describe("Killing the service under 16 writers (F1)", () => {
  const place = useProcess();

  it(`${KILLS} kills lose no acknowledged write and duplicate no retried one`, async function () {
    this.timeout(120_000);
    const writers = startWriters(place.service.url, place.key, 16);
    let slowestStart = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(700 + kill * 37);
      const killed = performance.now();
      await place.kill();
      await place.start();
      slowestStart = Math.max(slowestStart, performance.now() - killed);
    }
    await pause(500);
    await writers.stop();
    expect(await audit(place.database, writers)).to.deep.equal({ lost: [], doubled: [], unlogged: 0 });
    expect(writers.strange).to.deep.equal([]);
    expect(writers.acknowledged.size).to.be.greaterThan(100);
    expect(writers.longestOutage() / slowestStart, "time without writes : time without the service").to.be.below(2);
  });
});

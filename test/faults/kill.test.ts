import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase } from "../support/db/cluster.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { audit, startWriters } from "../support/db/workload.ts";
import { freePort } from "../support/free-port.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

const KILLS = LONG ? 11 : 3;

describe("Killing the service under 16 writers (F1)", () => {
  let service: ServiceProcess;
  const database = use(() => createDatabase());
  after(async () => {
    service.signal("SIGKILL");
    await service.exit;
  });

  it(`${KILLS} kills lose no acknowledged write and duplicate no retried one`, async function () {
    this.timeout(120_000);
    const port = await freePort();
    const { owner } = await createOrganization({ database });
    const key = await createKey({ database }, { user: owner });
    service = await spawnService({ database, port });
    const writers = startWriters(service.url, key, 16);
    let slowestStart = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(700 + kill * 37);
      service.signal("SIGKILL");
      const killed = performance.now();
      await service.exit;
      service = await spawnService({ database, port });
      slowestStart = Math.max(slowestStart, performance.now() - killed);
    }
    await pause(500);
    await writers.stop();
    expect(await audit(database, writers)).to.deep.equal({ lost: [], doubled: [], unlogged: 0 });
    expect(writers.strange).to.deep.equal([]);
    expect(writers.acknowledged.size).to.be.greaterThan(100);
    expect(writers.longestOutage() / slowestStart, "time without writes : time without the service").to.be.below(2);
  });
});

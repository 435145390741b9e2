import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { startDurableDatabase } from "../support/db/cluster.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { until } from "../support/queue.ts";
import { audit, startWriters } from "../support/db/workload.ts";
import { LONG } from "../support/suite/length.ts";

const CRASHES = LONG ? 5 : 2;

describe("PostgreSQL failing under load", () => {
  const place = useProcess({ database: startDurableDatabase });

  it(`${CRASHES} crashes lose no acknowledged write, and requests get 503 until it has recovered (F2)`, async function () {
    this.timeout(120_000);
    const { database, key, service } = place;
    const writers = startWriters(service.url, key, 16);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await pause(1_000);
      await crashBackend();
    }
    await until(() => writers.acknowledged.size > 100, "writes to come through", 60);
    await pause(1_500);
    await writers.stop();
    expect(writers.strange).to.deep.equal([]);
    expect(await audit(database, writers)).to.deep.equal({ lost: [], doubled: [], unlogged: 0 });
    expect(writers.longestOutage()).to.be.below(5_000);
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
  });

  it("with all connections in use causes 503 within the time limit, while health checks succeed (F4)", async () => {
    const { crm, database, service } = place;
    const created = await crm.post("/v1/entities", { entity_type: "contact", first_name: "Locked" });
    const path = created.headers.get("location") ?? "";
    const lock = await database.pool.transaction();
    await lock.raw("SELECT pg_backend_pid(), id FROM entities WHERE id = ? FOR UPDATE", [path.split("/").at(-1) ?? ""]);
    const start = performance.now();
    const writes = Array.from({ length: 30 }, () => crm.put(path, { lead_score: 1 }));
    await pause(300);
    const health = performance.now();
    const [live, ready] = await Promise.all([fetch(`${service.url}/livez`), fetch(`${service.adminUrl}/readyz`)]);
    expect(performance.now() - health).to.be.below(1_500);
    expect([live.status, ready.status]).to.deep.equal([200, 200]);
    const answers = await Promise.all(writes);
    expect(performance.now() - start).to.be.below(10_000);
    await lock.rollback();
    for (const answer of answers) expect([answer.status, answer.at("code")]).to.deep.equal([503, "unavailable"]);
    expect((await crm.put(path, { lead_score: 1 })).status).to.equal(200);
  });

  /**
   * Kills one backend: PostgreSQL closes all connections, discards its shared memory and recovers from its
   * write-ahead log.
   */
  async function crashBackend(): Promise<void> {
    const { pool } = place.database;
    const { rows } = await pool.raw<{ rows: { pid: number }[] }>("SELECT pg_backend_pid() AS pid");
    process.kill(rows[0]?.pid ?? 0, "SIGKILL");
    for (let attempts = 200; attempts > 0; attempts -= 1) {
      await pause(50);
      const back = await pool.raw("SELECT 1").then(
        () => true,
        () => false,
      );
      if (back) return;
    }
    throw new Error("PostgreSQL did not recover.");
  }
});

import { expect } from "chai";
import { until } from "../support/queue.ts";
import { untilServed } from "../support/contract/requests.ts";
import { useFixture } from "../support/fixture.ts";
import { LONG } from "../support/suite/length.ts";

describe("Contention", () => {
  const fixture = useFixture();

  it("of 30 slow calls with one key does not block other requests (F17)", async () => {
    const pool = fixture.service.database.pool;
    const lock = await pool.transaction();
    await lock.raw("LOCK TABLE changes IN EXCLUSIVE MODE");
    const header = { "Idempotency-Key": "one-key-for-thirty" };
    const body = { entity_type: "contact", first_name: "Flood" };
    const flood = Array.from({ length: 30 }, () => fixture.crm.post("/v1/entities", body, header));
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO entities%'`;
    const writers = async (): Promise<number> => (await pool.raw<{ rows: unknown[] }>(waiting)).rows.length;
    await until(async () => (await writers()) > 0, "the call that executes");
    // All calls run while the lock is held: a request would fail if the flood had taken all connections.
    const others = Array.from({ length: 20 }, () => fixture.crm.get("/v1/entities?page_size=1"));
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).to.deep.equal(new Set([200]));
    expect(await writers()).to.be.at.most(1);
    await lock.rollback();
    const answers = await Promise.all(flood);
    expect(answers.filter(({ status }) => status === 201)).to.have.length(1);
    expect(answers.filter(({ status }) => status === 409)).to.have.length(29);
  });

  it("of 50 writers on one record lets one succeed per version (F18)", async () => {
    const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Hot" });
    const path = created.headers.get("location") ?? "";
    const rounds = LONG ? 40 : 8;
    for (let version = 1; version <= rounds; version += 1) {
      const header = { "If-Match": `"${version}"` };
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, writer) =>
          untilServed(() => fixture.crm.put(path, { job_title: `${version} ${writer}` }, header)),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(
        statuses.filter((status) => status === 200),
        `version ${version}`,
      ).to.have.length(1);
      expect(statuses.filter((status) => status === 412)).to.have.length(49);
    }
  });
});

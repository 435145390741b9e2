import { connect } from "node:net";
import { expect } from "chai";
import { expectAbandonedReadsToEnd, expectOthersToBeServed } from "../support/db/abandoned-reads.ts";
import { lockWaits } from "../support/db/stall.ts";
import { useFixture } from "../support/fixture.ts";
import { until } from "../support/queue.ts";
import { LONG } from "../support/suite/length.ts";

const CLIENTS = 100;
const ROUNDS = LONG ? 500 : 50;

describe("Connections and queries", () => {
  const fixture = useFixture();
  const busy = async (): Promise<number> => {
    const { rows } = await fixture.service.database.pool.raw<{ rows: { count: number }[] }>(
      `SELECT count(*)::int FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'crm%' AND state <> 'idle'`,
    );
    return rows[0]?.count ?? Number.NaN;
  };

  const served = () => ({ ...fixture.service, key: fixture.key });

  it("of reads end as soon as their clients disconnect (REL-04)", () => expectAbandonedReadsToEnd(served(), 4));

  it(`of other clients succeed while reads are abandoned ${ROUNDS} times (REL-04)`, async function () {
    this.timeout(120_000);
    await expectOthersToBeServed(served(), ROUNDS);
    expect(fixture.service.log.filter((line) => line.includes("request failed"))).to.deep.equal([]);
  });

  it(`of ${CLIENTS} writers that disconnect are not busy after the time limit of statements (REL-04)`, async () => {
    const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Locked" });
    const lock = await fixture.service.database.pool.transaction();
    await lock.raw("LOCK TABLE changes IN EXCLUSIVE MODE");
    const { hostname, port } = new URL(fixture.service.url);
    const body = JSON.stringify({ entity_type: "contact", first_name: "Gone" });
    const sockets = Array.from({ length: CLIENTS }, () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => undefined);
      socket.write(
        `POST /v1/entities HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${fixture.key}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      return socket;
    });
    await until(async () => (await busy()) > 4, "the queries");
    for (const socket of sockets) socket.destroy();
    // The lock remains: the queries end by their time limit, and queued calls are not started.
    await until(async () => (await busy()) === 0, "the end of the queries", 15);
    await lock.rollback();
    const path = `/v1/entities/${created.string("data.id")}`;
    expect((await fixture.crm.put(path, { job_title: "Free" })).status).to.equal(200);
  });

  it("stay open for more than the 60 s of a load balancer (REL-02)", async () => {
    const answer = await fixture.crm.get("/v1/me");
    expect(Number(/timeout=(\d+)/.exec(answer.headers.get("keep-alive") ?? "")?.[1])).to.be.greaterThan(60);
  });

  it("that deadlock with another program are repeated (REL-05)", async () => {
    const create = async (first_name: string): Promise<string> =>
      (await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name })).string("data.id");
    // Rows are locked in the order of their ids.
    const [first = "", last = ""] = [await create("One"), await create("Two")].toSorted();
    const { pool } = fixture.service.database;
    const other = await pool.transaction();
    // PostgreSQL aborts the first one that looks for a deadlock: the service.
    await other.raw("SET LOCAL deadlock_timeout = '1min'");
    const lock = (id: string): Promise<unknown> => other.raw("SELECT FROM entities WHERE id = ? FOR UPDATE", [id]);
    await lock(last);
    const merging = fixture.crm.post(`/v1/entities/${first}/merge`, { duplicate_ids: [last] });
    await until(async () => (await lockWaits(pool)) > 0, "the merge that waits");
    await lock(first);
    await other.commit();
    expect((await merging).status).to.equal(200);
    const deadlocks = async (): Promise<number> => {
      const { rows } = await pool.raw<{ rows: { count: number }[] }>(
        "SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()",
      );
      return rows[0]?.count ?? 0;
    };
    await until(async () => (await deadlocks()) > 0, "the statistics");
  });
});

import { expect } from "chai";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { useFixture } from "../support/fixture.ts";
import { until } from "../support/queue.ts";

/** More calls than database connections. */
const CALLS = 40;

describe("Organization whose calls hang in the database", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });

  it(`leaves connections for others while ${CALLS} of its calls wait`, async () => {
    const other = await createOrganization(fixture.service);
    const key = await createKey(fixture.service, { user: other.owner });
    const crm = callerAt(fixture.service.url, { "X-API-Key": key });
    const { pool } = fixture.service.database;
    const lock = await pool.transaction();
    await lock.raw("LOCK TABLE changes IN EXCLUSIVE MODE");
    const calls = Array.from({ length: CALLS }, (_, call) =>
      fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: `Waiting ${call}` }),
    );
    const waiting = async (): Promise<number> => {
      const { rows } = await pool.raw<{ rows: { count: number }[] }>(`SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      return rows[0]?.count ?? 0;
    };
    await until(async () => (await waiting()) > 4, "calls that wait for the lock");
    for (let call = 0; call < 20; call += 1) {
      expect((await crm.get("/v1/entities?page_size=1")).status).to.equal(200);
    }
    await lock.rollback();
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).to.deep.equal([]);
    expect((await fixture.crm.get("/v1/entities?page_size=1")).status).to.equal(200);
  });
});

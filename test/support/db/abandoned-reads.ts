import { expect } from "chai";
import { callerAt } from "../caller.ts";
import { until } from "../queue.ts";
import type { TestDatabase } from "./cluster.ts";

/** A service, and a key for it. */
export interface Served {
  readonly database: TestDatabase;
  readonly url: string;
  readonly key: string;
}

/**
 * Lets clients wait for a locked table and lets some of them disconnect. Expects that their statements end while those
 * of clients that came before them still wait, that no other statement ends, and that the connections remain in use.
 */
export async function expectAbandonedReadsToEnd({ database, url, key }: Served, each: number): Promise<void> {
  const { pool } = database;
  const crm = callerAt(url, { "X-API-Key": key });
  expect((await crm.get("/v1/entities")).status).to.equal(200);
  // Jobs can wait for the table as well; their statements select other columns.
  const waiting = async (): Promise<number[]> => {
    const { rows } = await pool.raw<{ rows: { pid: number }[] }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
       AND query LIKE 'SELECT e."id"%' ORDER BY pid`,
    );
    return rows.map(({ pid }) => pid);
  };
  const lock = await pool.transaction();
  try {
    await lock.raw("LOCK TABLE entities IN ACCESS EXCLUSIVE MODE");
    const staying = Array.from({ length: each }, () => crm.get("/v1/entities"));
    await until(async () => (await waiting()).length === each, "the clients that stay");
    const stayed = await waiting();
    const leaving = new AbortController();
    const left = Array.from({ length: each }, () =>
      fetch(`${url}/v1/entities`, { headers: { "X-API-Key": key }, signal: leaving.signal }).catch(String),
    );
    await until(async () => (await waiting()).length === 2 * each, "the clients that leave");
    const all = await waiting();
    leaving.abort();
    await Promise.all(left);
    await until(async () => (await waiting()).length <= each, "the end of the abandoned statements");
    expect(await waiting(), "the statements of the others").to.deep.equal(stayed);
    await lock.rollback();
    const answers = await Promise.all(staying);
    expect(answers.map(({ status }) => status)).to.deep.equal(Array<number>(each).fill(200));
    const { rows } = await pool.raw<{ rows: object[] }>("SELECT FROM pg_stat_activity WHERE pid = ANY (?)", [all]);
    expect(rows, "connections that remain open").to.have.length(2 * each);
  } finally {
    await lock.rollback();
  }
  for (let call = 0; call < 4 * each; call += 1) expect((await crm.get("/v1/entities")).status).to.equal(200);
}

/**
 * Lets clients disconnect at the moment in which the table that they wait for is unlocked. Expects that all reads of
 * other clients succeed, which use the same connections at the same time.
 */
export async function expectOthersToBeServed({ database, url, key }: Served, rounds: number): Promise<void> {
  const crm = callerAt(url, { "X-API-Key": key });
  const statuses = new Map<number, number>();
  let running = true;
  const reader = async (): Promise<void> => {
    while (running) {
      const { status } = await crm.get("/v1/entities?page_size=1");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const readers = Promise.all(Array.from({ length: 4 }, reader));
  for (let round = 0; round < rounds; round += 1) {
    const leaving = new AbortController();
    const lock = await database.pool.transaction();
    await lock.raw("LOCK TABLE entities IN ACCESS EXCLUSIVE MODE");
    const left = Array.from({ length: 4 }, () =>
      fetch(`${url}/v1/entities`, { headers: { "X-API-Key": key }, signal: leaving.signal }).catch(String),
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
    const unlocked = lock.rollback();
    leaving.abort();
    await Promise.all([unlocked, ...left]);
  }
  running = false;
  await readers;
  expect([...statuses.keys()]).to.deep.equal([200]);
}

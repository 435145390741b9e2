import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import type { TestDatabase } from "../support/db/cluster.ts";
import { rowsOf, tablesOf, unusedTypes } from "./table-rows.ts";

/** Compares all tables, each of which must have rows. */
export async function expectSame(source: TestDatabase, target: TestDatabase): Promise<void> {
  const tables = await tablesOf(source.pool);
  expect(await tablesOf(target.pool)).to.deep.equal(tables);
  for (const table of tables.filter((name) => !/^(knex_|installation$)/.test(name))) {
    const rows = await rowsOf(source.pool, table);
    expect(rows, `${table} has rows to compare`).not.to.deep.equal([]);
    expect(await rowsOf(target.pool, table), table).to.deep.equal(rows);
  }
  expect(await unusedTypes(source.pool), "types of columns without a value").to.deep.equal([]);
}

/** Returns whether the schema is complete and the rows are copied next. */
export async function prepared({ pool }: TestDatabase): Promise<boolean> {
  if (!(await tablesOf(pool)).includes("restore_progress")) return false;
  return (await pool("restore_progress").whereNotNull("done").first()) !== undefined;
}

/** Returns the number of connections that wait for a lock. */
export async function waiting({ address }: TestDatabase): Promise<number> {
  const pool = connect({ address, poolSize: 1 });
  const { rows } = await pool.raw<{ rows: { count: number }[] }>(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  await pool.destroy();
  return rows[0]?.count ?? 0;
}

/** Returns the number of triggers that are turned off. */
export async function triggersOff({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.raw<{ rows: { count: number }[] }>(
    "SELECT count(*) FROM pg_trigger WHERE tgenabled = 'D'",
  );
  return rows[0]?.count ?? -1;
}

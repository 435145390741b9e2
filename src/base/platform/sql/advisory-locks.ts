import type { Knex } from "knex";
import { run, sql } from "./sql-text.ts";

/**
 * Locks a name until the transaction ends. All advisory locks of requests and jobs are taken by the functions of this
 * file: a lock is known to one database server only, so in a distributed database all locks of a name must be taken at the
 * same one, here the coordinator. Others are taken only by functions of the migrations (claim_call() for a call,
 * entity_count_shard() and entity_segment_member_live() for rows of their shard), and by src/base/db/migration.ts.
 */
export async function lockName(db: Knex, name: string): Promise<void> {
  await run(db, sql("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", name));
}

/**
 * Like lockName(), on the server that has the row of a table. Triggers of this table's shard can take the same lock.
 */
export async function lockNameBeside(
  db: Knex,
  name: string,
  { table, orgId, id }: { readonly table: "segments"; readonly orgId: string; readonly id: string },
): Promise<void> {
  const text = `SELECT pg_advisory_xact_lock(hashtextextended(?, 0)) FROM ${table} WHERE org_id = ?::uuid AND id = ?::uuid`;
  await run(db, sql(text, name, orgId, id));
}

/** Like lockName(); names that differ only in case are the same to the database. */
export async function lockNameIgnoringCase(db: Knex, name: string): Promise<void> {
  await run(db, sql("SELECT pg_advisory_xact_lock(hashtextextended(lower(?), 0))", name));
}

const LOCK_ALL = `SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
  FROM (SELECT name FROM unnest(?::text[]) AS names (name) ORDER BY name) AS ordered`;

/** Locks several names in one order, so that concurrent callers wait for each other without a deadlock. */
export async function lockNames(db: Knex, names: readonly string[]): Promise<void> {
  await run(db, sql(LOCK_ALL, names));
}

/**
 * Returns an SQL expression that locks a name, also an expression, until the transaction ends, without waiting; false if
 * another transaction has locked it.
 */
export const tryLockExpression = (name: string): string => `pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`;

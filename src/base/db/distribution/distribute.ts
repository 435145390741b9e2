import type { Knex } from "knex";
import { leaveTransactionIds } from "../change-order.ts";
import { lockSchema } from "../schema-lock.ts";
import { allowSchemaChanges, isDistributed } from "./distributed.ts";
import { addForeignKeys, dropForeignKeys, foreignKeys } from "./foreign-keys.ts";
import { distributeFunctions, placeTable } from "./place-table.ts";
import { SHARD_TRIGGERS } from "./shard-triggers.ts";
import { addTriggers, dropTriggers } from "./triggers.ts";
import { placements, type Placement } from "./tables.ts";

/** A table and its rows before the distribution; an estimate of the statistics for large tables. */
export interface PlacedTable {
  readonly table: string;
  readonly placement: Placement;
  readonly rows: number;
}

/** Returns the tables in the order in which they are placed: tables that others refer to come first. */
export async function plan(pool: Knex): Promise<PlacedTable[]> {
  const { rows } = await pool.raw<{ rows: { table: string; rows: number }[] }>(
    `SELECT c.relname AS table, greatest(0, CASE WHEN c.relkind = 'p' THEN (
       SELECT sum(greatest(0, p.reltuples)) FROM pg_inherits AS i JOIN pg_class AS p ON p.oid = i.inhrelid
       WHERE i.inhparent = c.oid) ELSE c.reltuples END)::float8 AS rows
     FROM pg_class AS c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  );
  const counts = new Map(rows.map((row) => [row.table, row.rows]));
  return (["reference", "distributed", "local"] as const).flatMap((placement) =>
    tablesOf(placement).map((table) => ({ table, placement, rows: counts.get(table) ?? 0 })),
  );
}

/**
 * Distributes the tables of a migrated database by organization, in one transaction: all or none. The service must be
 * stopped. Each distributed table gets `shards` shards.
 */
export async function distribute(pool: Knex, shards: number): Promise<void> {
  await pool.transaction(async (tx) => {
    await lockSchema(tx);
    await allowSchemaChanges(tx);
    // Another process was faster.
    if (await isDistributed(tx)) return;
    await leaveTransactionIds(tx);
    const keys = await foreignKeys(tx);
    await dropForeignKeys(tx, keys);
    await tx.raw(SHARD_TRIGGERS);
    const triggers = await dropTriggers(tx);
    for (const placement of ["reference", "distributed"] as const)
      for (const table of tablesOf(placement)) await placeTable(tx, table, placement, shards);
    await distributeFunctions(tx);
    await addTriggers(tx, triggers);
    await addForeignKeys(tx, keys);
  });
}

const tablesOf = (placement: Placement): string[] =>
  [...placements].flatMap(([table, place]) => (place === placement ? [table] : []));

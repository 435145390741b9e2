import type { Knex } from "knex";
import { allowSchemaChanges } from "./distributed.ts";
import { placeTable } from "./place-table.ts";
import { SHARD_TRIGGERS } from "./shard-triggers.ts";
import { placements, type Placement } from "./tables.ts";

/** A table and its rows before the distribution; an estimate of the statistics for large tables. */
export interface PlacedTable {
  readonly table: string;
  readonly placement: Placement;
  readonly rows: number;
}

/** A foreign key as the catalog describes it. */
interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly definition: string;
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
    for (const timeout of ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"])
      await tx.raw("SELECT set_config(?, '0', true)", [timeout]);
    await allowSchemaChanges(tx);
    const keys = await foreignKeys(tx);
    for (const { child, name } of keys) await tx.raw("ALTER TABLE ?? DROP CONSTRAINT ??", [child, name]);
    await tx.raw(SHARD_TRIGGERS);
    for (const placement of ["reference", "distributed"] as const)
      for (const table of tablesOf(placement)) await placeTable(tx, table, placement, shards);
    await distributeFunctions(tx);
    for (const { child, name, definition } of keys.filter(isPossible))
      await tx.raw(`ALTER TABLE "${child}" ADD CONSTRAINT "${name}" ${accepted(definition)}`);
  });
}

const tablesOf = (placement: Placement): string[] =>
  [...placements].flatMap(([table, place]) => (place === placement ? [table] : []));

/**
 * A local table keeps only keys to other local tables: Citus would manage a table that refers to a reference table, and
 * then reject statements that claim the work of all organizations.
 */
const isPossible = ({ child, parent }: ForeignKey): boolean =>
  placements.get(child) !== "local" || placements.get(parent) === "local";

/**
 * Citus rejects ON DELETE SET NULL if the key contains the distribution column. The service sets these columns to null
 * itself in the transaction that deletes the row, so the key is checked at its end.
 */
const accepted = (definition: string): string =>
  definition.replace(/ ON DELETE SET NULL \(\w+\)/, " DEFERRABLE INITIALLY DEFERRED");

async function foreignKeys(tx: Knex): Promise<ForeignKey[]> {
  const { rows } = await tx.raw<{ rows: ForeignKey[] }>(
    `SELECT k.conname AS name, c.relname AS child, p.relname AS parent, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
     WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = 'public'::regnamespace ORDER BY 2, 1`,
  );
  return rows;
}

/** Functions that others call in their bodies must exist on the workers too. */
async function distributeFunctions(tx: Knex): Promise<void> {
  await tx.raw(
    `SELECT create_distributed_function(p.oid::regprocedure) FROM pg_proc AS p
     WHERE p.pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend AS d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
}

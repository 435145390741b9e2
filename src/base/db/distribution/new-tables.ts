import type { Knex } from "knex";
import { allowSchemaChanges } from "./distributed.ts";
import {
  addForeignKeys,
  dropForeignKeys,
  foreignKeys,
  distributeFunctions,
  placeTable,
  placements,
  type Placement,
} from "./tables.ts";

/**
 * Runs a migration of a distributed database and places the tables that it creates, in the same transaction. Foreign
 * keys that are impossible there are left out. Throws Error if a new table has no placement.
 */
export async function migrateDistributed(tx: Knex, up: (tx: Knex) => Promise<unknown>): Promise<void> {
  await allowSchemaChanges(tx);
  // A new table is not distributed yet; with this setting, its foreign keys would make it a table of Citus.
  await tx.raw("SELECT set_config('citus.enable_local_reference_table_foreign_keys', 'off', true)");
  const before = new Set((await tables(tx)).map(({ oid }) => oid));
  await up(tx);
  const created = (await tables(tx)).filter(({ oid }) => !before.has(oid)).map(({ name }) => name);
  const keys = (await foreignKeys(tx)).filter(({ child }) => created.includes(child));
  await dropForeignKeys(tx, keys);
  for (const table of created) await placeTable(tx, table, placementOf(table));
  await distributeFunctions(tx);
  await addForeignKeys(tx, keys);
}

function placementOf(table: string): Placement {
  const placement = placements.get(table);
  if (placement === undefined) throw new Error(`Add the table ${table} to src/base/db/distribution/tables.ts.`);
  return placement;
}

/** Returns the tables of the schema in the order in which they were created. */
async function tables(tx: Knex): Promise<{ oid: number; name: string }[]> {
  const { rows } = await tx.raw<{ rows: { oid: number; name: string }[] }>(
    `SELECT oid, relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY oid`,
  );
  return rows;
}

import type { Knex } from "knex";
import { allowSchemaChanges, isDistributed } from "./distributed.ts";
import { placements, type Placement } from "./tables.ts";

/** All distributed tables are placed with this one, so that the rows of an organization are on one worker. */
const FIRST = "entities";

/** Moves the rows of a table to their placement. `shards` is needed for the first distributed table only. */
export async function placeTable(tx: Knex, table: string, placement: Placement, shards?: number): Promise<void> {
  if (placement === "reference") await tx.raw("SELECT create_reference_table(?)", [table]);
  if (placement !== "distributed") return;
  if (table === FIRST && shards !== undefined)
    await tx.raw("SELECT create_distributed_table(?, 'org_id', shard_count => ?, colocate_with => 'none')", [
      table,
      shards,
    ]);
  else await tx.raw("SELECT create_distributed_table(?, 'org_id', colocate_with => ?)", [table, FIRST]);
}

/**
 * Places a table that a migration has just created; does nothing if the database is not distributed. Foreign keys to
 * distributed tables are added after this call.
 */
export async function placeNewTable(tx: Knex, table: string): Promise<void> {
  if (!(await isDistributed(tx))) return;
  const placement = placements.get(table);
  if (placement === undefined) throw new Error(`Add the table ${table} to src/db/distribution/tables.ts.`);
  await allowSchemaChanges(tx);
  await placeTable(tx, table, placement);
}

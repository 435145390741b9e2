import type { Knex } from "knex";
import type { Placement } from "./tables.ts";

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

/** Functions that others call in their bodies must exist on the workers too. */
export async function distributeFunctions(tx: Knex): Promise<void> {
  await tx.raw(
    `SELECT create_distributed_function(p.oid::regprocedure) FROM pg_proc AS p
     WHERE p.pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend AS d WHERE d.objid = p.oid AND d.deptype = 'e')
       AND NOT EXISTS (SELECT FROM pg_dist_object AS o WHERE o.objid = p.oid AND o.classid = 'pg_proc'::regclass)`,
  );
}

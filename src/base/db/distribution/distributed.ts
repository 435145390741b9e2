import type { Knex } from "knex";

/** Returns whether the tables of this database are distributed over the workers of a Citus cluster. */
export async function isDistributed(db: Knex): Promise<boolean> {
  const catalog = await first<{ found: string | null }>(db, "SELECT to_regclass('pg_dist_partition') AS found");
  if (!catalog?.found) return false;
  const tables = await first<{ distributed: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('entities') AND partmethod = 'h')
       AS distributed`,
  );
  return tables?.distributed === true;
}

/** Prepares a transaction that changes the schema or the placement of tables of a distributed database. */
export async function allowSchemaChanges(tx: Knex): Promise<void> {
  // Reference tables and tables that refer to them cannot be changed on several connections at once.
  await tx.raw("SELECT set_config('citus.multi_shard_modify_mode', 'sequential', true)");
  // Our triggers change only rows of the same organization, which are in the same shard.
  await tx.raw("SELECT set_config('citus.enable_unsafe_triggers', 'on', true)");
}

async function first<Row>(db: Knex, statement: string): Promise<Row | undefined> {
  const { rows } = await db.raw<{ rows: Row[] }>(statement);
  return rows[0];
}

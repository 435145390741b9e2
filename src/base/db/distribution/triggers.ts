import type { Knex } from "knex";

/** A trigger as the catalog describes it. */
export interface Trigger {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

/**
 * Drops the triggers of all tables and returns them. While a table is distributed, its rows are inserted into shards:
 * triggers would count them again, and use tables that are not distributed yet.
 */
export async function dropTriggers(tx: Knex): Promise<Trigger[]> {
  const { rows } = await tx.raw<{ rows: Trigger[] }>(
    `SELECT t.tgname AS name, c.relname AS "table", pg_get_triggerdef(t.oid) AS definition
     FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgparentid = 0 ORDER BY c.relname, t.tgname`,
  );
  for (const { name, table } of rows) await tx.raw("DROP TRIGGER ?? ON ??", [name, table]);
  return rows;
}

export async function addTriggers(tx: Knex, triggers: readonly Trigger[]): Promise<void> {
  for (const { definition } of triggers) await tx.raw(definition);
}

import type { Knex } from "knex";

/** Returns all rows of an organization by table, to check that none has changed. */
export async function snapshotOf(pool: Knex, organizationId: string): Promise<Record<string, unknown[]>> {
  const { rows } = await pool.raw<{ rows: { table_name: string }[] }>(
    `SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND column_name = 'org_id' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const tables = rows.map(({ table_name }) => table_name);
  const snapshot: Record<string, unknown[]> = {};
  for (const table of tables) {
    const found = await pool.raw<{ rows: { row: unknown }[] }>(
      "SELECT to_jsonb(t) - ARRAY['last_used_at', 'last_used_ip'] AS row FROM ?? t WHERE org_id = ? ORDER BY 1",
      [table, organizationId],
    );
    snapshot[table] = found.rows.map(({ row }) => row);
  }
  return snapshot;
}

import type { Knex } from "knex";
import type { Client } from "pg";

/** Returns the keys of all stored files in the snapshot of a connection; none before migration 0035. */
export async function storedFileKeys(client: Client): Promise<string[]> {
  const { rows: known } = await client.query<{ found: string | null }>("SELECT to_regclass('files') AS found");
  if (!known[0]?.found) return [];
  const { rows } = await client.query<{ key: string }>(
    "SELECT object_key AS key FROM files WHERE object_key IS NOT NULL ORDER BY org_id, id",
  );
  return rows.map(({ key }) => key);
}

/** Returns whether a file is still stored now: false if it was purged after the snapshot of a backup. */
export async function isFileListed(pool: Knex, key: string): Promise<boolean> {
  // A key begins with the id of the organization.
  const of = "SELECT 1 FROM files WHERE org_id = ? AND object_key = ?";
  const { rows } = await pool.raw<{ rows: unknown[] }>(of, [key.split("/")[0] ?? "", key]);
  return rows.length > 0;
}

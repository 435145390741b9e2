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

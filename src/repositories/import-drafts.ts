import type { Knex } from "knex";
import type { EntityRecord } from "../domain/entity.ts";

/** A record as a dry run would have left it, and by what it is found. */
export interface DraftRow {
  readonly id: string;
  readonly record: EntityRecord;
  readonly keys: readonly string[];
}

/** What dry runs would have written. */
export function importDrafts(db: Knex) {
  return {
    /** Drafts that have one of the keys or ids. */
    async drafts(
      orgId: string,
      importId: string,
      { keys, ids }: { keys: readonly string[]; ids: readonly string[] },
    ): Promise<DraftRow[]> {
      const text = `SELECT id, record, keys FROM import_drafts WHERE org_id = ?::uuid AND import_id = ?::uuid AND keys && ?::text[]
        UNION SELECT id, record, keys FROM import_drafts WHERE org_id = ?::uuid AND import_id = ?::uuid AND id = ANY (?::uuid[])`;
      const bindings = [orgId, importId, [...keys], orgId, importId, [...ids]];
      return (await db.raw<{ rows: DraftRow[] }>(text, bindings)).rows;
    },
    async removeDrafts(orgId: string, importId: string): Promise<void> {
      await db("import_drafts").where({ org_id: orgId, import_id: importId }).delete();
    },
    /** Writes drafts over earlier ones of the same records. */
    async saveDrafts(orgId: string, importId: string, drafts: readonly DraftRow[]): Promise<void> {
      if (drafts.length === 0) return;
      await db.raw(
        `INSERT INTO import_drafts (org_id, import_id, id, record, keys)
         SELECT ?::uuid, ?::uuid, id, record, keys FROM jsonb_to_recordset(?::jsonb) AS r (id uuid, record jsonb, keys text[])
         ON CONFLICT (org_id, import_id, id) DO UPDATE SET record = excluded.record, keys = excluded.keys`,
        [orgId, importId, JSON.stringify(drafts)],
      );
    },
  };
}

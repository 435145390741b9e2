import type { Knex } from "knex";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import type { StandardFields } from "../../../base/records/sql/record-table.ts";

/** A record as a dry run would have written it, and its keys. */
export interface DraftRow {
  readonly record: StandardFields;
  readonly keys: readonly string[];
}

/** A stored draft, with all fields of its record type. */
export type Draft = EntityRecord | (StandardFields & Readonly<Record<string, unknown>>);

/** Creates the statements on the drafts of dry runs. */
export function importDrafts(db: Knex) {
  return {
    /** Returns the drafts that have one of the keys or ids. */
    async drafts(
      orgId: string,
      importId: string,
      { keys, ids }: { keys: readonly string[]; ids: readonly string[] },
    ): Promise<Draft[]> {
      const text = `SELECT record FROM import_drafts WHERE org_id = :orgId::uuid AND import_id = :importId::uuid AND id IN (
        SELECT draft_id FROM import_draft_keys WHERE org_id = :orgId::uuid AND import_id = :importId::uuid AND key = ANY (:keys::text[])
        UNION SELECT unnest(:ids::uuid[])) ORDER BY id`;
      const bindings = { orgId, importId, keys: [...keys], ids: [...ids] };
      return (await db.raw<{ rows: { record: Draft }[] }>(text, bindings)).rows.map(({ record }) => record);
    },
    /** Saves drafts, replacing earlier ones of the same records; a key of another draft stays with it. */
    async saveDrafts(orgId: string, importId: string, drafts: readonly DraftRow[]): Promise<void> {
      if (drafts.length === 0) return;
      const ids = drafts.map(({ record }) => record.id);
      await db.raw(
        `INSERT INTO import_drafts (org_id, import_id, id, record)
         SELECT ?::uuid, ?::uuid, (record ->> 'id')::uuid, record FROM jsonb_array_elements(?::jsonb) AS record
         ON CONFLICT (org_id, import_id, id) DO UPDATE SET record = excluded.record`,
        [orgId, importId, JSON.stringify(drafts.map(({ record }) => record))],
      );
      await db("import_draft_keys")
        .where({ org_id: orgId, import_id: importId })
        .whereRaw("draft_id = ANY (?::uuid[])", [ids])
        .delete();
      const pairs = drafts.flatMap(({ record, keys }) => keys.map((key) => [key, record.id] as const));
      await db.raw(
        `INSERT INTO import_draft_keys (org_id, import_id, key, draft_id)
         SELECT ?::uuid, ?::uuid, key, id FROM unnest(?::text[], ?::uuid[]) AS x (key, id) ON CONFLICT DO NOTHING`,
        [orgId, importId, pairs.map(([key]) => key), pairs.map(([, id]) => id)],
      );
    },
    async removeDrafts(orgId: string, importId: string): Promise<void> {
      await db("import_drafts").where({ org_id: orgId, import_id: importId }).delete();
    },
  };
}

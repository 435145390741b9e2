import type { Knex } from "knex";
import type { EntityRecord } from "../../records/rules/entity.ts";
import type { SearchColumns } from "../../platform/rules/search-text.ts";

/** A new record, its search columns, and the user who counts as its creator. */
export interface LoadedEntity {
  readonly record: EntityRecord;
  readonly search: SearchColumns;
  readonly userId: string;
}

/** Inserts many new records in one statement: rows, unique values and (by triggers) the counters. */
export async function loadEntities(db: Knex, orgId: string, entities: readonly LoadedEntity[]): Promise<void> {
  const rows = entities.map(({ record, search, userId }) => ({
    ...record,
    ...search,
    org_id: orgId,
    created_by_user: userId,
    // A column that is left out here becomes null, even if it has a default.
    entrusted: false,
  }));
  await db.raw(LOAD, [JSON.stringify(rows)]);
}

/** Updates the statistics and the visibility map for the planner and index-only scans after a load. */
export async function vacuumEntities(db: Knex): Promise<void> {
  await db.raw("VACUUM (ANALYZE) entities, entity_emails, entity_domains");
}

const LOAD = `
WITH given AS MATERIALIZED (SELECT * FROM jsonb_populate_recordset(NULL::entities, ?::jsonb)),
loaded AS (INSERT INTO entities SELECT * FROM given RETURNING org_id, id, entity_type, email, domain),
emails AS (
  INSERT INTO entity_emails (org_id, email, entity_id)
  SELECT org_id, email, id FROM loaded WHERE entity_type = 'contact' AND email IS NOT NULL
)
INSERT INTO entity_domains (org_id, domain, entity_id)
SELECT org_id, domain, id FROM loaded WHERE entity_type = 'company' AND domain IS NOT NULL`;

import type { Knex } from "knex";
import type { EntityRecord } from "../../records/rules/entity.ts";
import type { SearchColumns } from "../../platform/rules/search-text.ts";

/** A new record, what it is found by, and the person who counts as its creator. */
export interface LoadedEntity {
  readonly record: EntityRecord;
  readonly search: SearchColumns;
  readonly userId: string;
}

/** Writes many new records in one statement: their rows, what is unique of them, and (by triggers) the counters. */
export async function loadEntities(db: Knex, orgId: string, entities: readonly LoadedEntity[]): Promise<void> {
  const rows = entities.map(({ record, search, userId }) => ({
    ...record,
    ...search,
    org_id: orgId,
    created_by_user: userId,
    // A column that is left out here becomes null, whatever its default.
    entrusted: false,
  }));
  await db.raw(LOAD, [JSON.stringify(rows)]);
}

/** Lets the planner and index-only scans know what was loaded. */
export async function settleEntities(db: Knex): Promise<void> {
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

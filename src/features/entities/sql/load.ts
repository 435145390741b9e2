import type { Knex } from "knex";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import { storedColumns } from "../../../base/records/sql/entity-columns.ts";
import type { SearchColumns } from "../../../base/platform/rules/text.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

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
    created_by_user: userId,
    // A column without a value becomes null, even if it has a default.
    entrusted: false,
  }));
  await run(db, sql(LOAD, orgId, JSON.stringify(rows), orgId, orgId));
}

/** Updates the statistics and the visibility map for the planner and index-only scans after a load. */
export async function vacuumEntities(db: Knex): Promise<void> {
  await db.raw("VACUUM (ANALYZE) entities, entity_emails, entity_domains");
}

const NAMES = [...storedColumns.contact, ...storedColumns.company];
const INTERNAL = ["created_by_user", "entrusted", "search_name", "search_text"];
const COLUMNS = [...new Set([...NAMES, ...INTERNAL])].map((name) => `"${name}"`).join(", ");

const LOAD = `
WITH loaded AS (
  INSERT INTO entities (org_id, ${COLUMNS})
  SELECT ?::uuid, ${COLUMNS} FROM jsonb_populate_recordset(NULL::entities, ?::jsonb)
  RETURNING id, entity_type, email, domain),
emails AS (
  INSERT INTO entity_emails (org_id, email, entity_id)
  SELECT ?::uuid, email, id FROM loaded WHERE entity_type = 'contact' AND email IS NOT NULL
)
INSERT INTO entity_domains (org_id, domain, entity_id)
SELECT ?::uuid, domain, id FROM loaded WHERE entity_type = 'company' AND domain IS NOT NULL`;

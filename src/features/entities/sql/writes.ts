import { claimMoreSql, claimSql, leadAgainSql, releaseAllSql, releaseSql, unclaimedSql } from "./claims.ts";
import { forgetChoicesSql, keepUnsubscribesSql } from "./kept-choices.ts";
import type { Change } from "../../../base/records/rules/change.ts";
import type { UniqueValues, EntityRecord } from "../../../base/records/rules/entity.ts";
import type { SearchColumns } from "../../../base/platform/rules/search-text.ts";
import { changesSql } from "../../../base/records/sql/changes.ts";
import { storedColumns } from "../../../base/records/sql/entity-columns.ts";
import { linkedIds } from "../../../base/records/sql/opportunity-links.ts";
import { join, oneStatement, onlyId, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import type { SteppedSql } from "../../../base/platform/sql/steps.ts";

/** A new record with its unique values and changes. */
export interface Insertion {
  readonly record: EntityRecord;
  /** The user who created it, also if an API key was used. */
  readonly userId: string;
  readonly search: SearchColumns;
  readonly claims: UniqueValues;
  readonly changes: readonly Change[];
}

/** A record's new state, for a known previous version. */
export interface EntityUpdate {
  readonly record: EntityRecord;
  readonly fromVersion: number;
  /** The fields to write. */
  readonly fields: readonly string[];
  readonly search: SearchColumns;
  readonly claimed: UniqueValues;
  readonly released: UniqueValues;
  readonly changes: readonly Change[];
  /** If the owner changes: whether the new owner gets it from another user who could have deleted it. */
  readonly entrusted?: boolean;
}

/** Returns whether a record has custom fields. Most have none; the statement then checks that none is required. */
export const hasCustomFields = ({ custom_fields: values }: EntityRecord): boolean =>
  Object.keys(values ?? {}).length > 0;

const NONE_REQUIRED = `NOT EXISTS (SELECT 1 FROM custom_fields AS f
  WHERE f.org_id = ?::uuid AND f.entity_type = ? AND f.required AND NOT f.archived AND f.deleted_at IS NULL)`;

/**
 * Returns the insert of new records of one kind, their unique values and their changes, with other parts, which refer to
 * the inserted rows as `e`. It inserts nothing if a required custom field is missing. If there are several records, it
 * leaves out those with unique values that another record has; for one, such a value is a unique violation.
 */
export function insertSql(
  orgId: string,
  insertions: readonly [Insertion, ...Insertion[]],
  others: readonly SqlText[] = [],
): SteppedSql {
  const { entity_type: type } = insertions[0].record;
  const columns = [...storedColumns[type], "created_by_user", "entrusted", "search_name", "search_text"];
  const rows = insertions.map(({ record, search, userId }) => ({
    ...record,
    ...search,
    created_by_user: userId,
    entrusted: record["owner_id"] !== userId,
  }));
  const list = columns.map((name) => `"${name}"`).join(", ");
  const complete = insertions.some(({ record }) => hasCustomFields(record)) ? [] : [sql(NONE_REQUIRED, orgId, type)];
  const unclaimed = insertions.length === 1 ? [] : unclaimedSql(orgId, "n.id", insertions);
  const conditions = join([sql("true"), ...complete, ...unclaimed], " AND ");
  const inserted = sql(
    `INSERT INTO entities (org_id, ${list}) SELECT ?::uuid, ${list}
     FROM jsonb_populate_recordset(NULL::entities, ?::jsonb) AS n WHERE ${conditions.text} RETURNING id, entity_type`,
    orgId,
    JSON.stringify(rows),
    ...conditions.bindings,
  );
  const changed = changesSql(
    { name: "e", orgId },
    insertions.flatMap(({ changes }) => changes),
  );
  return { written: inserted, others: [...claimSql(orgId, insertions), ...changed, ...others] };
}

/** Like insertSql, for an existing record; writes nothing if it has another version. */
export function updateSql(orgId: string, update: EntityUpdate): SteppedSql {
  const { record, fromVersion, fields, search, claimed, released, changes } = update;
  const stored = storedColumns[record.entity_type].filter((name) => fields.includes(name));
  const owned = fields.includes("owner_id") ? ["entrusted"] : [];
  const columns = [...stored, ...owned, "search_name", "search_text"].map((name) => `"${name}"`).join(", ");
  const updated = sql(
    `UPDATE entities SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::entities, ?::jsonb))
     WHERE org_id = ?::uuid AND id = ?::uuid AND version = ? RETURNING id, entity_type`,
    JSON.stringify({ ...record, ...search, entrusted: update.entrusted === true }),
    orgId,
    record.id,
    fromVersion,
  );
  const kept = keepUnsubscribesSql(orgId, released.emails, claimed.emails);
  return {
    written: updated,
    others: [...uniqueSql(orgId, update), ...kept, ...changesSql({ name: "e", orgId }, changes)],
  };
}

/** Returns the statements on the unique values of an updated, deleted or restored record. */
function uniqueSql(orgId: string, { record, fields, claimed, released }: EntityUpdate): SqlText[] {
  if (!fields.includes("deleted_at"))
    return [...releaseSql(orgId, { record, claims: released }), ...claimMoreSql(orgId, { record, claims: claimed })];
  if (record.deleted_at !== null) return releaseAllSql(orgId);
  return [...claimSql(orgId, [{ record, claims: claimed }]), leadAgainSql(orgId, { record })];
}

/**
 * Returns the statement that permanently deletes the row, its timeline, and the contents of its earlier changes.
 * Records that referred to it are updated.
 */
export function purgeSql(orgId: string, { record, change }: { record: EntityRecord; change: Change }): SqlText {
  const deleted = sql(
    "DELETE FROM entities WHERE org_id = ?::uuid AND id = ?::uuid AND version = ? RETURNING id, entity_type",
    orgId,
    record.id,
    record.version,
  );
  const unlink = (column: string): SqlText =>
    sql(
      `UPDATE entities AS k SET ${column} = NULL, version = k.version + 1, updated_at = ?::timestamptz, updated_by = ?::jsonb
       FROM e WHERE k.org_id = ?::uuid AND k.${column} = e.id`,
      change.occurred_at,
      JSON.stringify(change.actor),
      orgId,
    );
  const forget = sql(
    `UPDATE changes AS k SET data = ${onlyId("k.record_id")}, changes = NULL
     FROM e WHERE k.org_id = ?::uuid AND k.record_id = e.id`,
    orgId,
  );
  const opportunities = sql(
    `UPDATE opportunities AS k SET company_id = nullif(k.company_id, e.id),
       primary_contact_id = nullif(k.primary_contact_id, e.id), version = k.version + 1,
       updated_at = ?::timestamptz, updated_by = ?::jsonb
     FROM e WHERE k.org_id = ?::uuid AND k.id IN ${linkedIds("?::uuid", "e.id")}`,
    change.occurred_at,
    JSON.stringify(change.actor),
    orgId,
    orgId,
    orgId,
    orgId,
  );
  const links = [unlink("company_id"), unlink("parent_company_id"), opportunities];
  const timeline = sql("DELETE FROM activities AS k USING e WHERE k.org_id = ?::uuid AND k.record_id = e.id", orgId);
  return oneStatement(deleted, [
    ...links,
    forget,
    timeline,
    forgetChoicesSql(orgId, record),
    ...changesSql({ name: "e", orgId }, [change]),
  ]);
}

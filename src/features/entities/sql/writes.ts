import {
  claimMoreSql,
  claimSql,
  claimStoredSql,
  leadAgainSql,
  releaseAllSql,
  releaseSql,
  unclaimedSql,
  findConflict,
  type Claimant,
} from "./claims.ts";
import type { Change } from "../../../base/records/rules/change.ts";
import type { UniqueValues, EntityRecord, Conflict } from "../../../base/records/rules/entity.ts";
import type { SearchColumns } from "../../../base/platform/rules/text.ts";
import { changesSql } from "../../../base/records/sql/changes.ts";
import { storedColumns } from "../../../base/records/sql/entity-columns.ts";
import { linkedIds, lockLinked } from "../../../base/records/sql/opportunity-links.ts";
import { join, oneStatement, onlyId, sql, type SqlText, run } from "../../../base/platform/sql/sql-text.ts";
import { type SteppedSql, runSteps } from "../../../base/platform/sql/steps.ts";
import type { Knex } from "knex";
import { retrySerializationFailures, withSavepoint, sqlState } from "../../../base/platform/sql/retry.ts";
import { batchedByKey } from "../../../base/platform/sql/batch.ts";
import { storedWithInsert } from "../../../base/platform/sql/idempotency.ts";

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
const hasCustomFields = ({ custom_fields: values }: EntityRecord): boolean => Object.keys(values ?? {}).length > 0;

const NONE_REQUIRED = `NOT EXISTS (SELECT 1 FROM custom_fields AS f
  WHERE f.org_id = ?::uuid AND f.entity_type = ? AND f.required AND NOT f.archived AND f.deleted_at IS NULL)`;

/**
 * Returns the insert of new records of one kind, their unique values and their changes, with other parts, which refer to
 * the inserted rows as `e`. It inserts nothing if a required custom field is missing. If there are several records, it
 * leaves out those with unique values that another record has; for one, such a value is a unique violation.
 */
function insertSql(
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
function updateSql(orgId: string, update: EntityUpdate): SteppedSql {
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
function purgeSql(orgId: string, { record, change }: { record: EntityRecord; change: Change }): SqlText {
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

type NamedSql = SteppedSql & { readonly name?: string };

/** Result of a write; "stale": the record has another version. */
type WriteOutcome = "done" | "stale" | Conflict;

/** Writes a record's new state if it still has the version it was made from. */
export async function updateEntity(db: Knex, orgId: string, update: EntityUpdate): Promise<WriteOutcome> {
  const { record, claimed } = update;
  const claimant = { orgId, id: record.id, type: record.entity_type, claims: claimed };
  return await writeOrConflict(db, updateSql(orgId, update), claimant);
}

/** Deletes a record permanently; returns false if it has another version. */
export async function purgeEntity(
  db: Knex,
  orgId: string,
  purge: { readonly record: EntityRecord; readonly change: Change },
): Promise<boolean> {
  const statement = purgeSql(orgId, purge);
  return await retrySerializationFailures(() =>
    db.transaction(async (tx) => {
      // In the same order as by other changes to them.
      await lockLinked(tx, orgId, purge.record.id);
      return (await run(tx, statement)).length > 0;
    }),
  );
}

/**
 * The unique indexes decide which of two concurrent writers wins; the loser then looks up which record has the value.
 */
async function writeOrConflict(db: Knex, statement: NamedSql, claimant: Claimant): Promise<WriteOutcome> {
  for (let count = 1; ; count += 1) {
    try {
      const written = await withSavepoint(db, async (tx) => await runSteps(tx, statement, statement.name));
      return written.length > 0 ? "done" : "stale";
    } catch (error) {
      if (sqlState(error) !== "23505") throw error;
      const conflict = await findConflict(db, claimant);
      if (conflict) return conflict;
      // The other record released the value between the two statements.
      if (count === 3) throw error;
    }
  }
}

/** The reason why a record was not inserted; null if it was. "incomplete": a custom field is required. */
export type InsertOutcome = Conflict | "incomplete" | null;

interface InsertRequest {
  readonly orgId: string;
  readonly insertion: Insertion;
}

/** The commit of a statement can take long, so the next one does not wait for it. */
const LIMITS = { statements: 8, maxBatchSize: 8, patience: 5 };

/**
 * SQLSTATEs and their classes that one row can cause: invalid values, constraints, deadlocks, and waiting for a lock that
 * the other rows do not need.
 */
const CAUSED_BY_ROW = /^(22|23|40|55P03|57014)/;

/**
 * Returns the function that inserts a record. Outside of a transaction, records of an organization that are created at
 * the same time share a statement and a commit.
 */
export function entityInserts(db: Knex): (request: InsertRequest) => Promise<InsertOutcome> {
  const alone = (request: InsertRequest): Promise<InsertOutcome> => insertOne(db, request);
  if (db.isTransaction === true) return alone;
  const keyOf = ({ orgId, insertion }: InsertRequest): string => `${orgId} ${nameOfInsert(insertion)}`;
  return batchedByKey(
    keyOf,
    async (requests) => {
      const inserted = await insertTogether(db, requests);
      return requests.map((request) => (inserted.has(request.insertion.record.id) ? null : alone(request)));
    },
    LIMITS,
  );
}

/**
 * Inserts several records in one statement; returns the ids of those that were inserted. Each of the others
 * has to be inserted alone, which gives the reason for its call.
 */
async function insertTogether(db: Knex, requests: readonly InsertRequest[]): Promise<ReadonlySet<string>> {
  const [first, ...others] = requests;
  if (!first || others.length === 0) return new Set();
  const { orgId, insertion } = first;
  const statement = insertSql(orgId, [insertion, ...others.map((other) => other.insertion)]);
  try {
    return new Set(await runSteps(db, statement, `${nameOfInsert(insertion)}.several`));
  } catch (error) {
    if (CAUSED_BY_ROW.test(sqlState(error) ?? "")) return new Set();
    throw error;
  }
}

async function insertOne(db: Knex, { orgId, insertion }: InsertRequest): Promise<InsertOutcome> {
  const { record, claims } = insertion;
  const claimant = { orgId, id: record.id, type: record.entity_type, claims };
  const result = storedWithInsert(db, "e", record);
  const name = `${nameOfInsert(insertion)}${result ? ".result" : ""}`;
  const statement = { ...insertSql(orgId, [insertion], result ? [result.statement] : []), name };
  const outcome = await writeOrConflict(db, statement, claimant);
  if (outcome === "stale") return "incomplete";
  if (outcome === "done") result?.done();
  return outcome === "done" ? null : outcome;
}

/**
 * Returns one name for each form of the text that insertSql returns: planning such a wide statement costs more than
 * running it.
 */
function nameOfInsert({ record, claims, changes }: Insertion): string {
  const { emails, domains, externalIds } = claims;
  const claimed = [emails, domains, externalIds].map((list) => (list.length > 0 ? "1" : "0")).join("");
  const custom = hasCustomFields(record) ? "1" : "0";
  return `entities.insert.${record.entity_type}.${claimed}.${custom}.${String(changes.length)}`;
}

/**
 * Inserts many new records of one kind in a few statements of a transaction: rows and unique values. The caller appends
 * the changes. A value that another record has is a unique violation.
 */
export async function insertMany(db: Knex, orgId: string, insertions: readonly Insertion[]): Promise<void> {
  const [first] = insertions;
  if (!first) return;
  const columns = [
    ...storedColumns[first.record.entity_type],
    "created_by_user",
    "entrusted",
    "search_name",
    "search_text",
  ];
  const list = columns.map((name) => `"${name}"`).join(", ");
  const rows = insertions.map(({ record, search, userId }) => ({
    ...record,
    ...search,
    created_by_user: userId,
    entrusted: record["owner_id"] !== userId,
  }));
  const text = `INSERT INTO entities (org_id, ${list}) SELECT ?::uuid, ${list} FROM jsonb_populate_recordset(NULL::entities, ?::jsonb)`;
  await run(db, sql(text, orgId, JSON.stringify(rows)));
  for (const statement of claimStoredSql(orgId, insertions)) await run(db, statement);
}

/**
 * Returns the statement after a contact's addresses changed: the new addresses are unsubscribed from the topics that the
 * former ones were unsubscribed from, because the person is the same.
 */
function keepUnsubscribesSql(orgId: string, former: readonly string[], added: readonly string[]): SqlText[] {
  if (former.length === 0 || added.length === 0) return [];
  const text = `INSERT INTO topic_subscriptions (org_id, email, topic_id, status, source, note, changed_at, changed_by)
    SELECT k.org_id, v, k.topic_id, k.status, k.source, k.note, k.changed_at, k.changed_by
    FROM e, topic_subscriptions AS k, unnest(?::text[]) AS v
    WHERE k.org_id = ?::uuid AND k.email = ANY (?::text[]) AND k.status = 'unsubscribed' AND e.entity_type = 'contact'
    ON CONFLICT (org_id, email, topic_id) DO NOTHING`;
  return [sql(text, added, orgId, former)];
}

/** Returns the statement that deletes the choices of a purged contact, except at addresses that another one has. */
function forgetChoicesSql(orgId: string, { email, additional_emails: others }: EntityRecord): SqlText {
  const all: readonly unknown[] = Array.isArray(others) ? [email, ...(others as readonly unknown[])] : [email];
  const emails = all.filter((one) => typeof one === "string");
  const text = `DELETE FROM topic_subscriptions AS k USING e
    WHERE k.org_id = ?::uuid AND e.entity_type = 'contact' AND k.email = ANY (?::text[]) AND NOT EXISTS (
      SELECT 1 FROM entity_emails AS o WHERE o.org_id = ?::uuid AND o.email = k.email AND o.entity_id <> e.id)`;
  return sql(text, orgId, emails, orgId);
}

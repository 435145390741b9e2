import type { Knex } from "knex";
import type { Change } from "../../records/rules/change.ts";
import type { UniqueValues, Conflict, EntityRecord, EntityType } from "../../records/rules/entity.ts";
import { selectLists, toRecord } from "../../records/sql/entity-columns.ts";
import { findConflict } from "./conflicts.ts";
import { entityDuplicates } from "./duplicates.ts";
import type { EntityFilters } from "./filters.ts";
import { insertMany } from "./batches.ts";
import { entityHolds } from "./holds.ts";
import { entityMerges } from "./merges.ts";
import { countEntities, listEntities, type Window } from "./lists.ts";
import { entityMatches } from "./matches.ts";
import type { SortKey } from "./order.ts";
import { insertEntity, purgeEntity, updateEntity } from "./statements.ts";
import type { Alteration, Insertion } from "./writes.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** A record with the person who created it. */
export interface StoredEntity {
  readonly record: EntityRecord;
  readonly createdByUser: string;
  /** Whether the owner got it from somebody else who could have deleted it. */
  readonly entrusted: boolean | null;
  /** The live record that took this deleted one in. */
  readonly mergedInto: string | null;
}

type StoredRow = EntityRecord & {
  readonly created_by_user: string;
  readonly entrusted: boolean | null;
  readonly merged_into: string | null;
};

/** The id of no record. */
const NOBODY = "00000000-0000-0000-0000-000000000000";
const NEVER_SHOWN = "e.created_by_user, e.entrusted, e.merged_into";

/** The statements on contacts and companies. */
export function entityRepository(db: Knex) {
  return {
    ...companyRepository(db),
    ...entityDuplicates(db),
    ...entityMerges(db),
    ...entityHolds(db),
    ...entityMatches(db),
    /** Live or deleted. */
    async find(orgId: string, id: string): Promise<StoredEntity | null> {
      const text = `SELECT ${selectLists.any}, ${NEVER_SHOWN} FROM entities AS e WHERE e.org_id = ?::uuid AND e.id = ?::uuid`;
      const [row] = await run<StoredRow>(db, sql(text, orgId, id), "entities.find");
      return row ? toStored(row) : null;
    },
    /** The live record of a kind that holds one of these claims. */
    async findHolder(orgId: string, type: EntityType, claims: UniqueValues): Promise<Conflict | null> {
      return await findConflict(db, { orgId, id: NOBODY, type, claims });
    },
    /** Nobody else changes this record before the transaction ends. */
    async lock(orgId: string, id: string): Promise<void> {
      await run(
        db,
        sql("SELECT id FROM entities WHERE org_id = ?::uuid AND id = ?::uuid FOR NO KEY UPDATE", orgId, id),
      );
    },
    /** The records of a window, in order, each with its position where the window asks for it. */
    list: async (orgId: string, filters: EntityFilters, page: { sort: readonly SortKey[]; window: Window }) =>
      await listEntities(db, orgId, filters, page),
    /** Exact: from the kept counters where they know it, else counted; throws `unavailable` when that takes too long. */
    count: async (orgId: string, filters: EntityFilters) => await countEntities(db, orgId, filters),
    /** Writes a new record; answers with what prevented it. */
    insert: async (orgId: string, insertion: Insertion) => await insertEntity(db, orgId, insertion),
    /** Writes many new records of one kind; what happened is to be appended. */
    insertMany: async (orgId: string, insertions: readonly Insertion[]) => await insertMany(db, orgId, insertions),
    /** Writes a record's new state over the version it was made from. */
    update: async (orgId: string, alteration: Alteration) => await updateEntity(db, orgId, alteration),
    /** Removes a record for ever; false when it has another version. */
    purge: async (orgId: string, record: EntityRecord, change: Change) =>
      await purgeEntity(db, orgId, { record, change }),
  };
}

function toStored(row: StoredRow): StoredEntity {
  return {
    record: toRecord(row),
    createdByUser: row.created_by_user,
    entrusted: row.entrusted,
    mergedInto: row.merged_into,
  };
}

/** What is asked of companies and the tree they stand in. */
function companyRepository(db: Knex) {
  return {
    /** Whether there is a live company with this id. */
    async hasCompany(orgId: string, id: string): Promise<boolean> {
      const text =
        "SELECT id FROM entities WHERE org_id = ?::uuid AND id = ?::uuid AND entity_type = 'company' AND deleted_at IS NULL";
      return (await run(db, sql(text, orgId, id), "entities.has_company")).length > 0;
    },
    /** Whether `id` is `companyId` or one of the companies above it. */
    async isAtOrAbove(orgId: string, id: string, companyId: string): Promise<boolean> {
      const text = `WITH RECURSIVE above (id) AS (
          SELECT ?::uuid
          UNION SELECT e.parent_company_id FROM entities AS e JOIN above ON e.id = above.id
          WHERE e.org_id = ?::uuid AND e.parent_company_id IS NOT NULL)
        SELECT id FROM above WHERE id = ?::uuid`;
      return (await run(db, sql(text, companyId, orgId, id))).length > 0;
    },
    /** Until the transaction ends nobody else places companies below others: two such changes could close a circle. */
    async lockCompanyTree(orgId: string): Promise<void> {
      await run(db, sql("SELECT pg_advisory_xact_lock(hashtextextended('company_tree:' || ?, 0))", orgId));
    },
  };
}

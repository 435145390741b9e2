import type { Knex } from "knex";
import type { Change } from "../../../base/records/rules/change.ts";
import type { UniqueValues, Conflict, EntityRecord, EntityType } from "../../../base/records/rules/entity.ts";
import { selectLists, toRecord } from "../../../base/records/sql/entity-columns.ts";
import { findConflict } from "./claims.ts";
import { entityDuplicates } from "./duplicates.ts";
import type { EntityFilters } from "./filters.ts";
import {
  insertMany,
  entityInserts,
  type InsertOutcome,
  purgeEntity,
  updateEntity,
  type EntityUpdate,
  type Insertion,
} from "./writes.ts";
import { entityMerges, mergeHistory } from "./merges.ts";
import { countEntities, type ListedPart, listEntities, listPage, type PagePart } from "./lists.ts";
import { entityMatches } from "./matches.ts";
import { readsById } from "../../../base/platform/sql/reads-by-id.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import type { LifecycleStage } from "../rules/state.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import { withinTimeLimit } from "../../../base/platform/rules/problems.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

/** A record with the user who created it. */
export interface StoredEntity {
  readonly record: EntityRecord;
  readonly createdByUser: string;
  /** Whether the owner got it from another user who could have deleted it. */
  readonly entrusted: boolean | null;
  /** The live record into which this deleted one was merged. */
  readonly mergedInto: string | null;
}

type StoredRow = EntityRecord & {
  readonly created_by_user: string;
  readonly entrusted: boolean | null;
  readonly merged_into: string | null;
};

/** An id that no record has. */
const NO_ID = "00000000-0000-0000-0000-000000000000";
const INTERNAL_COLUMNS = "e.created_by_user, e.entrusted, e.merged_into";
/** Made once: a new text would be hashed at each call. */
const FIND = `SELECT ${selectLists.any}, ${INTERNAL_COLUMNS} FROM entities AS e WHERE e.org_id = ?::uuid AND e.id`;
const FIND_ONE = `${FIND} = ?::uuid`;
/** The planner does not know the number of ids: if it did, it would make a plan at each call, like for `newestSql`. */
const FIND_MANY = `${FIND} = ANY (ARRAY (SELECT unnest(?::uuid[])))`;

/** Creates the statements on contacts and companies. */
export function entityRepository(db: Knex) {
  const find = db.isTransaction === true ? (orgId: string, id: string) => findOne(db, orgId, id) : sharedReads(db);
  const insert = entityInserts(db);
  return {
    ...companyRepository(db),
    ...entityDuplicates(db),
    ...entityMerges(db),
    ...mergeHistory(db),
    ...entityLocks(db),
    ...entityMatches(db),
    /** Returns a live or deleted record. */
    async find(orgId: string, id: string): Promise<StoredEntity | null> {
      const row = await find(orgId, id);
      return row ? toStored(row) : null;
    },
    /** Returns the live record of a kind that has one of these unique values. */
    async findByClaims(orgId: string, type: EntityType, claims: UniqueValues): Promise<Conflict | null> {
      return await findConflict(db, { orgId, id: NO_ID, type, claims });
    },
    /** Locks the record against other changes until the transaction ends. */
    async lock(orgId: string, id: string): Promise<void> {
      await run(
        db,
        sql("SELECT id FROM entities WHERE org_id = ?::uuid AND id = ?::uuid FOR NO KEY UPDATE", orgId, id),
      );
    },
    /** Returns the records of a window in order, with their positions if the window asks for them. */
    list: async (orgId: string, filters: EntityFilters, page: ListedPart, details?: readonly Detail[]) =>
      await withinTimeLimit(() => listEntities(db, orgId, filters, page), details),
    /**
     * Returns the records of a page in order, and the exact number of all. Throws `unavailable`, with the details, if that
     * takes too long.
     */
    page: async (orgId: string, filters: EntityFilters, part: PagePart, details?: readonly Detail[]) =>
      await withinTimeLimit(() => listPage(db, orgId, { filters, part, details }), details),
    /**
     * Returns the exact number, from the maintained counters if possible. Throws `unavailable`, with the details, if
     * counting takes too long.
     */
    count: async (orgId: string, filters: EntityFilters, details?: readonly Detail[]) =>
      await countEntities(db, orgId, filters, details),
    /** Inserts a new record; returns the reason if it could not be inserted. */
    insert: (orgId: string, insertion: Insertion): Promise<InsertOutcome> => insert({ orgId, insertion }),
    /** Inserts many new records of one kind; the caller must append the changes. */
    insertMany: async (orgId: string, insertions: readonly Insertion[]) => await insertMany(db, orgId, insertions),
    /** Writes a record's new state if it still has the version it was made from. */
    update: async (orgId: string, update: EntityUpdate) => await updateEntity(db, orgId, update),
    /** Deletes a record permanently; returns false if it has another version. */
    purge: async (orgId: string, record: EntityRecord, change: Change) =>
      await purgeEntity(db, orgId, { record, change }),
  };
}

async function findOne(db: Knex, orgId: string, id: string): Promise<StoredRow | null> {
  const [row = null] = await run<StoredRow>(db, sql(FIND_ONE, orgId, id), "entities.find");
  return row;
}

function sharedReads(db: Knex): (orgId: string, id: string) => Promise<StoredRow | null> {
  return readsById(async (orgId, ids) => {
    const [id = NO_ID, ...others] = ids;
    if (others.length > 0) return await run<StoredRow>(db, sql(FIND_MANY, orgId, ids), "entities.find_many");
    const row = await findOne(db, orgId, id);
    return row ? [row] : [];
  });
}

function toStored(row: StoredRow): StoredEntity {
  return {
    record: toRecord(row),
    createdByUser: row.created_by_user,
    entrusted: row.entrusted,
    mergedInto: row.merged_into,
  };
}

/** Creates the statements on companies and their tree. */
function companyRepository(db: Knex) {
  return {
    /** Returns whether there is a live company with this id. */
    async hasCompany(orgId: string, id: string): Promise<boolean> {
      const text =
        "SELECT id FROM entities WHERE org_id = ?::uuid AND id = ?::uuid AND entity_type = 'company' AND deleted_at IS NULL";
      return (await run(db, sql(text, orgId, id), "entities.has_company")).length > 0;
    },
    /** Returns whether `id` is `companyId` or one of its ancestors. */
    async isAtOrAbove(orgId: string, id: string, companyId: string): Promise<boolean> {
      const text = `WITH RECURSIVE above (id) AS (
          SELECT ?::uuid
          UNION SELECT e.parent_company_id FROM entities AS e JOIN above ON e.id = above.id
          WHERE e.org_id = ?::uuid AND e.parent_company_id IS NOT NULL)
        SELECT id FROM above WHERE id = ?::uuid`;
      return (await run(db, sql(text, companyId, orgId, id))).length > 0;
    },
    /** Locks the company tree until the transaction ends: two concurrent changes could create a cycle. */
    async lockCompanyTree(orgId: string): Promise<void> {
      await lockName(db, `company_tree:${orgId}`);
    },
  };
}

/** Creates the statements that lock contacts and companies for records that refer to them. */
function entityLocks(db: Knex) {
  return {
    /** Returns the kinds of those ids that are live, and prevents them from being purged until the transaction ends. */
    async lockLive(orgId: string, ids: readonly string[]): Promise<Map<string, EntityType>> {
      const text = `SELECT id, entity_type FROM entities
        WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`;
      const rows = await run<{ id: string; entity_type: EntityType }>(db, sql(text, orgId, ids));
      return new Map(rows.map(({ id, entity_type }) => [id, entity_type]));
    },
    /** Returns the lifecycle stages of those ids that are live, and locks them until the transaction ends. */
    async lockStages(orgId: string, ids: readonly string[]): Promise<Map<string, LifecycleStage>> {
      const text = `SELECT id, lifecycle_stage FROM entities
        WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`;
      const rows = await run<{ id: string; lifecycle_stage: LifecycleStage }>(db, sql(text, orgId, ids));
      return new Map(rows.map(({ id, lifecycle_stage }) => [id, lifecycle_stage]));
    },
  };
}

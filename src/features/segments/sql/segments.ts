import type { Knex } from "knex";
import { recordSorts } from "../../../base/records/sql/record-sorts.ts";
import type { ListFilters } from "../../../../generated/records.js";
import type { EntityType } from "../../../base/records/rules/entity.ts";
import type { FilterGroup, Membership } from "../../../base/records/rules/filter-tree.ts";
import { equals, hasWords, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import { memberCountSql } from "../../../base/records/sql/filter-columns.ts";
import { run, sql, placeholders } from "../../../base/platform/sql/sql-text.ts";
import { lockName, lockNameBeside } from "../../../base/platform/sql/advisory-locks.ts";
import { whereSql } from "../../entities/sql/filters.ts";
import { countEntities } from "../../entities/sql/lists.ts";
import { withSavepoint } from "../../../base/platform/sql/retry.ts";

/** A segment, with the duration of its last count. */
export interface SegmentRecord extends StandardFields {
  readonly name: string;
  readonly description: string | null;
  readonly entity_type: EntityType;
  readonly kind: "static" | "dynamic";
  readonly filter: FilterGroup | null;
  readonly member_count: number | null;
  readonly evaluated_at: string | null;
  /** Milliseconds; not part of the API. */
  readonly evaluation_ms: number | null;
}

/** The columns of a locked segment. */
export type LockedSegment = Pick<SegmentRecord, "id" | "entity_type" | "kind" | "filter">;

/** The last count of a dynamic segment. */
export interface Evaluation {
  readonly counted: number;
  readonly evaluated_at: string;
  readonly evaluation_ms: number;
}

const readColumns = recordColumns("Segment", {
  stored: ["name", "description", "entity_type", "kind", "filter", "evaluated_at"],
  computed: { member_count: memberCountSql("segments") },
  internal: ["evaluation_ms"],
});

const list: ListOf<"segments.list"> = {
  filters: { q: hasWords, entity_type: equals("entity_type"), kind: equals("kind") },
  sort: recordSorts("segment"),
};

/** Creates the statements on segments. */
export function segmentRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<SegmentRecord>(db, "segments", columns, list.sort);
  return {
    ...table,
    ...segmentMemberRepository(db),
    ...segmentUseRepository(db),
    ...listedTable<SegmentRecord, ListFilters["segments.list"]>(db, { table: "segments", columns, list }),
    /** Returns the id of a live segment by its name, case-insensitively. */
    async byName(orgId: string, name: string): Promise<string | null> {
      const text =
        "SELECT id FROM segments WHERE org_id = ?::uuid AND deleted_at IS NULL AND lower(name) = lower(?) LIMIT 1";
      return (await run<{ id: string }>(db, sql(text, orgId, name)))[0]?.id ?? null;
    },
    /** Returns the user who created a live or deleted segment. */
    async creator(orgId: string, id: string): Promise<string | null> {
      const text = "SELECT created_by_user FROM segments WHERE org_id = ?::uuid AND id = ?::uuid";
      return (await run<{ created_by_user: string }>(db, sql(text, orgId, id)))[0]?.created_by_user ?? null;
    },
    /** Locks the names of the organization's segments until the transaction ends. */
    async lockNames(orgId: string): Promise<void> {
      await lockName(db, `segment_names:${orgId}`);
    },
    /** Stores a count if the segment still has that version and is not locked; the version does not change. */
    async saveEvaluation(
      orgId: string,
      { id, version }: Pick<SegmentRecord, "id" | "version">,
      evaluation: Evaluation,
    ): Promise<void> {
      const { counted, evaluated_at, evaluation_ms } = evaluation;
      const text = `UPDATE segments SET counted = ?, evaluated_at = ?::timestamptz, evaluation_ms = ?
        WHERE org_id = ?::uuid AND id IN (SELECT id FROM segments
          WHERE org_id = ?::uuid AND id = ?::uuid AND version = ? AND kind = 'dynamic' FOR UPDATE SKIP LOCKED)`;
      await run(db, sql(text, counted, evaluated_at, evaluation_ms, orgId, orgId, id, version));
    },
  };
}

/** Creates the statements that campaigns need. */
function segmentUseRepository(db: Knex) {
  return {
    /** Returns those segments that are live, and prevents their deletion and changes until the transaction ends. */
    async lockLiveSegments(orgId: string, ids: readonly string[]): Promise<LockedSegment[]> {
      const text = `SELECT id, entity_type, kind, filter FROM segments
        WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`;
      return await run<LockedSegment>(db, sql(text, orgId, ids));
    },
    /** Returns an unfinished campaign that includes or excludes the segment. */
    async unfinishedCampaign(orgId: string, id: string): Promise<string | null> {
      const text = `SELECT id FROM campaigns WHERE org_id = ?::uuid AND deleted_at IS NULL
        AND status IN ('draft', 'scheduled', 'sending')
        AND (segment_ids @> ARRAY[?::uuid] OR exclude_segment_ids @> ARRAY[?::uuid])
        LIMIT 1`;
      return (await run<{ id: string }>(db, sql(text, orgId, id, id)))[0]?.id ?? null;
    },
  };
}

/** Creates the statements on the members of segments. */
function segmentMemberRepository(db: Knex) {
  return {
    /** Returns those ids that are live records of this type, and prevents their deletion until the transaction ends. */
    async lockLiveEntities(orgId: string, type: EntityType, ids: readonly string[]): Promise<string[]> {
      const text = `SELECT id FROM entities
        WHERE org_id = ?::uuid AND id IN (${placeholders(ids.length, "?::uuid")}) AND entity_type = ? AND deleted_at IS NULL
        ORDER BY id FOR SHARE`;
      return (await run<{ id: string }>(db, sql(text, orgId, ...ids, type))).map(({ id }) => id);
    },
    /** Adds records that lockLiveEntities() returned; returns how many were not members yet. */
    async addMembers(orgId: string, segmentId: string, ids: readonly string[]): Promise<number> {
      const text = `INSERT INTO segment_members (org_id, segment_id, entity_id)
        VALUES ${placeholders(ids.length, "(?::uuid, ?::uuid, ?::uuid)")} ON CONFLICT DO NOTHING RETURNING entity_id`;
      const bindings = ids.flatMap((id) => [orgId, segmentId, id]);
      return (await run(db, sql(text, ...bindings))).length;
    },
    /** Returns false if it is not a member. */
    async removeMember(orgId: string, segmentId: string, entityId: string): Promise<boolean> {
      const text = `DELETE FROM segment_members WHERE org_id = ?::uuid AND segment_id = ?::uuid AND entity_id = ?::uuid AND live
        RETURNING entity_id`;
      return (await run(db, sql(text, orgId, segmentId, entityId))).length > 0;
    },
    /**
     * Returns the exact number. Runs behind a savepoint, so that a count that takes too long (`unavailable`) does not
     * abort the transaction.
     */
    countMembers: async (orgId: string, membership: Membership): Promise<number> =>
      await withSavepoint(db, async (inner) => await countEntities(inner, orgId, membership)),
    /** Returns the ids of the next live members after `afterId` (null: from the first), in order. */
    async membersAfter(
      orgId: string,
      membership: Membership,
      { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
    ): Promise<string[]> {
      const next = nextSql(orgId, membership, { afterId, limit });
      return (await run<{ id: string }>(db, next)).map(({ id }) => id);
    },
    addAll: async (orgId: string, segmentId: string, membership: Membership) =>
      await addAll(db, orgId, { segmentId, membership }),
  };
}

const BATCH = 10_000;

/** Adds all matching records as members in batches, and subtracts those that were deleted in the meantime. */
async function addAll(
  db: Knex,
  orgId: string,
  { segmentId, membership }: { readonly segmentId: string; readonly membership: Membership },
): Promise<void> {
  let afterId: string | null = null;
  let batches = 0;
  do {
    const next = nextSql(orgId, membership, { afterId, limit: BATCH });
    const text = `WITH next AS (${next.text}), added AS (
            INSERT INTO segment_members (org_id, segment_id, entity_id) SELECT ?::uuid, ?::uuid, id FROM next)
          SELECT max(id::text) AS id, count(*) AS n FROM next`;
    const [row] = await run<{ id: string | null; n: number }>(db, sql(text, ...next.bindings, orgId, segmentId));
    afterId = row?.n === BATCH ? row.id : null;
    batches += 1;
  } while (afterId !== null);
  await subtractDeleted(db, orgId, segmentId);
  // Until autovacuum analyzes the table, the planner would underestimate this many new members.
  if (batches > 1) await run(db, sql("ANALYZE segment_members"));
}

const nextSql = (
  orgId: string,
  membership: Membership,
  { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
) => {
  const where = whereSql(orgId, membership);
  const behind = afterId === null ? sql("") : sql(" AND e.id > ?::uuid", afterId);
  const text = `SELECT e.id FROM entities AS e WHERE ${where.text}${behind.text} ORDER BY e.id LIMIT ?`;
  return sql(text, ...where.bindings, ...behind.bindings, limit);
};

/** Waits for deletions that could not see the new members; later deletions wait for this transaction and see them. */
async function subtractDeleted(db: Knex, orgId: string, segmentId: string): Promise<void> {
  await lockNameBeside(db, `segment_members:${orgId}`, { table: "segments", orgId, id: segmentId });
  const text = `WITH gone AS (
      UPDATE segment_members AS m SET live = false FROM entities AS e
      WHERE m.org_id = ?::uuid AND m.segment_id = ?::uuid AND m.live
        AND e.org_id = m.org_id AND e.id = m.entity_id AND e.deleted_at IS NOT NULL
      RETURNING m.segment_id)
    INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
      SELECT ?::uuid, segment_id, pg_backend_pid() % 8, -count(*) FROM gone GROUP BY segment_id
      ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n`;
  await run(db, sql(text, orgId, segmentId, orgId));
}

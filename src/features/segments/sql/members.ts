import type { Knex } from "knex";
import type { EntityType } from "../../../base/records/rules/entity.ts";
import type { Membership } from "../../../base/records/rules/segment-membership.ts";
import { whereSql } from "../../entities/sql/filters.ts";
import { countEntities } from "../../entities/sql/lists.ts";
import { withSavepoint } from "../../../base/platform/sql/retry.ts";
import { placeholders, run, sql } from "../../../base/platform/sql/sql-text.ts";
import { lockNameBeside } from "../../../base/platform/sql/advisory-locks.ts";

/** Creates the statements on the members of segments. */
export function segmentMemberRepository(db: Knex) {
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

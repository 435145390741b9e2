import type { Knex } from "knex";
import { recordSorts } from "../../../base/records/sql/record-sorts.ts";
import type { ListFilters } from "../../../../generated/records.js";
import type { EntityType } from "../../../base/records/rules/entity.ts";
import type { FilterGroup } from "../../../base/records/rules/filter-tree.ts";
import { equals, hasWords, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import { memberCountSql } from "../../../base/records/sql/filter-columns.ts";
import { segmentMemberRepository } from "./members.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

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

import type { Knex } from "knex";
import type { EntityType } from "../../records/rules/entity.ts";
import type { LifecycleStage } from "../rules/lifecycle.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** Creates the statements that lock contacts and companies for records that refer to them. */
export function entityHolds(db: Knex) {
  return {
    /** Returns the kinds of those ids that are live, and prevents them from being purged until the transaction ends. */
    async holdLive(orgId: string, ids: readonly string[]): Promise<Map<string, EntityType>> {
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

import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A stage of a pipeline that an opportunity entered. */
export interface EnteredStage {
  readonly pipeline_id: string;
  readonly stage: string;
  /** An instant. */
  readonly at: string;
}

/** The opportunity, which the transaction has created or locked. */
interface Owner {
  readonly orgId: string;
  readonly id: string;
}

/** Stores that the opportunity left its stage and entered another one, in the transaction of the change. */
export async function enterStage(
  db: Knex,
  { orgId, id }: Owner,
  { pipeline_id, stage, at }: EnteredStage,
): Promise<void> {
  const left = `UPDATE opportunity_stage_changes SET left_at = greatest(entered_at, ?::timestamptz)
    WHERE org_id = ?::uuid AND opportunity_id = ?::uuid AND left_at IS NULL RETURNING number`;
  const [last] = await run<{ number: number }>(db, sql(left, at, orgId, id));
  const again = `UPDATE opportunity_stage_changes SET revisited = true
    WHERE org_id = ?::uuid AND opportunity_id = ?::uuid AND pipeline_id = ?::uuid AND stage = ? AND NOT revisited
    RETURNING entered_at, left_at, earlier_ms`;
  const [visit] = await run<Visit>(db, sql(again, orgId, id, pipeline_id, stage));
  await db("opportunity_stage_changes").insert({
    org_id: orgId,
    opportunity_id: id,
    number: (last?.number ?? 0) + 1,
    pipeline_id,
    stage,
    entered_at: at,
    earlier_ms: visit ? durationOf(visit) : 0,
  });
}

/** An earlier visit of the stage that is entered. */
interface Visit {
  readonly entered_at: string;
  readonly left_at: string;
  readonly earlier_ms: number;
}

const durationOf = ({ entered_at, left_at, earlier_ms }: Visit): number =>
  earlier_ms + Date.parse(left_at) - Date.parse(entered_at);

/** Stores the stage in which a new opportunity is. */
export async function enterFirstStage(db: Knex, { orgId, id }: Owner, entered: EnteredStage): Promise<void> {
  const { pipeline_id, stage, at: entered_at } = entered;
  await db("opportunity_stage_changes").insert({
    org_id: orgId,
    opportunity_id: id,
    number: 1,
    pipeline_id,
    stage,
    entered_at,
  });
}

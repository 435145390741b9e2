import type { Migration } from "../migration.ts";

/**
 * The stages in which each opportunity was, for the time in a stage. Those of the past come from the timelines, as far as
 * they are kept: without the entry of its creation, the first stage of an opportunity is unknown.
 */
export const stageHistory: Migration = {
  name: "0070-stage-history",
  async up(tx) {
    await tx.raw(table);
    await tx.raw(PAST_STAGES);
  },
};

const table = `
CREATE TABLE opportunity_stage_changes (
  org_id uuid NOT NULL REFERENCES organizations (id),
  opportunity_id uuid NOT NULL,
  number integer NOT NULL,
  pipeline_id uuid NOT NULL,
  stage text NOT NULL,
  entered_at timestamptz(3) NOT NULL,
  left_at timestamptz(3),
  -- The milliseconds of earlier visits of the same stage, and whether there is a later one, which contains this one.
  earlier_ms bigint NOT NULL DEFAULT 0,
  revisited boolean NOT NULL DEFAULT false,
  PRIMARY KEY (org_id, opportunity_id, number),
  FOREIGN KEY (org_id, opportunity_id) REFERENCES opportunities (org_id, id) ON DELETE CASCADE
);
`;

/**
 * Each entry of a timeline says which stage was left, so the stage after it is the one that the next entry leaves, or the
 * current one.
 */
export const PAST_STAGES = `
INSERT INTO opportunity_stage_changes (org_id, opportunity_id, number, pipeline_id, stage, entered_at, left_at, earlier_ms, revisited)
WITH entries AS (
  SELECT a.org_id, a.record_id, a.id, a.occurred_at,
    jsonb_path_query_first(a.changes, '$[*] \\? (@.field == "stage").old') #>> '{}' AS stage,
    jsonb_path_query_first(a.changes, '$[*] \\? (@.field == "pipeline_id").old') #>> '{}' AS pipeline
  FROM activities AS a
  WHERE a.record_type = 'opportunity' AND a.type IN ('record_created', 'stage_changed') AND a.related_id IS NULL),
begun AS (
  SELECT o.org_id, o.id, o.stage AS current_stage, o.pipeline_id::text AS current_pipeline,
    e.id AS entry, e.stage, e.pipeline, coalesce(e.occurred_at, o.stage_changed_at) AS entered_at
  FROM opportunities AS o LEFT JOIN entries AS e ON e.org_id = o.org_id AND e.record_id = o.id),
stays AS (
  SELECT org_id, id, entered_at,
    row_number() OVER known AS number,
    coalesce((array_remove(array_agg(pipeline) OVER later, NULL))[1], current_pipeline)::uuid AS pipeline_id,
    coalesce((array_remove(array_agg(stage) OVER later, NULL))[1], current_stage) AS stage,
    lead(entered_at) OVER known AS left_at
  FROM begun
  WINDOW known AS (PARTITION BY org_id, id ORDER BY entered_at, entry),
    later AS (PARTITION BY org_id, id ORDER BY entered_at, entry ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING))
SELECT org_id, id, number, pipeline_id, stage, entered_at, left_at,
  coalesce(sum(round(extract(epoch FROM left_at - entered_at) * 1000)::bigint) OVER earlier, 0),
  lead(number) OVER visits IS NOT NULL
FROM stays
WINDOW visits AS (PARTITION BY org_id, id, pipeline_id, stage ORDER BY number),
  earlier AS (PARTITION BY org_id, id, pipeline_id, stage ORDER BY number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
`;

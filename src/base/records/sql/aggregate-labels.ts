import type { LabelType } from "../../../../generated/aggregates.js";
import type { Period, PlannedKey } from "../rules/aggregate-plan.ts";
import { personNameSql } from "../../platform/sql/person-name.ts";
import { linguistic } from "./sort-order.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** Where names are: the table, its name column, and the condition for rows whose name is shown. */
type NameSource = readonly [table: string, name: string, live: string];

/** The names of records by type. */
const NAMES: Readonly<Record<LabelType, NameSource>> = {
  company: ["entities", "x.name", "x.deleted_at IS NULL"],
  contact: ["entities", "x.full_name", "x.deleted_at IS NULL"],
  event_type: ["event_types", "x.title", "x.deleted_at IS NULL"],
  opportunity: ["opportunities", "x.name", "x.deleted_at IS NULL"],
  pipeline: ["pipelines", "x.name", "x.deleted_at IS NULL"],
  product: ["products", "x.name", "x.deleted_at IS NULL"],
  topic: ["topics", "x.name", "x.deleted_at IS NULL"],
  form: ["forms", "x.title", "x.deleted_at IS NULL"],
  // Removed members keep their name, as in related records.
  user: ["users", personNameSql("x"), "true"],
};

const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  day: "YYYY-MM-DD",
  week: 'IYYY-"W"IW',
  month: "YYYY-MM",
  quarter: 'YYYY-"Q"Q',
  year: "YYYY",
};

/** The groups whose keys get labels: the columns of the keys, by field. */
export interface LabelContext {
  readonly orgId: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly period: Period;
  /** Whether the caller may read the names of records of a type. */
  readonly mayRead: (key: PlannedKey) => boolean;
}

/** Returns the SQL for the name of a key's value; null if it has none. The actor of an activity can be an API key. */
export function labelSql(key: PlannedKey, context: LabelContext): SqlText {
  const { orgId, columns, period } = context;
  const column = columns[key.field] ?? "NULL";
  if (key.custom && (key.kind === "value" || key.kind === "list")) return sql("NULL::text");
  if (key.kind === "date" || key.kind === "datetime") return sql(`to_char(${column}, '${PERIOD_LABELS[period]}')`);
  if (isStage(key)) return stageLabelSql(column, context);
  if (key.related === null || !context.mayRead(key)) return sql("NULL::text");
  const label = nameSql(NAMES[key.related.type], { orgId, column });
  if (key.field !== "actor_id") return label;
  const ofKey = nameSql(["api_keys", "x.name", "true"], { orgId, column });
  return sql(`coalesce(${label.text}, ${ofKey.text})`, ...label.bindings, ...ofKey.bindings);
}

const nameSql = ([table, name, live]: NameSource, { orgId, column }: { orgId: string; column: string }): SqlText =>
  sql(`(SELECT ${name} FROM ${table} AS x WHERE x.org_id = ?::uuid AND x.id = ${column} AND ${live})`, orgId);

/**
 * Returns the SQL by which the values of a key are sorted: stages by position, records by name, options in their order,
 * texts in linguistic order.
 */
export function orderSql(key: PlannedKey, context: LabelContext): SqlText {
  const column = context.columns[key.field] ?? "NULL";
  if (isStage(key)) return stageSql("e.position", column, context);
  if (key.custom?.options) return sql(`array_position(lowered_items(?::text[]), lower(${column}))`, key.custom.options);
  if (key.related !== null && context.mayRead(key)) {
    const { text, bindings } = labelSql(key, context);
    return sql(linguistic(text), ...bindings);
  }
  return sql(key.text ? linguistic(column) : column);
}

/** A stage that no pipeline has any longer is named by its key: `proposal_sent` is `Proposal sent`. */
function stageLabelSql(column: string, context: LabelContext): SqlText {
  const { text, bindings } = stageSql("e.stage ->> 'label'", column, context);
  return sql(`coalesce(${text}, upper(left(${column}, 1)) || replace(substr(${column}, 2), '_', ' '))`, ...bindings);
}

const isStage = ({ field, kind }: PlannedKey): boolean => field === "stage" || kind === "stages";

/** A stage that several pipelines have is named as in the pipeline of the group, or in the default one. */
function stageSql(value: string, stage: string, { orgId, columns }: LabelContext): SqlText {
  const pipeline = columns["pipeline_id"] === undefined ? "true" : `p.id = ${columns["pipeline_id"]}`;
  return sql(
    `(SELECT ${value} FROM pipelines AS p
        CROSS JOIN LATERAL jsonb_array_elements(p.stages) WITH ORDINALITY AS e (stage, position)
      WHERE p.org_id = ?::uuid AND ${pipeline} AND e.stage ->> 'key' = ${stage}
      ORDER BY p.deleted_at IS NOT NULL, p.is_default DESC, p.position, p.id LIMIT 1)`,
    orgId,
  );
}

import type { Knex } from "knex";
import type { AggregateMeasure, LabelType } from "../../../../generated/aggregates.js";
import { validationFailed } from "../../platform/rules/errors.ts";
import {
  currencyDigitsSql,
  join,
  ORG_ID,
  run,
  sql,
  type SqlText,
  withOrgId,
  personNameSql,
} from "../../platform/sql/sql-text.ts";
import { sqlState } from "../../platform/sql/retry.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";
import { withinTimeLimit } from "../../platform/rules/problems.ts";
import type { AggregatePlan, PlannedKey, PlannedMeasure, Period } from "../rules/aggregate-plan.ts";
import type { FilteredType } from "../rules/filter-fields.ts";
import type { CheckedGroup } from "../rules/filter-tree.ts";
import { customValueSql } from "./custom-values.ts";
import { columnOf, tableOf } from "./filter-columns.ts";
import { filterSql } from "./filter-sql.ts";
import { linguistic } from "./sort-order.ts";

/** The records of a report, and the settings of its groups. */
export interface AggregateRequest {
  readonly orgId: string;
  readonly plan: AggregatePlan;
  readonly timezone: string;
  /** The end of the time in a stage that a record has not left. */
  readonly now: Date;
  /** Whether the caller may read the names of the records that a key refers to. */
  readonly mayRead: (key: PlannedKey) => boolean;
}

/** The live records of a type that match a filter. */
interface FilteredRecords {
  readonly type: FilteredType;
  readonly filter: CheckedGroup | undefined;
  /** The reference for relative times. */
  readonly now: Date;
}

/** One group of a report. */
export interface AggregateRow {
  readonly keys: Readonly<Record<string, { readonly value: string | boolean | null; readonly label: string | null }>>;
  readonly currency: string | null;
  readonly measures: Readonly<Record<string, number | null>>;
}

/** The first groups of a report, the number of all groups, and the number of records in them. */
export interface AggregateRows {
  readonly rows: readonly AggregateRow[];
  readonly total: number;
  readonly records: number;
}

/** The activities of timelines. */
interface CountedActivities {
  readonly type?: readonly string[] | undefined;
  readonly record_type?: string | undefined;
  readonly record_id?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** Activities about other record types are omitted. */
  readonly readable: readonly string[];
}

/** The rows to be grouped. */
interface Source {
  readonly from: SqlText;
  readonly where: SqlText;
  /** The expression of a field. */
  readonly column: (field: string) => string;
}

/** Statements that group and sum records. */
export function aggregateRepository(db: Knex) {
  return {
    /** Groups the live records of a type. Throws `unavailable` if it takes too long. */
    async records(request: AggregateRequest, records: FilteredRecords): Promise<AggregateRows> {
      return await withinTimeLimit(() => calculate(db, request, sourceOf(request.orgId, records)));
    },
    /** Groups the activities of all timelines. Throws `unavailable` if it takes too long. */
    async activities(request: AggregateRequest, activities: CountedActivities): Promise<AggregateRows> {
      return await withinTimeLimit(() => calculate(db, request, activitySource(request, activities)));
    },
  };
}

/** The alias of the records; conditions on their relations use shorter ones. */
const RECORDS = "record";

function sourceOf(orgId: string, { type, filter, now }: FilteredRecords): Source {
  const live = sql(`${RECORDS}.org_id = ?::uuid AND ${RECORDS}.deleted_at IS NULL`, orgId);
  const matching = filter ? [filterSql(filter, { orgId, type, now, alias: RECORDS })] : [];
  return {
    from: sql(`${tableOf(type)} AS ${RECORDS}`),
    where: join([live, ...matching], " AND "),
    column: (field) => columnOf(type, field, RECORDS),
  };
}

/** An activity has an entry in each timeline, with the same time and the same subject. */
function activitySource({ orgId, plan }: AggregateRequest, { readable, ...filters }: CountedActivities): Source {
  const perType = plan.keys.some(({ field }) => field === "record_type") ? ", a.record_type" : "";
  const { type, record_type, record_id, since, until } = filters;
  const conditions = [
    sql("a.org_id = ?::uuid", orgId),
    sql("a.record_type = ANY (?::text[])", readable),
    sql("(a.related_type IS NULL OR a.related_type = ANY (?::text[]))", readable),
    ...(type ? [sql("a.type = ANY (?::text[])", type)] : []),
    ...(record_type === undefined ? [] : [sql("a.record_type = ?", record_type)]),
    ...(record_id === undefined ? [] : [sql("a.record_id = ?::uuid", record_id)]),
    ...(since === undefined ? [] : [sql("a.occurred_at >= ?::timestamptz", since)]),
    ...(until === undefined ? [] : [sql("a.occurred_at < ?::timestamptz", until)]),
  ];
  const { text, bindings } = join(conditions, " AND ");
  const from = `(SELECT DISTINCT a.type, a.occurred_at, (a.actor ->> 'id')::uuid AS actor_id,
      coalesce(a.related_id, a.record_id) AS subject${perType} FROM activities AS a WHERE ${text}) AS ${RECORDS}`;
  return { from: sql(from, ...bindings), where: sql("true"), column: (field) => `${RECORDS}.${field}` };
}

async function calculate(db: Knex, request: AggregateRequest, source: Source): Promise<AggregateRows> {
  const found = await run<Record<string, unknown>>(db, statement(request, source)).catch(explainTimezone);
  const [first] = found;
  return {
    rows: found.map((row) => rowOf(request.plan, row)),
    total: Number(first?.["groups"] ?? 0),
    records: Number(first?.["records"] ?? 0),
  };
}

const INVALID_PARAMETER = "22023";

/** The database can have older time zone data than this process; a time zone is the only such parameter. */
function explainTimezone(cause: unknown): never {
  if (sqlState(cause) !== INVALID_PARAMETER) throw cause;
  throw validationFailed([{ path: "/timezone", code: "format", values: { format: "timezone" } }]);
}

function rowOf({ keys, measures }: AggregatePlan, row: Record<string, unknown>): AggregateRow {
  return {
    keys: Object.fromEntries(
      keys.map(({ field, kind }, index) => [
        field,
        {
          value: row[`${kind === "list" ? "s" : "k"}${String(index)}`] as string | boolean | null,
          label: row[`l${String(index)}`] as string | null,
        },
      ]),
    ),
    currency: row["currency"] as string | null,
    measures: Object.fromEntries(measures.map(({ name }, index) => [name, row[`m${String(index)}`] as number | null])),
  };
}

/** Groups first, then counts and ranks the groups, and names only the ones that are returned. */
function statement(request: AggregateRequest, source: Source): SqlText {
  const { orgId, plan, mayRead } = request;
  const columnsOf = (alias: string): Record<string, string> =>
    Object.fromEntries(plan.keys.map(({ field }, index) => [field, `${alias}.k${String(index)}`]));
  const context = (alias: string): LabelContext => ({
    orgId,
    period: plan.period,
    mayRead,
    columns: columnsOf(alias),
  });
  const order = orderOf(plan, context("g"));
  const labels = plan.keys.map((key, index) => {
    const { text, bindings } = labelSql(key, context("s"));
    return sql(`${text} AS l${String(index)}`, ...bindings);
  });
  return join(
    [
      sql("SELECT"),
      join([sql("s.*"), ...labels], ", "),
      sql("FROM (SELECT g.*, count(*) OVER () AS groups, sum(g.own) OVER () AS records,"),
      join([sql("row_number() OVER (ORDER BY"), order, sql(") AS rank")], " "),
      sql("FROM ("),
      groupedSql(request, source),
      sql(") AS g) AS s WHERE s.rank <= ? ORDER BY s.rank", plan.limit),
    ],
    " ",
  );
}

/** Empty values are last; ties are broken by the keys, so that the order is total. */
function orderOf(plan: AggregatePlan, context: LabelContext): SqlText {
  const measureOf = (name: string): string => `g.m${String(plan.measures.findIndex((one) => one.name === name))}`;
  const chosen = plan.sort.map(({ name, descending }): SqlText => {
    const key = plan.keys.find(({ field }) => field === name);
    const { text, bindings } = key ? orderSql(key, context) : sql(measureOf(name));
    return sql(`${text} ${descending ? "DESC" : "ASC"} NULLS LAST`, ...bindings);
  });
  const byKey = plan.keys.flatMap((key) => [orderSql(key, context), sql(context.columns[key.field] ?? "NULL")]);
  return join([...chosen, ...byKey, sql("g.currency")], ", ");
}

function groupedSql({ orgId, plan, timezone, now }: AggregateRequest, { from, where, column }: Source): SqlText {
  const keys = plan.keys.map((key, index) => {
    const value = isListed(key) ? sql(itemSql(key, index)) : valueSql(key, column);
    const { text, bindings } = keySql(key, { value, period: plan.period, timezone });
    return sql(`${text} AS k${String(index)}`, ...bindings);
  });
  const lists = plan.keys.flatMap((key, index) => (isListed(key) ? [{ key, index }] : []));
  const spellings = lists.map(({ key, index }) =>
    sql(`${itemOf(index)}.${key.kind === "stages" ? "stage" : "item"} AS i${String(index)}`),
  );
  // Each record counts once among all records: in the group of its current stage and of the first items of its lists.
  const first = lists.map(({ key, index }) => firstSql(key, index)).join(" AND ") || "true";
  const visited = plan.keys.findIndex(({ kind }) => kind === "stages");
  const values = plan.measures.flatMap(({ field, function: one }, index) => {
    if (field === null) return [];
    const { text, bindings } = isTime(one) ? daysSql(itemOf(visited), now) : withOrgId(column(field), orgId);
    return [sql(`${text} AS v${String(index)}`, ...bindings)];
  });
  const currency = withOrgId(`${currencySql(plan.currency, column)} AS currency`, orgId);
  const names = [...plan.keys.map((_, index) => `k${String(index)}`), "currency"];
  // Without a key and a currency there is always one group, also of no records.
  const groups = plan.keys.length === 0 && plan.currency === null ? ["NULL::text AS currency"] : names;
  const grouping = groups === names ? ` GROUP BY ${names.join(", ")}` : "";
  const shown = lists.map(({ index }) => `min(i${String(index)} COLLATE "C") AS s${String(index)}`);
  const measures = plan.measures.map(
    (measure, index) => `${measureSql(measure, `v${String(index)}`)} AS m${String(index)}`,
  );
  const items = lists.map(({ key, index }) => {
    if (key.kind === "stages") return visitedSql(orgId, itemOf(index));
    const { text, bindings } = valueSql(key, column);
    return sql(
      `LEFT JOIN LATERAL unnest(${text}) WITH ORDINALITY AS ${itemOf(index)} (item, place) ON true`,
      ...bindings,
    );
  });
  return join(
    [
      sql(`SELECT ${[...groups, ...shown, "count(*) FILTER (WHERE own) AS own", ...measures].join(", ")} FROM (SELECT`),
      join([...keys, ...spellings, sql(`${first} AS own`), ...values, currency], ", "),
      sql("FROM"),
      from,
      ...items,
      sql("WHERE"),
      where,
      sql(`) AS r${grouping}`),
    ],
    " ",
  );
}

/** Whether a record can be in several groups of a key. */
const isListed = ({ kind }: PlannedKey): boolean => kind === "list" || kind === "stages";

/** The alias of the items of a list. */
const itemOf = (index: number): string => `list${String(index)}`;

const itemSql = ({ kind }: PlannedKey, index: number): string =>
  kind === "stages" ? `${itemOf(index)}.stage` : `lower(${itemOf(index)}.item)`;

const firstSql = ({ kind }: PlannedKey, index: number): string =>
  kind === "stages" ? `${itemOf(index)}.left_at IS NULL` : `coalesce(${itemOf(index)}.place, 1) = 1`;

const isTime = (one: AggregateMeasure["function"]): boolean => one === "avg_days" || one === "median_days";

/** Adds the stages of its pipeline in which an opportunity was; a stage that it visited again counts once. */
function visitedSql(orgId: string, alias: string): SqlText {
  const text = `LEFT JOIN opportunity_stage_changes AS ${alias} ON ${alias}.org_id = ?::uuid
    AND ${alias}.opportunity_id = ${RECORDS}.id AND ${alias}.pipeline_id = ${RECORDS}.pipeline_id AND NOT ${alias}.revisited`;
  return sql(text, orgId);
}

const MS_PER_SECOND = 1_000;

/** The days in a visited stage, until now where the record still is; a closed one spends no time in its stage. */
function daysSql(alias: string, now: Date): SqlText {
  const end = `coalesce(${alias}.left_at, CASE WHEN ${RECORDS}.status = 'open' THEN ?::timestamptz END)`;
  const ms = `extract(epoch FROM ${end} - ${alias}.entered_at) * ${String(MS_PER_SECOND)} + ${alias}.earlier_ms`;
  return sql(`(${ms}) / ${String(DAY_MS)}`, now);
}

/** The contract limits the texts of groups. */
const MAX_TEXT = 1_000;

function valueSql({ field, custom }: PlannedKey, column: Source["column"]): SqlText {
  if (!custom) return sql(column(field));
  const value = customValueSql(custom, RECORDS);
  return custom.family === "text" ? sql(`left(${value.text}, ${String(MAX_TEXT)})`, ...value.bindings) : value;
}

/** A value, and how times become periods. */
interface KeySource {
  readonly value: SqlText;
  readonly period: AggregatePlan["period"];
  readonly timezone: string;
}

function keySql({ kind }: PlannedKey, { value, period, timezone }: KeySource): SqlText {
  if (kind !== "date" && kind !== "datetime") return value;
  if (kind === "date") return sql(`date_trunc('${period}', (${value.text})::timestamp)::date`, ...value.bindings);
  return sql(`date_trunc('${period}', (${value.text}) AT TIME ZONE ?)::date`, ...value.bindings, timezone);
}

function currencySql(source: AggregateMeasure["currency"], column: (field: string) => string): string {
  switch (source) {
    case "own_currency":
      return column("currency");
    case "opportunity_currency":
      return `(SELECT o.currency FROM opportunities AS o WHERE o.org_id = ${ORG_ID} AND o.id = ${RECORDS}.opportunity_id)`;
    case "organization_currency":
      return `(SELECT o.currency FROM organizations AS o WHERE o.id = ${ORG_ID})`;
    case null:
      return "NULL::text";
  }
}

/** Averages have as many decimals as the contract says; PostgreSQL adds and divides decimals exactly. */
function measureSql({ function: one, currency }: PlannedMeasure, value: string): string {
  if (one === "count") return "count(*)";
  if (one === "win_rate")
    return `round(count(*) FILTER (WHERE ${value} = 'won')::numeric
      / nullif(count(*) FILTER (WHERE ${value} IN ('won', 'lost')), 0), 4)`;
  if (one === "avg_days") return `round(avg(${value}), 2)`;
  if (one === "median_days") return `round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${value}))::numeric, 2)`;
  if (one !== "avg") return `${one}(${value})`;
  return `round(avg(${value}), ${currency === null ? "6" : currencyDigitsSql("currency")})`;
}

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
interface LabelContext {
  readonly orgId: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly period: Period;
  /** Whether the caller may read the names of records of a type. */
  readonly mayRead: (key: PlannedKey) => boolean;
}

/** Returns the SQL for the name of a key's value; null if it has none. The actor of an activity can be an API key. */
function labelSql(key: PlannedKey, context: LabelContext): SqlText {
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
function orderSql(key: PlannedKey, context: LabelContext): SqlText {
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

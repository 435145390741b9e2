import type { Knex } from "knex";
import type { Retention } from "../../accounts/sql/organizations.ts";
import { onlyId } from "../../../base/platform/sql/sql-text.ts";

/** The rows of a step that are older than its period. */
export interface Period {
  readonly orgId: string;
  readonly days: number;
  /** The place after which to continue; empty at the start. */
  readonly after: string;
}

/** A part of the rows of a step. */
interface Part {
  readonly deleted: number;
  /** The place of the last row; null if there are no further rows. */
  readonly after: string | null;
}

/** An old record, and its place. */
interface AgedRecord {
  readonly id: string;
  readonly version: number;
  readonly place: string;
}

/** The numbers of rows that a retention would delete. */
type RetentionPreview = Readonly<
  Record<"messages" | "attachments" | "timelines" | "tasks" | "deleted" | "related", number>
>;

/** The periods in days; null or undefined without one. */
type Periods = { readonly [Name in keyof Retention]?: Retention[Name] | undefined };

/** A count that is as high may be higher. */
const MOST = 10_000;
const FIRST = { at: "-infinity", id: "00000000-0000-0000-0000-000000000000" };

/** Creates the statements that delete old data. */
export function retentionRepository(db: Knex) {
  return {
    /** Returns the organizations that delete old data; a suspended one keeps everything. */
    async organizations(): Promise<string[]> {
      const live = db("organizations").where({ deleted_at: null, suspended_at: null });
      const some = "EXISTS (SELECT FROM jsonb_each(retention) AS r WHERE r.value <> 'null')";
      return (await live.whereRaw(some).orderBy("id").pluck("id")) as string[];
    },
    /** Deletes the old rows among the next ones of a step. */
    async deletePart(step: PartStep, { orgId, days, after }: Period): Promise<Part> {
      const { text, limit, place, start } = partStatements[step];
      const values = (after || start).split("/");
      const bindings = Object.fromEntries(place.map((name, index) => [name, values[index] ?? ""]));
      const { rows } = await db.raw<{ rows: { read: number; deleted: number; after: string | null }[] }>(text, {
        org: orgId,
        days,
        limit,
        ...bindings,
      });
      const [row] = rows;
      return { deleted: row?.deleted ?? 0, after: row && row.read === limit ? row.after : null };
    },
    /** Returns up to `limit` old records of a step. */
    async aged(step: RecordStep, { orgId, days, after }: Period, limit: number): Promise<AgedRecord[]> {
      const [at = FIRST.at, id = FIRST.id] = after === "" ? [] : after.split("/");
      const bindings = { org: orgId, days, limit, at, id };
      const { rows } = await db.raw<{ rows: { id: string; version: number; at: string }[] }>(agedSql(step), bindings);
      return rows.map(({ id: found, version, at: time }) => ({ id: found, version, place: `${time}/${found}` }));
    },
    /** Counts what periods would delete, up to 10,000 rows of each kind. */
    preview: (orgId: string, periods: Periods): Promise<RetentionPreview> => preview(db, orgId, periods),
    /** Deletes an opportunity with its timeline and the values in its earlier changes. */
    async purgeOpportunity(orgId: string, id: string): Promise<void> {
      await db("email_relations").where({ org_id: orgId, record_type: "opportunity", record_id: id }).delete();
      await db("activities").where({ org_id: orgId, record_id: id }).delete();
      await db("opportunities").where({ org_id: orgId, id }).delete();
      const forgotten = { data: { id }, changes: null };
      await db("changes").where({ org_id: orgId, record_id: id }).update(forgotten);
    },
  };
}

async function preview(db: Knex, orgId: string, periods: Periods): Promise<RetentionPreview> {
  const count = async (
    days: number | null | undefined,
    counted: readonly (PartStep | RecordStep)[] | "related",
  ): Promise<number> => {
    if (days === null || days === undefined) return 0;
    const sum = counted === "related" ? countRelatedSql() : counted.map((step) => countSql[step]).join(" + ");
    const bindings = { org: orgId, days, limit: MOST };
    const { rows } = await db.raw<{ rows: { n: number }[] }>(`SELECT least(${sum}, :limit) AS n`, bindings);
    return rows[0]?.n ?? 0;
  };
  return {
    messages: await count(periods.messages_days, ["messages", "campaign_recipients"]),
    attachments: await count(periods.attachments_days, ["attachments"]),
    timelines: await count(periods.timelines_days, ["timelines"]),
    tasks: await count(periods.tasks_days, ["task"]),
    deleted: await count(periods.deleted_days, DELETED_STEPS),
    related: await count(periods.deleted_days, "related"),
  };
}

// Ids are UUIDs of version 7, so the primary keys order rows by organization and time. Each statement reads a part of
// limited size after a given place, whether its rows are deleted or not: no transaction takes long.

/** The first id of the day from which rows are kept; no id is from a time before 1970. */
const KEPT_FROM =
  "uuid7_floor(greatest(CAST(now() AT TIME ZONE 'UTC' AS date) - CAST(:days AS integer), DATE '1970-01-01'))";
const CUT = "now() - CAST(:days AS integer) * interval '1 day'";
const SENT = `e.org_id = CAST(:org AS uuid) AND e.status IN ('sent', 'failed', 'cancelled')
    AND coalesce(e.sent_at, e.created_at) < ${CUT}`;

const OLD_RECIPIENTS = `org_id = CAST(:org AS uuid) AND id > CAST(:after AS uuid) AND id < ${KEPT_FROM}`;
/** The rows of a part, the number of those that were deleted, and the place of the last one. */
const counted = (place: string, order: string): string => `
SELECT (SELECT count(*) FROM part) AS read, (SELECT count(*) FROM gone) AS deleted,
  (SELECT ${place} FROM part ORDER BY ${order} LIMIT 1) AS after`;

const MESSAGES = `
WITH part AS MATERIALIZED (
  SELECT id FROM emails WHERE org_id = CAST(:org AS uuid) AND id > CAST(:after AS uuid) AND id < ${KEPT_FROM}
  ORDER BY id LIMIT :limit),
gone AS (
  DELETE FROM emails AS e WHERE ${SENT} AND e.id IN (SELECT id FROM part) RETURNING e.id),
forgotten AS (
  UPDATE changes AS c SET data = ${onlyId("c.record_id")}, changes = NULL
  WHERE c.org_id = CAST(:org AS uuid) AND c.record_id IN (SELECT id FROM gone))
${counted("CAST(id AS text)", "id DESC")}`;

/** A campaign that is being sent needs its recipients, however old they are. */
const CAMPAIGN_RECIPIENTS = `
WITH part AS MATERIALIZED (
  SELECT id FROM campaign_recipients WHERE ${OLD_RECIPIENTS} ORDER BY id LIMIT :limit),
gone AS (
  DELETE FROM campaign_recipients AS r USING campaigns AS c
  WHERE r.org_id = CAST(:org AS uuid) AND r.id IN (SELECT id FROM part) AND coalesce(r.sent_at, r.created_at) < ${CUT}
    AND c.org_id = CAST(:org AS uuid) AND c.id = r.campaign_id AND c.status IN ('sent', 'cancelled', 'archived')
  RETURNING r.id)
${counted("CAST(id AS text)", "id DESC")}`;

const ATTACHMENTS = `
WITH part AS MATERIALIZED (
  SELECT email_id, position FROM email_attachments
  WHERE org_id = CAST(:org AS uuid) AND email_id < ${KEPT_FROM}
    AND (email_id, position) > (CAST(:after AS uuid), CAST(:position AS smallint))
  ORDER BY email_id, position LIMIT :limit),
gone AS (
  UPDATE email_attachments AS a SET content = '' FROM part AS p JOIN emails AS e ON e.id = p.email_id
  WHERE ${SENT} AND a.org_id = CAST(:org AS uuid) AND a.email_id = p.email_id AND a.position = p.position
    AND octet_length(a.content) > 0
  RETURNING a.email_id)
${counted("email_id || '/' || position", "email_id DESC, position DESC")}`;

const TIMELINES = `
WITH part AS MATERIALIZED (
  SELECT record_id, id FROM activities
  WHERE org_id = CAST(:org AS uuid) AND (record_id, id) > (CAST(:after AS uuid), CAST(:entry AS uuid))
  ORDER BY record_id, id LIMIT :limit),
gone AS (
  DELETE FROM activities AS a USING part AS p
  WHERE p.id < ${KEPT_FROM} AND a.org_id = CAST(:org AS uuid) AND a.record_id = p.record_id AND a.id = p.id
    AND a.occurred_at < ${CUT}
  RETURNING a.id)
${counted("record_id || '/' || id", "record_id DESC, id DESC")}`;

/** The first place: before all ids. */
const START = "00000000-0000-0000-0000-000000000000";

/** The statement of a step, and how it finds the next part. */
interface PartStatement {
  readonly text: string;
  /** Rows that a part has at most. */
  readonly limit: number;
  /** The names of the two bindings in the place. */
  readonly place: readonly string[];
  readonly start: string;
}

/** The statements of the steps that delete rows, in parts. */
const partStatements = {
  messages: { text: MESSAGES, limit: 200, place: ["after"], start: START },
  campaign_recipients: { text: CAMPAIGN_RECIPIENTS, limit: 1_000, place: ["after"], start: START },
  attachments: { text: ATTACHMENTS, limit: 200, place: ["after", "position"], start: `${START}/0` },
  timelines: { text: TIMELINES, limit: 5_000, place: ["after", "entry"], start: `${START}/${START}` },
} as const satisfies Readonly<Record<string, PartStatement>>;

/** A step that deletes rows. */
export type PartStep = keyof typeof partStatements;

const deleted = <Table extends string>(table: Table, of?: "contact" | "company") =>
  ({
    table,
    where: of === undefined ? "deleted_at IS NOT NULL" : `entity_type = '${of}' AND deleted_at IS NOT NULL`,
    time: "deleted_at",
  }) as const;

/** Records that are purged one by one, because other records refer to them: the rows, and the time that decides. */
export const agedRecords = {
  task: {
    table: "tasks",
    where: "deleted_at IS NULL AND completed_at IS NOT NULL AND status = 'completed'",
    time: "completed_at",
  },
  deleted_line_item: deleted("line_items"),
  deleted_form_submission: deleted("form_submissions"),
  deleted_task: deleted("tasks"),
  deleted_note: deleted("notes"),
  deleted_opportunity: deleted("opportunities"),
  deleted_product: deleted("products"),
  deleted_contact: deleted("entities", "contact"),
  deleted_company: deleted("entities", "company"),
} as const;

const DELETED_STEPS = (Object.keys(agedRecords) as RecordStep[]).filter((step) => step.startsWith("deleted_"));

/** A step that purges records. */
export type RecordStep = keyof typeof agedRecords;

/** Returns up to `limit` old records after a place. */
function agedSql(step: RecordStep): string {
  const { table, where, time } = agedRecords[step];
  return `SELECT id, version, ${time} AS at FROM ${table} WHERE org_id = CAST(:org AS uuid) AND ${where} AND ${time} < ${CUT}
    AND (${time}, id) > (CAST(:at AS timestamptz), CAST(:id AS uuid)) ORDER BY ${time}, id LIMIT :limit`;
}

/** The steps that purge records to which notes and tasks can relate. */
const RELATED_TO = ["deleted_opportunity", "deleted_contact", "deleted_company"] as const;

/** Counts the notes or tasks that are not old themselves and relate to nothing else than old records; `:limit` at most. */
function onlyAboutSql(kind: "note" | "task"): string {
  const isOld = (relation: string): string =>
    RELATED_TO.map((step) => {
      const { table, where, time } = agedRecords[step];
      return `EXISTS (SELECT 1 FROM ${table} WHERE org_id = CAST(:org AS uuid) AND id = ${relation}.record_id AND ${where} AND ${time} < ${CUT})`;
    }).join(" OR ");
  return limited(`SELECT 1 FROM ${kind}s AS k
    WHERE k.org_id = CAST(:org AS uuid) AND (k.deleted_at IS NULL OR k.deleted_at >= ${CUT})
      AND k.id IN (SELECT r.${kind}_id FROM ${kind}_relations AS r WHERE r.org_id = CAST(:org AS uuid) AND (${isOld("r")}))
      AND NOT EXISTS (SELECT 1 FROM ${kind}_relations AS o
        WHERE o.org_id = CAST(:org AS uuid) AND o.${kind}_id = k.id AND NOT (${isOld("o")}))`);
}

const limited = (rows: string): string => `(SELECT count(*) FROM (${rows} LIMIT :limit) AS r)`;

/** Counts what a step would delete; `:limit` at most. */
const countSql: Readonly<Record<PartStep | RecordStep, string>> = {
  messages: limited(`SELECT 1 FROM emails AS e WHERE ${SENT} AND e.id < ${KEPT_FROM}`),
  campaign_recipients: limited(
    `SELECT 1 FROM campaign_recipients AS r JOIN campaigns AS c ON c.org_id = CAST(:org AS uuid) AND c.id = r.campaign_id
     WHERE r.org_id = CAST(:org AS uuid) AND r.id < ${KEPT_FROM} AND coalesce(r.sent_at, r.created_at) < ${CUT}
       AND c.status IN ('sent', 'cancelled', 'archived')`,
  ),
  attachments: limited(
    `SELECT 1 FROM email_attachments AS a JOIN emails AS e ON e.id = a.email_id
     WHERE ${SENT} AND a.org_id = CAST(:org AS uuid) AND a.email_id < ${KEPT_FROM} AND octet_length(a.content) > 0`,
  ),
  timelines: limited(
    `SELECT 1 FROM activities WHERE org_id = CAST(:org AS uuid) AND id < ${KEPT_FROM} AND occurred_at < ${CUT}`,
  ),
  ...(Object.fromEntries(
    Object.entries(agedRecords).map(([step, { table, where, time }]) => [
      step,
      limited(`SELECT 1 FROM ${table} WHERE org_id = CAST(:org AS uuid) AND ${where} AND ${time} < ${CUT}`),
    ]),
  ) as Record<RecordStep, string>),
};

/** Counts the notes and tasks that are purged with the records to which they relate; each `:limit` at most. */
const countRelatedSql = (): string => `${onlyAboutSql("note")} + ${onlyAboutSql("task")}`;

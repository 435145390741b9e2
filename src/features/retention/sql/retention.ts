import type { Knex } from "knex";
import type { Retention } from "../../accounts/sql/organization-settings.ts";
import { agedSql, countRelatedSql, countSql, type PartStep, partStatements, type RecordStep } from "./statements.ts";

/** The rows of a step that are older than its period. */
export interface Period {
  readonly orgId: string;
  readonly days: number;
  /** The place after which to continue; empty at the start. */
  readonly after: string;
}

/** A part of the rows of a step. */
export interface Part {
  readonly deleted: number;
  /** The place of the last row; null if there are no further rows. */
  readonly after: string | null;
}

/** An old record, and its place. */
export interface AgedRecord {
  readonly id: string;
  readonly version: number;
  readonly place: string;
}

/** The numbers of rows that a retention would delete. */
export type RetentionPreview = Readonly<
  Record<"messages" | "attachments" | "timelines" | "tasks" | "deleted" | "related", number>
>;

/** The periods in days; null or undefined without one. */
export type Periods = { readonly [Name in keyof Retention]?: Retention[Name] | undefined };

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

const DELETED = [
  "deleted_line_item",
  "deleted_form_submission",
  "deleted_task",
  "deleted_note",
  "deleted_opportunity",
  "deleted_product",
  "deleted_contact",
  "deleted_company",
] as const satisfies readonly RecordStep[];

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
    deleted: await count(periods.deleted_days, DELETED),
    related: await count(periods.deleted_days, "related"),
  };
}

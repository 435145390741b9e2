import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Actor } from "../../../base/contract/caller.ts";
import type { Overrides, WeeklyHours } from "../rules/availability/hours.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";

/** The schedule of a user. */
export interface ScheduleRecord extends StandardFields {
  readonly user_id: string;
  readonly name: string;
  readonly timezone: string;
  /** Exactly one live schedule of a user is the default. */
  readonly is_default: boolean;
  readonly weekly_hours: WeeklyHours;
  readonly overrides: Overrides;
}

const readColumns = recordColumns("Schedule");

const list: ListOf<"schedules.list"> = { filters: { user_id: equals("user_id") }, sort: { name: byText("name") } };

/** Queries on schedules. */
export function scheduleRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<ScheduleRecord>(db, "schedules", columns);
  const live = (orgId: string) => db("schedules").where({ org_id: orgId, deleted_at: null });
  return {
    ...table,
    ...scheduleUseRepository(db, columns),
    insert: (orgId: string, row: object) => table.insert(orgId, stored(row)),
    update: (orgId: string, id: string, changes: object, actor: Actor) =>
      table.update(orgId, id, stored(changes), actor),
    ...listedTable<ScheduleRecord, ListFilters["schedules.list"]>(db, { table: "schedules", columns, list }),
    /** Restores a deleted schedule, as the default or not; null if there is none. */
    async restoreAs(orgId: string, id: string, is: Pick<ScheduleRecord, "is_default">, actor: Actor) {
      await db("schedules").where({ org_id: orgId, id }).whereNotNull("deleted_at").update(is);
      return await table.restore(orgId, id, actor);
    },
    /** Reads a live schedule and keeps it from being deleted until the transaction ends. */
    async lockShared(orgId: string, id: string): Promise<ScheduleRecord | null> {
      const row = await live(orgId)
        .where({ id })
        .forShare()
        .first<ScheduleRecord | undefined>(...columns);
      return row ?? null;
    },
    /** Reads all live schedules of a user, and locks them until the transaction ends. */
    async lockAll(orgId: string, userId: string): Promise<ScheduleRecord[]> {
      await db("users").where({ org_id: orgId, id: userId }).forNoKeyUpdate().first("id");
      return await live(orgId)
        .where({ user_id: userId })
        .orderBy("id")
        .select(...columns);
    },
  };
}

/** Queries of event types on schedules. */
function scheduleUseRepository(db: Knex, columns: ReturnType<typeof readColumns>) {
  return {
    /** The default schedules of these users, in no order; users without a schedule are missing. */
    async defaultsOf(orgId: string, userIds: readonly string[]): Promise<ScheduleRecord[]> {
      return await db("schedules")
        .where({ org_id: orgId, is_default: true, deleted_at: null })
        .whereIn("user_id", [...userIds])
        .select(...columns);
    },
    /** Id of a live event type that uses the schedule. */
    async eventTypeOf(orgId: string, id: string): Promise<string | null> {
      const row = await db("event_types")
        .where({ org_id: orgId, schedule_id: id, deleted_at: null })
        .first<{ id: string } | undefined>("id");
      return row?.id ?? null;
    },
  };
}

const LISTS = ["weekly_hours", "overrides"] as const;

/** Converts to JSON what the driver would write as a PostgreSQL array. */
function stored(row: object): object {
  const lists = LISTS.filter((name) => Object.hasOwn(row, name));
  const texts = lists.map((name) => [name, JSON.stringify((row as Readonly<Record<string, unknown>>)[name])] as const);
  return { ...row, ...Object.fromEntries(texts) };
}

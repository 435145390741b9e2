import { overdueSql } from "../../../base/records/sql/filter-columns.ts";
import type { OwnSqlOf } from "../../../base/records/sql/resource-table.ts";

/** SQL of tasks: priorities are sorted by rank, not alphabetically. */
export const taskSql: OwnSqlOf<"task"> = {
  filters: { overdue: `${overdueSql("tasks")} = ?` },
  sort: { priority: "priority_rank" },
};

/** SQL of notes: `created_by` is the author's id. */
export const noteSql: OwnSqlOf<"note"> = { filters: { created_by: "created_by_user = ?::uuid" } };

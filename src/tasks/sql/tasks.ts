import type { Knex } from "knex";
import type { Schemas } from "../../../generated/services.js";
import type { PageRequest, Rows } from "../../records/sql/record-page.ts";
import { type Narrow, standardColumns } from "../../records/sql/record-table.ts";
import { type RelatedFilters, relatedTable } from "../../records/sql/related-table.ts";
import { overdueSql } from "../../records/sql/filter-columns.ts";
import { narrowByText } from "../../records/sql/text-search.ts";

/** A task as the API shows it. */
export type TaskRecord = Schemas["Task"];

/** Filters of the list of tasks, combined with AND. */
export interface TaskFilters extends RelatedFilters {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly priority?: string | undefined;
  readonly assignee_id?: string | undefined;
  readonly overdue?: boolean | undefined;
  readonly due_after?: string | undefined;
  readonly due_before?: string | undefined;
  readonly tag?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly updated_after?: string | undefined;
  readonly updated_before?: string | undefined;
}

const OVERDUE = overdueSql("tasks");

/** Filters that compare one column with one value. */
const SIMPLE = {
  status: "status = ?",
  type: "type = ?",
  priority: "priority = ?",
  assignee_id: "assignee_id = ?::uuid",
  overdue: `${OVERDUE} = ?`,
  due_after: "due_at >= ?::timestamptz",
  due_before: "due_at < ?::timestamptz",
  tag: "EXISTS (SELECT 1 FROM unnest(tags) AS tag WHERE lower(tag) = lower(?))",
  created_after: "created_at >= ?::timestamptz",
  created_before: "created_at < ?::timestamptz",
  updated_after: "updated_at >= ?::timestamptz",
  updated_before: "updated_at < ?::timestamptz",
} as const;

const columns = [
  ...standardColumns,
  "title",
  "description",
  "type",
  "status",
  "priority",
  "due_at",
  "reminder_at",
  "completed_at",
  "assignee_id",
  "tags",
  "custom_fields",
] as const;

/** Creates the statements on tasks. */
export function taskRepository(db: Knex) {
  const names = { table: "tasks", relations: "task_relations", owner: "task_id", hasEntrusted: true };
  const table = relatedTable<TaskRecord>(db, names, [...columns, db.raw(`${OVERDUE} AS is_overdue`)]);
  return {
    ...table,
    list: (orgId: string, filters: TaskFilters, request: PageRequest): Promise<Rows<TaskRecord>> =>
      table.page(orgId, filters, sortedByRank(request), (query) => narrow(query, filters)),
    /** Returns live tasks. */
    search: (orgId: string, request: PageRequest, narrowed: Narrow = (query) => query): Promise<Rows<TaskRecord>> =>
      table.page(orgId, {}, sortedByRank(request), narrowed),
  };
}

/** Priorities are sorted by rank, not alphabetically. */
const sortedByRank = (request: PageRequest): PageRequest => ({
  ...request,
  sort: request.sort.replace(/\bpriority\b/g, "priority_rank"),
});

function narrow(query: Knex.QueryBuilder, filters: TaskFilters): Knex.QueryBuilder {
  for (const [name, text] of Object.entries(SIMPLE)) {
    const value = filters[name as keyof typeof SIMPLE];
    if (value !== undefined) void query.whereRaw(text, [value]);
  }
  if (filters.q !== undefined) narrowByText(query, filters.q);
  return query;
}

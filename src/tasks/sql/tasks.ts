import type { Knex } from "knex";
import type { ListFilters } from "../../../generated/records.js";
import {
  atLeast,
  before,
  condition,
  equals,
  hasTag,
  hasWords,
  type ListOf,
  narrowBy,
} from "../../records/sql/list-filters.ts";
import { recordColumns } from "../../records/sql/record-columns.ts";
import type { Schemas } from "../../../generated/services.js";
import type { PageRequest, Rows } from "../../records/sql/record-page.ts";
import type { Narrow } from "../../records/sql/record-table.ts";
import { relatedTable } from "../../records/sql/related-table.ts";
import { overdueSql } from "../../records/sql/filter-columns.ts";

/** A task as the API shows it. */
export type TaskRecord = Schemas["Task"];

/** Filters of the list of tasks, combined with AND. */
export type TaskFilters = ListFilters["tasks.list"];

const OVERDUE = overdueSql("tasks");

const readColumns = recordColumns("Task", {
  stored: [
    "type",
    "title",
    "description",
    "status",
    "priority",
    "due_at",
    "reminder_at",
    "assignee_id",
    "tags",
    "custom_fields",
    "completed_at",
  ],
  computed: { is_overdue: OVERDUE },
  composed: ["related_to"],
});

/** relatedTable() narrows by record. Priorities are sorted by rank, not alphabetically. */
const listTable: ListOf<"tasks.list"> = {
  filters: {
    q: hasWords,
    status: equals("status"),
    type: equals("type"),
    priority: equals("priority"),
    assignee_id: equals("assignee_id"),
    overdue: condition(`${OVERDUE} = ?`),
    due_after: atLeast("due_at"),
    due_before: before("due_at"),
    record_type: () => undefined,
    record_id: () => undefined,
    tag: hasTag,
  },
  sort: { title: "title", due_at: "due_at", priority: "priority_rank" },
};

/** Creates the statements on tasks. */
export function taskRepository(db: Knex) {
  const names = { table: "tasks", relations: "task_relations", owner: "task_id", hasEntrusted: true };
  const table = relatedTable<TaskRecord>(db, names, readColumns(db), listTable.sort);
  return {
    ...table,
    list: (orgId: string, filters: TaskFilters, request: PageRequest): Promise<Rows<TaskRecord>> =>
      table.page(orgId, filters, request, (query) => narrowBy(query, listTable.filters, filters, orgId)),
    /** Returns live tasks. */
    search: (orgId: string, request: PageRequest, narrowed: Narrow = (query) => query): Promise<Rows<TaskRecord>> =>
      table.page(orgId, {}, request, narrowed),
  };
}

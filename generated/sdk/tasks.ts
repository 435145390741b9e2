// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { TasksAggregateData, TasksAggregateResponses, TasksBatchData, TasksBatchResponses, TasksCompleteData, TasksCompleteResponses, TasksCreateData, TasksCreateResponses, TasksDeleteData, TasksDeleteResponses, TasksGetData, TasksGetResponses, TasksListData, TasksListResponses, TasksRestoreData, TasksRestoreResponses, TasksSearchData, TasksSearchResponses, TasksUpdateData, TasksUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type TasksListField = NonNullable<NonNullable<TasksListData["query"]>["fields"]>[number];

/** The input of `tasks.list`. */
export interface TasksListInput<Field extends TasksListField = never> extends CallOptions {
  readonly query?: TasksListData["query"] & { readonly fields?: Field[] };
}

/** The input of `tasks.create`. */
export interface TasksCreateInput extends CallOptions {
  readonly body: TasksCreateData["body"];
}

/** The input of `tasks.aggregate`. */
export interface TasksAggregateInput extends CallOptions {
  readonly body: TasksAggregateData["body"];
}

/** The input of `tasks.batch`. */
export interface TasksBatchInput extends CallOptions {
  readonly body: TasksBatchData["body"];
}

/** The names for `fields`. */
export type TasksSearchField = NonNullable<NonNullable<TasksSearchData["body"]>["fields"]>[number];

/** The input of `tasks.search`. */
export interface TasksSearchInput<Field extends TasksSearchField = never> extends CallOptions {
  readonly body: TasksSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type TasksGetField = NonNullable<NonNullable<TasksGetData["query"]>["fields"]>[number];

/** The input of `tasks.get`. */
export interface TasksGetInput<Field extends TasksGetField = never> extends CallOptions {
  readonly path: TasksGetData["path"];
  readonly query?: TasksGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `tasks.update`. */
export interface TasksUpdateInput extends CallOptions {
  readonly path: TasksUpdateData["path"];
  readonly body: TasksUpdateData["body"];
}

/** The input of `tasks.delete`. */
export interface TasksDeleteInput extends CallOptions {
  readonly path: TasksDeleteData["path"];
}

/** The input of `tasks.complete`. */
export interface TasksCompleteInput extends CallOptions {
  readonly path: TasksCompleteData["path"];
}

/** The input of `tasks.restore`. */
export interface TasksRestoreInput extends CallOptions {
  readonly path: TasksRestoreData["path"];
}

/** The operations of this group. */
export interface TasksGroup {
  /**
   * List tasks.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given. `priority` sorts
   * from low to urgent.
   *
   * Permission: `tasks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
   */
  list<Field extends TasksListField = never>(input?: TasksListInput<Field>): ListCall<Selected<TasksListResponses[200]["data"][number], Field>, TasksListResponses[200]["meta"]>;
  /**
   * Create a task.
   *
   * Defaults: `type` is `todo`, `status` is `todo`, `priority` is `normal`, `assignee_id` is the caller. A reminder
   * requires a due time and cannot be later than it.
   *
   * Permission: `tasks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: TasksCreateInput): Call<TasksCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
   * the group of each of them, and `meta.overlapping` is true. Custom fields of the types number, url, email and
   * phone have no groups; a longer text counts by its first 1,000 characters. If the calculation takes too long, the
   * error is `unavailable`: narrow the filter.
   *
   * Permission: `tasks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: TasksAggregateInput): Call<TasksAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `tasks:delete`.
   *
   * Permission: `tasks:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: TasksBatchInput): Call<TasksBatchResponses[200]["data"]>;
  /**
   * Search tasks by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all tasks match. Comparisons ignore case. `neq`, `not_in` and
   * `not_contains` also match empty values.
   *
   * Permission: `tasks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends TasksSearchField = never>(input: TasksSearchInput<Field>): ListCall<Selected<TasksSearchResponses[200]["data"][number], Field>, TasksSearchResponses[200]["meta"]>;
  /**
   * Get a task.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `tasks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends TasksGetField = never>(input: TasksGetInput<Field>): Call<Selected<TasksGetResponses[200]["data"], Field>>;
  /**
   * Update a task.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. `completed_at` is set and
   * cleared according to `status`. Merged member by member, where null clears a member: `custom_fields`. Lists are
   * replaced: `related_to`, `tags`. The record may be sent back as it was read: read-only fields are accepted
   * unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `tasks:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: TasksUpdateInput): Call<TasksUpdateResponses[200]["data"]>;
  /**
   * Delete a task.
   *
   * The task can be restored. Members can only delete tasks that they created or that another user assigned to them
   * with `assignee_id`.
   *
   * Permission: `tasks:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: TasksDeleteInput): Call<TasksDeleteResponses[200]["data"]>;
  /**
   * Complete a task.
   *
   * A task that is already completed is returned unchanged.
   *
   * Permission: `tasks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  complete(input: TasksCompleteInput): Call<TasksCompleteResponses[200]["data"]>;
  /**
   * Restore a deleted task.
   *
   * A task that is not deleted is returned unchanged.
   *
   * Permission: `tasks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: TasksRestoreInput): Call<TasksRestoreResponses[200]["data"]>;
}

/**
 * List tasks.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given. `priority` sorts
 * from low to urgent.
 *
 * Permission: `tasks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
 */
export function list<Field extends TasksListField = never>(client: Client, input?: TasksListInput<Field>): ListCall<Selected<TasksListResponses[200]["data"][number], Field>, TasksListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/tasks", input);
}

/**
 * Create a task.
 *
 * Defaults: `type` is `todo`, `status` is `todo`, `priority` is `normal`, `assignee_id` is the caller. A reminder
 * requires a due time and cannot be later than it.
 *
 * Permission: `tasks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: TasksCreateInput): Call<TasksCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/tasks", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
 * the group of each of them, and `meta.overlapping` is true. Custom fields of the types number, url, email and
 * phone have no groups; a longer text counts by its first 1,000 characters. If the calculation takes too long, the
 * error is `unavailable`: narrow the filter.
 *
 * Permission: `tasks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: TasksAggregateInput): Call<TasksAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/tasks/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `tasks:delete`.
 *
 * Permission: `tasks:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: TasksBatchInput): Call<TasksBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/tasks/batch", input);
}

/**
 * Search tasks by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all tasks match. Comparisons ignore case. `neq`, `not_in` and
 * `not_contains` also match empty values.
 *
 * Permission: `tasks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends TasksSearchField = never>(client: Client, input: TasksSearchInput<Field>): ListCall<Selected<TasksSearchResponses[200]["data"][number], Field>, TasksSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/tasks/search", input);
}

/**
 * Get a task.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `tasks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends TasksGetField = never>(client: Client, input: TasksGetInput<Field>): Call<Selected<TasksGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/tasks/{id}", input);
}

/**
 * Update a task.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. `completed_at` is set and
 * cleared according to `status`. Merged member by member, where null clears a member: `custom_fields`. Lists are
 * replaced: `related_to`, `tags`. The record may be sent back as it was read: read-only fields are accepted
 * unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `tasks:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: TasksUpdateInput): Call<TasksUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/tasks/{id}", input);
}

/**
 * Delete a task.
 *
 * The task can be restored. Members can only delete tasks that they created or that another user assigned to them
 * with `assignee_id`.
 *
 * Permission: `tasks:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: TasksDeleteInput): Call<TasksDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/tasks/{id}", input);
}
export { delete_ as delete };

/**
 * Complete a task.
 *
 * A task that is already completed is returned unchanged.
 *
 * Permission: `tasks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function complete(client: Client, input: TasksCompleteInput): Call<TasksCompleteResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/tasks/{id}/complete", input);
}

/**
 * Restore a deleted task.
 *
 * A task that is not deleted is returned unchanged.
 *
 * Permission: `tasks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: TasksRestoreInput): Call<TasksRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/tasks/{id}/restore", input);
}

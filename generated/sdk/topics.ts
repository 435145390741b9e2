// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { TopicsAggregateData, TopicsAggregateResponses, TopicsBatchData, TopicsBatchResponses, TopicsCreateData, TopicsCreateResponses, TopicsDeleteData, TopicsDeleteResponses, TopicsGetData, TopicsGetResponses, TopicsListData, TopicsListResponses, TopicsRestoreData, TopicsRestoreResponses, TopicsSearchData, TopicsSearchResponses, TopicsUpdateData, TopicsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type TopicsListField = NonNullable<NonNullable<TopicsListData["query"]>["fields"]>[number];

/** The input of `topics.list`. */
export interface TopicsListInput<Field extends TopicsListField = never> extends CallOptions {
  readonly query?: TopicsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `topics.create`. */
export interface TopicsCreateInput extends CallOptions {
  readonly body: TopicsCreateData["body"];
}

/** The input of `topics.aggregate`. */
export interface TopicsAggregateInput extends CallOptions {
  readonly body: TopicsAggregateData["body"];
}

/** The input of `topics.batch`. */
export interface TopicsBatchInput extends CallOptions {
  readonly body: TopicsBatchData["body"];
}

/** The names for `fields`. */
export type TopicsSearchField = NonNullable<NonNullable<TopicsSearchData["body"]>["fields"]>[number];

/** The input of `topics.search`. */
export interface TopicsSearchInput<Field extends TopicsSearchField = never> extends CallOptions {
  readonly body: TopicsSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type TopicsGetField = NonNullable<NonNullable<TopicsGetData["query"]>["fields"]>[number];

/** The input of `topics.get`. */
export interface TopicsGetInput<Field extends TopicsGetField = never> extends CallOptions {
  readonly path: TopicsGetData["path"];
  readonly query?: TopicsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `topics.update`. */
export interface TopicsUpdateInput extends CallOptions {
  readonly path: TopicsUpdateData["path"];
  readonly body: TopicsUpdateData["body"];
}

/** The input of `topics.delete`. */
export interface TopicsDeleteInput extends CallOptions {
  readonly path: TopicsDeleteData["path"];
}

/** The input of `topics.restore`. */
export interface TopicsRestoreInput extends CallOptions {
  readonly path: TopicsRestoreData["path"];
}

/** The operations of this group. */
export interface TopicsGroup {
  /**
   * List topics.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends TopicsListField = never>(input?: TopicsListInput<Field>): ListCall<Selected<TopicsListResponses[200]["data"][number], Field>, TopicsListResponses[200]["meta"]>;
  /**
   * Create a topic.
   *
   * Defaults: `position` is `0`, `is_public` is `true`, `opt_in_required` is `false`. Visitors see `name_en` or
   * `name_fr` in their language, and otherwise `name`; the same applies to the descriptions.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: TopicsCreateInput): Call<TopicsCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
   * is `unavailable`: narrow the filter.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: TopicsAggregateInput): Call<TopicsAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `campaigns:delete`.
   *
   * Permission: `campaigns:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: TopicsBatchInput): Call<TopicsBatchResponses[200]["data"]>;
  /**
   * Search topics by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all topics match. Comparisons ignore case. `neq`, `not_in`
   * and `not_contains` also match empty values.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends TopicsSearchField = never>(input: TopicsSearchInput<Field>): ListCall<Selected<TopicsSearchResponses[200]["data"][number], Field>, TopicsSearchResponses[200]["meta"]>;
  /**
   * Get a topic.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends TopicsGetField = never>(input: TopicsGetInput<Field>): Call<Selected<TopicsGetResponses[200]["data"], Field>>;
  /**
   * Update a topic.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. The record may be sent back
   * as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: TopicsUpdateInput): Call<TopicsUpdateResponses[200]["data"]>;
  /**
   * Delete a topic.
   *
   * The topic can be restored. Visitors no longer see the topic. Campaigns that are already scheduled are still sent,
   * except to addresses that unsubscribed from it.
   *
   * Permission: `campaigns:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: TopicsDeleteInput): Call<TopicsDeleteResponses[200]["data"]>;
  /**
   * Restore a deleted topic.
   *
   * A topic that is not deleted is returned unchanged.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: TopicsRestoreInput): Call<TopicsRestoreResponses[200]["data"]>;
}

/**
 * List topics.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends TopicsListField = never>(client: Client, input?: TopicsListInput<Field>): ListCall<Selected<TopicsListResponses[200]["data"][number], Field>, TopicsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/topics", input);
}

/**
 * Create a topic.
 *
 * Defaults: `position` is `0`, `is_public` is `true`, `opt_in_required` is `false`. Visitors see `name_en` or
 * `name_fr` in their language, and otherwise `name`; the same applies to the descriptions.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: TopicsCreateInput): Call<TopicsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/topics", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
 * is `unavailable`: narrow the filter.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: TopicsAggregateInput): Call<TopicsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/topics/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `campaigns:delete`.
 *
 * Permission: `campaigns:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: TopicsBatchInput): Call<TopicsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/topics/batch", input);
}

/**
 * Search topics by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all topics match. Comparisons ignore case. `neq`, `not_in`
 * and `not_contains` also match empty values.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends TopicsSearchField = never>(client: Client, input: TopicsSearchInput<Field>): ListCall<Selected<TopicsSearchResponses[200]["data"][number], Field>, TopicsSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/topics/search", input);
}

/**
 * Get a topic.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends TopicsGetField = never>(client: Client, input: TopicsGetInput<Field>): Call<Selected<TopicsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/topics/{id}", input);
}

/**
 * Update a topic.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. The record may be sent back
 * as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: TopicsUpdateInput): Call<TopicsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/topics/{id}", input);
}

/**
 * Delete a topic.
 *
 * The topic can be restored. Visitors no longer see the topic. Campaigns that are already scheduled are still sent,
 * except to addresses that unsubscribed from it.
 *
 * Permission: `campaigns:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: TopicsDeleteInput): Call<TopicsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/topics/{id}", input);
}
export { delete_ as delete };

/**
 * Restore a deleted topic.
 *
 * A topic that is not deleted is returned unchanged.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: TopicsRestoreInput): Call<TopicsRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/topics/{id}/restore", input);
}

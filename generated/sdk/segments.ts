// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SegmentsAddMembersData, SegmentsAddMembersResponses, SegmentsAggregateData, SegmentsAggregateResponses, SegmentsBatchData, SegmentsBatchResponses, SegmentsCreateData, SegmentsCreateResponses, SegmentsDeleteData, SegmentsDeleteResponses, SegmentsFreezeData, SegmentsFreezeResponses, SegmentsGetData, SegmentsGetResponses, SegmentsListData, SegmentsListResponses, SegmentsMembersData, SegmentsMembersResponses, SegmentsPreviewData, SegmentsPreviewResponses, SegmentsRemoveMemberData, SegmentsRemoveMemberResponses, SegmentsRestoreData, SegmentsRestoreResponses, SegmentsSearchData, SegmentsSearchResponses, SegmentsUpdateData, SegmentsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type SegmentsListField = NonNullable<NonNullable<SegmentsListData["query"]>["fields"]>[number];

/** The input of `segments.list`. */
export interface SegmentsListInput<Field extends SegmentsListField = never> extends CallOptions {
  readonly query?: SegmentsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `segments.create`. */
export interface SegmentsCreateInput extends CallOptions {
  readonly body: SegmentsCreateData["body"];
}

/** The input of `segments.aggregate`. */
export interface SegmentsAggregateInput extends CallOptions {
  readonly body: SegmentsAggregateData["body"];
}

/** The input of `segments.batch`. */
export interface SegmentsBatchInput extends CallOptions {
  readonly body: SegmentsBatchData["body"];
}

/** The input of `segments.preview`. */
export interface SegmentsPreviewInput extends CallOptions {
  readonly body: SegmentsPreviewData["body"];
}

/** The names for `fields`. */
export type SegmentsSearchField = NonNullable<NonNullable<SegmentsSearchData["body"]>["fields"]>[number];

/** The input of `segments.search`. */
export interface SegmentsSearchInput<Field extends SegmentsSearchField = never> extends CallOptions {
  readonly body: SegmentsSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type SegmentsGetField = NonNullable<NonNullable<SegmentsGetData["query"]>["fields"]>[number];

/** The input of `segments.get`. */
export interface SegmentsGetInput<Field extends SegmentsGetField = never> extends CallOptions {
  readonly path: SegmentsGetData["path"];
  readonly query?: SegmentsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `segments.update`. */
export interface SegmentsUpdateInput extends CallOptions {
  readonly path: SegmentsUpdateData["path"];
  readonly body: SegmentsUpdateData["body"];
}

/** The input of `segments.delete`. */
export interface SegmentsDeleteInput extends CallOptions {
  readonly path: SegmentsDeleteData["path"];
}

/** The input of `segments.freeze`. */
export interface SegmentsFreezeInput extends CallOptions {
  readonly path: SegmentsFreezeData["path"];
}

/** The names for `fields`. */
export type SegmentsMembersField = NonNullable<NonNullable<SegmentsMembersData["query"]>["fields"]>[number];

/** The input of `segments.members`. */
export interface SegmentsMembersInput<Field extends SegmentsMembersField = never> extends CallOptions {
  readonly path: SegmentsMembersData["path"];
  readonly query?: SegmentsMembersData["query"] & { readonly fields?: Field[] };
}

/** The input of `segments.addMembers`. */
export interface SegmentsAddMembersInput extends CallOptions {
  readonly path: SegmentsAddMembersData["path"];
  readonly body: SegmentsAddMembersData["body"];
}

/** The input of `segments.removeMember`. */
export interface SegmentsRemoveMemberInput extends CallOptions {
  readonly path: SegmentsRemoveMemberData["path"];
}

/** The input of `segments.restore`. */
export interface SegmentsRestoreInput extends CallOptions {
  readonly path: SegmentsRestoreData["path"];
}

/** The operations of this group. */
export interface SegmentsGroup {
  /**
   * List segments.
   *
   * Filters are combined with AND. A list does not count the members of dynamic segments again, so their
   * `member_count` is the last known count.
   *
   * Permission: `segments:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends SegmentsListField = never>(input?: SegmentsListInput<Field>): ListCall<Selected<SegmentsListResponses[200]["data"][number], Field>, SegmentsListResponses[200]["meta"]>;
  /**
   * Create a segment.
   *
   * A dynamic segment needs a `filter`, whose fields, operators and values are validated; a static segment has none.
   * The name is unique among live segments, ignoring case.
   *
   * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: SegmentsCreateInput): Call<SegmentsCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
   * is `unavailable`: narrow the filter.
   *
   * Permission: `segments:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: SegmentsAggregateInput): Call<SegmentsAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `segments:delete`.
   *
   * Permission: `segments:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: SegmentsBatchInput): Call<SegmentsBatchResponses[200]["data"]>;
  /**
   * Preview the members of a segment.
   *
   * Returns the number of records that match the filter, and the newest of them. Nothing is saved.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  preview(input: SegmentsPreviewInput): Call<SegmentsPreviewResponses[200]["data"]>;
  /**
   * Search segments by a filter.
   *
   * Works like POST /v1/entities/search, with the fields of segments.
   *
   * Permission: `segments:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends SegmentsSearchField = never>(input: SegmentsSearchInput<Field>): ListCall<Selected<SegmentsSearchResponses[200]["data"][number], Field>, SegmentsSearchResponses[200]["meta"]>;
  /**
   * Get a segment.
   *
   * Counts the members of a dynamic segment. If counting takes longer than 0.1 s, the last count is returned until
   * its age exceeds 50 times the duration of the count. `evaluated_at` is the time of the count.
   *
   * Permission: `segments:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends SegmentsGetField = never>(input: SegmentsGetInput<Field>): Call<Selected<SegmentsGetResponses[200]["data"], Field>>;
  /**
   * Update a segment.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. `entity_type` and `kind`
   * cannot be changed; freezing makes a dynamic segment static. The record may be sent back as it was read: read-only
   * fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `segments:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: SegmentsUpdateInput): Call<SegmentsUpdateResponses[200]["data"]>;
  /**
   * Delete a segment.
   *
   * The members themselves are not deleted. The segment can be restored with its members. Fails with `in_use` while
   * an unfinished campaign uses it.
   *
   * Permission: `segments:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: SegmentsDeleteInput): Call<SegmentsDeleteResponses[200]["data"]>;
  /**
   * Make a dynamic segment static.
   *
   * The records that currently match become the members, and the filter is removed. This cannot be undone. A static
   * segment is returned unchanged.
   *
   * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  freeze(input: SegmentsFreezeInput): Call<SegmentsFreezeResponses[200]["data"]>;
  /**
   * List the members of a segment.
   *
   * Returns live records only. Fails with `unprocessable` if the filter refers to a custom field that no longer
   * exists.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
   */
  members<Field extends SegmentsMembersField = never>(input: SegmentsMembersInput<Field>): ListCall<Selected<SegmentsMembersResponses[200]["data"][number], Field>, SegmentsMembersResponses[200]["meta"]>;
  /**
   * Add members to a static segment.
   *
   * Adds all of the records or none. Existing members are ignored. Fails with `state_conflict` for a dynamic segment,
   * whose members are determined by its filter.
   *
   * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  addMembers(input: SegmentsAddMembersInput): Call<SegmentsAddMembersResponses[200]["data"]>;
  /**
   * Remove a member from a static segment.
   *
   * The record itself is not deleted. Fails with `state_conflict` for a dynamic segment.
   *
   * Permission: `segments:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  removeMember(input: SegmentsRemoveMemberInput): Call<SegmentsRemoveMemberResponses[200]["data"]>;
  /**
   * Restore a deleted segment.
   *
   * Fails with `duplicate` if a live segment now has its name. A segment that is not deleted is returned unchanged.
   *
   * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: SegmentsRestoreInput): Call<SegmentsRestoreResponses[200]["data"]>;
}

/**
 * List segments.
 *
 * Filters are combined with AND. A list does not count the members of dynamic segments again, so their
 * `member_count` is the last known count.
 *
 * Permission: `segments:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends SegmentsListField = never>(client: Client, input?: SegmentsListInput<Field>): ListCall<Selected<SegmentsListResponses[200]["data"][number], Field>, SegmentsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/segments", input);
}

/**
 * Create a segment.
 *
 * A dynamic segment needs a `filter`, whose fields, operators and values are validated; a static segment has none.
 * The name is unique among live segments, ignoring case.
 *
 * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: SegmentsCreateInput): Call<SegmentsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/segments", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
 * is `unavailable`: narrow the filter.
 *
 * Permission: `segments:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: SegmentsAggregateInput): Call<SegmentsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/segments/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `segments:delete`.
 *
 * Permission: `segments:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: SegmentsBatchInput): Call<SegmentsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/segments/batch", input);
}

/**
 * Preview the members of a segment.
 *
 * Returns the number of records that match the filter, and the newest of them. Nothing is saved.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function preview(client: Client, input: SegmentsPreviewInput): Call<SegmentsPreviewResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/segments/preview", input);
}

/**
 * Search segments by a filter.
 *
 * Works like POST /v1/entities/search, with the fields of segments.
 *
 * Permission: `segments:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends SegmentsSearchField = never>(client: Client, input: SegmentsSearchInput<Field>): ListCall<Selected<SegmentsSearchResponses[200]["data"][number], Field>, SegmentsSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/segments/search", input);
}

/**
 * Get a segment.
 *
 * Counts the members of a dynamic segment. If counting takes longer than 0.1 s, the last count is returned until
 * its age exceeds 50 times the duration of the count. `evaluated_at` is the time of the count.
 *
 * Permission: `segments:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends SegmentsGetField = never>(client: Client, input: SegmentsGetInput<Field>): Call<Selected<SegmentsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/segments/{id}", input);
}

/**
 * Update a segment.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. `entity_type` and `kind`
 * cannot be changed; freezing makes a dynamic segment static. The record may be sent back as it was read: read-only
 * fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `segments:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: SegmentsUpdateInput): Call<SegmentsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/segments/{id}", input);
}

/**
 * Delete a segment.
 *
 * The members themselves are not deleted. The segment can be restored with its members. Fails with `in_use` while
 * an unfinished campaign uses it.
 *
 * Permission: `segments:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: SegmentsDeleteInput): Call<SegmentsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/segments/{id}", input);
}
export { delete_ as delete };

/**
 * Make a dynamic segment static.
 *
 * The records that currently match become the members, and the filter is removed. This cannot be undone. A static
 * segment is returned unchanged.
 *
 * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function freeze(client: Client, input: SegmentsFreezeInput): Call<SegmentsFreezeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/segments/{id}/freeze", input);
}

/**
 * List the members of a segment.
 *
 * Returns live records only. Fails with `unprocessable` if the filter refers to a custom field that no longer
 * exists.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
 */
export function members<Field extends SegmentsMembersField = never>(client: Client, input: SegmentsMembersInput<Field>): ListCall<Selected<SegmentsMembersResponses[200]["data"][number], Field>, SegmentsMembersResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/segments/{id}/members", input);
}

/**
 * Add members to a static segment.
 *
 * Adds all of the records or none. Existing members are ignored. Fails with `state_conflict` for a dynamic segment,
 * whose members are determined by its filter.
 *
 * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function addMembers(client: Client, input: SegmentsAddMembersInput): Call<SegmentsAddMembersResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/segments/{id}/members", input);
}

/**
 * Remove a member from a static segment.
 *
 * The record itself is not deleted. Fails with `state_conflict` for a dynamic segment.
 *
 * Permission: `segments:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
export function removeMember(client: Client, input: SegmentsRemoveMemberInput): Call<SegmentsRemoveMemberResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/segments/{id}/members/{entity_id}", input);
}

/**
 * Restore a deleted segment.
 *
 * Fails with `duplicate` if a live segment now has its name. A segment that is not deleted is returned unchanged.
 *
 * Permission: `segments:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: SegmentsRestoreInput): Call<SegmentsRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/segments/{id}/restore", input);
}

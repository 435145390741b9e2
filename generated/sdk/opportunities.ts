// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { OpportunitiesActivityData, OpportunitiesActivityResponses, OpportunitiesAggregateData, OpportunitiesAggregateResponses, OpportunitiesBatchData, OpportunitiesBatchResponses, OpportunitiesCreateData, OpportunitiesCreateResponses, OpportunitiesDeleteData, OpportunitiesDeleteResponses, OpportunitiesGetData, OpportunitiesGetResponses, OpportunitiesLineItemsData, OpportunitiesLineItemsResponses, OpportunitiesListData, OpportunitiesListResponses, OpportunitiesRestoreData, OpportunitiesRestoreResponses, OpportunitiesSearchData, OpportunitiesSearchResponses, OpportunitiesUpdateData, OpportunitiesUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type OpportunitiesListField = NonNullable<NonNullable<OpportunitiesListData["query"]>["fields"]>[number];

/** The input of `opportunities.list`. */
export interface OpportunitiesListInput<Field extends OpportunitiesListField = never> extends CallOptions {
  readonly query?: OpportunitiesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `opportunities.create`. */
export interface OpportunitiesCreateInput extends CallOptions {
  readonly body: OpportunitiesCreateData["body"];
}

/** The input of `opportunities.aggregate`. */
export interface OpportunitiesAggregateInput extends CallOptions {
  readonly body: OpportunitiesAggregateData["body"];
}

/** The input of `opportunities.batch`. */
export interface OpportunitiesBatchInput extends CallOptions {
  readonly body: OpportunitiesBatchData["body"];
}

/** The names for `fields`. */
export type OpportunitiesSearchField = NonNullable<NonNullable<OpportunitiesSearchData["body"]>["fields"]>[number];

/** The input of `opportunities.search`. */
export interface OpportunitiesSearchInput<Field extends OpportunitiesSearchField = never> extends CallOptions {
  readonly body: OpportunitiesSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type OpportunitiesGetField = NonNullable<NonNullable<OpportunitiesGetData["query"]>["fields"]>[number];

/** The input of `opportunities.get`. */
export interface OpportunitiesGetInput<Field extends OpportunitiesGetField = never> extends CallOptions {
  readonly path: OpportunitiesGetData["path"];
  readonly query?: OpportunitiesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `opportunities.update`. */
export interface OpportunitiesUpdateInput extends CallOptions {
  readonly path: OpportunitiesUpdateData["path"];
  readonly body: OpportunitiesUpdateData["body"];
}

/** The input of `opportunities.delete`. */
export interface OpportunitiesDeleteInput extends CallOptions {
  readonly path: OpportunitiesDeleteData["path"];
}

/** The input of `opportunities.activity`. */
export interface OpportunitiesActivityInput extends CallOptions {
  readonly path: OpportunitiesActivityData["path"];
  readonly query?: OpportunitiesActivityData["query"];
}

/** The names for `fields`. */
export type OpportunitiesLineItemsField = NonNullable<NonNullable<OpportunitiesLineItemsData["query"]>["fields"]>[number];

/** The input of `opportunities.lineItems`. */
export interface OpportunitiesLineItemsInput<Field extends OpportunitiesLineItemsField = never> extends CallOptions {
  readonly path: OpportunitiesLineItemsData["path"];
  readonly query?: OpportunitiesLineItemsData["query"] & { readonly fields?: Field[] };
}

/** The input of `opportunities.restore`. */
export interface OpportunitiesRestoreInput extends CallOptions {
  readonly path: OpportunitiesRestoreData["path"];
}

/** The operations of this group. */
export interface OpportunitiesGroup {
  /**
   * List opportunities.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
   */
  list<Field extends OpportunitiesListField = never>(input?: OpportunitiesListInput<Field>): ListCall<Selected<OpportunitiesListResponses[200]["data"][number], Field>, OpportunitiesListResponses[200]["meta"]>;
  /**
   * Create an opportunity.
   *
   * Unless specified, the opportunity is created in the first open stage of the default pipeline, in the
   * organization's currency, and is owned by its creator. Its contacts and its company move to the lifecycle stage
   * `opportunity` unless they are already customers.
   *
   * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: OpportunitiesCreateInput): Call<OpportunitiesCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
   * the group of each of them, and `meta.overlapping` is true. `visited_stage` has a group for each stage of its
   * pipeline in which a record was, so that it is in several groups too. Custom fields of the types number, url,
   * email and phone have no groups; a longer text counts by its first 1,000 characters. Amounts of money are never
   * added across currencies: each group has one row per currency. If the calculation takes too long, the error is
   * `unavailable`: narrow the filter.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: OpportunitiesAggregateInput): Call<OpportunitiesAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `opportunities:delete`.
   *
   * Permission: `opportunities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: OpportunitiesBatchInput): Call<OpportunitiesBatchResponses[200]["data"]>;
  /**
   * Search opportunities by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all opportunities match. Comparisons ignore case. `neq`,
   * `not_in` and `not_contains` also match empty values.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends OpportunitiesSearchField = never>(input: OpportunitiesSearchInput<Field>): ListCall<Selected<OpportunitiesSearchResponses[200]["data"][number], Field>, OpportunitiesSearchResponses[200]["meta"]>;
  /**
   * Get an opportunity.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends OpportunitiesGetField = never>(input: OpportunitiesGetInput<Field>): Call<Selected<OpportunitiesGetResponses[200]["data"], Field>>;
  /**
   * Update an opportunity.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values; `contacts` is replaced as a
   * whole. Unless specified, a change of stage sets the probability of the new stage, and a change of pipeline sets
   * its first open stage. When an opportunity is won, its contacts and its company move to the lifecycle stage
   * `customer`. Merged member by member, where null clears a member: `custom_fields`. Lists are replaced: `contacts`,
   * `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is
   * rejected with the detail `read_only`.
   *
   * Permission: `opportunities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: OpportunitiesUpdateInput): Call<OpportunitiesUpdateResponses[200]["data"]>;
  /**
   * Delete an opportunity.
   *
   * The opportunity can be restored.
   *
   * Permission: `opportunities:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: OpportunitiesDeleteInput): Call<OpportunitiesDeleteResponses[200]["data"]>;
  /**
   * Get the timeline of an opportunity.
   *
   * Newest first. Entries about records that the caller cannot read are omitted.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  activity(input: OpportunitiesActivityInput): ListCall<OpportunitiesActivityResponses[200]["data"][number], OpportunitiesActivityResponses[200]["meta"]>;
  /**
   * List the line items of an opportunity.
   *
   * Returns live line items only, sorted by `position` unless `sort` is given.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  lineItems<Field extends OpportunitiesLineItemsField = never>(input: OpportunitiesLineItemsInput<Field>): ListCall<Selected<OpportunitiesLineItemsResponses[200]["data"][number], Field>, OpportunitiesLineItemsResponses[200]["meta"]>;
  /**
   * Restore a deleted opportunity.
   *
   * If its stage no longer exists, the opportunity moves to the first stage of the same type; if its pipeline no
   * longer exists, it moves to the default pipeline. An opportunity that is not deleted is returned unchanged.
   *
   * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
   * key. With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: OpportunitiesRestoreInput): Call<OpportunitiesRestoreResponses[200]["data"]>;
}

/**
 * List opportunities.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
 */
export function list<Field extends OpportunitiesListField = never>(client: Client, input?: OpportunitiesListInput<Field>): ListCall<Selected<OpportunitiesListResponses[200]["data"][number], Field>, OpportunitiesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/opportunities", input);
}

/**
 * Create an opportunity.
 *
 * Unless specified, the opportunity is created in the first open stage of the default pipeline, in the
 * organization's currency, and is owned by its creator. Its contacts and its company move to the lifecycle stage
 * `opportunity` unless they are already customers.
 *
 * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: OpportunitiesCreateInput): Call<OpportunitiesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/opportunities", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
 * the group of each of them, and `meta.overlapping` is true. `visited_stage` has a group for each stage of its
 * pipeline in which a record was, so that it is in several groups too. Custom fields of the types number, url,
 * email and phone have no groups; a longer text counts by its first 1,000 characters. Amounts of money are never
 * added across currencies: each group has one row per currency. If the calculation takes too long, the error is
 * `unavailable`: narrow the filter.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: OpportunitiesAggregateInput): Call<OpportunitiesAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/opportunities/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `opportunities:delete`.
 *
 * Permission: `opportunities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: OpportunitiesBatchInput): Call<OpportunitiesBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/opportunities/batch", input);
}

/**
 * Search opportunities by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all opportunities match. Comparisons ignore case. `neq`,
 * `not_in` and `not_contains` also match empty values.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends OpportunitiesSearchField = never>(client: Client, input: OpportunitiesSearchInput<Field>): ListCall<Selected<OpportunitiesSearchResponses[200]["data"][number], Field>, OpportunitiesSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/opportunities/search", input);
}

/**
 * Get an opportunity.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends OpportunitiesGetField = never>(client: Client, input: OpportunitiesGetInput<Field>): Call<Selected<OpportunitiesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/opportunities/{id}", input);
}

/**
 * Update an opportunity.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values; `contacts` is replaced as a
 * whole. Unless specified, a change of stage sets the probability of the new stage, and a change of pipeline sets
 * its first open stage. When an opportunity is won, its contacts and its company move to the lifecycle stage
 * `customer`. Merged member by member, where null clears a member: `custom_fields`. Lists are replaced: `contacts`,
 * `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is
 * rejected with the detail `read_only`.
 *
 * Permission: `opportunities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: OpportunitiesUpdateInput): Call<OpportunitiesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/opportunities/{id}", input);
}

/**
 * Delete an opportunity.
 *
 * The opportunity can be restored.
 *
 * Permission: `opportunities:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: OpportunitiesDeleteInput): Call<OpportunitiesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/opportunities/{id}", input);
}
export { delete_ as delete };

/**
 * Get the timeline of an opportunity.
 *
 * Newest first. Entries about records that the caller cannot read are omitted.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function activity(client: Client, input: OpportunitiesActivityInput): ListCall<OpportunitiesActivityResponses[200]["data"][number], OpportunitiesActivityResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/opportunities/{id}/activity", input);
}

/**
 * List the line items of an opportunity.
 *
 * Returns live line items only, sorted by `position` unless `sort` is given.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function lineItems<Field extends OpportunitiesLineItemsField = never>(client: Client, input: OpportunitiesLineItemsInput<Field>): ListCall<Selected<OpportunitiesLineItemsResponses[200]["data"][number], Field>, OpportunitiesLineItemsResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/opportunities/{id}/line-items", input);
}

/**
 * Restore a deleted opportunity.
 *
 * If its stage no longer exists, the opportunity moves to the first stage of the same type; if its pipeline no
 * longer exists, it moves to the default pipeline. An opportunity that is not deleted is returned unchanged.
 *
 * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
 * key. With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: OpportunitiesRestoreInput): Call<OpportunitiesRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/opportunities/{id}/restore", input);
}

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { LineItemsAggregateData, LineItemsAggregateResponses, LineItemsBatchData, LineItemsBatchResponses, LineItemsCreateData, LineItemsCreateResponses, LineItemsDeleteData, LineItemsDeleteResponses, LineItemsGetData, LineItemsGetResponses, LineItemsListData, LineItemsListResponses, LineItemsRestoreData, LineItemsRestoreResponses, LineItemsSearchData, LineItemsSearchResponses, LineItemsUpdateData, LineItemsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type LineItemsListField = NonNullable<NonNullable<LineItemsListData["query"]>["fields"]>[number];

/** The input of `lineItems.list`. */
export interface LineItemsListInput<Field extends LineItemsListField = never> extends CallOptions {
  readonly query?: LineItemsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `lineItems.create`. */
export interface LineItemsCreateInput extends CallOptions {
  readonly body: LineItemsCreateData["body"];
}

/** The input of `lineItems.aggregate`. */
export interface LineItemsAggregateInput extends CallOptions {
  readonly body: LineItemsAggregateData["body"];
}

/** The input of `lineItems.batch`. */
export interface LineItemsBatchInput extends CallOptions {
  readonly body: LineItemsBatchData["body"];
}

/** The names for `fields`. */
export type LineItemsSearchField = NonNullable<NonNullable<LineItemsSearchData["body"]>["fields"]>[number];

/** The input of `lineItems.search`. */
export interface LineItemsSearchInput<Field extends LineItemsSearchField = never> extends CallOptions {
  readonly body: LineItemsSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type LineItemsGetField = NonNullable<NonNullable<LineItemsGetData["query"]>["fields"]>[number];

/** The input of `lineItems.get`. */
export interface LineItemsGetInput<Field extends LineItemsGetField = never> extends CallOptions {
  readonly path: LineItemsGetData["path"];
  readonly query?: LineItemsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `lineItems.update`. */
export interface LineItemsUpdateInput extends CallOptions {
  readonly path: LineItemsUpdateData["path"];
  readonly body: LineItemsUpdateData["body"];
}

/** The input of `lineItems.delete`. */
export interface LineItemsDeleteInput extends CallOptions {
  readonly path: LineItemsDeleteData["path"];
}

/** The input of `lineItems.restore`. */
export interface LineItemsRestoreInput extends CallOptions {
  readonly path: LineItemsRestoreData["path"];
}

/** The operations of this group. */
export interface LineItemsGroup {
  /**
   * List line items.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends LineItemsListField = never>(input?: LineItemsListInput<Field>): ListCall<Selected<LineItemsListResponses[200]["data"][number], Field>, LineItemsListResponses[200]["meta"]>;
  /**
   * Create a line item.
   *
   * Defaults: `quantity` is `1`, `discount_percent` is `0`. Name and price default to those of the product; without a
   * product, `name` is required. The position defaults to the end. An opportunity has at most 200 line items, and its
   * amount is their sum.
   *
   * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: LineItemsCreateInput): Call<LineItemsCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. Amounts of money are never added across
   * currencies: each group has one row per currency. If the calculation takes too long, the error is `unavailable`:
   * narrow the filter.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: LineItemsAggregateInput): Call<LineItemsAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `opportunities:write`.
   *
   * Permission: `opportunities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: LineItemsBatchInput): Call<LineItemsBatchResponses[200]["data"]>;
  /**
   * Search line items by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all line items match. Comparisons ignore case. `neq`,
   * `not_in` and `not_contains` also match empty values.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends LineItemsSearchField = never>(input: LineItemsSearchInput<Field>): ListCall<Selected<LineItemsSearchResponses[200]["data"][number], Field>, LineItemsSearchResponses[200]["meta"]>;
  /**
   * Get a line item.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends LineItemsGetField = never>(input: LineItemsGetInput<Field>): Call<Selected<LineItemsGetResponses[200]["data"], Field>>;
  /**
   * Update a line item.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. The record may be sent back
   * as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `opportunities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: LineItemsUpdateInput): Call<LineItemsUpdateResponses[200]["data"]>;
  /**
   * Delete a line item.
   *
   * The line item can be restored. The amount of the opportunity is the sum of the other line items; it stays after
   * the last one.
   *
   * Permission: `opportunities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: LineItemsDeleteInput): Call<LineItemsDeleteResponses[200]["data"]>;
  /**
   * Restore a deleted line item.
   *
   * A line item that is not deleted is returned unchanged.
   *
   * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
   * key. With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: LineItemsRestoreInput): Call<LineItemsRestoreResponses[200]["data"]>;
}

/**
 * List line items.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends LineItemsListField = never>(client: Client, input?: LineItemsListInput<Field>): ListCall<Selected<LineItemsListResponses[200]["data"][number], Field>, LineItemsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/line-items", input);
}

/**
 * Create a line item.
 *
 * Defaults: `quantity` is `1`, `discount_percent` is `0`. Name and price default to those of the product; without a
 * product, `name` is required. The position defaults to the end. An opportunity has at most 200 line items, and its
 * amount is their sum.
 *
 * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: LineItemsCreateInput): Call<LineItemsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/line-items", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. Amounts of money are never added across
 * currencies: each group has one row per currency. If the calculation takes too long, the error is `unavailable`:
 * narrow the filter.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: LineItemsAggregateInput): Call<LineItemsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/line-items/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `opportunities:write`.
 *
 * Permission: `opportunities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: LineItemsBatchInput): Call<LineItemsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/line-items/batch", input);
}

/**
 * Search line items by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all line items match. Comparisons ignore case. `neq`,
 * `not_in` and `not_contains` also match empty values.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends LineItemsSearchField = never>(client: Client, input: LineItemsSearchInput<Field>): ListCall<Selected<LineItemsSearchResponses[200]["data"][number], Field>, LineItemsSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/line-items/search", input);
}

/**
 * Get a line item.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends LineItemsGetField = never>(client: Client, input: LineItemsGetInput<Field>): Call<Selected<LineItemsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/line-items/{id}", input);
}

/**
 * Update a line item.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. The record may be sent back
 * as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `opportunities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: LineItemsUpdateInput): Call<LineItemsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/line-items/{id}", input);
}

/**
 * Delete a line item.
 *
 * The line item can be restored. The amount of the opportunity is the sum of the other line items; it stays after
 * the last one.
 *
 * Permission: `opportunities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: LineItemsDeleteInput): Call<LineItemsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/line-items/{id}", input);
}
export { delete_ as delete };

/**
 * Restore a deleted line item.
 *
 * A line item that is not deleted is returned unchanged.
 *
 * Permission: `opportunities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
 * key. With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: LineItemsRestoreInput): Call<LineItemsRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/line-items/{id}/restore", input);
}

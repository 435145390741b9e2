// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ProductsAggregateData, ProductsAggregateResponses, ProductsBatchData, ProductsBatchResponses, ProductsCreateData, ProductsCreateResponses, ProductsDeleteData, ProductsDeleteResponses, ProductsGetData, ProductsGetResponses, ProductsListData, ProductsListResponses, ProductsPurgeData, ProductsPurgeResponses, ProductsRestoreData, ProductsRestoreResponses, ProductsSearchData, ProductsSearchResponses, ProductsUpdateData, ProductsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type ProductsListField = NonNullable<NonNullable<ProductsListData["query"]>["fields"]>[number];

/** The input of `products.list`. */
export interface ProductsListInput<Field extends ProductsListField = never> extends CallOptions {
  readonly query?: ProductsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `products.create`. */
export interface ProductsCreateInput extends CallOptions {
  readonly body: ProductsCreateData["body"];
}

/** The input of `products.aggregate`. */
export interface ProductsAggregateInput extends CallOptions {
  readonly body: ProductsAggregateData["body"];
}

/** The input of `products.batch`. */
export interface ProductsBatchInput extends CallOptions {
  readonly body: ProductsBatchData["body"];
}

/** The names for `fields`. */
export type ProductsSearchField = NonNullable<NonNullable<ProductsSearchData["body"]>["fields"]>[number];

/** The input of `products.search`. */
export interface ProductsSearchInput<Field extends ProductsSearchField = never> extends CallOptions {
  readonly body: ProductsSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type ProductsGetField = NonNullable<NonNullable<ProductsGetData["query"]>["fields"]>[number];

/** The input of `products.get`. */
export interface ProductsGetInput<Field extends ProductsGetField = never> extends CallOptions {
  readonly path: ProductsGetData["path"];
  readonly query?: ProductsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `products.update`. */
export interface ProductsUpdateInput extends CallOptions {
  readonly path: ProductsUpdateData["path"];
  readonly body: ProductsUpdateData["body"];
}

/** The input of `products.delete`. */
export interface ProductsDeleteInput extends CallOptions {
  readonly path: ProductsDeleteData["path"];
}

/** The input of `products.purge`. */
export interface ProductsPurgeInput extends CallOptions {
  readonly path: ProductsPurgeData["path"];
}

/** The input of `products.restore`. */
export interface ProductsRestoreInput extends CallOptions {
  readonly path: ProductsRestoreData["path"];
}

/** The operations of this group. */
export interface ProductsGroup {
  /**
   * List products.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `products:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
   */
  list<Field extends ProductsListField = never>(input?: ProductsListInput<Field>): ListCall<Selected<ProductsListResponses[200]["data"][number], Field>, ProductsListResponses[200]["meta"]>;
  /**
   * Create a product.
   *
   * Defaults: `unit_price` is `0`, `is_active` is `true`, `owner_id` is the caller. The currency defaults to that of
   * the organization. The decimals of `unit_price` follow the currency: none for JPY, two for EUR, three for KWD.
   *
   * Permission: `products:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: ProductsCreateInput): Call<ProductsCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
   * the group of each of them, and `meta.overlapping` is true. Custom fields of the types number, url, email and
   * phone have no groups; a longer text counts by its first 1,000 characters. Amounts of money are never added across
   * currencies: each group has one row per currency. If the calculation takes too long, the error is `unavailable`:
   * narrow the filter.
   *
   * Permission: `products:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: ProductsAggregateInput): Call<ProductsAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `products:delete`.
   *
   * Permission: `products:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: ProductsBatchInput): Call<ProductsBatchResponses[200]["data"]>;
  /**
   * Search products by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all products match. Comparisons ignore case. `neq`, `not_in`
   * and `not_contains` also match empty values.
   *
   * Permission: `products:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends ProductsSearchField = never>(input: ProductsSearchInput<Field>): ListCall<Selected<ProductsSearchResponses[200]["data"][number], Field>, ProductsSearchResponses[200]["meta"]>;
  /**
   * Get a product.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `products:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends ProductsGetField = never>(input: ProductsGetInput<Field>): Call<Selected<ProductsGetResponses[200]["data"], Field>>;
  /**
   * Update a product.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member,
   * where null clears a member: `external_ids`, `custom_fields`. Lists are replaced: `tags`. The record may be sent
   * back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail
   * `read_only`.
   *
   * Permission: `products:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: ProductsUpdateInput): Call<ProductsUpdateResponses[200]["data"]>;
  /**
   * Delete a product.
   *
   * The product can be restored. Members can only delete products that they created or that another user assigned to
   * them with `owner_id`.
   *
   * Permission: `products:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: ProductsDeleteInput): Call<ProductsDeleteResponses[200]["data"]>;
  /**
   * Delete a product permanently.
   *
   * The product cannot be restored. Fails with `in_use` while a line item refers to the product; `limit` in the
   * details is the number of these line items.
   *
   * Permission: `products:delete`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  purge(input: ProductsPurgeInput): Call<ProductsPurgeResponses[200]["data"]>;
  /**
   * Restore a deleted product.
   *
   * A product that is not deleted is returned unchanged.
   *
   * Permission: `products:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: ProductsRestoreInput): Call<ProductsRestoreResponses[200]["data"]>;
}

/**
 * List products.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `products:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
 */
export function list<Field extends ProductsListField = never>(client: Client, input?: ProductsListInput<Field>): ListCall<Selected<ProductsListResponses[200]["data"][number], Field>, ProductsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/products", input);
}

/**
 * Create a product.
 *
 * Defaults: `unit_price` is `0`, `is_active` is `true`, `owner_id` is the caller. The currency defaults to that of
 * the organization. The decimals of `unit_price` follow the currency: none for JPY, two for EUR, three for KWD.
 *
 * Permission: `products:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: ProductsCreateInput): Call<ProductsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/products", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
 * the group of each of them, and `meta.overlapping` is true. Custom fields of the types number, url, email and
 * phone have no groups; a longer text counts by its first 1,000 characters. Amounts of money are never added across
 * currencies: each group has one row per currency. If the calculation takes too long, the error is `unavailable`:
 * narrow the filter.
 *
 * Permission: `products:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: ProductsAggregateInput): Call<ProductsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/products/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `products:delete`.
 *
 * Permission: `products:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: ProductsBatchInput): Call<ProductsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/products/batch", input);
}

/**
 * Search products by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all products match. Comparisons ignore case. `neq`, `not_in`
 * and `not_contains` also match empty values.
 *
 * Permission: `products:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends ProductsSearchField = never>(client: Client, input: ProductsSearchInput<Field>): ListCall<Selected<ProductsSearchResponses[200]["data"][number], Field>, ProductsSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/products/search", input);
}

/**
 * Get a product.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `products:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends ProductsGetField = never>(client: Client, input: ProductsGetInput<Field>): Call<Selected<ProductsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/products/{id}", input);
}

/**
 * Update a product.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member,
 * where null clears a member: `external_ids`, `custom_fields`. Lists are replaced: `tags`. The record may be sent
 * back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail
 * `read_only`.
 *
 * Permission: `products:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: ProductsUpdateInput): Call<ProductsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/products/{id}", input);
}

/**
 * Delete a product.
 *
 * The product can be restored. Members can only delete products that they created or that another user assigned to
 * them with `owner_id`.
 *
 * Permission: `products:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: ProductsDeleteInput): Call<ProductsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/products/{id}", input);
}
export { delete_ as delete };

/**
 * Delete a product permanently.
 *
 * The product cannot be restored. Fails with `in_use` while a line item refers to the product; `limit` in the
 * details is the number of these line items.
 *
 * Permission: `products:delete`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function purge(client: Client, input: ProductsPurgeInput): Call<ProductsPurgeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/products/{id}/purge", input);
}

/**
 * Restore a deleted product.
 *
 * A product that is not deleted is returned unchanged.
 *
 * Permission: `products:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: ProductsRestoreInput): Call<ProductsRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/products/{id}/restore", input);
}

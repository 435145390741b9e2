// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { CustomFieldsBatchData, CustomFieldsBatchResponses, CustomFieldsCreateData, CustomFieldsCreateResponses, CustomFieldsDeleteData, CustomFieldsDeleteResponses, CustomFieldsGetData, CustomFieldsGetResponses, CustomFieldsListData, CustomFieldsListResponses, CustomFieldsUpdateData, CustomFieldsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type CustomFieldsListField = NonNullable<NonNullable<CustomFieldsListData["query"]>["fields"]>[number];

/** The input of `customFields.list`. */
export interface CustomFieldsListInput<Field extends CustomFieldsListField = never> extends CallOptions {
  readonly query?: CustomFieldsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `customFields.create`. */
export interface CustomFieldsCreateInput extends CallOptions {
  readonly body: CustomFieldsCreateData["body"];
}

/** The input of `customFields.batch`. */
export interface CustomFieldsBatchInput extends CallOptions {
  readonly body: CustomFieldsBatchData["body"];
}

/** The names for `fields`. */
export type CustomFieldsGetField = NonNullable<NonNullable<CustomFieldsGetData["query"]>["fields"]>[number];

/** The input of `customFields.get`. */
export interface CustomFieldsGetInput<Field extends CustomFieldsGetField = never> extends CallOptions {
  readonly path: CustomFieldsGetData["path"];
  readonly query?: CustomFieldsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `customFields.update`. */
export interface CustomFieldsUpdateInput extends CallOptions {
  readonly path: CustomFieldsUpdateData["path"];
  readonly body: CustomFieldsUpdateData["body"];
}

/** The input of `customFields.delete`. */
export interface CustomFieldsDeleteInput extends CallOptions {
  readonly path: CustomFieldsDeleteData["path"];
}

/** The operations of this group. */
export interface CustomFieldsGroup {
  /**
   * List custom fields.
   *
   * Includes archived fields unless `archived` is given. Values of archived fields can still be read and used in
   * filters.
   *
   * Permission: `custom_fields:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends CustomFieldsListField = never>(input?: CustomFieldsListInput<Field>): ListCall<Selected<CustomFieldsListResponses[200]["data"][number], Field>, CustomFieldsListResponses[200]["meta"]>;
  /**
   * Create a custom field.
   *
   * The key is unique per record type. A record type has at most 100 custom fields. `options` is required for the
   * types `select` and `multi_select` and not allowed for others. A required field must have a value when a record is
   * created and cannot be cleared afterwards. Existing records without a value can still be changed. At most five
   * fields of contacts and five of companies can be `indexed`.
   *
   * Permission: `custom_fields:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: CustomFieldsCreateInput): Call<CustomFieldsCreateResponses[201]["data"]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `custom_fields:write`.
   *
   * Permission: `custom_fields:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: CustomFieldsBatchInput): Call<CustomFieldsBatchResponses[200]["data"]>;
  /**
   * Get a custom field.
   *
   * Also returns archived fields.
   *
   * Permission: `custom_fields:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends CustomFieldsGetField = never>(input: CustomFieldsGetInput<Field>): Call<Selected<CustomFieldsGetResponses[200]["data"], Field>>;
  /**
   * Update a custom field.
   *
   * `entity_type`, `key` and `type` cannot be changed. Only fields of type `select` and `multi_select` have
   * `options`. Values with a removed option are kept until they are changed. An archived field accepts no new values.
   * After `indexed` is set, `index_status` is `building` until the values of all records are in the index; filters
   * return the same records meanwhile. Lists are replaced: `options`. The record may be sent back as it was read:
   * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `custom_fields:write`. At most 10 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: CustomFieldsUpdateInput): Call<CustomFieldsUpdateResponses[200]["data"]>;
  /**
   * Delete a custom field.
   *
   * Fails with `in_use` while a record, including a deleted one, has a value for the field, or the filter of a
   * segment refers to it. Archive the field instead.
   *
   * Permission: `custom_fields:write`. At most 10 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: CustomFieldsDeleteInput): Call<CustomFieldsDeleteResponses[200]["data"]>;
}

/**
 * List custom fields.
 *
 * Includes archived fields unless `archived` is given. Values of archived fields can still be read and used in
 * filters.
 *
 * Permission: `custom_fields:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends CustomFieldsListField = never>(client: Client, input?: CustomFieldsListInput<Field>): ListCall<Selected<CustomFieldsListResponses[200]["data"][number], Field>, CustomFieldsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/custom-fields", input);
}

/**
 * Create a custom field.
 *
 * The key is unique per record type. A record type has at most 100 custom fields. `options` is required for the
 * types `select` and `multi_select` and not allowed for others. A required field must have a value when a record is
 * created and cannot be cleared afterwards. Existing records without a value can still be changed. At most five
 * fields of contacts and five of companies can be `indexed`.
 *
 * Permission: `custom_fields:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: CustomFieldsCreateInput): Call<CustomFieldsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/custom-fields", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `custom_fields:write`.
 *
 * Permission: `custom_fields:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: CustomFieldsBatchInput): Call<CustomFieldsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/custom-fields/batch", input);
}

/**
 * Get a custom field.
 *
 * Also returns archived fields.
 *
 * Permission: `custom_fields:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends CustomFieldsGetField = never>(client: Client, input: CustomFieldsGetInput<Field>): Call<Selected<CustomFieldsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/custom-fields/{id}", input);
}

/**
 * Update a custom field.
 *
 * `entity_type`, `key` and `type` cannot be changed. Only fields of type `select` and `multi_select` have
 * `options`. Values with a removed option are kept until they are changed. An archived field accepts no new values.
 * After `indexed` is set, `index_status` is `building` until the values of all records are in the index; filters
 * return the same records meanwhile. Lists are replaced: `options`. The record may be sent back as it was read:
 * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `custom_fields:write`. At most 10 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: CustomFieldsUpdateInput): Call<CustomFieldsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/custom-fields/{id}", input);
}

/**
 * Delete a custom field.
 *
 * Fails with `in_use` while a record, including a deleted one, has a value for the field, or the filter of a
 * segment refers to it. Archive the field instead.
 *
 * Permission: `custom_fields:write`. At most 10 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: CustomFieldsDeleteInput): Call<CustomFieldsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/custom-fields/{id}", input);
}
export { delete_ as delete };

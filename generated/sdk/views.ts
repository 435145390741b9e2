// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ViewsBatchData, ViewsBatchResponses, ViewsCreateData, ViewsCreateResponses, ViewsDeleteData, ViewsDeleteResponses, ViewsGetData, ViewsGetResponses, ViewsListData, ViewsListResponses, ViewsUpdateData, ViewsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type ViewsListField = NonNullable<NonNullable<ViewsListData["query"]>["fields"]>[number];

/** The input of `views.list`. */
export interface ViewsListInput<Field extends ViewsListField = never> extends CallOptions {
  readonly query?: ViewsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `views.create`. */
export interface ViewsCreateInput extends CallOptions {
  readonly body: ViewsCreateData["body"];
}

/** The input of `views.batch`. */
export interface ViewsBatchInput extends CallOptions {
  readonly body: ViewsBatchData["body"];
}

/** The names for `fields`. */
export type ViewsGetField = NonNullable<NonNullable<ViewsGetData["query"]>["fields"]>[number];

/** The input of `views.get`. */
export interface ViewsGetInput<Field extends ViewsGetField = never> extends CallOptions {
  readonly path: ViewsGetData["path"];
  readonly query?: ViewsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `views.update`. */
export interface ViewsUpdateInput extends CallOptions {
  readonly path: ViewsUpdateData["path"];
  readonly body: ViewsUpdateData["body"];
}

/** The input of `views.delete`. */
export interface ViewsDeleteInput extends CallOptions {
  readonly path: ViewsDeleteData["path"];
}

/** The operations of this group. */
export interface ViewsGroup {
  /**
   * List views.
   *
   * Returns your personal views and the shared views of all record types that you can read. Sorted newest first
   * unless `sort` is given.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends ViewsListField = never>(input?: ViewsListInput<Field>): ListCall<Selected<ViewsListResponses[200]["data"][number], Field>, ViewsListResponses[200]["meta"]>;
  /**
   * Create a view.
   *
   * Requires permission to read the record type. A view that is created with an API key belongs to the user who
   * created the key. A user can have at most 200 views.
   *
   * At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: ViewsCreateInput): Call<ViewsCreateResponses[201]["data"]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `none`.
   *
   * At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: ViewsBatchInput): Call<ViewsBatchResponses[200]["data"]>;
  /**
   * Get a view.
   *
   * Personal views of others do not exist for you.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends ViewsGetField = never>(input: ViewsGetInput<Field>): Call<Selected<ViewsGetResponses[200]["data"], Field>>;
  /**
   * Update a view.
   *
   * The creator of a shared view and callers with `organization:manage` can update it; only the creator can make it
   * personal. `is_default` applies to you alone: everybody who can see a view can make it their default, and each
   * user has at most one default view per record type. Lists are replaced: `columns`. The record may be sent back as
   * it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: ViewsUpdateInput): Call<ViewsUpdateResponses[200]["data"]>;
  /**
   * Delete a view.
   *
   * The creator of a shared view and callers with `organization:manage` can delete it.
   *
   * At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: ViewsDeleteInput): Call<ViewsDeleteResponses[200]["data"]>;
}

/**
 * List views.
 *
 * Returns your personal views and the shared views of all record types that you can read. Sorted newest first
 * unless `sort` is given.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends ViewsListField = never>(client: Client, input?: ViewsListInput<Field>): ListCall<Selected<ViewsListResponses[200]["data"][number], Field>, ViewsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/views", input);
}

/**
 * Create a view.
 *
 * Requires permission to read the record type. A view that is created with an API key belongs to the user who
 * created the key. A user can have at most 200 views.
 *
 * At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: ViewsCreateInput): Call<ViewsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/views", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `none`.
 *
 * At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: ViewsBatchInput): Call<ViewsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/views/batch", input);
}

/**
 * Get a view.
 *
 * Personal views of others do not exist for you.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends ViewsGetField = never>(client: Client, input: ViewsGetInput<Field>): Call<Selected<ViewsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/views/{id}", input);
}

/**
 * Update a view.
 *
 * The creator of a shared view and callers with `organization:manage` can update it; only the creator can make it
 * personal. `is_default` applies to you alone: everybody who can see a view can make it their default, and each
 * user has at most one default view per record type. Lists are replaced: `columns`. The record may be sent back as
 * it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: ViewsUpdateInput): Call<ViewsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/views/{id}", input);
}

/**
 * Delete a view.
 *
 * The creator of a shared view and callers with `organization:manage` can delete it.
 *
 * At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: ViewsDeleteInput): Call<ViewsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/views/{id}", input);
}
export { delete_ as delete };

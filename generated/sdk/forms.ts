// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { FormsAggregateData, FormsAggregateResponses, FormsBatchData, FormsBatchResponses, FormsCreateData, FormsCreateResponses, FormsDeleteData, FormsDeleteResponses, FormsGetData, FormsGetResponses, FormsListData, FormsListResponses, FormsRestoreData, FormsRestoreResponses, FormsSearchData, FormsSearchResponses, FormsSubmissionsData, FormsSubmissionsResponses, FormsUpdateData, FormsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type FormsListField = NonNullable<NonNullable<FormsListData["query"]>["fields"]>[number];

/** The input of `forms.list`. */
export interface FormsListInput<Field extends FormsListField = never> extends CallOptions {
  readonly query?: FormsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `forms.create`. */
export interface FormsCreateInput extends CallOptions {
  readonly body: FormsCreateData["body"];
}

/** The input of `forms.aggregate`. */
export interface FormsAggregateInput extends CallOptions {
  readonly body: FormsAggregateData["body"];
}

/** The input of `forms.batch`. */
export interface FormsBatchInput extends CallOptions {
  readonly body: FormsBatchData["body"];
}

/** The names for `fields`. */
export type FormsSearchField = NonNullable<NonNullable<FormsSearchData["body"]>["fields"]>[number];

/** The input of `forms.search`. */
export interface FormsSearchInput<Field extends FormsSearchField = never> extends CallOptions {
  readonly body: FormsSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type FormsGetField = NonNullable<NonNullable<FormsGetData["query"]>["fields"]>[number];

/** The input of `forms.get`. */
export interface FormsGetInput<Field extends FormsGetField = never> extends CallOptions {
  readonly path: FormsGetData["path"];
  readonly query?: FormsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `forms.update`. */
export interface FormsUpdateInput extends CallOptions {
  readonly path: FormsUpdateData["path"];
  readonly body: FormsUpdateData["body"];
}

/** The input of `forms.delete`. */
export interface FormsDeleteInput extends CallOptions {
  readonly path: FormsDeleteData["path"];
}

/** The input of `forms.restore`. */
export interface FormsRestoreInput extends CallOptions {
  readonly path: FormsRestoreData["path"];
}

/** The names for `fields`. */
export type FormsSubmissionsField = NonNullable<NonNullable<FormsSubmissionsData["query"]>["fields"]>[number];

/** The input of `forms.submissions`. */
export interface FormsSubmissionsInput<Field extends FormsSubmissionsField = never> extends CallOptions {
  readonly path: FormsSubmissionsData["path"];
  readonly query?: FormsSubmissionsData["query"] & { readonly fields?: Field[] };
}

/** The operations of this group. */
export interface FormsGroup {
  /**
   * List forms.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends FormsListField = never>(input?: FormsListInput<Field>): ListCall<Selected<FormsListResponses[200]["data"][number], Field>, FormsListResponses[200]["meta"]>;
  /**
   * Create a form.
   *
   * Defaults: `consent_required` is `true`, `consent_purpose` is `data_processing`, `owner_id` is the caller,
   * `lifecycle_stage` is `lead`, `is_active` is `true`. The form is at `/f/{organization_slug}/{slug}`. An
   * organization can have at most 200 forms.
   *
   * Permission: `forms:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: FormsCreateInput): Call<FormsCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
   * the group of each of them, and `meta.overlapping` is true. If the calculation takes too long, the error is
   * `unavailable`: narrow the filter.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: FormsAggregateInput): Call<FormsAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `forms:delete`.
   *
   * Permission: `forms:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: FormsBatchInput): Call<FormsBatchResponses[200]["data"]>;
  /**
   * Search forms by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all forms match. Comparisons ignore case. `neq`, `not_in` and
   * `not_contains` also match empty values.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends FormsSearchField = never>(input: FormsSearchInput<Field>): ListCall<Selected<FormsSearchResponses[200]["data"][number], Field>, FormsSearchResponses[200]["meta"]>;
  /**
   * Get a form.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends FormsGetField = never>(input: FormsGetInput<Field>): Call<Selected<FormsGetResponses[200]["data"], Field>>;
  /**
   * Update a form.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member,
   * where null clears a member: `consent_text`, `thank_you_text`. Lists are replaced: `contact_fields`, `questions`,
   * `allowed_origins`, `tags`, `notify_user_ids`. The record may be sent back as it was read: read-only fields are
   * accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `forms:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: FormsUpdateInput): Call<FormsUpdateResponses[200]["data"]>;
  /**
   * Delete a form.
   *
   * The form can be restored. Members can only delete forms that they created or that another user assigned to them
   * with `owner_id`. Its submissions remain.
   *
   * Permission: `forms:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: FormsDeleteInput): Call<FormsDeleteResponses[200]["data"]>;
  /**
   * Restore a deleted form.
   *
   * A form that is not deleted is returned unchanged.
   *
   * Permission: `forms:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: FormsRestoreInput): Call<FormsRestoreResponses[200]["data"]>;
  /**
   * List the submissions of a form.
   *
   * Newest first unless `sort` is given. A deleted form returns `not_found`; its submissions remain in
   * `/v1/form-submissions`.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  submissions<Field extends FormsSubmissionsField = never>(input: FormsSubmissionsInput<Field>): ListCall<Selected<FormsSubmissionsResponses[200]["data"][number], Field>, FormsSubmissionsResponses[200]["meta"]>;
}

/**
 * List forms.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends FormsListField = never>(client: Client, input?: FormsListInput<Field>): ListCall<Selected<FormsListResponses[200]["data"][number], Field>, FormsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/forms", input);
}

/**
 * Create a form.
 *
 * Defaults: `consent_required` is `true`, `consent_purpose` is `data_processing`, `owner_id` is the caller,
 * `lifecycle_stage` is `lead`, `is_active` is `true`. The form is at `/f/{organization_slug}/{slug}`. An
 * organization can have at most 200 forms.
 *
 * Permission: `forms:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: FormsCreateInput): Call<FormsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/forms", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
 * the group of each of them, and `meta.overlapping` is true. If the calculation takes too long, the error is
 * `unavailable`: narrow the filter.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: FormsAggregateInput): Call<FormsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/forms/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `forms:delete`.
 *
 * Permission: `forms:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: FormsBatchInput): Call<FormsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/forms/batch", input);
}

/**
 * Search forms by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all forms match. Comparisons ignore case. `neq`, `not_in` and
 * `not_contains` also match empty values.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends FormsSearchField = never>(client: Client, input: FormsSearchInput<Field>): ListCall<Selected<FormsSearchResponses[200]["data"][number], Field>, FormsSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/forms/search", input);
}

/**
 * Get a form.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends FormsGetField = never>(client: Client, input: FormsGetInput<Field>): Call<Selected<FormsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/forms/{id}", input);
}

/**
 * Update a form.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member,
 * where null clears a member: `consent_text`, `thank_you_text`. Lists are replaced: `contact_fields`, `questions`,
 * `allowed_origins`, `tags`, `notify_user_ids`. The record may be sent back as it was read: read-only fields are
 * accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `forms:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: FormsUpdateInput): Call<FormsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/forms/{id}", input);
}

/**
 * Delete a form.
 *
 * The form can be restored. Members can only delete forms that they created or that another user assigned to them
 * with `owner_id`. Its submissions remain.
 *
 * Permission: `forms:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: FormsDeleteInput): Call<FormsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/forms/{id}", input);
}
export { delete_ as delete };

/**
 * Restore a deleted form.
 *
 * A form that is not deleted is returned unchanged.
 *
 * Permission: `forms:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: FormsRestoreInput): Call<FormsRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/forms/{id}/restore", input);
}

/**
 * List the submissions of a form.
 *
 * Newest first unless `sort` is given. A deleted form returns `not_found`; its submissions remain in
 * `/v1/form-submissions`.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function submissions<Field extends FormsSubmissionsField = never>(client: Client, input: FormsSubmissionsInput<Field>): ListCall<Selected<FormsSubmissionsResponses[200]["data"][number], Field>, FormsSubmissionsResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/forms/{id}/submissions", input);
}

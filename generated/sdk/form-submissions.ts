// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { FormSubmissionsAggregateData, FormSubmissionsAggregateResponses, FormSubmissionsGetData, FormSubmissionsGetResponses, FormSubmissionsListData, FormSubmissionsListResponses, FormSubmissionsPurgeData, FormSubmissionsPurgeResponses, FormSubmissionsSearchData, FormSubmissionsSearchResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type FormSubmissionsListField = NonNullable<NonNullable<FormSubmissionsListData["query"]>["fields"]>[number];

/** The input of `formSubmissions.list`. */
export interface FormSubmissionsListInput<Field extends FormSubmissionsListField = never> extends CallOptions {
  readonly query?: FormSubmissionsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `formSubmissions.aggregate`. */
export interface FormSubmissionsAggregateInput extends CallOptions {
  readonly body: FormSubmissionsAggregateData["body"];
}

/** The names for `fields`. */
export type FormSubmissionsSearchField = NonNullable<NonNullable<FormSubmissionsSearchData["body"]>["fields"]>[number];

/** The input of `formSubmissions.search`. */
export interface FormSubmissionsSearchInput<Field extends FormSubmissionsSearchField = never> extends CallOptions {
  readonly body: FormSubmissionsSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type FormSubmissionsGetField = NonNullable<NonNullable<FormSubmissionsGetData["query"]>["fields"]>[number];

/** The input of `formSubmissions.get`. */
export interface FormSubmissionsGetInput<Field extends FormSubmissionsGetField = never> extends CallOptions {
  readonly path: FormSubmissionsGetData["path"];
  readonly query?: FormSubmissionsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `formSubmissions.purge`. */
export interface FormSubmissionsPurgeInput extends CallOptions {
  readonly path: FormSubmissionsPurgeData["path"];
}

/** The operations of this group. */
export interface FormSubmissionsGroup {
  /**
   * List form submissions.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends FormSubmissionsListField = never>(input?: FormSubmissionsListInput<Field>): ListCall<Selected<FormSubmissionsListResponses[200]["data"][number], Field>, FormSubmissionsListResponses[200]["meta"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
   * is `unavailable`: narrow the filter.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: FormSubmissionsAggregateInput): Call<FormSubmissionsAggregateResponses[200]>;
  /**
   * Search form submissions by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all form submissions match. Comparisons ignore case. `neq`,
   * `not_in` and `not_contains` also match empty values.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends FormSubmissionsSearchField = never>(input: FormSubmissionsSearchInput<Field>): ListCall<Selected<FormSubmissionsSearchResponses[200]["data"][number], Field>, FormSubmissionsSearchResponses[200]["meta"]>;
  /**
   * Get a form submission.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `forms:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends FormSubmissionsGetField = never>(input: FormSubmissionsGetInput<Field>): Call<Selected<FormSubmissionsGetResponses[200]["data"], Field>>;
  /**
   * Delete a submission permanently.
   *
   * Deletes what a visitor sent, also in the change feed. The contact stays as it is. The submissions of a contact
   * are deleted with it when the contact is purged.
   *
   * Permission: `forms:delete`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  purge(input: FormSubmissionsPurgeInput): Call<FormSubmissionsPurgeResponses[200]["data"]>;
}

/**
 * List form submissions.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends FormSubmissionsListField = never>(client: Client, input?: FormSubmissionsListInput<Field>): ListCall<Selected<FormSubmissionsListResponses[200]["data"][number], Field>, FormSubmissionsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/form-submissions", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
 * is `unavailable`: narrow the filter.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: FormSubmissionsAggregateInput): Call<FormSubmissionsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/form-submissions/aggregate", input);
}

/**
 * Search form submissions by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all form submissions match. Comparisons ignore case. `neq`,
 * `not_in` and `not_contains` also match empty values.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends FormSubmissionsSearchField = never>(client: Client, input: FormSubmissionsSearchInput<Field>): ListCall<Selected<FormSubmissionsSearchResponses[200]["data"][number], Field>, FormSubmissionsSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/form-submissions/search", input);
}

/**
 * Get a form submission.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `forms:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends FormSubmissionsGetField = never>(client: Client, input: FormSubmissionsGetInput<Field>): Call<Selected<FormSubmissionsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/form-submissions/{id}", input);
}

/**
 * Delete a submission permanently.
 *
 * Deletes what a visitor sent, also in the change feed. The contact stays as it is. The submissions of a contact
 * are deleted with it when the contact is purged.
 *
 * Permission: `forms:delete`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function purge(client: Client, input: FormSubmissionsPurgeInput): Call<FormSubmissionsPurgeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/form-submissions/{id}/purge", input);
}

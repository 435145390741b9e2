// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callNumbered, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { EntitiesActivityData, EntitiesActivityResponses, EntitiesAggregateData, EntitiesAggregateResponses, EntitiesBatchData, EntitiesBatchResponses, EntitiesContactsData, EntitiesContactsResponses, EntitiesCreateData, EntitiesCreateResponses, EntitiesDeleteData, EntitiesDeleteResponses, EntitiesDuplicatesData, EntitiesDuplicatesResponses, EntitiesEventsData, EntitiesEventsResponses, EntitiesFindDuplicatesData, EntitiesFindDuplicatesResponses, EntitiesGetData, EntitiesGetResponses, EntitiesLinkCompanyData, EntitiesLinkCompanyResponses, EntitiesListData, EntitiesListResponses, EntitiesMergeData, EntitiesMergeResponses, EntitiesNotesData, EntitiesNotesResponses, EntitiesOpportunitiesData, EntitiesOpportunitiesResponses, EntitiesPurgeData, EntitiesPurgeResponses, EntitiesRestoreData, EntitiesRestoreResponses, EntitiesSearchData, EntitiesSearchResponses, EntitiesTasksData, EntitiesTasksResponses, EntitiesUnlinkCompanyData, EntitiesUnlinkCompanyResponses, EntitiesUnmergeData, EntitiesUnmergeResponses, EntitiesUpdateData, EntitiesUpdateResponses, EntitiesUpsertData, EntitiesUpsertResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type EntitiesListField = NonNullable<NonNullable<EntitiesListData["query"]>["fields"]>[number];

/** The input of `entities.list`. */
export interface EntitiesListInput<Field extends EntitiesListField = never> extends CallOptions {
  readonly query?: EntitiesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `entities.create`. */
export interface EntitiesCreateInput extends CallOptions {
  readonly body: EntitiesCreateData["body"];
}

/** The input of `entities.aggregate`. */
export interface EntitiesAggregateInput extends CallOptions {
  readonly body: EntitiesAggregateData["body"];
}

/** The input of `entities.batch`. */
export interface EntitiesBatchInput extends CallOptions {
  readonly body: EntitiesBatchData["body"];
}

/** The input of `entities.findDuplicates`. */
export interface EntitiesFindDuplicatesInput extends CallOptions {
  readonly body: EntitiesFindDuplicatesData["body"];
}

/** The names for `fields`. */
export type EntitiesSearchField = NonNullable<NonNullable<EntitiesSearchData["body"]>["fields"]>[number];

/** The input of `entities.search`. */
export interface EntitiesSearchInput<Field extends EntitiesSearchField = never> extends CallOptions {
  readonly body: EntitiesSearchData["body"] & { readonly fields?: Field[] };
}

/** The input of `entities.upsert`. */
export interface EntitiesUpsertInput extends CallOptions {
  readonly body: EntitiesUpsertData["body"];
}

/** The names for `fields`. */
export type EntitiesGetField = NonNullable<NonNullable<EntitiesGetData["query"]>["fields"]>[number];

/** The input of `entities.get`. */
export interface EntitiesGetInput<Field extends EntitiesGetField = never> extends CallOptions {
  readonly path: EntitiesGetData["path"];
  readonly query?: EntitiesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `entities.update`. */
export interface EntitiesUpdateInput extends CallOptions {
  readonly path: EntitiesUpdateData["path"];
  readonly body: EntitiesUpdateData["body"];
}

/** The input of `entities.delete`. */
export interface EntitiesDeleteInput extends CallOptions {
  readonly path: EntitiesDeleteData["path"];
}

/** The input of `entities.activity`. */
export interface EntitiesActivityInput extends CallOptions {
  readonly path: EntitiesActivityData["path"];
  readonly query?: EntitiesActivityData["query"];
}

/** The input of `entities.linkCompany`. */
export interface EntitiesLinkCompanyInput extends CallOptions {
  readonly path: EntitiesLinkCompanyData["path"];
  readonly body: EntitiesLinkCompanyData["body"];
}

/** The input of `entities.unlinkCompany`. */
export interface EntitiesUnlinkCompanyInput extends CallOptions {
  readonly path: EntitiesUnlinkCompanyData["path"];
}

/** The names for `fields`. */
export type EntitiesContactsField = NonNullable<NonNullable<EntitiesContactsData["query"]>["fields"]>[number];

/** The input of `entities.contacts`. */
export interface EntitiesContactsInput<Field extends EntitiesContactsField = never> extends CallOptions {
  readonly path: EntitiesContactsData["path"];
  readonly query?: EntitiesContactsData["query"] & { readonly fields?: Field[] };
}

/** The input of `entities.duplicates`. */
export interface EntitiesDuplicatesInput extends CallOptions {
  readonly path: EntitiesDuplicatesData["path"];
  readonly query?: EntitiesDuplicatesData["query"];
}

/** The names for `fields`. */
export type EntitiesEventsField = NonNullable<NonNullable<EntitiesEventsData["query"]>["fields"]>[number];

/** The input of `entities.events`. */
export interface EntitiesEventsInput<Field extends EntitiesEventsField = never> extends CallOptions {
  readonly path: EntitiesEventsData["path"];
  readonly query?: EntitiesEventsData["query"] & { readonly fields?: Field[] };
}

/** The input of `entities.merge`. */
export interface EntitiesMergeInput extends CallOptions {
  readonly path: EntitiesMergeData["path"];
  readonly body: EntitiesMergeData["body"];
}

/** The names for `fields`. */
export type EntitiesNotesField = NonNullable<NonNullable<EntitiesNotesData["query"]>["fields"]>[number];

/** The input of `entities.notes`. */
export interface EntitiesNotesInput<Field extends EntitiesNotesField = never> extends CallOptions {
  readonly path: EntitiesNotesData["path"];
  readonly query?: EntitiesNotesData["query"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type EntitiesOpportunitiesField = NonNullable<NonNullable<EntitiesOpportunitiesData["query"]>["fields"]>[number];

/** The input of `entities.opportunities`. */
export interface EntitiesOpportunitiesInput<Field extends EntitiesOpportunitiesField = never> extends CallOptions {
  readonly path: EntitiesOpportunitiesData["path"];
  readonly query?: EntitiesOpportunitiesData["query"] & { readonly fields?: Field[] };
}

/** The input of `entities.purge`. */
export interface EntitiesPurgeInput extends CallOptions {
  readonly path: EntitiesPurgeData["path"];
  readonly body?: EntitiesPurgeData["body"];
}

/** The input of `entities.restore`. */
export interface EntitiesRestoreInput extends CallOptions {
  readonly path: EntitiesRestoreData["path"];
}

/** The names for `fields`. */
export type EntitiesTasksField = NonNullable<NonNullable<EntitiesTasksData["query"]>["fields"]>[number];

/** The input of `entities.tasks`. */
export interface EntitiesTasksInput<Field extends EntitiesTasksField = never> extends CallOptions {
  readonly path: EntitiesTasksData["path"];
  readonly query?: EntitiesTasksData["query"] & { readonly fields?: Field[] };
}

/** The input of `entities.unmerge`. */
export interface EntitiesUnmergeInput extends CallOptions {
  readonly path: EntitiesUnmergeData["path"];
  readonly body?: EntitiesUnmergeData["body"];
}

/** The operations of this group. */
export interface EntitiesGroup {
  /**
   * List contacts and companies.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
   */
  list<Field extends EntitiesListField = never>(input?: EntitiesListInput<Field>): ListCall<Selected<EntitiesListResponses[200]["data"][number], Field>, EntitiesListResponses[200]["meta"]>;
  /**
   * Create a contact or a company.
   *
   * A contact needs at least one of `first_name`, `last_name` and `email`; a company needs `name`. E-mail addresses
   * are unique among live contacts, domains among live companies. If `owner_id` is omitted, the creator becomes the
   * owner.
   *
   * Permission: `entities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: EntitiesCreateInput): Call<EntitiesCreateResponses[201]["data"]>;
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
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: EntitiesAggregateInput): Call<EntitiesAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 contacts and companies.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations also require the
   * permission `entities:delete`.
   *
   * Permission: `entities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: EntitiesBatchInput): Call<EntitiesBatchResponses[200]["data"]>;
  /**
   * Find duplicates of a candidate, or all duplicates.
   *
   * With `candidate`, returns live records that could be the same, most likely first, whether or not the candidate is
   * stored. Without it, returns groups of live records that could be the same, ordered by the shared value: e-mail
   * address, phone, domain, name. `meta.total` is then the number of values that several records share. Records that
   * share a value but are not similar enough form no group, so a page can contain fewer groups than `page_size`.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  findDuplicates(input: EntitiesFindDuplicatesInput): ListCall<EntitiesFindDuplicatesResponses[200]["data"][number], EntitiesFindDuplicatesResponses[200]["meta"]>;
  /**
   * Search contacts and companies by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all records match. Comparisons ignore case. `neq`, `not_in`
   * and `not_contains` also match empty values.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends EntitiesSearchField = never>(input: EntitiesSearchInput<Field>): ListCall<Selected<EntitiesSearchResponses[200]["data"][number], Field>, EntitiesSearchResponses[200]["meta"]>;
  /**
   * Create or update a contact or a company.
   *
   * Searches for a live record by `match_by`: a contact by one of its e-mail addresses, a company by one of its
   * domains, and either of them by its id in `namespace`. If a record is found, it is updated as by PUT, with two
   * differences: external ids are added to the existing ones, and the e-mail address or domain that matched keeps its
   * position. Otherwise the record is created. Concurrent calls with the same key create only one record.
   *
   * Permission: `entities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  upsert(input: EntitiesUpsertInput): Call<EntitiesUpsertResponses[200]>;
  /**
   * Get a contact or a company.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends EntitiesGetField = never>(input: EntitiesGetInput<Field>): Call<Selected<EntitiesGetResponses[200]["data"], Field>>;
  /**
   * Update a contact or a company.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member,
   * where null clears a member: `custom_fields`, `external_ids`, `address`, `billing_address`, `shipping_address`.
   * Lists are replaced: `tags`, `additional_emails`, `additional_domains`. The record may be sent back as it was
   * read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `entities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: EntitiesUpdateInput): Call<EntitiesUpdateResponses[200]["data"]>;
  /**
   * Delete a contact or a company.
   *
   * The record can be restored until it is purged. Its e-mail addresses or domains can be used by other records.
   *
   * Permission: `entities:delete`. At most 10 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: EntitiesDeleteInput): Call<EntitiesDeleteResponses[200]["data"]>;
  /**
   * Get the timeline of a contact or a company.
   *
   * Newest first. Entries about records that the caller cannot read are omitted.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  activity(input: EntitiesActivityInput): ListCall<EntitiesActivityResponses[200]["data"][number], EntitiesActivityResponses[200]["meta"]>;
  /**
   * Link a contact to a company.
   *
   * Repeating the call has no further effect. With `replace_existing: false`, the call fails with `state_conflict` if
   * the contact is linked to another company.
   *
   * Permission: `entities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  linkCompany(input: EntitiesLinkCompanyInput): Call<EntitiesLinkCompanyResponses[200]["data"]>;
  /**
   * Unlink a contact from its company.
   *
   * A contact without a company is returned unchanged.
   *
   * Permission: `entities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 422, 429, 503.
   */
  unlinkCompany(input: EntitiesUnlinkCompanyInput): Call<EntitiesUnlinkCompanyResponses[200]["data"]>;
  /**
   * List the contacts of a company.
   *
   * Fails with `unprocessable` if the record is a contact.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
   */
  contacts<Field extends EntitiesContactsField = never>(input: EntitiesContactsInput<Field>): ListCall<Selected<EntitiesContactsResponses[200]["data"][number], Field>, EntitiesContactsResponses[200]["meta"]>;
  /**
   * List possible duplicates of a contact or a company.
   *
   * Most likely first. Compares normalized e-mail addresses, phone numbers, domains and names, ignoring accents, with
   * records of the same type. At most 50 records are compared per shared value.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  duplicates(input: EntitiesDuplicatesInput): ListCall<EntitiesDuplicatesResponses[200]["data"][number], EntitiesDuplicatesResponses[200]["meta"]>;
  /**
   * List the events of a contact or a company.
   *
   * For a contact, lists the events to which it is invited; for a company, the events to which any of its contacts is
   * invited. Sorted by time of booking, newest first, unless `sort` is given. Each event contains at most 20 of its
   * invitees.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  events<Field extends EntitiesEventsField = never>(input: EntitiesEventsInput<Field>): ListCall<Selected<EntitiesEventsResponses[200]["data"][number], Field>, EntitiesEventsResponses[200]["meta"]>;
  /**
   * Merge duplicates into a contact or a company.
   *
   * The record in the path is kept. It keeps its values and takes missing ones from the duplicates, in their order;
   * `fields`, `custom_fields` and `external_ids` select the value of a certain record instead. Tags, additional
   * addresses and domains, external ids and custom fields are combined; if two records have a value for the same
   * namespace or custom field, that of the kept record stays unless another one is selected. An opt-out or
   * do-not-call flag of any of the records remains in effect. `differences` lists each field in which the records
   * differ, with all values and the one that stays; the `merged` entry of the timeline keeps the values that do not
   * stay. Opportunities, tasks, notes, contacts, child companies, segment memberships, e-mails and files are moved to
   * the kept record. The e-mail addresses, domains and external ids of the duplicates lead to the kept record from
   * then on, in searches, filters, upserts and imports. Requests for a duplicate return `not_found` with
   * `merged_into`; POST /v1/entities/{id}/unmerge brings it back within 30 days. `dry_run` returns the result without
   * changing anything. Also requires the permission `entities:delete`.
   *
   * Permission: `entities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  merge(input: EntitiesMergeInput): Call<EntitiesMergeResponses[200]["data"]>;
  /**
   * List the notes about a contact or a company.
   *
   * Returns live notes only, sorted newest first unless `sort` is given.
   *
   * Permission: `notes:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  notes<Field extends EntitiesNotesField = never>(input: EntitiesNotesInput<Field>): ListCall<Selected<EntitiesNotesResponses[200]["data"][number], Field>, EntitiesNotesResponses[200]["meta"]>;
  /**
   * List the opportunities of a contact or a company.
   *
   * For a company, returns its opportunities. For a contact, returns the opportunities with the contact as
   * `primary_contact_id` or in `contacts`. Sorted newest first unless `sort` is given.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
   */
  opportunities<Field extends EntitiesOpportunitiesField = never>(input: EntitiesOpportunitiesInput<Field>): ListCall<Selected<EntitiesOpportunitiesResponses[200]["data"][number], Field>, EntitiesOpportunitiesResponses[200]["meta"]>;
  /**
   * Purge a contact or a company.
   *
   * Deletes a live or deleted record permanently, with what belongs to it alone: its timeline, files, form
   * submissions, the records that were merged into it, notes and tasks that relate to nothing else (`keep` keeps
   * them), messages that only it received, exports and import files that name it, and what the change feed and stored
   * responses contain. It is removed from events, messages and campaigns that others share. `dry_run` returns the
   * numbers without changing anything. A purged record cannot be restored. What stays, and for how long, is on the
   * page `/docs/personal-data`.
   *
   * Permission: `entities:purge`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  purge(input: EntitiesPurgeInput): Call<EntitiesPurgeResponses[200]["data"]>;
  /**
   * Restore a deleted contact or company.
   *
   * Fails with `duplicate` if a live record now has one of its e-mail addresses or domains. A record that is not
   * deleted is returned unchanged.
   *
   * Permission: `entities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: EntitiesRestoreInput): Call<EntitiesRestoreResponses[200]["data"]>;
  /**
   * List the tasks about a contact or a company.
   *
   * Returns live tasks only, sorted newest first unless `sort` is given.
   *
   * Permission: `tasks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
   */
  tasks<Field extends EntitiesTasksField = never>(input: EntitiesTasksInput<Field>): ListCall<Selected<EntitiesTasksResponses[200]["data"][number], Field>, EntitiesTasksResponses[200]["meta"]>;
  /**
   * Undo the merge of a contact or a company.
   *
   * The record in the path is the duplicate that was merged into another record at most 30 days ago. It is live again
   * with the values that it had, and gets back what the merge moved: opportunities, tasks, notes, events, e-mails,
   * files, form submissions, segment memberships, timeline entries, contacts and child companies. The kept record
   * loses the values that it took from it. What changed since the merge stays as it is: `not_restored` names it, with
   * the reason. If the kept record was itself merged into a third one, that merge must be undone first. `dry_run`
   * returns the result without changing anything. Also requires the permission `entities:delete`.
   *
   * Permission: `entities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  unmerge(input: EntitiesUnmergeInput): Call<EntitiesUnmergeResponses[200]["data"]>;
}

/**
 * List contacts and companies.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 422, 429, 503.
 */
export function list<Field extends EntitiesListField = never>(client: Client, input?: EntitiesListInput<Field>): ListCall<Selected<EntitiesListResponses[200]["data"][number], Field>, EntitiesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/entities", input);
}

/**
 * Create a contact or a company.
 *
 * A contact needs at least one of `first_name`, `last_name` and `email`; a company needs `name`. E-mail addresses
 * are unique among live contacts, domains among live companies. If `owner_id` is omitted, the creator becomes the
 * owner.
 *
 * Permission: `entities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: EntitiesCreateInput): Call<EntitiesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/entities", input);
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
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: EntitiesAggregateInput): Call<EntitiesAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/entities/aggregate", input);
}

/**
 * Create, update and delete up to 100 contacts and companies.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations also require the
 * permission `entities:delete`.
 *
 * Permission: `entities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: EntitiesBatchInput): Call<EntitiesBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/entities/batch", input);
}

/**
 * Find duplicates of a candidate, or all duplicates.
 *
 * With `candidate`, returns live records that could be the same, most likely first, whether or not the candidate is
 * stored. Without it, returns groups of live records that could be the same, ordered by the shared value: e-mail
 * address, phone, domain, name. `meta.total` is then the number of values that several records share. Records that
 * share a value but are not similar enough form no group, so a page can contain fewer groups than `page_size`.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function findDuplicates(client: Client, input: EntitiesFindDuplicatesInput): ListCall<EntitiesFindDuplicatesResponses[200]["data"][number], EntitiesFindDuplicatesResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/entities/duplicates", input);
}

/**
 * Search contacts and companies by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all records match. Comparisons ignore case. `neq`, `not_in`
 * and `not_contains` also match empty values.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends EntitiesSearchField = never>(client: Client, input: EntitiesSearchInput<Field>): ListCall<Selected<EntitiesSearchResponses[200]["data"][number], Field>, EntitiesSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/entities/search", input);
}

/**
 * Create or update a contact or a company.
 *
 * Searches for a live record by `match_by`: a contact by one of its e-mail addresses, a company by one of its
 * domains, and either of them by its id in `namespace`. If a record is found, it is updated as by PUT, with two
 * differences: external ids are added to the existing ones, and the e-mail address or domain that matched keeps its
 * position. Otherwise the record is created. Concurrent calls with the same key create only one record.
 *
 * Permission: `entities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function upsert(client: Client, input: EntitiesUpsertInput): Call<EntitiesUpsertResponses[200]> {
  return callWhole(client, "POST", "/v1/entities/upsert", input);
}

/**
 * Get a contact or a company.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends EntitiesGetField = never>(client: Client, input: EntitiesGetInput<Field>): Call<Selected<EntitiesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/entities/{id}", input);
}

/**
 * Update a contact or a company.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member,
 * where null clears a member: `custom_fields`, `external_ids`, `address`, `billing_address`, `shipping_address`.
 * Lists are replaced: `tags`, `additional_emails`, `additional_domains`. The record may be sent back as it was
 * read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `entities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: EntitiesUpdateInput): Call<EntitiesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/entities/{id}", input);
}

/**
 * Delete a contact or a company.
 *
 * The record can be restored until it is purged. Its e-mail addresses or domains can be used by other records.
 *
 * Permission: `entities:delete`. At most 10 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: EntitiesDeleteInput): Call<EntitiesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/entities/{id}", input);
}
export { delete_ as delete };

/**
 * Get the timeline of a contact or a company.
 *
 * Newest first. Entries about records that the caller cannot read are omitted.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function activity(client: Client, input: EntitiesActivityInput): ListCall<EntitiesActivityResponses[200]["data"][number], EntitiesActivityResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/entities/{id}/activity", input);
}

/**
 * Link a contact to a company.
 *
 * Repeating the call has no further effect. With `replace_existing: false`, the call fails with `state_conflict` if
 * the contact is linked to another company.
 *
 * Permission: `entities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function linkCompany(client: Client, input: EntitiesLinkCompanyInput): Call<EntitiesLinkCompanyResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/entities/{id}/company", input);
}

/**
 * Unlink a contact from its company.
 *
 * A contact without a company is returned unchanged.
 *
 * Permission: `entities:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 422, 429, 503.
 */
export function unlinkCompany(client: Client, input: EntitiesUnlinkCompanyInput): Call<EntitiesUnlinkCompanyResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/entities/{id}/company", input);
}

/**
 * List the contacts of a company.
 *
 * Fails with `unprocessable` if the record is a contact.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
 */
export function contacts<Field extends EntitiesContactsField = never>(client: Client, input: EntitiesContactsInput<Field>): ListCall<Selected<EntitiesContactsResponses[200]["data"][number], Field>, EntitiesContactsResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/entities/{id}/contacts", input);
}

/**
 * List possible duplicates of a contact or a company.
 *
 * Most likely first. Compares normalized e-mail addresses, phone numbers, domains and names, ignoring accents, with
 * records of the same type. At most 50 records are compared per shared value.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function duplicates(client: Client, input: EntitiesDuplicatesInput): ListCall<EntitiesDuplicatesResponses[200]["data"][number], EntitiesDuplicatesResponses[200]["meta"]> {
  return callNumbered(client, "GET", "/v1/entities/{id}/duplicates", input);
}

/**
 * List the events of a contact or a company.
 *
 * For a contact, lists the events to which it is invited; for a company, the events to which any of its contacts is
 * invited. Sorted by time of booking, newest first, unless `sort` is given. Each event contains at most 20 of its
 * invitees.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function events<Field extends EntitiesEventsField = never>(client: Client, input: EntitiesEventsInput<Field>): ListCall<Selected<EntitiesEventsResponses[200]["data"][number], Field>, EntitiesEventsResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/entities/{id}/events", input);
}

/**
 * Merge duplicates into a contact or a company.
 *
 * The record in the path is kept. It keeps its values and takes missing ones from the duplicates, in their order;
 * `fields`, `custom_fields` and `external_ids` select the value of a certain record instead. Tags, additional
 * addresses and domains, external ids and custom fields are combined; if two records have a value for the same
 * namespace or custom field, that of the kept record stays unless another one is selected. An opt-out or
 * do-not-call flag of any of the records remains in effect. `differences` lists each field in which the records
 * differ, with all values and the one that stays; the `merged` entry of the timeline keeps the values that do not
 * stay. Opportunities, tasks, notes, contacts, child companies, segment memberships, e-mails and files are moved to
 * the kept record. The e-mail addresses, domains and external ids of the duplicates lead to the kept record from
 * then on, in searches, filters, upserts and imports. Requests for a duplicate return `not_found` with
 * `merged_into`; POST /v1/entities/{id}/unmerge brings it back within 30 days. `dry_run` returns the result without
 * changing anything. Also requires the permission `entities:delete`.
 *
 * Permission: `entities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function merge(client: Client, input: EntitiesMergeInput): Call<EntitiesMergeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/entities/{id}/merge", input);
}

/**
 * List the notes about a contact or a company.
 *
 * Returns live notes only, sorted newest first unless `sort` is given.
 *
 * Permission: `notes:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function notes<Field extends EntitiesNotesField = never>(client: Client, input: EntitiesNotesInput<Field>): ListCall<Selected<EntitiesNotesResponses[200]["data"][number], Field>, EntitiesNotesResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/entities/{id}/notes", input);
}

/**
 * List the opportunities of a contact or a company.
 *
 * For a company, returns its opportunities. For a contact, returns the opportunities with the contact as
 * `primary_contact_id` or in `contacts`. Sorted newest first unless `sort` is given.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
 */
export function opportunities<Field extends EntitiesOpportunitiesField = never>(client: Client, input: EntitiesOpportunitiesInput<Field>): ListCall<Selected<EntitiesOpportunitiesResponses[200]["data"][number], Field>, EntitiesOpportunitiesResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/entities/{id}/opportunities", input);
}

/**
 * Purge a contact or a company.
 *
 * Deletes a live or deleted record permanently, with what belongs to it alone: its timeline, files, form
 * submissions, the records that were merged into it, notes and tasks that relate to nothing else (`keep` keeps
 * them), messages that only it received, exports and import files that name it, and what the change feed and stored
 * responses contain. It is removed from events, messages and campaigns that others share. `dry_run` returns the
 * numbers without changing anything. A purged record cannot be restored. What stays, and for how long, is on the
 * page `/docs/personal-data`.
 *
 * Permission: `entities:purge`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function purge(client: Client, input: EntitiesPurgeInput): Call<EntitiesPurgeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/entities/{id}/purge", input);
}

/**
 * Restore a deleted contact or company.
 *
 * Fails with `duplicate` if a live record now has one of its e-mail addresses or domains. A record that is not
 * deleted is returned unchanged.
 *
 * Permission: `entities:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: EntitiesRestoreInput): Call<EntitiesRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/entities/{id}/restore", input);
}

/**
 * List the tasks about a contact or a company.
 *
 * Returns live tasks only, sorted newest first unless `sort` is given.
 *
 * Permission: `tasks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
 */
export function tasks<Field extends EntitiesTasksField = never>(client: Client, input: EntitiesTasksInput<Field>): ListCall<Selected<EntitiesTasksResponses[200]["data"][number], Field>, EntitiesTasksResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/entities/{id}/tasks", input);
}

/**
 * Undo the merge of a contact or a company.
 *
 * The record in the path is the duplicate that was merged into another record at most 30 days ago. It is live again
 * with the values that it had, and gets back what the merge moved: opportunities, tasks, notes, events, e-mails,
 * files, form submissions, segment memberships, timeline entries, contacts and child companies. The kept record
 * loses the values that it took from it. What changed since the merge stays as it is: `not_restored` names it, with
 * the reason. If the kept record was itself merged into a third one, that merge must be undone first. `dry_run`
 * returns the result without changing anything. Also requires the permission `entities:delete`.
 *
 * Permission: `entities:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function unmerge(client: Client, input: EntitiesUnmergeInput): Call<EntitiesUnmergeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/entities/{id}/unmerge", input);
}

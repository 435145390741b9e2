// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { CampaignsAggregateData, CampaignsAggregateResponses, CampaignsArchiveData, CampaignsArchiveResponses, CampaignsBatchData, CampaignsBatchResponses, CampaignsCancelData, CampaignsCancelResponses, CampaignsCreateData, CampaignsCreateResponses, CampaignsDeleteData, CampaignsDeleteResponses, CampaignsGetData, CampaignsGetResponses, CampaignsListData, CampaignsListResponses, CampaignsPreviewData, CampaignsPreviewResponses, CampaignsRecipientsData, CampaignsRecipientsResponses, CampaignsRestoreData, CampaignsRestoreResponses, CampaignsScheduleData, CampaignsScheduleResponses, CampaignsSearchData, CampaignsSearchResponses, CampaignsSendData, CampaignsSendResponses, CampaignsTestData, CampaignsTestResponses, CampaignsUnscheduleData, CampaignsUnscheduleResponses, CampaignsUpdateData, CampaignsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type CampaignsListField = NonNullable<NonNullable<CampaignsListData["query"]>["fields"]>[number];

/** The input of `campaigns.list`. */
export interface CampaignsListInput<Field extends CampaignsListField = never> extends CallOptions {
  readonly query?: CampaignsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `campaigns.create`. */
export interface CampaignsCreateInput extends CallOptions {
  readonly body: CampaignsCreateData["body"];
}

/** The input of `campaigns.aggregate`. */
export interface CampaignsAggregateInput extends CallOptions {
  readonly body: CampaignsAggregateData["body"];
}

/** The input of `campaigns.batch`. */
export interface CampaignsBatchInput extends CallOptions {
  readonly body: CampaignsBatchData["body"];
}

/** The names for `fields`. */
export type CampaignsSearchField = NonNullable<NonNullable<CampaignsSearchData["body"]>["fields"]>[number];

/** The input of `campaigns.search`. */
export interface CampaignsSearchInput<Field extends CampaignsSearchField = never> extends CallOptions {
  readonly body: CampaignsSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type CampaignsGetField = NonNullable<NonNullable<CampaignsGetData["query"]>["fields"]>[number];

/** The input of `campaigns.get`. */
export interface CampaignsGetInput<Field extends CampaignsGetField = never> extends CallOptions {
  readonly path: CampaignsGetData["path"];
  readonly query?: CampaignsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `campaigns.update`. */
export interface CampaignsUpdateInput extends CallOptions {
  readonly path: CampaignsUpdateData["path"];
  readonly body: CampaignsUpdateData["body"];
}

/** The input of `campaigns.delete`. */
export interface CampaignsDeleteInput extends CallOptions {
  readonly path: CampaignsDeleteData["path"];
}

/** The input of `campaigns.archive`. */
export interface CampaignsArchiveInput extends CallOptions {
  readonly path: CampaignsArchiveData["path"];
}

/** The input of `campaigns.cancel`. */
export interface CampaignsCancelInput extends CallOptions {
  readonly path: CampaignsCancelData["path"];
}

/** The input of `campaigns.preview`. */
export interface CampaignsPreviewInput extends CallOptions {
  readonly path: CampaignsPreviewData["path"];
  readonly body: CampaignsPreviewData["body"];
}

/** The input of `campaigns.recipients`. */
export interface CampaignsRecipientsInput extends CallOptions {
  readonly path: CampaignsRecipientsData["path"];
  readonly query?: CampaignsRecipientsData["query"];
}

/** The input of `campaigns.restore`. */
export interface CampaignsRestoreInput extends CallOptions {
  readonly path: CampaignsRestoreData["path"];
}

/** The input of `campaigns.schedule`. */
export interface CampaignsScheduleInput extends CallOptions {
  readonly path: CampaignsScheduleData["path"];
  readonly body: CampaignsScheduleData["body"];
}

/** The input of `campaigns.send`. */
export interface CampaignsSendInput extends CallOptions {
  readonly path: CampaignsSendData["path"];
}

/** The input of `campaigns.test`. */
export interface CampaignsTestInput extends CallOptions {
  readonly path: CampaignsTestData["path"];
  readonly body: CampaignsTestData["body"];
}

/** The input of `campaigns.unschedule`. */
export interface CampaignsUnscheduleInput extends CallOptions {
  readonly path: CampaignsUnscheduleData["path"];
}

/** The operations of this group. */
export interface CampaignsGroup {
  /**
   * List campaigns.
   *
   * Filters are combined with AND. Sorted newest first unless `sort` is given. The bodies are not included; get a
   * single campaign to read them.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends CampaignsListField = never>(input?: CampaignsListInput<Field>): ListCall<Selected<CampaignsListResponses[200]["data"][number], Field>, CampaignsListResponses[200]["meta"]>;
  /**
   * Create a campaign.
   *
   * Creates a draft, which may be incomplete until it is scheduled or sent. `owner_id` defaults to the caller. The
   * subject and the bodies may contain variables such as `{{first_name}}`, with an optional fallback:
   * `{{first_name|friend}}`. Values are escaped in HTML and percent-encoded in links. Variables are not allowed in
   * the host of a link, in styles and in scripts. Links that run code (`javascript:`, `data:`, `vbscript:`) are
   * rejected with `unsafe_link`. If a body does not contain `{{unsubscribe_url}}`, a footer with an unsubscribe link
   * is added; if it does not contain `{{postal_address}}`, a footer with the address of the organization. The footer
   * is in the recipient's language. Test messages have it too. With `template_id`, the campaign has no subject,
   * preview text and bodies of its own: each recipient gets the texts of the template in their language. The template
   * must be of the kind `marketing`. When the campaign is scheduled or sent, it takes a copy of the template,
   * `template_version`, so that later changes of the template do not change the campaign. `{{unsubscribe_url}}` and
   * `{{preferences_url}}` are the address of a page where the recipient unsubscribes, or chooses topics.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: CampaignsCreateInput): Call<CampaignsCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
   * the group of each of them, and `meta.overlapping` is true. If the calculation takes too long, the error is
   * `unavailable`: narrow the filter.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: CampaignsAggregateInput): Call<CampaignsAggregateResponses[200]>;
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
  batch(input: CampaignsBatchInput): Call<CampaignsBatchResponses[200]["data"]>;
  /**
   * Search campaigns by a filter.
   *
   * `filter` is a tree of conditions. Without it, every campaign matches. Comparisons ignore case. `neq`, `not_in`
   * and `not_contains` also match empty values.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends CampaignsSearchField = never>(input: CampaignsSearchInput<Field>): ListCall<Selected<CampaignsSearchResponses[200]["data"][number], Field>, CampaignsSearchResponses[200]["meta"]>;
  /**
   * Get a campaign.
   *
   * Includes the bodies and the statistics.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends CampaignsGetField = never>(input: CampaignsGetInput<Field>): Call<Selected<CampaignsGetResponses[200]["data"], Field>>;
  /**
   * Update a campaign.
   *
   * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `name`, `tags` and
   * `owner_id` can always be updated, all other fields only while the campaign is a draft. Merged member by member,
   * where null clears a member: `utm`. Lists are replaced: `segment_ids`, `exclude_segment_ids`, `tags`. The record
   * may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the
   * detail `read_only`.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: CampaignsUpdateInput): Call<CampaignsUpdateResponses[200]["data"]>;
  /**
   * Delete a campaign.
   *
   * The campaign can be restored. While it is `scheduled` or `sending`, the error is `state_conflict`.
   *
   * Permission: `campaigns:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: CampaignsDeleteInput): Call<CampaignsDeleteResponses[200]["data"]>;
  /**
   * Archive a campaign.
   *
   * The campaign must be sent or canceled.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  archive(input: CampaignsArchiveInput): Call<CampaignsArchiveResponses[200]["data"]>;
  /**
   * Cancel a campaign.
   *
   * Cancels a scheduled campaign, or the remaining messages of a campaign that is being sent. A canceled campaign
   * cannot be resumed.
   *
   * Permission: `campaigns:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  cancel(input: CampaignsCancelInput): Call<CampaignsCancelResponses[200]["data"]>;
  /**
   * Preview a campaign.
   *
   * Renders the campaign for a contact, or with sample values, in the same form as the preview of a template, with
   * its UTM parameters and footer, but without tracking. A campaign that was scheduled or sent is rendered with the
   * version of the template that it uses. A preview for a contact requires `entities:read`.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 422, 429, 503.
   */
  preview(input: CampaignsPreviewInput): Call<CampaignsPreviewResponses[200]["data"]>;
  /**
   * List the recipients of a campaign.
   *
   * The list is empty until sending starts.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  recipients(input: CampaignsRecipientsInput): ListCall<CampaignsRecipientsResponses[200]["data"][number], CampaignsRecipientsResponses[200]["meta"]>;
  /**
   * Restore a deleted campaign.
   *
   * A campaign that is not deleted is returned unchanged.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: CampaignsRestoreInput): Call<CampaignsRestoreResponses[200]["data"]>;
  /**
   * Schedule a campaign.
   *
   * The campaign must be a draft with a subject and a body or a template, `from`, and at least one segment of
   * contacts that is not deleted. The error `unprocessable` lists everything that is missing.
   *
   * Permission: `campaigns:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  schedule(input: CampaignsScheduleInput): Call<CampaignsScheduleResponses[200]["data"]>;
  /**
   * Send a campaign now.
   *
   * The campaign must be a draft or scheduled, and complete as for `schedule`. The recipients are determined in the
   * background: all members of `segment_ids` except those of `exclude_segment_ids`, each address once.
   *
   * Permission: `campaigns:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  send(input: CampaignsSendInput): Call<CampaignsSendResponses[200]["data"]>;
  /**
   * Send a campaign to test addresses.
   *
   * Sends one transactional message to each address. Variables have the values of the contact with this address or,
   * if there is none, of the caller. The campaign must have a subject, `from` and a body. Test messages are not
   * included in the statistics. They have the same footer as campaign messages, but their unsubscribe link opens a
   * page that changes nothing.
   *
   * Permission: `campaigns:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  test(input: CampaignsTestInput): Call<CampaignsTestResponses[202]["data"]>;
  /**
   * Unschedule a campaign.
   *
   * Makes a scheduled campaign a draft again. It can then be updated, scheduled for another time, or sent.
   *
   * Permission: `campaigns:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  unschedule(input: CampaignsUnscheduleInput): Call<CampaignsUnscheduleResponses[200]["data"]>;
}

/**
 * List campaigns.
 *
 * Filters are combined with AND. Sorted newest first unless `sort` is given. The bodies are not included; get a
 * single campaign to read them.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends CampaignsListField = never>(client: Client, input?: CampaignsListInput<Field>): ListCall<Selected<CampaignsListResponses[200]["data"][number], Field>, CampaignsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/campaigns", input);
}

/**
 * Create a campaign.
 *
 * Creates a draft, which may be incomplete until it is scheduled or sent. `owner_id` defaults to the caller. The
 * subject and the bodies may contain variables such as `{{first_name}}`, with an optional fallback:
 * `{{first_name|friend}}`. Values are escaped in HTML and percent-encoded in links. Variables are not allowed in
 * the host of a link, in styles and in scripts. Links that run code (`javascript:`, `data:`, `vbscript:`) are
 * rejected with `unsafe_link`. If a body does not contain `{{unsubscribe_url}}`, a footer with an unsubscribe link
 * is added; if it does not contain `{{postal_address}}`, a footer with the address of the organization. The footer
 * is in the recipient's language. Test messages have it too. With `template_id`, the campaign has no subject,
 * preview text and bodies of its own: each recipient gets the texts of the template in their language. The template
 * must be of the kind `marketing`. When the campaign is scheduled or sent, it takes a copy of the template,
 * `template_version`, so that later changes of the template do not change the campaign. `{{unsubscribe_url}}` and
 * `{{preferences_url}}` are the address of a page where the recipient unsubscribes, or chooses topics.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: CampaignsCreateInput): Call<CampaignsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. A record with several tags or options is in
 * the group of each of them, and `meta.overlapping` is true. If the calculation takes too long, the error is
 * `unavailable`: narrow the filter.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: CampaignsAggregateInput): Call<CampaignsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/campaigns/aggregate", input);
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
export function batch(client: Client, input: CampaignsBatchInput): Call<CampaignsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/batch", input);
}

/**
 * Search campaigns by a filter.
 *
 * `filter` is a tree of conditions. Without it, every campaign matches. Comparisons ignore case. `neq`, `not_in`
 * and `not_contains` also match empty values.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends CampaignsSearchField = never>(client: Client, input: CampaignsSearchInput<Field>): ListCall<Selected<CampaignsSearchResponses[200]["data"][number], Field>, CampaignsSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/campaigns/search", input);
}

/**
 * Get a campaign.
 *
 * Includes the bodies and the statistics.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends CampaignsGetField = never>(client: Client, input: CampaignsGetInput<Field>): Call<Selected<CampaignsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/campaigns/{id}", input);
}

/**
 * Update a campaign.
 *
 * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `name`, `tags` and
 * `owner_id` can always be updated, all other fields only while the campaign is a draft. Merged member by member,
 * where null clears a member: `utm`. Lists are replaced: `segment_ids`, `exclude_segment_ids`, `tags`. The record
 * may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the
 * detail `read_only`.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: CampaignsUpdateInput): Call<CampaignsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/campaigns/{id}", input);
}

/**
 * Delete a campaign.
 *
 * The campaign can be restored. While it is `scheduled` or `sending`, the error is `state_conflict`.
 *
 * Permission: `campaigns:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: CampaignsDeleteInput): Call<CampaignsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/campaigns/{id}", input);
}
export { delete_ as delete };

/**
 * Archive a campaign.
 *
 * The campaign must be sent or canceled.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function archive(client: Client, input: CampaignsArchiveInput): Call<CampaignsArchiveResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/archive", input);
}

/**
 * Cancel a campaign.
 *
 * Cancels a scheduled campaign, or the remaining messages of a campaign that is being sent. A canceled campaign
 * cannot be resumed.
 *
 * Permission: `campaigns:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function cancel(client: Client, input: CampaignsCancelInput): Call<CampaignsCancelResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/cancel", input);
}

/**
 * Preview a campaign.
 *
 * Renders the campaign for a contact, or with sample values, in the same form as the preview of a template, with
 * its UTM parameters and footer, but without tracking. A campaign that was scheduled or sent is rendered with the
 * version of the template that it uses. A preview for a contact requires `entities:read`.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 422, 429, 503.
 */
export function preview(client: Client, input: CampaignsPreviewInput): Call<CampaignsPreviewResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/preview", input);
}

/**
 * List the recipients of a campaign.
 *
 * The list is empty until sending starts.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function recipients(client: Client, input: CampaignsRecipientsInput): ListCall<CampaignsRecipientsResponses[200]["data"][number], CampaignsRecipientsResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/campaigns/{id}/recipients", input);
}

/**
 * Restore a deleted campaign.
 *
 * A campaign that is not deleted is returned unchanged.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: CampaignsRestoreInput): Call<CampaignsRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/restore", input);
}

/**
 * Schedule a campaign.
 *
 * The campaign must be a draft with a subject and a body or a template, `from`, and at least one segment of
 * contacts that is not deleted. The error `unprocessable` lists everything that is missing.
 *
 * Permission: `campaigns:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function schedule(client: Client, input: CampaignsScheduleInput): Call<CampaignsScheduleResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/schedule", input);
}

/**
 * Send a campaign now.
 *
 * The campaign must be a draft or scheduled, and complete as for `schedule`. The recipients are determined in the
 * background: all members of `segment_ids` except those of `exclude_segment_ids`, each address once.
 *
 * Permission: `campaigns:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function send(client: Client, input: CampaignsSendInput): Call<CampaignsSendResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/send", input);
}

/**
 * Send a campaign to test addresses.
 *
 * Sends one transactional message to each address. Variables have the values of the contact with this address or,
 * if there is none, of the caller. The campaign must have a subject, `from` and a body. Test messages are not
 * included in the statistics. They have the same footer as campaign messages, but their unsubscribe link opens a
 * page that changes nothing.
 *
 * Permission: `campaigns:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function test(client: Client, input: CampaignsTestInput): Call<CampaignsTestResponses[202]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/test", input);
}

/**
 * Unschedule a campaign.
 *
 * Makes a scheduled campaign a draft again. It can then be updated, scheduled for another time, or sent.
 *
 * Permission: `campaigns:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function unschedule(client: Client, input: CampaignsUnscheduleInput): Call<CampaignsUnscheduleResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/campaigns/{id}/unschedule", input);
}

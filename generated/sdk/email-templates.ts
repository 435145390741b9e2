// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { EmailTemplatesAggregateData, EmailTemplatesAggregateResponses, EmailTemplatesBatchData, EmailTemplatesBatchResponses, EmailTemplatesCreateData, EmailTemplatesCreateResponses, EmailTemplatesDeleteData, EmailTemplatesDeleteResponses, EmailTemplatesGetData, EmailTemplatesGetResponses, EmailTemplatesListData, EmailTemplatesListResponses, EmailTemplatesPreviewData, EmailTemplatesPreviewResponses, EmailTemplatesPreviewSavedData, EmailTemplatesPreviewSavedResponses, EmailTemplatesRestoreData, EmailTemplatesRestoreResponses, EmailTemplatesSearchData, EmailTemplatesSearchResponses, EmailTemplatesUpdateData, EmailTemplatesUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type EmailTemplatesListField = NonNullable<NonNullable<EmailTemplatesListData["query"]>["fields"]>[number];

/** The input of `emailTemplates.list`. */
export interface EmailTemplatesListInput<Field extends EmailTemplatesListField = never> extends CallOptions {
  readonly query?: EmailTemplatesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `emailTemplates.create`. */
export interface EmailTemplatesCreateInput extends CallOptions {
  readonly body: EmailTemplatesCreateData["body"];
}

/** The input of `emailTemplates.aggregate`. */
export interface EmailTemplatesAggregateInput extends CallOptions {
  readonly body: EmailTemplatesAggregateData["body"];
}

/** The input of `emailTemplates.batch`. */
export interface EmailTemplatesBatchInput extends CallOptions {
  readonly body: EmailTemplatesBatchData["body"];
}

/** The input of `emailTemplates.preview`. */
export interface EmailTemplatesPreviewInput extends CallOptions {
  readonly body: EmailTemplatesPreviewData["body"];
}

/** The names for `fields`. */
export type EmailTemplatesSearchField = NonNullable<NonNullable<EmailTemplatesSearchData["body"]>["fields"]>[number];

/** The input of `emailTemplates.search`. */
export interface EmailTemplatesSearchInput<Field extends EmailTemplatesSearchField = never> extends CallOptions {
  readonly body: EmailTemplatesSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type EmailTemplatesGetField = NonNullable<NonNullable<EmailTemplatesGetData["query"]>["fields"]>[number];

/** The input of `emailTemplates.get`. */
export interface EmailTemplatesGetInput<Field extends EmailTemplatesGetField = never> extends CallOptions {
  readonly path: EmailTemplatesGetData["path"];
  readonly query?: EmailTemplatesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `emailTemplates.update`. */
export interface EmailTemplatesUpdateInput extends CallOptions {
  readonly path: EmailTemplatesUpdateData["path"];
  readonly body: EmailTemplatesUpdateData["body"];
}

/** The input of `emailTemplates.delete`. */
export interface EmailTemplatesDeleteInput extends CallOptions {
  readonly path: EmailTemplatesDeleteData["path"];
}

/** The input of `emailTemplates.previewSaved`. */
export interface EmailTemplatesPreviewSavedInput extends CallOptions {
  readonly path: EmailTemplatesPreviewSavedData["path"];
  readonly body: EmailTemplatesPreviewSavedData["body"];
}

/** The input of `emailTemplates.restore`. */
export interface EmailTemplatesRestoreInput extends CallOptions {
  readonly path: EmailTemplatesRestoreData["path"];
}

/** The operations of this group. */
export interface EmailTemplatesGroup {
  /**
   * List email templates.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends EmailTemplatesListField = never>(input?: EmailTemplatesListInput<Field>): ListCall<Selected<EmailTemplatesListResponses[200]["data"][number], Field>, EmailTemplatesListResponses[200]["meta"]>;
  /**
   * Create an email template.
   *
   * Defaults: `kind` is `marketing`. At least one translation is required. A recipient gets the texts in their
   * language, otherwise those in the language of the organization, otherwise the others. The layout contains the
   * display name, logo and colour of `branding` of the organization and, in marketing messages, its postal address
   * and the unsubscribe link; a plain-text part is generated. Only transactional templates can have `own_variables`.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: EmailTemplatesCreateInput): Call<EmailTemplatesCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
   * is `unavailable`: narrow the filter.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: EmailTemplatesAggregateInput): Call<EmailTemplatesAggregateResponses[200]>;
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
  batch(input: EmailTemplatesBatchInput): Call<EmailTemplatesBatchResponses[200]["data"]>;
  /**
   * Preview the texts of a template.
   *
   * Renders texts that are not saved, as in the preview of a saved template. Errors that prevent saving are returned
   * as warnings, and what is not permitted is left out.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  preview(input: EmailTemplatesPreviewInput): Call<EmailTemplatesPreviewResponses[200]["data"]>;
  /**
   * Search email templates by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all email templates match. Comparisons ignore case. `neq`,
   * `not_in` and `not_contains` also match empty values.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends EmailTemplatesSearchField = never>(input: EmailTemplatesSearchInput<Field>): ListCall<Selected<EmailTemplatesSearchResponses[200]["data"][number], Field>, EmailTemplatesSearchResponses[200]["meta"]>;
  /**
   * Get an email template.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends EmailTemplatesGetField = never>(input: EmailTemplatesGetInput<Field>): Call<Selected<EmailTemplatesGetResponses[200]["data"], Field>>;
  /**
   * Update an email template.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. A language that is sent
   * replaces the texts in that language. Campaigns that are scheduled or sent keep the texts that they had. Merged
   * member by member, where null clears a member: `translations`. Lists are replaced: `own_variables`. The record may
   * be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail
   * `read_only`.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: EmailTemplatesUpdateInput): Call<EmailTemplatesUpdateResponses[200]["data"]>;
  /**
   * Delete an email template.
   *
   * The email template can be restored. Campaigns that are scheduled or sent keep the texts of a deleted template.
   *
   * Permission: `campaigns:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: EmailTemplatesDeleteInput): Call<EmailTemplatesDeleteResponses[200]["data"]>;
  /**
   * Preview a template.
   *
   * Renders the template for a contact, or with sample values. Nothing is saved or sent. `html` is a complete
   * document: show it in an `iframe` with `sandbox=""` and `srcdoc`, so that it can run no script. The logo is
   * embedded as a data URL; in messages it is an attachment. A preview for a contact requires `entities:read`.
   *
   * Permission: `campaigns:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 422, 429, 503.
   */
  previewSaved(input: EmailTemplatesPreviewSavedInput): Call<EmailTemplatesPreviewSavedResponses[200]["data"]>;
  /**
   * Restore a deleted email template.
   *
   * An email template that is not deleted is returned unchanged.
   *
   * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: EmailTemplatesRestoreInput): Call<EmailTemplatesRestoreResponses[200]["data"]>;
}

/**
 * List email templates.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends EmailTemplatesListField = never>(client: Client, input?: EmailTemplatesListInput<Field>): ListCall<Selected<EmailTemplatesListResponses[200]["data"][number], Field>, EmailTemplatesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/email-templates", input);
}

/**
 * Create an email template.
 *
 * Defaults: `kind` is `marketing`. At least one translation is required. A recipient gets the texts in their
 * language, otherwise those in the language of the organization, otherwise the others. The layout contains the
 * display name, logo and colour of `branding` of the organization and, in marketing messages, its postal address
 * and the unsubscribe link; a plain-text part is generated. Only transactional templates can have `own_variables`.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: EmailTemplatesCreateInput): Call<EmailTemplatesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/email-templates", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
 * is `unavailable`: narrow the filter.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: EmailTemplatesAggregateInput): Call<EmailTemplatesAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/email-templates/aggregate", input);
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
export function batch(client: Client, input: EmailTemplatesBatchInput): Call<EmailTemplatesBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/email-templates/batch", input);
}

/**
 * Preview the texts of a template.
 *
 * Renders texts that are not saved, as in the preview of a saved template. Errors that prevent saving are returned
 * as warnings, and what is not permitted is left out.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function preview(client: Client, input: EmailTemplatesPreviewInput): Call<EmailTemplatesPreviewResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/email-templates/preview", input);
}

/**
 * Search email templates by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all email templates match. Comparisons ignore case. `neq`,
 * `not_in` and `not_contains` also match empty values.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends EmailTemplatesSearchField = never>(client: Client, input: EmailTemplatesSearchInput<Field>): ListCall<Selected<EmailTemplatesSearchResponses[200]["data"][number], Field>, EmailTemplatesSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/email-templates/search", input);
}

/**
 * Get an email template.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends EmailTemplatesGetField = never>(client: Client, input: EmailTemplatesGetInput<Field>): Call<Selected<EmailTemplatesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/email-templates/{id}", input);
}

/**
 * Update an email template.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. A language that is sent
 * replaces the texts in that language. Campaigns that are scheduled or sent keep the texts that they had. Merged
 * member by member, where null clears a member: `translations`. Lists are replaced: `own_variables`. The record may
 * be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail
 * `read_only`.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: EmailTemplatesUpdateInput): Call<EmailTemplatesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/email-templates/{id}", input);
}

/**
 * Delete an email template.
 *
 * The email template can be restored. Campaigns that are scheduled or sent keep the texts of a deleted template.
 *
 * Permission: `campaigns:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: EmailTemplatesDeleteInput): Call<EmailTemplatesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/email-templates/{id}", input);
}
export { delete_ as delete };

/**
 * Preview a template.
 *
 * Renders the template for a contact, or with sample values. Nothing is saved or sent. `html` is a complete
 * document: show it in an `iframe` with `sandbox=""` and `srcdoc`, so that it can run no script. The logo is
 * embedded as a data URL; in messages it is an attachment. A preview for a contact requires `entities:read`.
 *
 * Permission: `campaigns:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 422, 429, 503.
 */
export function previewSaved(client: Client, input: EmailTemplatesPreviewSavedInput): Call<EmailTemplatesPreviewSavedResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/email-templates/{id}/preview", input);
}

/**
 * Restore a deleted email template.
 *
 * An email template that is not deleted is returned unchanged.
 *
 * Permission: `campaigns:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: EmailTemplatesRestoreInput): Call<EmailTemplatesRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/email-templates/{id}/restore", input);
}

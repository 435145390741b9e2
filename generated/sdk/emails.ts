// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { EmailsAggregateData, EmailsAggregateResponses, EmailsCancelData, EmailsCancelResponses, EmailsCreateData, EmailsCreateResponses, EmailsGetData, EmailsGetResponses, EmailsListData, EmailsListResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type EmailsListField = NonNullable<NonNullable<EmailsListData["query"]>["fields"]>[number];

/** The input of `emails.list`. */
export interface EmailsListInput<Field extends EmailsListField = never> extends CallOptions {
  readonly query?: EmailsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `emails.create`. */
export interface EmailsCreateInput extends CallOptions {
  readonly body: EmailsCreateData["body"];
}

/** The input of `emails.aggregate`. */
export interface EmailsAggregateInput extends CallOptions {
  readonly body: EmailsAggregateData["body"];
}

/** The names for `fields`. */
export type EmailsGetField = NonNullable<NonNullable<EmailsGetData["query"]>["fields"]>[number];

/** The input of `emails.get`. */
export interface EmailsGetInput<Field extends EmailsGetField = never> extends CallOptions {
  readonly path: EmailsGetData["path"];
  readonly query?: EmailsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `emails.cancel`. */
export interface EmailsCancelInput extends CallOptions {
  readonly path: EmailsCancelData["path"];
}

/** The operations of this group. */
export interface EmailsGroup {
  /**
   * List e-mail messages.
   *
   * Filters are combined with AND. Sorted newest first unless `sort` is given. `html` and `text` are not included;
   * get a single message to read them.
   *
   * Permission: `emails:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends EmailsListField = never>(input?: EmailsListInput<Field>): ListCall<Selected<EmailsListResponses[200]["data"][number], Field>, EmailsListResponses[200]["meta"]>;
  /**
   * Send an e-mail message.
   *
   * Accepts the message and sends it in the background, at `send_at` or as soon as possible. Each item of `to`, `cc`
   * and `bcc` contains one address, and each address may occur only once. A recipient is `suppressed` if the address
   * is undeliverable or, for marketing messages, unsubscribed. If all recipients are suppressed, the message is
   * rejected with `all_recipients_suppressed`. Marketing messages get a footer with the postal address of the
   * organization and an unsubscribe link, in the language of the contact or, if unknown, of the organization. Links
   * in `html` that run code (`javascript:`, `data:`, `vbscript:`) are rejected with `unsafe_link`. If the attachments
   * of all messages would have more bytes than `attachment_bytes` of `organization.quotas`, the error is
   * `unprocessable` with the detail `attachment_quota`. With `template_id`, the subject and the texts come from an
   * e-mail template, in `template_locale`, otherwise in the language of the contact, otherwise in that of the
   * organization. The message then has exactly one recipient in `to`, whose values replace the variables;
   * `template_values` contains those of the template's own variables. The category is the kind of the template. The
   * rendered message is stored, so later changes of the template do not change it. This requires the permissions
   * `campaigns:read` and `entities:read`.
   *
   * Permission: `emails:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: EmailsCreateInput): Call<EmailsCreateResponses[202]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
   * is `unavailable`: narrow the filter.
   *
   * Permission: `emails:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: EmailsAggregateInput): Call<EmailsAggregateResponses[200]>;
  /**
   * Get an e-mail message.
   *
   * Includes `html` and `text`. Attachments are listed without their content. Links that let the recipient change a
   * booking or unsubscribe are returned without their signature, so that only the recipient can use them.
   *
   * Permission: `emails:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends EmailsGetField = never>(input: EmailsGetInput<Field>): Call<Selected<EmailsGetResponses[200]["data"], Field>>;
  /**
   * Cancel an e-mail message.
   *
   * The message must be `scheduled` or `queued`; otherwise the error is `state_conflict`.
   *
   * Permission: `emails:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  cancel(input: EmailsCancelInput): Call<EmailsCancelResponses[200]["data"]>;
}

/**
 * List e-mail messages.
 *
 * Filters are combined with AND. Sorted newest first unless `sort` is given. `html` and `text` are not included;
 * get a single message to read them.
 *
 * Permission: `emails:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends EmailsListField = never>(client: Client, input?: EmailsListInput<Field>): ListCall<Selected<EmailsListResponses[200]["data"][number], Field>, EmailsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/notifications/emails", input);
}

/**
 * Send an e-mail message.
 *
 * Accepts the message and sends it in the background, at `send_at` or as soon as possible. Each item of `to`, `cc`
 * and `bcc` contains one address, and each address may occur only once. A recipient is `suppressed` if the address
 * is undeliverable or, for marketing messages, unsubscribed. If all recipients are suppressed, the message is
 * rejected with `all_recipients_suppressed`. Marketing messages get a footer with the postal address of the
 * organization and an unsubscribe link, in the language of the contact or, if unknown, of the organization. Links
 * in `html` that run code (`javascript:`, `data:`, `vbscript:`) are rejected with `unsafe_link`. If the attachments
 * of all messages would have more bytes than `attachment_bytes` of `organization.quotas`, the error is
 * `unprocessable` with the detail `attachment_quota`. With `template_id`, the subject and the texts come from an
 * e-mail template, in `template_locale`, otherwise in the language of the contact, otherwise in that of the
 * organization. The message then has exactly one recipient in `to`, whose values replace the variables;
 * `template_values` contains those of the template's own variables. The category is the kind of the template. The
 * rendered message is stored, so later changes of the template do not change it. This requires the permissions
 * `campaigns:read` and `entities:read`.
 *
 * Permission: `emails:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: EmailsCreateInput): Call<EmailsCreateResponses[202]["data"]> {
  return callRecord(client, "POST", "/v1/notifications/emails", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
 * is `unavailable`: narrow the filter.
 *
 * Permission: `emails:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: EmailsAggregateInput): Call<EmailsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/notifications/emails/aggregate", input);
}

/**
 * Get an e-mail message.
 *
 * Includes `html` and `text`. Attachments are listed without their content. Links that let the recipient change a
 * booking or unsubscribe are returned without their signature, so that only the recipient can use them.
 *
 * Permission: `emails:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends EmailsGetField = never>(client: Client, input: EmailsGetInput<Field>): Call<Selected<EmailsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/notifications/emails/{id}", input);
}

/**
 * Cancel an e-mail message.
 *
 * The message must be `scheduled` or `queued`; otherwise the error is `state_conflict`.
 *
 * Permission: `emails:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function cancel(client: Client, input: EmailsCancelInput): Call<EmailsCancelResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/notifications/emails/{id}/cancel", input);
}

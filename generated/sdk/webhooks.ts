// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { WebhooksCreateData, WebhooksCreateResponses, WebhooksDeleteData, WebhooksDeleteResponses, WebhooksDeliveriesData, WebhooksDeliveriesResponses, WebhooksDeliveryData, WebhooksDeliveryResponses, WebhooksGetData, WebhooksGetResponses, WebhooksListData, WebhooksListResponses, WebhooksRedeliverData, WebhooksRedeliverResponses, WebhooksRotateSecretData, WebhooksRotateSecretResponses, WebhooksTestData, WebhooksTestResponses, WebhooksUpdateData, WebhooksUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type WebhooksListField = NonNullable<NonNullable<WebhooksListData["query"]>["fields"]>[number];

/** The input of `webhooks.list`. */
export interface WebhooksListInput<Field extends WebhooksListField = never> extends CallOptions {
  readonly query?: WebhooksListData["query"] & { readonly fields?: Field[] };
}

/** The input of `webhooks.create`. */
export interface WebhooksCreateInput extends CallOptions {
  readonly body: WebhooksCreateData["body"];
}

/** The names for `fields`. */
export type WebhooksGetField = NonNullable<NonNullable<WebhooksGetData["query"]>["fields"]>[number];

/** The input of `webhooks.get`. */
export interface WebhooksGetInput<Field extends WebhooksGetField = never> extends CallOptions {
  readonly path: WebhooksGetData["path"];
  readonly query?: WebhooksGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `webhooks.update`. */
export interface WebhooksUpdateInput extends CallOptions {
  readonly path: WebhooksUpdateData["path"];
  readonly body: WebhooksUpdateData["body"];
}

/** The input of `webhooks.delete`. */
export interface WebhooksDeleteInput extends CallOptions {
  readonly path: WebhooksDeleteData["path"];
}

/** The input of `webhooks.deliveries`. */
export interface WebhooksDeliveriesInput extends CallOptions {
  readonly path: WebhooksDeliveriesData["path"];
  readonly query?: WebhooksDeliveriesData["query"];
}

/** The input of `webhooks.delivery`. */
export interface WebhooksDeliveryInput extends CallOptions {
  readonly path: WebhooksDeliveryData["path"];
}

/** The input of `webhooks.redeliver`. */
export interface WebhooksRedeliverInput extends CallOptions {
  readonly path: WebhooksRedeliverData["path"];
  readonly body: WebhooksRedeliverData["body"];
}

/** The input of `webhooks.rotateSecret`. */
export interface WebhooksRotateSecretInput extends CallOptions {
  readonly path: WebhooksRotateSecretData["path"];
}

/** The input of `webhooks.test`. */
export interface WebhooksTestInput extends CallOptions {
  readonly path: WebhooksTestData["path"];
}

/** The operations of this group. */
export interface WebhooksGroup {
  /**
   * List webhooks.
   *
   * Lists the webhooks of the organization, sorted newest first unless `sort` is given.
   *
   * Permission: `webhooks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends WebhooksListField = never>(input?: WebhooksListInput<Field>): ListCall<Selected<WebhooksListResponses[200]["data"][number], Field>, WebhooksListResponses[200]["meta"]>;
  /**
   * Create a webhook.
   *
   * Sends each later event of the kinds in `events` to the URL, signed with the secret. The secret is returned only
   * in this response. The caller must have the permission to read each kind (`x-permission` of the event under
   * `webhooks`; for `*`, all of them), both now and at the time of each delivery. An organization can have at most 20
   * webhooks.
   *
   * Permission: `webhooks:write`. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: WebhooksCreateInput): Call<WebhooksCreateResponses[201]["data"]>;
  /**
   * Get a webhook.
   *
   * The secret is not returned.
   *
   * Permission: `webhooks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends WebhooksGetField = never>(input: WebhooksGetInput<Field>): Call<Selected<WebhooksGetResponses[200]["data"], Field>>;
  /**
   * Update a webhook.
   *
   * Updates the fields that are sent; omitted fields are unchanged. While a webhook is `paused`, no events are sent,
   * and events that occur during this time are never sent. Setting `status` to `active` also reactivates a disabled
   * webhook. Lists are replaced: `events`. The record may be sent back as it was read: read-only fields are accepted
   * unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `webhooks:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: WebhooksUpdateInput): Call<WebhooksUpdateResponses[200]["data"]>;
  /**
   * Delete a webhook.
   *
   * No further events are sent; pending deliveries are canceled. This cannot be undone.
   *
   * Permission: `webhooks:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
   * has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: WebhooksDeleteInput): Call<WebhooksDeleteResponses[200]["data"]>;
  /**
   * List the deliveries of a webhook.
   *
   * Lists the deliveries of the last 30 days, sorted newest first unless `sort` is given.
   *
   * Permission: `webhooks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  deliveries(input: WebhooksDeliveriesInput): ListCall<WebhooksDeliveriesResponses[200]["data"][number], WebhooksDeliveriesResponses[200]["meta"]>;
  /**
   * Get a delivery with its attempts.
   *
   * Returns the body of the event, and the time, the response and the duration of each attempt.
   *
   * Permission: `webhooks:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  delivery(input: WebhooksDeliveryInput): Call<WebhooksDeliveryResponses[200]["data"]>;
  /**
   * Redeliver events.
   *
   * Sends all failed deliveries of events since a given time again, or a single delivery with any status. The id of
   * an event does not change, so the receiver can recognize an event that it already processed. If the webhook is not
   * active, the error is `state_conflict`.
   *
   * Permission: `webhooks:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  redeliver(input: WebhooksRedeliverInput): Call<WebhooksRedeliverResponses[202]["data"]>;
  /**
   * Rotate the secret of a webhook.
   *
   * Issues a new secret, which is returned only in this response. For 24 hours, each delivery carries two signatures,
   * one with the new and one with the previous secret. After that, the previous secret is no longer used.
   *
   * Permission: `webhooks:write`. At most 5 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  rotateSecret(input: WebhooksRotateSecretInput): Call<WebhooksRotateSecretResponses[200]["data"]>;
  /**
   * Send a test event.
   *
   * Sends a `webhook.test` event in the same way as other events, regardless of the `events` of the webhook. If the
   * webhook is not active, the error is `state_conflict`.
   *
   * Permission: `webhooks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
   */
  test(input: WebhooksTestInput): Call<WebhooksTestResponses[202]["data"]>;
}

/**
 * List webhooks.
 *
 * Lists the webhooks of the organization, sorted newest first unless `sort` is given.
 *
 * Permission: `webhooks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends WebhooksListField = never>(client: Client, input?: WebhooksListInput<Field>): ListCall<Selected<WebhooksListResponses[200]["data"][number], Field>, WebhooksListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/webhooks", input);
}

/**
 * Create a webhook.
 *
 * Sends each later event of the kinds in `events` to the URL, signed with the secret. The secret is returned only
 * in this response. The caller must have the permission to read each kind (`x-permission` of the event under
 * `webhooks`; for `*`, all of them), both now and at the time of each delivery. An organization can have at most 20
 * webhooks.
 *
 * Permission: `webhooks:write`. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: WebhooksCreateInput): Call<WebhooksCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/webhooks", input);
}

/**
 * Get a webhook.
 *
 * The secret is not returned.
 *
 * Permission: `webhooks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends WebhooksGetField = never>(client: Client, input: WebhooksGetInput<Field>): Call<Selected<WebhooksGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/webhooks/{id}", input);
}

/**
 * Update a webhook.
 *
 * Updates the fields that are sent; omitted fields are unchanged. While a webhook is `paused`, no events are sent,
 * and events that occur during this time are never sent. Setting `status` to `active` also reactivates a disabled
 * webhook. Lists are replaced: `events`. The record may be sent back as it was read: read-only fields are accepted
 * unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `webhooks:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: WebhooksUpdateInput): Call<WebhooksUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/webhooks/{id}", input);
}

/**
 * Delete a webhook.
 *
 * No further events are sent; pending deliveries are canceled. This cannot be undone.
 *
 * Permission: `webhooks:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record
 * has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: WebhooksDeleteInput): Call<WebhooksDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/webhooks/{id}", input);
}
export { delete_ as delete };

/**
 * List the deliveries of a webhook.
 *
 * Lists the deliveries of the last 30 days, sorted newest first unless `sort` is given.
 *
 * Permission: `webhooks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function deliveries(client: Client, input: WebhooksDeliveriesInput): ListCall<WebhooksDeliveriesResponses[200]["data"][number], WebhooksDeliveriesResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/webhooks/{id}/deliveries", input);
}

/**
 * Get a delivery with its attempts.
 *
 * Returns the body of the event, and the time, the response and the duration of each attempt.
 *
 * Permission: `webhooks:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function delivery(client: Client, input: WebhooksDeliveryInput): Call<WebhooksDeliveryResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/webhooks/{id}/deliveries/{delivery_id}", input);
}

/**
 * Redeliver events.
 *
 * Sends all failed deliveries of events since a given time again, or a single delivery with any status. The id of
 * an event does not change, so the receiver can recognize an event that it already processed. If the webhook is not
 * active, the error is `state_conflict`.
 *
 * Permission: `webhooks:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function redeliver(client: Client, input: WebhooksRedeliverInput): Call<WebhooksRedeliverResponses[202]["data"]> {
  return callRecord(client, "POST", "/v1/webhooks/{id}/redeliver", input);
}

/**
 * Rotate the secret of a webhook.
 *
 * Issues a new secret, which is returned only in this response. For 24 hours, each delivery carries two signatures,
 * one with the new and one with the previous secret. After that, the previous secret is no longer used.
 *
 * Permission: `webhooks:write`. At most 5 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function rotateSecret(client: Client, input: WebhooksRotateSecretInput): Call<WebhooksRotateSecretResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/webhooks/{id}/rotate-secret", input);
}

/**
 * Send a test event.
 *
 * Sends a `webhook.test` event in the same way as other events, regardless of the `events` of the webhook. If the
 * webhook is not active, the error is `state_conflict`.
 *
 * Permission: `webhooks:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
 */
export function test(client: Client, input: WebhooksTestInput): Call<WebhooksTestResponses[202]["data"]> {
  return callRecord(client, "POST", "/v1/webhooks/{id}/test", input);
}

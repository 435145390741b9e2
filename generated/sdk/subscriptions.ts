// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SubscriptionsGetData, SubscriptionsGetResponses, SubscriptionsUpdateData, SubscriptionsUpdateResponses } from "./types.gen.ts";

/** The input of `subscriptions.get`. */
export interface SubscriptionsGetInput extends CallOptions {
  readonly path: SubscriptionsGetData["path"];
  readonly query?: SubscriptionsGetData["query"];
}

/** The input of `subscriptions.update`. */
export interface SubscriptionsUpdateInput extends CallOptions {
  readonly path: SubscriptionsUpdateData["path"];
  readonly body: SubscriptionsUpdateData["body"];
}

/** The operations of this group. */
export interface SubscriptionsGroup {
  /**
   * Get the mail subscriptions of a contact.
   *
   * Returns the state of one address of the contact for each topic. A topic that another address of the contact
   * unsubscribed from is `unsubscribed`, unless this address itself subscribed. A company returns 404.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
   */
  get(input: SubscriptionsGetInput): Call<SubscriptionsGetResponses[200]["data"]>;
  /**
   * Update the mail subscriptions of a contact.
   *
   * Subscribes one address of the contact to topics or unsubscribes it. Time, user and note are kept as evidence of
   * consent; the note of a subscription remains until the next one. Topics that are not sent are unchanged. Addresses
   * that unsubscribed from all marketing are in the list of suppressions and still receive none. A company returns
   * 404.
   *
   * Permission: `entities:write`. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 422, 429, 503.
   */
  update(input: SubscriptionsUpdateInput): Call<SubscriptionsUpdateResponses[200]["data"]>;
}

/**
 * Get the mail subscriptions of a contact.
 *
 * Returns the state of one address of the contact for each topic. A topic that another address of the contact
 * unsubscribed from is `unsubscribed`, unless this address itself subscribed. A company returns 404.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 422, 429, 503.
 */
export function get(client: Client, input: SubscriptionsGetInput): Call<SubscriptionsGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/entities/{id}/subscriptions", input);
}

/**
 * Update the mail subscriptions of a contact.
 *
 * Subscribes one address of the contact to topics or unsubscribes it. Time, user and note are kept as evidence of
 * consent; the note of a subscription remains until the next one. Topics that are not sent are unchanged. Addresses
 * that unsubscribed from all marketing are in the list of suppressions and still receive none. A company returns
 * 404.
 *
 * Permission: `entities:write`. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: SubscriptionsUpdateInput): Call<SubscriptionsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/entities/{id}/subscriptions", input);
}

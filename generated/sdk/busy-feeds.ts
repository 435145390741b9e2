// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { BusyFeedsBatchData, BusyFeedsBatchResponses, BusyFeedsCreateData, BusyFeedsCreateResponses, BusyFeedsDeleteData, BusyFeedsDeleteResponses, BusyFeedsGetData, BusyFeedsGetResponses, BusyFeedsListData, BusyFeedsListResponses, BusyFeedsRefreshData, BusyFeedsRefreshResponses, BusyFeedsUpdateData, BusyFeedsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type BusyFeedsListField = NonNullable<NonNullable<BusyFeedsListData["query"]>["fields"]>[number];

/** The input of `busyFeeds.list`. */
export interface BusyFeedsListInput<Field extends BusyFeedsListField = never> extends CallOptions {
  readonly query?: BusyFeedsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `busyFeeds.create`. */
export interface BusyFeedsCreateInput extends CallOptions {
  readonly body: BusyFeedsCreateData["body"];
}

/** The input of `busyFeeds.batch`. */
export interface BusyFeedsBatchInput extends CallOptions {
  readonly body: BusyFeedsBatchData["body"];
}

/** The names for `fields`. */
export type BusyFeedsGetField = NonNullable<NonNullable<BusyFeedsGetData["query"]>["fields"]>[number];

/** The input of `busyFeeds.get`. */
export interface BusyFeedsGetInput<Field extends BusyFeedsGetField = never> extends CallOptions {
  readonly path: BusyFeedsGetData["path"];
  readonly query?: BusyFeedsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `busyFeeds.update`. */
export interface BusyFeedsUpdateInput extends CallOptions {
  readonly path: BusyFeedsUpdateData["path"];
  readonly body: BusyFeedsUpdateData["body"];
}

/** The input of `busyFeeds.delete`. */
export interface BusyFeedsDeleteInput extends CallOptions {
  readonly path: BusyFeedsDeleteData["path"];
}

/** The input of `busyFeeds.refresh`. */
export interface BusyFeedsRefreshInput extends CallOptions {
  readonly path: BusyFeedsRefreshData["path"];
}

/** The operations of this group. */
export interface BusyFeedsGroup {
  /**
   * List feeds.
   *
   * A feed is an external calendar from which busy times are read. Lists the feeds of all users in the organization
   * unless `user_id` is given. Sorted newest first unless `sort` is given.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends BusyFeedsListField = never>(input?: BusyFeedsListInput<Field>): ListCall<Selected<BusyFeedsListResponses[200]["data"][number], Field>, BusyFeedsListResponses[200]["meta"]>;
  /**
   * Create a feed.
   *
   * Reads the busy times of a user from an external calendar (iCalendar, RFC 5545). The calendar is read immediately
   * in the background and then every 15 minutes. The period read is yesterday and the next 400 days; canceled events
   * and events shown as free are ignored. The URL is treated as a secret: it is stored encrypted and never returned.
   * Its host must resolve to public IP addresses; otherwise the detail code starts with `url_`. A user can have at
   * most 10 feeds. Members can create feeds only for themselves, managers for all users.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: BusyFeedsCreateInput): Call<BusyFeedsCreateResponses[201]["data"]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `booking:write`.
   *
   * Permission: `booking:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: BusyFeedsBatchInput): Call<BusyFeedsBatchResponses[200]["data"]>;
  /**
   * Get a feed.
   *
   * Shows when the feed was last read successfully and why the last attempt failed.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends BusyFeedsGetField = never>(input: BusyFeedsGetInput<Field>): Call<Selected<BusyFeedsGetResponses[200]["data"], Field>>;
  /**
   * Update a feed.
   *
   * A new `url` is read immediately. The existing busy times remain until it has been read successfully. Members can
   * update only their own feeds. The record may be sent back as it was read: read-only fields are accepted unchanged.
   * Another value is rejected with the detail `read_only`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: BusyFeedsUpdateInput): Call<BusyFeedsUpdateResponses[200]["data"]>;
  /**
   * Delete a feed.
   *
   * Also deletes the busy times read from the feed. Members can delete only their own feeds.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: BusyFeedsDeleteInput): Call<BusyFeedsDeleteResponses[200]["data"]>;
  /**
   * Refresh a feed.
   *
   * Reads the feed now, in the background. On success, `last_read_at` changes. Members can refresh only their own
   * feeds.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
   */
  refresh(input: BusyFeedsRefreshInput): Call<BusyFeedsRefreshResponses[202]["data"]>;
}

/**
 * List feeds.
 *
 * A feed is an external calendar from which busy times are read. Lists the feeds of all users in the organization
 * unless `user_id` is given. Sorted newest first unless `sort` is given.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends BusyFeedsListField = never>(client: Client, input?: BusyFeedsListInput<Field>): ListCall<Selected<BusyFeedsListResponses[200]["data"][number], Field>, BusyFeedsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/busy-times/feeds", input);
}

/**
 * Create a feed.
 *
 * Reads the busy times of a user from an external calendar (iCalendar, RFC 5545). The calendar is read immediately
 * in the background and then every 15 minutes. The period read is yesterday and the next 400 days; canceled events
 * and events shown as free are ignored. The URL is treated as a secret: it is stored encrypted and never returned.
 * Its host must resolve to public IP addresses; otherwise the detail code starts with `url_`. A user can have at
 * most 10 feeds. Members can create feeds only for themselves, managers for all users.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: BusyFeedsCreateInput): Call<BusyFeedsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/busy-times/feeds", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `booking:write`.
 *
 * Permission: `booking:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: BusyFeedsBatchInput): Call<BusyFeedsBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/busy-times/feeds/batch", input);
}

/**
 * Get a feed.
 *
 * Shows when the feed was last read successfully and why the last attempt failed.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends BusyFeedsGetField = never>(client: Client, input: BusyFeedsGetInput<Field>): Call<Selected<BusyFeedsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/busy-times/feeds/{id}", input);
}

/**
 * Update a feed.
 *
 * A new `url` is read immediately. The existing busy times remain until it has been read successfully. Members can
 * update only their own feeds. The record may be sent back as it was read: read-only fields are accepted unchanged.
 * Another value is rejected with the detail `read_only`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: BusyFeedsUpdateInput): Call<BusyFeedsUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/busy-times/feeds/{id}", input);
}

/**
 * Delete a feed.
 *
 * Also deletes the busy times read from the feed. Members can delete only their own feeds.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: BusyFeedsDeleteInput): Call<BusyFeedsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/busy-times/feeds/{id}", input);
}
export { delete_ as delete };

/**
 * Refresh a feed.
 *
 * Reads the feed now, in the background. On success, `last_read_at` changes. Members can refresh only their own
 * feeds.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
 */
export function refresh(client: Client, input: BusyFeedsRefreshInput): Call<BusyFeedsRefreshResponses[202]["data"]> {
  return callRecord(client, "POST", "/v1/busy-times/feeds/{id}/refresh", input);
}

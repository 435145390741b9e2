// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { BusyTimesCreateData, BusyTimesCreateResponses, BusyTimesDeleteData, BusyTimesDeleteResponses, BusyTimesListData, BusyTimesListResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type BusyTimesListField = NonNullable<NonNullable<BusyTimesListData["query"]>["fields"]>[number];

/** The input of `busyTimes.list`. */
export interface BusyTimesListInput<Field extends BusyTimesListField = never> extends CallOptions {
  readonly query?: BusyTimesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `busyTimes.create`. */
export interface BusyTimesCreateInput extends CallOptions {
  readonly body: BusyTimesCreateData["body"];
}

/** The input of `busyTimes.delete`. */
export interface BusyTimesDeleteInput extends CallOptions {
  readonly path: BusyTimesDeleteData["path"];
}

/** The operations of this group. */
export interface BusyTimesGroup {
  /**
   * List busy times.
   *
   * Lists the busy times of all users in the organization unless `user_id` is given. Sorted newest first unless
   * `sort` is given. Busy times read from a feed have no title.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends BusyTimesListField = never>(input?: BusyTimesListInput<Field>): ListCall<Selected<BusyTimesListResponses[200]["data"][number], Field>, BusyTimesListResponses[200]["meta"]>;
  /**
   * Create a busy time.
   *
   * The user cannot be booked during this time. Events that are already booked do not change. `user_id` defaults to
   * the caller. Members can create busy times only for themselves, managers for all users.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: BusyTimesCreateInput): Call<BusyTimesCreateResponses[201]["data"]>;
  /**
   * Delete a busy time.
   *
   * For a busy time read from a feed, the error is `state_conflict`; change the external calendar or delete the feed
   * instead. Members can delete only their own busy times.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: BusyTimesDeleteInput): Call<BusyTimesDeleteResponses[200]["data"]>;
}

/**
 * List busy times.
 *
 * Lists the busy times of all users in the organization unless `user_id` is given. Sorted newest first unless
 * `sort` is given. Busy times read from a feed have no title.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends BusyTimesListField = never>(client: Client, input?: BusyTimesListInput<Field>): ListCall<Selected<BusyTimesListResponses[200]["data"][number], Field>, BusyTimesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/busy-times", input);
}

/**
 * Create a busy time.
 *
 * The user cannot be booked during this time. Events that are already booked do not change. `user_id` defaults to
 * the caller. Members can create busy times only for themselves, managers for all users.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: BusyTimesCreateInput): Call<BusyTimesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/busy-times", input);
}

/**
 * Delete a busy time.
 *
 * For a busy time read from a feed, the error is `state_conflict`; change the external calendar or delete the feed
 * instead. Members can delete only their own busy times.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: BusyTimesDeleteInput): Call<BusyTimesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/busy-times/{id}", input);
}
export { delete_ as delete };

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SuppressionsCreateData, SuppressionsCreateResponses, SuppressionsDeleteData, SuppressionsDeleteResponses, SuppressionsListData, SuppressionsListResponses, SuppressionsTakeReturnedData, SuppressionsTakeReturnedResponses } from "./types.gen.ts";

/** The input of `suppressions.takeReturned`. */
export interface SuppressionsTakeReturnedInput extends CallOptions {
  readonly body: SuppressionsTakeReturnedData["body"];
}

/** The input of `suppressions.list`. */
export interface SuppressionsListInput extends CallOptions {
  readonly query?: SuppressionsListData["query"];
}

/** The input of `suppressions.create`. */
export interface SuppressionsCreateInput extends CallOptions {
  readonly body: SuppressionsCreateData["body"];
}

/** The input of `suppressions.delete`. */
export interface SuppressionsDeleteInput extends CallOptions {
  readonly path: SuppressionsDeleteData["path"];
}

/** The operations of this group. */
export interface SuppressionsGroup {
  /**
   * Submit a bounce, complaint or reply.
   *
   * Accepts a message that arrived at the return address: a delivery status notification (RFC 3464), a complaint (RFC
   * 5965), an unsubscribe request (RFC 2369), or a calendar reply to an invitation (RFC 6047, METHOD `REPLY`). After
   * a failed delivery, the recipient of the original message or campaign gets the status `bounced`. An unsubscribe
   * request unsubscribes the recipient. An address is suppressed if it does not exist, after five bounces, or after a
   * complaint. A notification about a delay changes nothing, and one that names only successful deliveries
   * (`delivered`, `relayed`, `expanded`) is rejected. Submitting the same message again has no further effect. Of a
   * longer message, the first 2 MiB are read: the report precedes the original message. A calendar reply also
   * requires `booking:write`. It sets the invitee's `response` and notifies the hosts. A reply to an earlier time of
   * the event, or one that is older than a known reply, is `outdated` and changes nothing. If `BOUNCE_ADDRESS` is
   * set, invitations name a separate return address per invitee as the organizer, and only replies to that address
   * are accepted. Otherwise calendars reply to the host. A submitted reply must then refer to an event and an invitee
   * and be sent from the invitee's address. It is rejected if the receiving mail server reported `dmarc=fail`.
   *
   * Permission: `emails:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  takeReturned(input: SuppressionsTakeReturnedInput): Call<SuppressionsTakeReturnedResponses[200]["data"]>;
  /**
   * List suppressed addresses.
   *
   * Lists addresses that receive no marketing or no e-mail at all. Sorted newest first unless `sort` is given.
   *
   * Permission: `emails:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list(input?: SuppressionsListInput): ListCall<SuppressionsListResponses[200]["data"][number], SuppressionsListResponses[200]["meta"]>;
  /**
   * Suppress an address.
   *
   * With the reason `unsubscribed`, the address receives no more marketing; with any other reason, it receives no
   * e-mail at all. The contact with this address is updated accordingly. Fails with `duplicate` if the address is
   * already suppressed for this reason.
   *
   * Permission: `emails:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: SuppressionsCreateInput): Call<SuppressionsCreateResponses[201]["data"]>;
  /**
   * Remove an address from the suppression list.
   *
   * The address can receive e-mail again unless it is suppressed for another reason as well. Its record of bounces
   * and complaints is cleared. The contact's `email_consent` is not changed.
   *
   * Permission: `emails:send`. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  delete(input: SuppressionsDeleteInput): Call<SuppressionsDeleteResponses[200]["data"]>;
}

/**
 * Submit a bounce, complaint or reply.
 *
 * Accepts a message that arrived at the return address: a delivery status notification (RFC 3464), a complaint (RFC
 * 5965), an unsubscribe request (RFC 2369), or a calendar reply to an invitation (RFC 6047, METHOD `REPLY`). After
 * a failed delivery, the recipient of the original message or campaign gets the status `bounced`. An unsubscribe
 * request unsubscribes the recipient. An address is suppressed if it does not exist, after five bounces, or after a
 * complaint. A notification about a delay changes nothing, and one that names only successful deliveries
 * (`delivered`, `relayed`, `expanded`) is rejected. Submitting the same message again has no further effect. Of a
 * longer message, the first 2 MiB are read: the report precedes the original message. A calendar reply also
 * requires `booking:write`. It sets the invitee's `response` and notifies the hosts. A reply to an earlier time of
 * the event, or one that is older than a known reply, is `outdated` and changes nothing. If `BOUNCE_ADDRESS` is
 * set, invitations name a separate return address per invitee as the organizer, and only replies to that address
 * are accepted. Otherwise calendars reply to the host. A submitted reply must then refer to an event and an invitee
 * and be sent from the invitee's address. It is rejected if the receiving mail server reported `dmarc=fail`.
 *
 * Permission: `emails:send`. At most 60 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function takeReturned(client: Client, input: SuppressionsTakeReturnedInput): Call<SuppressionsTakeReturnedResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/notifications/bounces", input);
}

/**
 * List suppressed addresses.
 *
 * Lists addresses that receive no marketing or no e-mail at all. Sorted newest first unless `sort` is given.
 *
 * Permission: `emails:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list(client: Client, input?: SuppressionsListInput): ListCall<SuppressionsListResponses[200]["data"][number], SuppressionsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/notifications/suppressions", input);
}

/**
 * Suppress an address.
 *
 * With the reason `unsubscribed`, the address receives no more marketing; with any other reason, it receives no
 * e-mail at all. The contact with this address is updated accordingly. Fails with `duplicate` if the address is
 * already suppressed for this reason.
 *
 * Permission: `emails:send`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: SuppressionsCreateInput): Call<SuppressionsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/notifications/suppressions", input);
}

/**
 * Remove an address from the suppression list.
 *
 * The address can receive e-mail again unless it is suppressed for another reason as well. Its record of bounces
 * and complaints is cleared. The contact's `email_consent` is not changed.
 *
 * Permission: `emails:send`. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
function delete_(client: Client, input: SuppressionsDeleteInput): Call<SuppressionsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/notifications/suppressions/{id}", input);
}
export { delete_ as delete };

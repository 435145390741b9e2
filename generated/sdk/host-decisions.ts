// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { HostDecisionsCancelData, HostDecisionsCancelResponses, HostDecisionsConfirmData, HostDecisionsConfirmResponses, HostDecisionsDeclineData, HostDecisionsDeclineResponses, HostDecisionsGetData, HostDecisionsGetResponses, HostDecisionsRescheduleData, HostDecisionsRescheduleResponses, HostDecisionsSlotsData, HostDecisionsSlotsResponses } from "./types.gen.ts";

/** The input of `hostDecisions.get`. */
export interface HostDecisionsGetInput extends CallOptions {
  readonly path: HostDecisionsGetData["path"];
}

/** The input of `hostDecisions.cancel`. */
export interface HostDecisionsCancelInput extends CallOptions {
  readonly path: HostDecisionsCancelData["path"];
  readonly body?: HostDecisionsCancelData["body"];
}

/** The input of `hostDecisions.confirm`. */
export interface HostDecisionsConfirmInput extends CallOptions {
  readonly path: HostDecisionsConfirmData["path"];
  readonly body?: HostDecisionsConfirmData["body"];
}

/** The input of `hostDecisions.decline`. */
export interface HostDecisionsDeclineInput extends CallOptions {
  readonly path: HostDecisionsDeclineData["path"];
  readonly body?: HostDecisionsDeclineData["body"];
}

/** The input of `hostDecisions.reschedule`. */
export interface HostDecisionsRescheduleInput extends CallOptions {
  readonly path: HostDecisionsRescheduleData["path"];
  readonly body: HostDecisionsRescheduleData["body"];
}

/** The input of `hostDecisions.slots`. */
export interface HostDecisionsSlotsInput extends CallOptions {
  readonly path: HostDecisionsSlotsData["path"];
  readonly query: HostDecisionsSlotsData["query"];
}

/** The operations of this group. */
export interface HostDecisionsGroup {
  /**
   * Get the event behind the link of a host.
   *
   * Only reads. The token belongs to one host of one event. It opens the event only while that user is active, still
   * hosts the event and has the permission `booking:write`. Otherwise, and if the token is invalid, expired or was
   * issued for another purpose, the response is 404 and does not reveal which.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  get(input: HostDecisionsGetInput): Call<HostDecisionsGetResponses[200]["data"]>;
  /**
   * Cancel an event as one of its hosts.
   *
   * Cancels the event for everybody in the name of the host, as `events.cancel` does, and notifies the invitees and
   * the hosts. The time becomes free. An event that is already canceled is returned unchanged. If it is over or was
   * declined, the error is `state_conflict`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  cancel(input: HostDecisionsCancelInput): Call<HostDecisionsCancelResponses[200]["data"]>;
  /**
   * Confirm a pending event as one of its hosts.
   *
   * Confirms the event in the name of the host, as `events.confirm` does, and notifies the invitees and the hosts. If
   * another host has already confirmed or declined it, if it was canceled or is over, or if it no longer starts at
   * `start_at`, the error is `state_conflict`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  confirm(input: HostDecisionsConfirmInput): Call<HostDecisionsConfirmResponses[200]["data"]>;
  /**
   * Decline a pending event as one of its hosts.
   *
   * Declines the event in the name of the host, as `events.decline` does, and notifies the invitees and the hosts.
   * The time becomes free. If another host has already confirmed or declined it, if it was canceled or is over, or if
   * it no longer starts at `start_at`, the error is `state_conflict`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  decline(input: HostDecisionsDeclineInput): Call<HostDecisionsDeclineResponses[200]["data"]>;
  /**
   * Move an event to another time as one of its hosts.
   *
   * Moves the event to a start time that its slots operation offers, in the name of the host, as `events.reschedule`
   * does, and notifies the invitees and the hosts. A pending event stays pending. An event that already has this time
   * is returned unchanged. If it is over, declined or canceled, the error is `state_conflict`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  reschedule(input: HostDecisionsRescheduleInput): Call<HostDecisionsRescheduleResponses[200]["data"]>;
  /**
   * List the slots to which a host can move the event.
   *
   * `from` and `to` may be at most 31 days apart. The time that the event itself occupies counts as free. If the
   * event is over, declined or canceled, the error is `state_conflict`.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 409, 421, 422, 429, 503.
   */
  slots(input: HostDecisionsSlotsInput): Call<HostDecisionsSlotsResponses[200]["data"]>;
}

/**
 * Get the event behind the link of a host.
 *
 * Only reads. The token belongs to one host of one event. It opens the event only while that user is active, still
 * hosts the event and has the permission `booking:write`. Otherwise, and if the token is invalid, expired or was
 * issued for another purpose, the response is 404 and does not reveal which.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input: HostDecisionsGetInput): Call<HostDecisionsGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/host-decisions/{token}", input);
}

/**
 * Cancel an event as one of its hosts.
 *
 * Cancels the event for everybody in the name of the host, as `events.cancel` does, and notifies the invitees and
 * the hosts. The time becomes free. An event that is already canceled is returned unchanged. If it is over or was
 * declined, the error is `state_conflict`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function cancel(client: Client, input: HostDecisionsCancelInput): Call<HostDecisionsCancelResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/host-decisions/{token}/cancel", input);
}

/**
 * Confirm a pending event as one of its hosts.
 *
 * Confirms the event in the name of the host, as `events.confirm` does, and notifies the invitees and the hosts. If
 * another host has already confirmed or declined it, if it was canceled or is over, or if it no longer starts at
 * `start_at`, the error is `state_conflict`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function confirm(client: Client, input: HostDecisionsConfirmInput): Call<HostDecisionsConfirmResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/host-decisions/{token}/confirm", input);
}

/**
 * Decline a pending event as one of its hosts.
 *
 * Declines the event in the name of the host, as `events.decline` does, and notifies the invitees and the hosts.
 * The time becomes free. If another host has already confirmed or declined it, if it was canceled or is over, or if
 * it no longer starts at `start_at`, the error is `state_conflict`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function decline(client: Client, input: HostDecisionsDeclineInput): Call<HostDecisionsDeclineResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/host-decisions/{token}/decline", input);
}

/**
 * Move an event to another time as one of its hosts.
 *
 * Moves the event to a start time that its slots operation offers, in the name of the host, as `events.reschedule`
 * does, and notifies the invitees and the hosts. A pending event stays pending. An event that already has this time
 * is returned unchanged. If it is over, declined or canceled, the error is `state_conflict`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function reschedule(client: Client, input: HostDecisionsRescheduleInput): Call<HostDecisionsRescheduleResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/host-decisions/{token}/reschedule", input);
}

/**
 * List the slots to which a host can move the event.
 *
 * `from` and `to` may be at most 31 days apart. The time that the event itself occupies counts as free. If the
 * event is over, declined or canceled, the error is `state_conflict`.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 409, 421, 422, 429, 503.
 */
export function slots(client: Client, input: HostDecisionsSlotsInput): Call<HostDecisionsSlotsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/host-decisions/{token}/slots", input);
}

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { FileCall } from "../../src/adapters/sdk/file-call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callFile, callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { EventsAddInviteeData, EventsAddInviteeResponses, EventsAggregateData, EventsAggregateResponses, EventsCancelData, EventsCancelResponses, EventsConfirmData, EventsConfirmResponses, EventsCreateData, EventsCreateResponses, EventsDeclineData, EventsDeclineResponses, EventsGetData, EventsGetResponses, EventsHistoryData, EventsHistoryResponses, EventsIcsData, EventsInviteesData, EventsInviteesResponses, EventsListData, EventsListResponses, EventsNoShowData, EventsNoShowResponses, EventsRemoveInviteeData, EventsRemoveInviteeResponses, EventsRescheduleData, EventsRescheduleResponses, EventsUpdateData, EventsUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type EventsListField = NonNullable<NonNullable<EventsListData["query"]>["fields"]>[number];

/** The input of `events.list`. */
export interface EventsListInput<Field extends EventsListField = never> extends CallOptions {
  readonly query?: EventsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `events.create`. */
export interface EventsCreateInput extends CallOptions {
  readonly body: EventsCreateData["body"];
}

/** The input of `events.aggregate`. */
export interface EventsAggregateInput extends CallOptions {
  readonly body: EventsAggregateData["body"];
}

/** The names for `fields`. */
export type EventsGetField = NonNullable<NonNullable<EventsGetData["query"]>["fields"]>[number];

/** The input of `events.get`. */
export interface EventsGetInput<Field extends EventsGetField = never> extends CallOptions {
  readonly path: EventsGetData["path"];
  readonly query?: EventsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `events.update`. */
export interface EventsUpdateInput extends CallOptions {
  readonly path: EventsUpdateData["path"];
  readonly body: EventsUpdateData["body"];
}

/** The input of `events.cancel`. */
export interface EventsCancelInput extends CallOptions {
  readonly path: EventsCancelData["path"];
  readonly body?: EventsCancelData["body"];
}

/** The input of `events.confirm`. */
export interface EventsConfirmInput extends CallOptions {
  readonly path: EventsConfirmData["path"];
  readonly body?: EventsConfirmData["body"];
}

/** The input of `events.decline`. */
export interface EventsDeclineInput extends CallOptions {
  readonly path: EventsDeclineData["path"];
  readonly body?: EventsDeclineData["body"];
}

/** The input of `events.history`. */
export interface EventsHistoryInput extends CallOptions {
  readonly path: EventsHistoryData["path"];
  readonly query?: EventsHistoryData["query"];
}

/** The input of `events.ics`. */
export interface EventsIcsInput extends CallOptions {
  readonly path: EventsIcsData["path"];
}

/** The input of `events.invitees`. */
export interface EventsInviteesInput extends CallOptions {
  readonly path: EventsInviteesData["path"];
  readonly query?: EventsInviteesData["query"];
}

/** The input of `events.addInvitee`. */
export interface EventsAddInviteeInput extends CallOptions {
  readonly path: EventsAddInviteeData["path"];
  readonly body: EventsAddInviteeData["body"];
}

/** The input of `events.removeInvitee`. */
export interface EventsRemoveInviteeInput extends CallOptions {
  readonly path: EventsRemoveInviteeData["path"];
  readonly query?: EventsRemoveInviteeData["query"];
}

/** The input of `events.noShow`. */
export interface EventsNoShowInput extends CallOptions {
  readonly path: EventsNoShowData["path"];
  readonly body: EventsNoShowData["body"];
}

/** The input of `events.reschedule`. */
export interface EventsRescheduleInput extends CallOptions {
  readonly path: EventsRescheduleData["path"];
  readonly body: EventsRescheduleData["body"];
}

/** The operations of this group. */
export interface EventsGroup {
  /**
   * List events.
   *
   * Filters are combined with AND. The total is exact. Sorted by time of booking, newest first, unless `sort` is
   * given. Each event contains at most 20 of its invitees; `invitee_count` is their total number.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends EventsListField = never>(input?: EventsListInput<Field>): ListCall<Selected<EventsListResponses[200]["data"][number], Field>, EventsListResponses[200]["meta"]>;
  /**
   * Book an event.
   *
   * Books a start time that the event type offers (see its slots). If it is no longer free, the error is
   * `slot_unavailable` with up to five `alternatives`. With `round_robin`, the host is the free one with the fewest
   * events of this type in the 30 days before and after the start. If no contact has the address of an invitee, a
   * contact is created. If the event type has several seats and this start time is already booked, the invitees join
   * the existing event; its location and opportunity do not change, and each guest takes a seat. If the event type
   * requires confirmation, the event is `pending` until a host confirms it.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: EventsCreateInput): Call<EventsCreateResponses[201]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
   * is `unavailable`: narrow the filter.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: EventsAggregateInput): Call<EventsAggregateResponses[200]>;
  /**
   * Get an event.
   *
   * Includes all invitees, also removed ones.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends EventsGetField = never>(input: EventsGetInput<Field>): Call<Selected<EventsGetResponses[200]["data"], Field>>;
  /**
   * Update an event.
   *
   * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `metadata` is replaced as
   * a whole. If the event is over, declined or canceled, updating the title, description, location or host returns
   * the error `state_conflict`. Invitees are notified of changes of these fields. All other fields can be updated at
   * any time. To change the time, reschedule the event. The record may be sent back as it was read: read-only fields
   * are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: EventsUpdateInput): Call<EventsUpdateResponses[200]>;
  /**
   * Cancel an event.
   *
   * The time of the event can be booked again immediately. An event that is already canceled is returned unchanged,
   * and no notifications are sent. If the event is over or was declined, the error is `state_conflict`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  cancel(input: EventsCancelInput): Call<EventsCancelResponses[200]>;
  /**
   * Confirm an event.
   *
   * The event must be pending and not over; otherwise the error is `state_conflict`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  confirm(input: EventsConfirmInput): Call<EventsConfirmResponses[200]>;
  /**
   * Decline an event.
   *
   * The time of the event can be booked again immediately. The event must be pending and not over; otherwise the
   * error is `state_conflict`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  decline(input: EventsDeclineInput): Call<EventsDeclineResponses[200]>;
  /**
   * List the previous times of an event.
   *
   * Sorted newest first. The latest 1,000 previous times of an event are kept; `reschedule_count` counts all of them.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  history(input: EventsHistoryInput): ListCall<EventsHistoryResponses[200]["data"][number], EventsHistoryResponses[200]["meta"]>;
  /**
   * Download an event as a calendar file.
   *
   * An iCalendar file (RFC 5545) with one event, for the calendars of hosts and colleagues. The first host is the
   * ORGANIZER, the other hosts are ATTENDEEs who have accepted. Invitees are listed only in the description, so that
   * calendars send them no messages. The file has no METHOD because a published event must not contain attendees (RFC
   * 5546 3.2.1). The UID never changes, so importing the file again updates the existing entry.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  ics(input: EventsIcsInput): FileCall;
  /**
   * List the invitees of an event.
   *
   * Sorted newest first unless `sort` is given.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  invitees(input: EventsInviteesInput): ListCall<EventsInviteesResponses[200]["data"][number], EventsInviteesResponses[200]["meta"]>;
  /**
   * Add an invitee to an event.
   *
   * If the event has several seats, the invitee takes one; if none is left, the error is `slot_unavailable`.
   * Otherwise the invitee is added as a guest. Such an event can have at most 20 guests; `max_guests` of the event
   * type limits only the guests in a booking. The contact with this address is linked, or created if there is none.
   * An address that is already invited (ignoring case) is returned unchanged. The invitee is sent an invitation, and
   * the hosts an update of their calendar entry. If the event is over, declined or canceled, the error is
   * `state_conflict`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  addInvitee(input: EventsAddInviteeInput): Call<EventsAddInviteeResponses[200]>;
  /**
   * Remove an invitee from an event.
   *
   * A removed invitee stays in the list with `cancelled_at` set. The invitee is notified, and the hosts are sent an
   * update of their calendar entry. An invitee who was already removed is returned unchanged. For the last invitee,
   * the error is `state_conflict`; cancel the event instead. If the event is over, declined or canceled, the error is
   * also `state_conflict`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  removeInvitee(input: EventsRemoveInviteeInput): Call<EventsRemoveInviteeResponses[200]>;
  /**
   * Record no-shows.
   *
   * Records that invitees, the hosts, or both did not attend; `false` reverts this. The event must be confirmed and
   * have started; otherwise the error is `state_conflict`. No notifications are sent.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  noShow(input: EventsNoShowInput): Call<EventsNoShowResponses[200]["data"]>;
  /**
   * Reschedule an event.
   *
   * Moves an event to another time. The event keeps its id, invitees and status; its previous time is added to
   * `history`. The new time must be a start time that the event type offers; the time that the event itself occupies
   * counts as free. `duration_minutes` defaults to the current duration. The hosts do not change if they are free at
   * the new time; with `round_robin`, another host takes over if necessary. If the new time is not available, the
   * error is `slot_unavailable` with up to five `alternatives`. If the event is over, declined or canceled, the error
   * is `state_conflict`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  reschedule(input: EventsRescheduleInput): Call<EventsRescheduleResponses[200]>;
}

/**
 * List events.
 *
 * Filters are combined with AND. The total is exact. Sorted by time of booking, newest first, unless `sort` is
 * given. Each event contains at most 20 of its invitees; `invitee_count` is their total number.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends EventsListField = never>(client: Client, input?: EventsListInput<Field>): ListCall<Selected<EventsListResponses[200]["data"][number], Field>, EventsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/events", input);
}

/**
 * Book an event.
 *
 * Books a start time that the event type offers (see its slots). If it is no longer free, the error is
 * `slot_unavailable` with up to five `alternatives`. With `round_robin`, the host is the free one with the fewest
 * events of this type in the 30 days before and after the start. If no contact has the address of an invitee, a
 * contact is created. If the event type has several seats and this start time is already booked, the invitees join
 * the existing event; its location and opportunity do not change, and each guest takes a seat. If the event type
 * requires confirmation, the event is `pending` until a host confirms it.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: EventsCreateInput): Call<EventsCreateResponses[201]> {
  return callWhole(client, "POST", "/v1/events", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
 * is `unavailable`: narrow the filter.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: EventsAggregateInput): Call<EventsAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/events/aggregate", input);
}

/**
 * Get an event.
 *
 * Includes all invitees, also removed ones.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends EventsGetField = never>(client: Client, input: EventsGetInput<Field>): Call<Selected<EventsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/events/{id}", input);
}

/**
 * Update an event.
 *
 * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `metadata` is replaced as
 * a whole. If the event is over, declined or canceled, updating the title, description, location or host returns
 * the error `state_conflict`. Invitees are notified of changes of these fields. All other fields can be updated at
 * any time. To change the time, reschedule the event. The record may be sent back as it was read: read-only fields
 * are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: EventsUpdateInput): Call<EventsUpdateResponses[200]> {
  return callWhole(client, "PUT", "/v1/events/{id}", input);
}

/**
 * Cancel an event.
 *
 * The time of the event can be booked again immediately. An event that is already canceled is returned unchanged,
 * and no notifications are sent. If the event is over or was declined, the error is `state_conflict`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function cancel(client: Client, input: EventsCancelInput): Call<EventsCancelResponses[200]> {
  return callWhole(client, "POST", "/v1/events/{id}/cancel", input);
}

/**
 * Confirm an event.
 *
 * The event must be pending and not over; otherwise the error is `state_conflict`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function confirm(client: Client, input: EventsConfirmInput): Call<EventsConfirmResponses[200]> {
  return callWhole(client, "POST", "/v1/events/{id}/confirm", input);
}

/**
 * Decline an event.
 *
 * The time of the event can be booked again immediately. The event must be pending and not over; otherwise the
 * error is `state_conflict`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function decline(client: Client, input: EventsDeclineInput): Call<EventsDeclineResponses[200]> {
  return callWhole(client, "POST", "/v1/events/{id}/decline", input);
}

/**
 * List the previous times of an event.
 *
 * Sorted newest first. The latest 1,000 previous times of an event are kept; `reschedule_count` counts all of them.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function history(client: Client, input: EventsHistoryInput): ListCall<EventsHistoryResponses[200]["data"][number], EventsHistoryResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/events/{id}/history", input);
}

/**
 * Download an event as a calendar file.
 *
 * An iCalendar file (RFC 5545) with one event, for the calendars of hosts and colleagues. The first host is the
 * ORGANIZER, the other hosts are ATTENDEEs who have accepted. Invitees are listed only in the description, so that
 * calendars send them no messages. The file has no METHOD because a published event must not contain attendees (RFC
 * 5546 3.2.1). The UID never changes, so importing the file again updates the existing entry.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function ics(client: Client, input: EventsIcsInput): FileCall {
  return callFile(client, "GET", "/v1/events/{id}/ics", input);
}

/**
 * List the invitees of an event.
 *
 * Sorted newest first unless `sort` is given.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function invitees(client: Client, input: EventsInviteesInput): ListCall<EventsInviteesResponses[200]["data"][number], EventsInviteesResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/events/{id}/invitees", input);
}

/**
 * Add an invitee to an event.
 *
 * If the event has several seats, the invitee takes one; if none is left, the error is `slot_unavailable`.
 * Otherwise the invitee is added as a guest. Such an event can have at most 20 guests; `max_guests` of the event
 * type limits only the guests in a booking. The contact with this address is linked, or created if there is none.
 * An address that is already invited (ignoring case) is returned unchanged. The invitee is sent an invitation, and
 * the hosts an update of their calendar entry. If the event is over, declined or canceled, the error is
 * `state_conflict`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function addInvitee(client: Client, input: EventsAddInviteeInput): Call<EventsAddInviteeResponses[200]> {
  return callWhole(client, "POST", "/v1/events/{id}/invitees", input);
}

/**
 * Remove an invitee from an event.
 *
 * A removed invitee stays in the list with `cancelled_at` set. The invitee is notified, and the hosts are sent an
 * update of their calendar entry. An invitee who was already removed is returned unchanged. For the last invitee,
 * the error is `state_conflict`; cancel the event instead. If the event is over, declined or canceled, the error is
 * also `state_conflict`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
export function removeInvitee(client: Client, input: EventsRemoveInviteeInput): Call<EventsRemoveInviteeResponses[200]> {
  return callWhole(client, "DELETE", "/v1/events/{id}/invitees/{invitee_id}", input);
}

/**
 * Record no-shows.
 *
 * Records that invitees, the hosts, or both did not attend; `false` reverts this. The event must be confirmed and
 * have started; otherwise the error is `state_conflict`. No notifications are sent.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function noShow(client: Client, input: EventsNoShowInput): Call<EventsNoShowResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/events/{id}/no-show", input);
}

/**
 * Reschedule an event.
 *
 * Moves an event to another time. The event keeps its id, invitees and status; its previous time is added to
 * `history`. The new time must be a start time that the event type offers; the time that the event itself occupies
 * counts as free. `duration_minutes` defaults to the current duration. The hosts do not change if they are free at
 * the new time; with `round_robin`, another host takes over if necessary. If the new time is not available, the
 * error is `slot_unavailable` with up to five `alternatives`. If the event is over, declined or canceled, the error
 * is `state_conflict`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function reschedule(client: Client, input: EventsRescheduleInput): Call<EventsRescheduleResponses[200]> {
  return callWhole(client, "POST", "/v1/events/{id}/reschedule", input);
}

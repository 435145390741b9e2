// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { FileCall } from "../../src/adapters/sdk/file-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callFile, callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { BookingPageBookData, BookingPageBookResponses, BookingPageBookingData, BookingPageBookingResponses, BookingPageCalendarData, BookingPageCancelData, BookingPageCancelResponses, BookingPageConfirmData, BookingPageConfirmResponses, BookingPageEventTypesData, BookingPageEventTypesResponses, BookingPageGetData, BookingPageGetResponses, BookingPageNewSlotsData, BookingPageNewSlotsResponses, BookingPageReceiptData, BookingPageReceiptResponses, BookingPageRescheduleData, BookingPageRescheduleResponses, BookingPageRespondData, BookingPageRespondResponses, BookingPageSlotsData, BookingPageSlotsResponses } from "./types.gen.ts";

/** The input of `bookingPage.booking`. */
export interface BookingPageBookingInput extends CallOptions {
  readonly path: BookingPageBookingData["path"];
}

/** The input of `bookingPage.calendar`. */
export interface BookingPageCalendarInput extends CallOptions {
  readonly path: BookingPageCalendarData["path"];
}

/** The input of `bookingPage.cancel`. */
export interface BookingPageCancelInput extends CallOptions {
  readonly path: BookingPageCancelData["path"];
  readonly body?: BookingPageCancelData["body"];
}

/** The input of `bookingPage.confirm`. */
export interface BookingPageConfirmInput extends CallOptions {
  readonly path: BookingPageConfirmData["path"];
}

/** The input of `bookingPage.receipt`. */
export interface BookingPageReceiptInput extends CallOptions {
  readonly path: BookingPageReceiptData["path"];
}

/** The input of `bookingPage.reschedule`. */
export interface BookingPageRescheduleInput extends CallOptions {
  readonly path: BookingPageRescheduleData["path"];
  readonly body: BookingPageRescheduleData["body"];
}

/** The input of `bookingPage.respond`. */
export interface BookingPageRespondInput extends CallOptions {
  readonly path: BookingPageRespondData["path"];
  readonly body: BookingPageRespondData["body"];
}

/** The input of `bookingPage.newSlots`. */
export interface BookingPageNewSlotsInput extends CallOptions {
  readonly path: BookingPageNewSlotsData["path"];
  readonly query: BookingPageNewSlotsData["query"];
}

/** The input of `bookingPage.eventTypes`. */
export interface BookingPageEventTypesInput extends CallOptions {
  readonly path: BookingPageEventTypesData["path"];
}

/** The input of `bookingPage.get`. */
export interface BookingPageGetInput extends CallOptions {
  readonly path: BookingPageGetData["path"];
}

/** The input of `bookingPage.book`. */
export interface BookingPageBookInput extends CallOptions {
  readonly path: BookingPageBookData["path"];
  readonly body: BookingPageBookData["body"];
}

/** The input of `bookingPage.slots`. */
export interface BookingPageSlotsInput extends CallOptions {
  readonly path: BookingPageSlotsData["path"];
  readonly query: BookingPageSlotsData["query"];
}

/** The operations of this group. */
export interface BookingPageGroup {
  /**
   * Get the invitee's booking.
   *
   * Only reads. A token that is invalid, expired, issued for another purpose, or whose event no longer exists returns
   * 404; the response does not reveal which.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  booking(input: BookingPageBookingInput): Call<BookingPageBookingResponses[200]["data"]>;
  /**
   * Download a booking as a calendar file.
   *
   * A file to import (RFC 5545), in the language of the invitee. It names neither invitees nor e-mail addresses. It
   * has the same UID as the file in the e-mails, so that calendars update one entry. The same receipts are valid as
   * for `bookingPage.receipt`.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  calendar(input: BookingPageCalendarInput): FileCall;
  /**
   * Cancel the invitee's booking.
   *
   * Cancels the event. If other people have booked the same event, only the seats of the invitee and of their guests
   * are released. The hosts and the affected invitees who have been notified are notified. A reason contains no web
   * or e-mail addresses. A booking that is already canceled is returned unchanged. If the event is over or was
   * declined, the error is `state_conflict`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  cancel(input: BookingPageCancelInput): Call<BookingPageCancelResponses[200]["data"]>;
  /**
   * Confirm a booking, so that its guests are invited.
   *
   * Confirms that the booking is the invitee's own. Its guests, who are not notified before, get their invitations. A
   * booking that is already confirmed is returned unchanged, as for people who were invited otherwise. If the event
   * is over, declined or canceled, the error is `state_conflict`. Accepting with `bookingPage.respond` confirms the
   * booking too.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 421, 422, 429, 503.
   */
  confirm(input: BookingPageConfirmInput): Call<BookingPageConfirmResponses[200]["data"]>;
  /**
   * Get the receipt of a booking.
   *
   * Shows a new booking to the person who made it, who may not have access to the mailbox of the invitee. A receipt
   * cannot change the booking. If it is invalid or expired, if the time or place of the booking has changed, or if
   * the invitee is no longer invited, the response is 404 and does not reveal which.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  receipt(input: BookingPageReceiptInput): Call<BookingPageReceiptResponses[200]["data"]>;
  /**
   * Move the invitee's booking to another time.
   *
   * Moves the booking to a start time that its slots operation offers. The hosts and the guests who have been
   * notified are notified. A reason contains no web or e-mail addresses. If the event is over, declined or canceled,
   * or if other people have booked the same event, the error is `state_conflict`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  reschedule(input: BookingPageRescheduleInput): Call<BookingPageRescheduleResponses[200]["data"]>;
  /**
   * Accept or decline an invitation.
   *
   * Sets the invitee's `response` and notifies the hosts. The status of the event does not change. Accepting also
   * confirms a booking whose guests wait for it. Repeating the same response changes nothing. If the event is over,
   * declined or canceled, the error is `state_conflict`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  respond(input: BookingPageRespondInput): Call<BookingPageRespondResponses[200]["data"]>;
  /**
   * List the slots to which the invitee's booking can be moved.
   *
   * `from` and `to` may be at most 31 days apart. The time that the booking itself occupies counts as free.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 409, 421, 422, 429, 503.
   */
  newSlots(input: BookingPageNewSlotsInput): Call<BookingPageNewSlotsResponses[200]["data"]>;
  /**
   * List the event types of a person's booking page.
   *
   * Lists the active public event types of a user by title. Requires no authentication. A page that is unknown or
   * owned by a suspended user returns 404; the response does not reveal which. Visitors see it at
   * `/book/{booking_slug}`.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  eventTypes(input: BookingPageEventTypesInput): Call<BookingPageEventTypesResponses[200]["data"]>;
  /**
   * Get a booking page.
   *
   * Requires no authentication. An event type that is private, inactive, deleted, unknown or owned by a suspended
   * user returns 404; the response does not reveal which. Visitors see the page at
   * `/book/{booking_slug}/{event_slug}`.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  get(input: BookingPageGetInput): Call<BookingPageGetResponses[200]["data"]>;
  /**
   * Book a slot.
   *
   * Books a start time that the slots operation offers. If it is no longer free, the error is `slot_unavailable` with
   * up to five `alternatives`. The invitee is notified by e-mail. The link for viewing, moving and canceling the
   * booking is sent only in that e-mail, so using it proves access to the mailbox. The guests are notified once the
   * invitee has confirmed the booking with that link, or a host has confirmed a pending one. Names contain no web or
   * e-mail addresses. The messages per recipient, network and host, and the bookings that their invitees have not
   * confirmed, are limited per day (`organization.quotas`); beyond that the response is 429. If the address already
   * has a seat at this start time, the error is `duplicate`. If the event type requires confirmation, the booking is
   * `pending` until a host confirms it.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  book(input: BookingPageBookInput): Call<BookingPageBookResponses[200]["data"]>;
  /**
   * List the slots of a booking page.
   *
   * Lists the start times that can be booked. `from` and `to` may be at most 31 days apart.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 422, 429, 503.
   */
  slots(input: BookingPageSlotsInput): Call<BookingPageSlotsResponses[200]["data"]>;
}

/**
 * Get the invitee's booking.
 *
 * Only reads. A token that is invalid, expired, issued for another purpose, or whose event no longer exists returns
 * 404; the response does not reveal which.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function booking(client: Client, input: BookingPageBookingInput): Call<BookingPageBookingResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/bookings/{token}", input);
}

/**
 * Download a booking as a calendar file.
 *
 * A file to import (RFC 5545), in the language of the invitee. It names neither invitees nor e-mail addresses. It
 * has the same UID as the file in the e-mails, so that calendars update one entry. The same receipts are valid as
 * for `bookingPage.receipt`.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function calendar(client: Client, input: BookingPageCalendarInput): FileCall {
  return callFile(client, "GET", "/v1/public/bookings/{token}/calendar", input);
}

/**
 * Cancel the invitee's booking.
 *
 * Cancels the event. If other people have booked the same event, only the seats of the invitee and of their guests
 * are released. The hosts and the affected invitees who have been notified are notified. A reason contains no web
 * or e-mail addresses. A booking that is already canceled is returned unchanged. If the event is over or was
 * declined, the error is `state_conflict`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function cancel(client: Client, input: BookingPageCancelInput): Call<BookingPageCancelResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/bookings/{token}/cancel", input);
}

/**
 * Confirm a booking, so that its guests are invited.
 *
 * Confirms that the booking is the invitee's own. Its guests, who are not notified before, get their invitations. A
 * booking that is already confirmed is returned unchanged, as for people who were invited otherwise. If the event
 * is over, declined or canceled, the error is `state_conflict`. Accepting with `bookingPage.respond` confirms the
 * booking too.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 421, 422, 429, 503.
 */
export function confirm(client: Client, input: BookingPageConfirmInput): Call<BookingPageConfirmResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/bookings/{token}/confirm", input);
}

/**
 * Get the receipt of a booking.
 *
 * Shows a new booking to the person who made it, who may not have access to the mailbox of the invitee. A receipt
 * cannot change the booking. If it is invalid or expired, if the time or place of the booking has changed, or if
 * the invitee is no longer invited, the response is 404 and does not reveal which.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function receipt(client: Client, input: BookingPageReceiptInput): Call<BookingPageReceiptResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/bookings/{token}/receipt", input);
}

/**
 * Move the invitee's booking to another time.
 *
 * Moves the booking to a start time that its slots operation offers. The hosts and the guests who have been
 * notified are notified. A reason contains no web or e-mail addresses. If the event is over, declined or canceled,
 * or if other people have booked the same event, the error is `state_conflict`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function reschedule(client: Client, input: BookingPageRescheduleInput): Call<BookingPageRescheduleResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/bookings/{token}/reschedule", input);
}

/**
 * Accept or decline an invitation.
 *
 * Sets the invitee's `response` and notifies the hosts. The status of the event does not change. Accepting also
 * confirms a booking whose guests wait for it. Repeating the same response changes nothing. If the event is over,
 * declined or canceled, the error is `state_conflict`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function respond(client: Client, input: BookingPageRespondInput): Call<BookingPageRespondResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/bookings/{token}/respond", input);
}

/**
 * List the slots to which the invitee's booking can be moved.
 *
 * `from` and `to` may be at most 31 days apart. The time that the booking itself occupies counts as free.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 409, 421, 422, 429, 503.
 */
export function newSlots(client: Client, input: BookingPageNewSlotsInput): Call<BookingPageNewSlotsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/bookings/{token}/slots", input);
}

/**
 * List the event types of a person's booking page.
 *
 * Lists the active public event types of a user by title. Requires no authentication. A page that is unknown or
 * owned by a suspended user returns 404; the response does not reveal which. Visitors see it at
 * `/book/{booking_slug}`.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function eventTypes(client: Client, input: BookingPageEventTypesInput): Call<BookingPageEventTypesResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/{booking_slug}", input);
}

/**
 * Get a booking page.
 *
 * Requires no authentication. An event type that is private, inactive, deleted, unknown or owned by a suspended
 * user returns 404; the response does not reveal which. Visitors see the page at
 * `/book/{booking_slug}/{event_slug}`.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input: BookingPageGetInput): Call<BookingPageGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/{booking_slug}/{event_slug}", input);
}

/**
 * Book a slot.
 *
 * Books a start time that the slots operation offers. If it is no longer free, the error is `slot_unavailable` with
 * up to five `alternatives`. The invitee is notified by e-mail. The link for viewing, moving and canceling the
 * booking is sent only in that e-mail, so using it proves access to the mailbox. The guests are notified once the
 * invitee has confirmed the booking with that link, or a host has confirmed a pending one. Names contain no web or
 * e-mail addresses. The messages per recipient, network and host, and the bookings that their invitees have not
 * confirmed, are limited per day (`organization.quotas`); beyond that the response is 429. If the address already
 * has a seat at this start time, the error is `duplicate`. If the event type requires confirmation, the booking is
 * `pending` until a host confirms it.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function book(client: Client, input: BookingPageBookInput): Call<BookingPageBookResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/{booking_slug}/{event_slug}/events", input);
}

/**
 * List the slots of a booking page.
 *
 * Lists the start times that can be booked. `from` and `to` may be at most 31 days apart.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 422, 429, 503.
 */
export function slots(client: Client, input: BookingPageSlotsInput): Call<BookingPageSlotsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/{booking_slug}/{event_slug}/slots", input);
}

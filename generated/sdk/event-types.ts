// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { EventTypesBatchData, EventTypesBatchResponses, EventTypesCreateData, EventTypesCreateResponses, EventTypesDeleteData, EventTypesDeleteResponses, EventTypesGetData, EventTypesGetResponses, EventTypesListData, EventTypesListResponses, EventTypesRestoreData, EventTypesRestoreResponses, EventTypesSlotsData, EventTypesSlotsResponses, EventTypesUpdateData, EventTypesUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type EventTypesListField = NonNullable<NonNullable<EventTypesListData["query"]>["fields"]>[number];

/** The input of `eventTypes.list`. */
export interface EventTypesListInput<Field extends EventTypesListField = never> extends CallOptions {
  readonly query?: EventTypesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `eventTypes.create`. */
export interface EventTypesCreateInput extends CallOptions {
  readonly body: EventTypesCreateData["body"];
}

/** The input of `eventTypes.batch`. */
export interface EventTypesBatchInput extends CallOptions {
  readonly body: EventTypesBatchData["body"];
}

/** The names for `fields`. */
export type EventTypesGetField = NonNullable<NonNullable<EventTypesGetData["query"]>["fields"]>[number];

/** The input of `eventTypes.get`. */
export interface EventTypesGetInput<Field extends EventTypesGetField = never> extends CallOptions {
  readonly path: EventTypesGetData["path"];
  readonly query?: EventTypesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `eventTypes.update`. */
export interface EventTypesUpdateInput extends CallOptions {
  readonly path: EventTypesUpdateData["path"];
  readonly body: EventTypesUpdateData["body"];
}

/** The input of `eventTypes.delete`. */
export interface EventTypesDeleteInput extends CallOptions {
  readonly path: EventTypesDeleteData["path"];
}

/** The input of `eventTypes.restore`. */
export interface EventTypesRestoreInput extends CallOptions {
  readonly path: EventTypesRestoreData["path"];
}

/** The input of `eventTypes.slots`. */
export interface EventTypesSlotsInput extends CallOptions {
  readonly path: EventTypesSlotsData["path"];
  readonly query: EventTypesSlotsData["query"];
}

/** The operations of this group. */
export interface EventTypesGroup {
  /**
   * List event types.
   *
   * Filters are combined with AND. Includes inactive event types unless `is_active` is given. Sorted newest first
   * unless `sort` is given.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends EventTypesListField = never>(input?: EventTypesListInput<Field>): ListCall<Selected<EventTypesListResponses[200]["data"][number], Field>, EventTypesListResponses[200]["meta"]>;
  /**
   * Create an event type.
   *
   * By default, the caller is the owner and the only host, `slug` is derived from the title, and the event type is
   * active, public, and can be booked from one hour to 60 days ahead. Members can create event types only for
   * themselves, managers for all users.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: EventTypesCreateInput): Call<EventTypesCreateResponses[201]["data"]>;
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
  batch(input: EventTypesBatchInput): Call<EventTypesBatchResponses[200]["data"]>;
  /**
   * Get an event type.
   *
   * A deleted event type returns 404. Restore it first, or list it with `include_deleted`.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends EventTypesGetField = never>(input: EventTypesGetInput<Field>): Call<Selected<EventTypesGetResponses[200]["data"], Field>>;
  /**
   * Update an event type.
   *
   * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. Lists, `location`,
   * `booking_window` and `limits` are replaced as a whole. Booked events do not change. Members can update only event
   * types that they own. Merged member by member, where null clears a member: `limits`. Lists are replaced: `hosts`,
   * `host_weights`, `duration_options`, `questions`, `reminder_minutes`. The record may be sent back as it was read:
   * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: EventTypesUpdateInput): Call<EventTypesUpdateResponses[200]["data"]>;
  /**
   * Delete an event type.
   *
   * The event type can be restored. Booked events do not change. Members can delete only event types that they own.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: EventTypesDeleteInput): Call<EventTypesDeleteResponses[200]["data"]>;
  /**
   * Restore a deleted event type.
   *
   * An event type that is not deleted is returned unchanged. If another event type of the owner now has its slug, the
   * error is `duplicate`. If its schedule was deleted, the error is `unprocessable`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: EventTypesRestoreInput): Call<EventTypesRestoreResponses[200]["data"]>;
  /**
   * List the slots of an event type.
   *
   * Lists the start times that can be booked, in order. `from` and `to` may be at most 31 days apart; past times are
   * not returned. Slots respect the schedules and the other events and busy times of the hosts, and the notice,
   * booking window, buffers and limits of the event type. A slot is not reserved. If `seats_left` is less than
   * `seats` of the event type, booking the slot joins an existing event.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
   */
  slots(input: EventTypesSlotsInput): Call<EventTypesSlotsResponses[200]["data"]>;
}

/**
 * List event types.
 *
 * Filters are combined with AND. Includes inactive event types unless `is_active` is given. Sorted newest first
 * unless `sort` is given.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends EventTypesListField = never>(client: Client, input?: EventTypesListInput<Field>): ListCall<Selected<EventTypesListResponses[200]["data"][number], Field>, EventTypesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/event-types", input);
}

/**
 * Create an event type.
 *
 * By default, the caller is the owner and the only host, `slug` is derived from the title, and the event type is
 * active, public, and can be booked from one hour to 60 days ahead. Members can create event types only for
 * themselves, managers for all users.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: EventTypesCreateInput): Call<EventTypesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/event-types", input);
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
export function batch(client: Client, input: EventTypesBatchInput): Call<EventTypesBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/event-types/batch", input);
}

/**
 * Get an event type.
 *
 * A deleted event type returns 404. Restore it first, or list it with `include_deleted`.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends EventTypesGetField = never>(client: Client, input: EventTypesGetInput<Field>): Call<Selected<EventTypesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/event-types/{id}", input);
}

/**
 * Update an event type.
 *
 * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. Lists, `location`,
 * `booking_window` and `limits` are replaced as a whole. Booked events do not change. Members can update only event
 * types that they own. Merged member by member, where null clears a member: `limits`. Lists are replaced: `hosts`,
 * `host_weights`, `duration_options`, `questions`, `reminder_minutes`. The record may be sent back as it was read:
 * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: EventTypesUpdateInput): Call<EventTypesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/event-types/{id}", input);
}

/**
 * Delete an event type.
 *
 * The event type can be restored. Booked events do not change. Members can delete only event types that they own.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: EventTypesDeleteInput): Call<EventTypesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/event-types/{id}", input);
}
export { delete_ as delete };

/**
 * Restore a deleted event type.
 *
 * An event type that is not deleted is returned unchanged. If another event type of the owner now has its slug, the
 * error is `duplicate`. If its schedule was deleted, the error is `unprocessable`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: EventTypesRestoreInput): Call<EventTypesRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/event-types/{id}/restore", input);
}

/**
 * List the slots of an event type.
 *
 * Lists the start times that can be booked, in order. `from` and `to` may be at most 31 days apart; past times are
 * not returned. Slots respect the schedules and the other events and busy times of the hosts, and the notice,
 * booking window, buffers and limits of the event type. A slot is not reserved. If `seats_left` is less than
 * `seats` of the event type, booking the slot joins an existing event.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
 */
export function slots(client: Client, input: EventTypesSlotsInput): Call<EventTypesSlotsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/event-types/{id}/slots", input);
}

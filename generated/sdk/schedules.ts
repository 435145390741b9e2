// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SchedulesBatchData, SchedulesBatchResponses, SchedulesCreateData, SchedulesCreateResponses, SchedulesDeleteData, SchedulesDeleteResponses, SchedulesGetData, SchedulesGetResponses, SchedulesListData, SchedulesListResponses, SchedulesRestoreData, SchedulesRestoreResponses, SchedulesUpdateData, SchedulesUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type SchedulesListField = NonNullable<NonNullable<SchedulesListData["query"]>["fields"]>[number];

/** The input of `schedules.list`. */
export interface SchedulesListInput<Field extends SchedulesListField = never> extends CallOptions {
  readonly query?: SchedulesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `schedules.create`. */
export interface SchedulesCreateInput extends CallOptions {
  readonly body: SchedulesCreateData["body"];
}

/** The input of `schedules.batch`. */
export interface SchedulesBatchInput extends CallOptions {
  readonly body: SchedulesBatchData["body"];
}

/** The names for `fields`. */
export type SchedulesGetField = NonNullable<NonNullable<SchedulesGetData["query"]>["fields"]>[number];

/** The input of `schedules.get`. */
export interface SchedulesGetInput<Field extends SchedulesGetField = never> extends CallOptions {
  readonly path: SchedulesGetData["path"];
  readonly query?: SchedulesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `schedules.update`. */
export interface SchedulesUpdateInput extends CallOptions {
  readonly path: SchedulesUpdateData["path"];
  readonly body: SchedulesUpdateData["body"];
}

/** The input of `schedules.delete`. */
export interface SchedulesDeleteInput extends CallOptions {
  readonly path: SchedulesDeleteData["path"];
}

/** The input of `schedules.restore`. */
export interface SchedulesRestoreInput extends CallOptions {
  readonly path: SchedulesRestoreData["path"];
}

/** The operations of this group. */
export interface SchedulesGroup {
  /**
   * List schedules.
   *
   * Lists the schedules of all users in the organization unless `user_id` is given. Sorted newest first unless `sort`
   * is given.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends SchedulesListField = never>(input?: SchedulesListInput<Field>): ListCall<Selected<SchedulesListResponses[200]["data"][number], Field>, SchedulesListResponses[200]["meta"]>;
  /**
   * Create a schedule.
   *
   * `user_id` defaults to the caller, `timezone` to the time zone of the user, and `weekly_hours` to Monday to Friday
   * from 09:00 to 17:00. These hours also apply to users without a schedule. A user's first schedule is the default;
   * a later schedule with `is_default` replaces it as the default. Members can create schedules only for themselves,
   * managers for all users.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: SchedulesCreateInput): Call<SchedulesCreateResponses[201]["data"]>;
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
  batch(input: SchedulesBatchInput): Call<SchedulesBatchResponses[200]["data"]>;
  /**
   * Get a schedule.
   *
   * A deleted schedule returns 404. Restore it first, or list it with `include_deleted`.
   *
   * Permission: `booking:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends SchedulesGetField = never>(input: SchedulesGetInput<Field>): Call<Selected<SchedulesGetResponses[200]["data"], Field>>;
  /**
   * Update a schedule.
   *
   * Updates the fields that are sent and leaves the others unchanged. `weekly_hours` and `overrides` are replaced as
   * a whole. Booked events do not change. `is_default` cannot be set to false; make another schedule of the user the
   * default instead. Members can update only their own schedules. Lists are replaced: `weekly_hours`, `overrides`.
   * The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected
   * with the detail `read_only`.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: SchedulesUpdateInput): Call<SchedulesUpdateResponses[200]["data"]>;
  /**
   * Delete a schedule.
   *
   * The schedule can be restored. While an event type uses it, the error is `in_use`. For a default schedule whose
   * user has other schedules, the error is `state_conflict`. Members can delete only their own schedules.
   *
   * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: SchedulesDeleteInput): Call<SchedulesDeleteResponses[200]["data"]>;
  /**
   * Restore a deleted schedule.
   *
   * The schedule becomes the default only if its user has no other schedule. A schedule that is not deleted is
   * returned unchanged.
   *
   * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: SchedulesRestoreInput): Call<SchedulesRestoreResponses[200]["data"]>;
}

/**
 * List schedules.
 *
 * Lists the schedules of all users in the organization unless `user_id` is given. Sorted newest first unless `sort`
 * is given.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends SchedulesListField = never>(client: Client, input?: SchedulesListInput<Field>): ListCall<Selected<SchedulesListResponses[200]["data"][number], Field>, SchedulesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/schedules", input);
}

/**
 * Create a schedule.
 *
 * `user_id` defaults to the caller, `timezone` to the time zone of the user, and `weekly_hours` to Monday to Friday
 * from 09:00 to 17:00. These hours also apply to users without a schedule. A user's first schedule is the default;
 * a later schedule with `is_default` replaces it as the default. Members can create schedules only for themselves,
 * managers for all users.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: SchedulesCreateInput): Call<SchedulesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/schedules", input);
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
export function batch(client: Client, input: SchedulesBatchInput): Call<SchedulesBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/schedules/batch", input);
}

/**
 * Get a schedule.
 *
 * A deleted schedule returns 404. Restore it first, or list it with `include_deleted`.
 *
 * Permission: `booking:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends SchedulesGetField = never>(client: Client, input: SchedulesGetInput<Field>): Call<Selected<SchedulesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/schedules/{id}", input);
}

/**
 * Update a schedule.
 *
 * Updates the fields that are sent and leaves the others unchanged. `weekly_hours` and `overrides` are replaced as
 * a whole. Booked events do not change. `is_default` cannot be set to false; make another schedule of the user the
 * default instead. Members can update only their own schedules. Lists are replaced: `weekly_hours`, `overrides`.
 * The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected
 * with the detail `read_only`.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: SchedulesUpdateInput): Call<SchedulesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/schedules/{id}", input);
}

/**
 * Delete a schedule.
 *
 * The schedule can be restored. While an event type uses it, the error is `in_use`. For a default schedule whose
 * user has other schedules, the error is `state_conflict`. Members can delete only their own schedules.
 *
 * Permission: `booking:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: SchedulesDeleteInput): Call<SchedulesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/schedules/{id}", input);
}
export { delete_ as delete };

/**
 * Restore a deleted schedule.
 *
 * The schedule becomes the default only if its user has no other schedule. A schedule that is not deleted is
 * returned unchanged.
 *
 * Permission: `booking:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: SchedulesRestoreInput): Call<SchedulesRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/schedules/{id}/restore", input);
}

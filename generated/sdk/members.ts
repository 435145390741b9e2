// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { MembersDeleteData, MembersDeleteResponses, MembersGetData, MembersGetResponses, MembersInviteData, MembersInviteResponses, MembersListData, MembersListResponses, MembersResendInvitationData, MembersResendInvitationResponses, MembersUpdateData, MembersUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type MembersListField = NonNullable<NonNullable<MembersListData["query"]>["fields"]>[number];

/** The input of `members.list`. */
export interface MembersListInput<Field extends MembersListField = never> extends CallOptions {
  readonly query?: MembersListData["query"] & { readonly fields?: Field[] };
}

/** The input of `members.invite`. */
export interface MembersInviteInput extends CallOptions {
  readonly body: MembersInviteData["body"];
}

/** The names for `fields`. */
export type MembersGetField = NonNullable<NonNullable<MembersGetData["query"]>["fields"]>[number];

/** The input of `members.get`. */
export interface MembersGetInput<Field extends MembersGetField = never> extends CallOptions {
  readonly path: MembersGetData["path"];
  readonly query?: MembersGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `members.update`. */
export interface MembersUpdateInput extends CallOptions {
  readonly path: MembersUpdateData["path"];
  readonly body: MembersUpdateData["body"];
}

/** The input of `members.delete`. */
export interface MembersDeleteInput extends CallOptions {
  readonly path: MembersDeleteData["path"];
  readonly query?: MembersDeleteData["query"];
}

/** The input of `members.resendInvitation`. */
export interface MembersResendInvitationInput extends CallOptions {
  readonly path: MembersResendInvitationData["path"];
}

/** The operations of this group. */
export interface MembersGroup {
  /**
   * List members.
   *
   * Includes invited and suspended members; with `include_deleted`, also removed ones. Sorted newest first unless
   * `sort` is given.
   *
   * Permission: `members:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends MembersListField = never>(input?: MembersListInput<Field>): ListCall<Selected<MembersListResponses[200]["data"][number], Field>, MembersListResponses[200]["meta"]>;
  /**
   * Invite a member.
   *
   * Sends an invitation with a link that is valid for seven days. Fails with `duplicate` if the address already has
   * an account, in this or another organization. Inviting somebody whose role can manage members, sign-in or API keys
   * requires your password, passkey or code within the last ten minutes, and the owners are told by e-mail.
   *
   * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  invite(input: MembersInviteInput): Call<MembersInviteResponses[201]["data"]>;
  /**
   * Get a member.
   *
   * The id is the one that `owner_id` and `created_by` contain. Removed members are returned too.
   *
   * Permission: `members:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends MembersGetField = never>(input: MembersGetInput<Field>): Call<Selected<MembersGetResponses[200]["data"], Field>>;
  /**
   * Update a member.
   *
   * `booking_slug` is unique across all organizations; otherwise the request fails with `duplicate`. Suspending a
   * member ends their sessions immediately, and the API keys that they created stop working. The last owner cannot be
   * suspended or given another role. You cannot assign a role with more permissions than your own. Changing the role
   * or status of somebody whose role, before or after, can manage members, sign-in or API keys requires your
   * password, passkey or code within the last ten minutes. The owners are told by e-mail of new administrators. The
   * record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with
   * the detail `read_only`.
   *
   * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: MembersUpdateInput): Call<MembersUpdateResponses[200]["data"]>;
  /**
   * Remove a member.
   *
   * Ends the member's sessions, API keys and connections of AI applications immediately. Their e-mail address and
   * `booking_slug` can be used again, also in another organization. Records keep the member as their owner or author.
   * With `reassign_to`, another member takes over their contacts, companies, products, open opportunities, open
   * tasks, draft campaigns and event types; this continues in the background. Only owners can remove an owner, and
   * the last owner cannot be removed. Requires your password, passkey or code within the last ten minutes.
   *
   * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  delete(input: MembersDeleteInput): Call<MembersDeleteResponses[200]["data"]>;
  /**
   * Resend an invitation.
   *
   * Sends a new link and invalidates earlier ones. Fails with `state_conflict` unless the member's status is
   * `invited`.
   *
   * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute.
   * Repeatable: it is sent with an idempotency key. With `If-Match`, it fails with 412 if the record has another
   * version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  resendInvitation(input: MembersResendInvitationInput): Call<MembersResendInvitationResponses[200]["data"]>;
}

/**
 * List members.
 *
 * Includes invited and suspended members; with `include_deleted`, also removed ones. Sorted newest first unless
 * `sort` is given.
 *
 * Permission: `members:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends MembersListField = never>(client: Client, input?: MembersListInput<Field>): ListCall<Selected<MembersListResponses[200]["data"][number], Field>, MembersListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/members", input);
}

/**
 * Invite a member.
 *
 * Sends an invitation with a link that is valid for seven days. Fails with `duplicate` if the address already has
 * an account, in this or another organization. Inviting somebody whose role can manage members, sign-in or API keys
 * requires your password, passkey or code within the last ten minutes, and the owners are told by e-mail.
 *
 * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function invite(client: Client, input: MembersInviteInput): Call<MembersInviteResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/members", input);
}

/**
 * Get a member.
 *
 * The id is the one that `owner_id` and `created_by` contain. Removed members are returned too.
 *
 * Permission: `members:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends MembersGetField = never>(client: Client, input: MembersGetInput<Field>): Call<Selected<MembersGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/members/{id}", input);
}

/**
 * Update a member.
 *
 * `booking_slug` is unique across all organizations; otherwise the request fails with `duplicate`. Suspending a
 * member ends their sessions immediately, and the API keys that they created stop working. The last owner cannot be
 * suspended or given another role. You cannot assign a role with more permissions than your own. Changing the role
 * or status of somebody whose role, before or after, can manage members, sign-in or API keys requires your
 * password, passkey or code within the last ten minutes. The owners are told by e-mail of new administrators. The
 * record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with
 * the detail `read_only`.
 *
 * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: MembersUpdateInput): Call<MembersUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/members/{id}", input);
}

/**
 * Remove a member.
 *
 * Ends the member's sessions, API keys and connections of AI applications immediately. Their e-mail address and
 * `booking_slug` can be used again, also in another organization. Records keep the member as their owner or author.
 * With `reassign_to`, another member takes over their contacts, companies, products, open opportunities, open
 * tasks, draft campaigns and event types; this continues in the background. Only owners can remove an owner, and
 * the last owner cannot be removed. Requires your password, passkey or code within the last ten minutes.
 *
 * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
function delete_(client: Client, input: MembersDeleteInput): Call<MembersDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/members/{id}", input);
}
export { delete_ as delete };

/**
 * Resend an invitation.
 *
 * Sends a new link and invalidates earlier ones. Fails with `state_conflict` unless the member's status is
 * `invited`.
 *
 * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute.
 * Repeatable: it is sent with an idempotency key. With `If-Match`, it fails with 412 if the record has another
 * version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function resendInvitation(client: Client, input: MembersResendInvitationInput): Call<MembersResendInvitationResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/members/{id}/resend-invitation", input);
}

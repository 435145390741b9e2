// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { RolesCreateData, RolesCreateResponses, RolesDeleteData, RolesDeleteResponses, RolesGetData, RolesGetResponses, RolesListData, RolesListResponses, RolesUpdateData, RolesUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type RolesListField = NonNullable<NonNullable<RolesListData["query"]>["fields"]>[number];

/** The input of `roles.list`. */
export interface RolesListInput<Field extends RolesListField = never> extends CallOptions {
  readonly query?: RolesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `roles.create`. */
export interface RolesCreateInput extends CallOptions {
  readonly body: RolesCreateData["body"];
}

/** The names for `fields`. */
export type RolesGetField = NonNullable<NonNullable<RolesGetData["query"]>["fields"]>[number];

/** The input of `roles.get`. */
export interface RolesGetInput<Field extends RolesGetField = never> extends CallOptions {
  readonly path: RolesGetData["path"];
  readonly query?: RolesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `roles.update`. */
export interface RolesUpdateInput extends CallOptions {
  readonly path: RolesUpdateData["path"];
  readonly body: RolesUpdateData["body"];
}

/** The input of `roles.delete`. */
export interface RolesDeleteInput extends CallOptions {
  readonly path: RolesDeleteData["path"];
}

/** The operations of this group. */
export interface RolesGroup {
  /**
   * List roles.
   *
   * Includes built-in roles.
   *
   * Permission: `members:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends RolesListField = never>(input?: RolesListInput<Field>): ListCall<Selected<RolesListResponses[200]["data"][number], Field>, RolesListResponses[200]["meta"]>;
  /**
   * Create a role.
   *
   * The name is unique. The permissions cannot exceed those of the caller. A role that can manage members, sign-in or
   * API keys requires your password, passkey or code within the last ten minutes.
   *
   * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: RolesCreateInput): Call<RolesCreateResponses[201]["data"]>;
  /**
   * Get a role.
   *
   * Returns built-in roles as well.
   *
   * Permission: `members:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends RolesGetField = never>(input: RolesGetInput<Field>): Call<Selected<RolesGetResponses[200]["data"], Field>>;
  /**
   * Update a role.
   *
   * Takes effect immediately for all members with this role. Built-in roles cannot be changed. Adding permissions to
   * a role that can then manage members, sign-in or API keys requires your password, passkey or code within the last
   * ten minutes; if members have the role, the owners are told by e-mail. Lists are replaced: `permissions`. The
   * record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with
   * the detail `read_only`.
   *
   * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: RolesUpdateInput): Call<RolesUpdateResponses[200]["data"]>;
  /**
   * Delete a role.
   *
   * Fails with `in_use` while a member has the role. Built-in roles cannot be deleted.
   *
   * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: RolesDeleteInput): Call<RolesDeleteResponses[200]["data"]>;
}

/**
 * List roles.
 *
 * Includes built-in roles.
 *
 * Permission: `members:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends RolesListField = never>(client: Client, input?: RolesListInput<Field>): ListCall<Selected<RolesListResponses[200]["data"][number], Field>, RolesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/roles", input);
}

/**
 * Create a role.
 *
 * The name is unique. The permissions cannot exceed those of the caller. A role that can manage members, sign-in or
 * API keys requires your password, passkey or code within the last ten minutes.
 *
 * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: RolesCreateInput): Call<RolesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/roles", input);
}

/**
 * Get a role.
 *
 * Returns built-in roles as well.
 *
 * Permission: `members:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends RolesGetField = never>(client: Client, input: RolesGetInput<Field>): Call<Selected<RolesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/roles/{id}", input);
}

/**
 * Update a role.
 *
 * Takes effect immediately for all members with this role. Built-in roles cannot be changed. Adding permissions to
 * a role that can then manage members, sign-in or API keys requires your password, passkey or code within the last
 * ten minutes; if members have the role, the owners are told by e-mail. Lists are replaced: `permissions`. The
 * record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with
 * the detail `read_only`.
 *
 * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: RolesUpdateInput): Call<RolesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/roles/{id}", input);
}

/**
 * Delete a role.
 *
 * Fails with `in_use` while a member has the role. Built-in roles cannot be deleted.
 *
 * Permission: `members:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: RolesDeleteInput): Call<RolesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/roles/{id}", input);
}
export { delete_ as delete };

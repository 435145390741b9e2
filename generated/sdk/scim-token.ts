// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ScimTokenCreateResponses, ScimTokenDeleteResponses, ScimTokenGetResponses } from "./types.gen.ts";

/** The input of `scimToken.get`. */
export interface ScimTokenGetInput extends CallOptions {}

/** The input of `scimToken.create`. */
export interface ScimTokenCreateInput extends CallOptions {}

/** The input of `scimToken.delete`. */
export interface ScimTokenDeleteInput extends CallOptions {}

/** The operations of this group. */
export interface ScimTokenGroup {
  /**
   * Get the SCIM token.
   *
   * Shows by which characters the token can be recognized, and its last use. Fails with `not_found` if there is no
   * token. The secret is not returned.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get(input?: ScimTokenGetInput): Call<ScimTokenGetResponses[200]["data"]>;
  /**
   * Create or replace the SCIM token.
   *
   * The secret is returned in this response only. It works only at `/scim/v2`, as a bearer token. An organization has
   * one token: the previous one stops working at once. A token can assign every role except `owner`, so this requires
   * all permissions; it can change owners only while its creator is an owner. Requires the plan `professional` or
   * `enterprise`, and a session whose user proved their identity within the last ten minutes.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
   * Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
   */
  create(input?: ScimTokenCreateInput): Call<ScimTokenCreateResponses[201]["data"]>;
  /**
   * Delete the SCIM token.
   *
   * Takes effect at the next call by the identity provider. The members that it created stay. Fails with `not_found`
   * if there is no token.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  delete(input?: ScimTokenDeleteInput): Call<ScimTokenDeleteResponses[200]["data"]>;
}

/**
 * Get the SCIM token.
 *
 * Shows by which characters the token can be recognized, and its last use. Fails with `not_found` if there is no
 * token. The secret is not returned.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input?: ScimTokenGetInput): Call<ScimTokenGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/scim-token", input);
}

/**
 * Create or replace the SCIM token.
 *
 * The secret is returned in this response only. It works only at `/scim/v2`, as a bearer token. An organization has
 * one token: the previous one stops working at once. A token can assign every role except `owner`, so this requires
 * all permissions; it can change owners only while its creator is an owner. Requires the plan `professional` or
 * `enterprise`, and a session whose user proved their identity within the last ten minutes.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
 * Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
 */
export function create(client: Client, input?: ScimTokenCreateInput): Call<ScimTokenCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/scim-token", input);
}

/**
 * Delete the SCIM token.
 *
 * Takes effect at the next call by the identity provider. The members that it created stay. Fails with `not_found`
 * if there is no token.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
function delete_(client: Client, input?: ScimTokenDeleteInput): Call<ScimTokenDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/scim-token", input);
}
export { delete_ as delete };

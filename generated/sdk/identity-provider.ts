// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { IdentityProviderDeleteResponses, IdentityProviderGetData, IdentityProviderGetResponses, IdentityProviderTestResponses, IdentityProviderUpdateData, IdentityProviderUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type IdentityProviderGetField = NonNullable<NonNullable<IdentityProviderGetData["query"]>["fields"]>[number];

/** The input of `identityProvider.get`. */
export interface IdentityProviderGetInput<Field extends IdentityProviderGetField = never> extends CallOptions {
  readonly query?: IdentityProviderGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `identityProvider.update`. */
export interface IdentityProviderUpdateInput extends CallOptions {
  readonly body: IdentityProviderUpdateData["body"];
}

/** The input of `identityProvider.delete`. */
export interface IdentityProviderDeleteInput extends CallOptions {}

/** The input of `identityProvider.test`. */
export interface IdentityProviderTestInput extends CallOptions {}

/** The operations of this group. */
export interface IdentityProviderGroup {
  /**
   * Get the identity provider.
   *
   * Returns the OpenID Connect provider of the organization, without its secret. `not_found` if the organization has
   * none.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends IdentityProviderGetField = never>(input?: IdentityProviderGetInput<Field>): Call<Selected<IdentityProviderGetResponses[200]["data"], Field>>;
  /**
   * Set the identity provider.
   *
   * Creates the identity provider of the organization, or updates the fields that are sent. A new provider needs
   * `issuer` and `client_id`. Only a caller with all permissions of an administrator can set `issuer`, `client_id` or
   * `client_secret`. The provider signs in an owner only if an owner was the last to set one of these. Nobody can
   * assign a role with more permissions than their own, or the role `owner`. Lists are replaced: `scopes`,
   * `group_roles`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value
   * is rejected with the detail `read_only`.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: IdentityProviderUpdateInput): Call<IdentityProviderUpdateResponses[200]["data"]>;
  /**
   * Delete the identity provider.
   *
   * Single sign-on is no longer possible and no longer enforced. The links between members and their identities at
   * the provider are deleted. Current sessions continue.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input?: IdentityProviderDeleteInput): Call<IdentityProviderDeleteResponses[200]["data"]>;
  /**
   * Test the identity provider.
   *
   * Reads the provider's discovery document and its keys, and lists the problems that would prevent people from
   * signing in. Changes nothing, and signs nobody in.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  test(input?: IdentityProviderTestInput): Call<IdentityProviderTestResponses[200]["data"]>;
}

/**
 * Get the identity provider.
 *
 * Returns the OpenID Connect provider of the organization, without its secret. `not_found` if the organization has
 * none.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends IdentityProviderGetField = never>(client: Client, input?: IdentityProviderGetInput<Field>): Call<Selected<IdentityProviderGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/identity-provider", input);
}

/**
 * Set the identity provider.
 *
 * Creates the identity provider of the organization, or updates the fields that are sent. A new provider needs
 * `issuer` and `client_id`. Only a caller with all permissions of an administrator can set `issuer`, `client_id` or
 * `client_secret`. The provider signs in an owner only if an owner was the last to set one of these. Nobody can
 * assign a role with more permissions than their own, or the role `owner`. Lists are replaced: `scopes`,
 * `group_roles`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value
 * is rejected with the detail `read_only`.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: IdentityProviderUpdateInput): Call<IdentityProviderUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/identity-provider", input);
}

/**
 * Delete the identity provider.
 *
 * Single sign-on is no longer possible and no longer enforced. The links between members and their identities at
 * the provider are deleted. Current sessions continue.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input?: IdentityProviderDeleteInput): Call<IdentityProviderDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/identity-provider", input);
}
export { delete_ as delete };

/**
 * Test the identity provider.
 *
 * Reads the provider's discovery document and its keys, and lists the problems that would prevent people from
 * signing in. Changes nothing, and signs nobody in.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function test(client: Client, input?: IdentityProviderTestInput): Call<IdentityProviderTestResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/identity-provider/test", input);
}

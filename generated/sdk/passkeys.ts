// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callNumbered, callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { PasskeysCreateData, PasskeysCreateResponses, PasskeysCreationOptionsResponses, PasskeysDeleteData, PasskeysDeleteResponses, PasskeysListData, PasskeysListResponses, PasskeysUpdateData, PasskeysUpdateResponses } from "./types.gen.ts";

/** The input of `passkeys.list`. */
export interface PasskeysListInput extends CallOptions {
  readonly query?: PasskeysListData["query"];
}

/** The input of `passkeys.create`. */
export interface PasskeysCreateInput extends CallOptions {
  readonly body: PasskeysCreateData["body"];
}

/** The input of `passkeys.creationOptions`. */
export interface PasskeysCreationOptionsInput extends CallOptions {}

/** The input of `passkeys.update`. */
export interface PasskeysUpdateInput extends CallOptions {
  readonly path: PasskeysUpdateData["path"];
  readonly body: PasskeysUpdateData["body"];
}

/** The input of `passkeys.delete`. */
export interface PasskeysDeleteInput extends CallOptions {
  readonly path: PasskeysDeleteData["path"];
}

/** The operations of this group. */
export interface PasskeysGroup {
  /**
   * List your passkeys.
   *
   * Returns all passkeys of your account, newest first.
   *
   * Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list(input?: PasskeysListInput): ListCall<PasskeysListResponses[200]["data"][number], PasskeysListResponses[200]["meta"]>;
  /**
   * Add a passkey.
   *
   * Sends the browser's response to the options of `POST /v1/me/passkeys/options`. The passkey is also a second
   * factor for sign-ins with a password. If it is the first second factor, the response contains recovery codes, and
   * your other sessions end. An account has at most 20 passkeys.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
   * idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: PasskeysCreateInput): Call<PasskeysCreateResponses[201]["data"]>;
  /**
   * Get the options for a new passkey.
   *
   * Pass `options` to `navigator.credentials.create` as the public key (JSON form of WebAuthn level 3). The challenge
   * is valid for ten minutes and can be used once. Requires a confirmed identity.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute. Repeatable: it is sent with an
   * idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
   */
  creationOptions(input?: PasskeysCreationOptionsInput): Call<PasskeysCreationOptionsResponses[200]["data"]>;
  /**
   * Rename a passkey.
   *
   * Only the name can be changed.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 429, 503.
   */
  update(input: PasskeysUpdateInput): Call<PasskeysUpdateResponses[200]["data"]>;
  /**
   * Remove a passkey.
   *
   * Requires a confirmed identity. Fails with 409 if it is your only way to sign in, or your only second factor in an
   * organization that requires one. Recovery codes are removed with the last second factor.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
   */
  delete(input: PasskeysDeleteInput): Call<PasskeysDeleteResponses[200]["data"]>;
}

/**
 * List your passkeys.
 *
 * Returns all passkeys of your account, newest first.
 *
 * Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list(client: Client, input?: PasskeysListInput): ListCall<PasskeysListResponses[200]["data"][number], PasskeysListResponses[200]["meta"]> {
  return callNumbered(client, "GET", "/v1/me/passkeys", input);
}

/**
 * Add a passkey.
 *
 * Sends the browser's response to the options of `POST /v1/me/passkeys/options`. The passkey is also a second
 * factor for sign-ins with a password. If it is the first second factor, the response contains recovery codes, and
 * your other sessions end. An account has at most 20 passkeys.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
 * idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: PasskeysCreateInput): Call<PasskeysCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/me/passkeys", input);
}

/**
 * Get the options for a new passkey.
 *
 * Pass `options` to `navigator.credentials.create` as the public key (JSON form of WebAuthn level 3). The challenge
 * is valid for ten minutes and can be used once. Requires a confirmed identity.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute. Repeatable: it is sent with an
 * idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
 */
export function creationOptions(client: Client, input?: PasskeysCreationOptionsInput): Call<PasskeysCreationOptionsResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/me/passkeys/options", input);
}

/**
 * Rename a passkey.
 *
 * Only the name can be changed.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 413, 415, 421, 429, 503.
 */
export function update(client: Client, input: PasskeysUpdateInput): Call<PasskeysUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/me/passkeys/{id}", input);
}

/**
 * Remove a passkey.
 *
 * Requires a confirmed identity. Fails with 409 if it is your only way to sign in, or your only second factor in an
 * organization that requires one. Recovery codes are removed with the last second factor.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
 */
function delete_(client: Client, input: PasskeysDeleteInput): Call<PasskeysDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/me/passkeys/{id}", input);
}
export { delete_ as delete };

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { PasswordChangeData, PasswordChangeResponses, PasswordForgotData, PasswordForgotResponses, PasswordRemoveResponses, PasswordResetData, PasswordResetResponses } from "./types.gen.ts";

/** The input of `password.remove`. */
export interface PasswordRemoveInput extends CallOptions {}

/** The input of `password.change`. */
export interface PasswordChangeInput extends CallOptions {
  readonly body: PasswordChangeData["body"];
}

/** The input of `password.forgot`. */
export interface PasswordForgotInput extends CallOptions {
  readonly body: PasswordForgotData["body"];
}

/** The input of `password.reset`. */
export interface PasswordResetInput extends CallOptions {
  readonly body: PasswordResetData["body"];
}

/** The operations of this group. */
export interface PasswordGroup {
  /**
   * Remove your password.
   *
   * You then sign in with a passkey only. Ends your other sessions. Requires a confirmed identity. Fails with 409 if
   * you have no passkey, and with 404 if you have no password.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
   */
  remove(input?: PasswordRemoveInput): Call<PasswordRemoveResponses[200]["data"]>;
  /**
   * Change your password.
   *
   * Ends all other sessions of the user. `current_password` is required if the account has a password; otherwise this
   * sets its first one, and the identity must have been confirmed within the last ten minutes.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
   * idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  change(input: PasswordChangeInput): Call<PasswordChangeResponses[200]["data"]>;
  /**
   * Request a password reset.
   *
   * Sends a link that is valid for 30 minutes and can be used once. The response is the same for an unknown address.
   *
   * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 406, 409, 413, 415, 422, 429, 503.
   */
  forgot(input: PasswordForgotInput): Call<PasswordForgotResponses[202]["data"]>;
  /**
   * Set a new password with a token.
   *
   * Ends all sessions of the user. A token that is unknown, used or expired is rejected. Second factors remain: a
   * sign-in with the new password requires one if the account has one, e.g. a passkey.
   *
   * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 406, 409, 413, 415, 422, 429, 503.
   */
  reset(input: PasswordResetInput): Call<PasswordResetResponses[200]["data"]>;
}

/**
 * Remove your password.
 *
 * You then sign in with a passkey only. Ends your other sessions. Requires a confirmed identity. Fails with 409 if
 * you have no passkey, and with 404 if you have no password.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
 */
export function remove(client: Client, input?: PasswordRemoveInput): Call<PasswordRemoveResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/me/password", input);
}

/**
 * Change your password.
 *
 * Ends all other sessions of the user. `current_password` is required if the account has a password; otherwise this
 * sets its first one, and the identity must have been confirmed within the last ten minutes.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
 * idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function change(client: Client, input: PasswordChangeInput): Call<PasswordChangeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/password/change", input);
}

/**
 * Request a password reset.
 *
 * Sends a link that is valid for 30 minutes and can be used once. The response is the same for an unknown address.
 *
 * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 406, 409, 413, 415, 422, 429, 503.
 */
export function forgot(client: Client, input: PasswordForgotInput): Call<PasswordForgotResponses[202]["data"]> {
  return callRecord(client, "POST", "/v1/password/forgot", input);
}

/**
 * Set a new password with a token.
 *
 * Ends all sessions of the user. A token that is unknown, used or expired is rejected. Second factors remain: a
 * sign-in with the new password requires one if the account has one, e.g. a passkey.
 *
 * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 406, 409, 413, 415, 422, 429, 503.
 */
export function reset(client: Client, input: PasswordResetInput): Call<PasswordResetResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/password/reset", input);
}

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callNumbered, callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SessionConfirmData, SessionConfirmResponses, SessionCreateData, SessionCreateResponses, SessionCreateWithPasskeyData, SessionCreateWithPasskeyResponses, SessionDeleteResponses, SessionEndData, SessionEndOthersResponses, SessionEndResponses, SessionListData, SessionListResponses, SessionPasskeyOptionsData, SessionPasskeyOptionsResponses, SessionVerifyData, SessionVerifyResponses } from "./types.gen.ts";

/** The input of `session.create`. */
export interface SessionCreateInput extends CallOptions {
  readonly body: SessionCreateData["body"];
}

/** The input of `session.delete`. */
export interface SessionDeleteInput extends CallOptions {}

/** The input of `session.confirm`. */
export interface SessionConfirmInput extends CallOptions {
  readonly body: SessionConfirmData["body"];
}

/** The input of `session.createWithPasskey`. */
export interface SessionCreateWithPasskeyInput extends CallOptions {
  readonly body: SessionCreateWithPasskeyData["body"];
}

/** The input of `session.passkeyOptions`. */
export interface SessionPasskeyOptionsInput extends CallOptions {
  readonly body: SessionPasskeyOptionsData["body"];
}

/** The input of `session.verify`. */
export interface SessionVerifyInput extends CallOptions {
  readonly body: SessionVerifyData["body"];
}

/** The input of `session.list`. */
export interface SessionListInput extends CallOptions {
  readonly query?: SessionListData["query"];
}

/** The input of `session.endOthers`. */
export interface SessionEndOthersInput extends CallOptions {}

/** The input of `session.end`. */
export interface SessionEndInput extends CallOptions {
  readonly path: SessionEndData["path"];
}

/** The operations of this group. */
export interface SessionGroup {
  /**
   * Sign in.
   *
   * Sets the session cookie. The response is the same for an unknown address, a wrong password and a suspended
   * account. If the account has a second factor, the response is 401 `second_factor_required`; its detail names the
   * possible factors in `allowed_values` and contains a `challenge`. Either send the request again with `code`, or
   * call `POST /v1/session/second-factor` with the challenge. After ten failed attempts within ten minutes, further
   * attempts for this account from this address get 429, and those from other addresses get slower responses. If the
   * organization requires a second factor and the grace period is over, the session of a user without one can only
   * set one up; other operations then return 403 `second_factor_enrollment_required`. A sign-in ends the session
   * whose cookie the request contains. A session ends after 12 hours without a request, and after 7 days at the
   * latest.
   *
   * Needs no credentials. At most 5 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  create(input: SessionCreateInput): Call<SessionCreateResponses[200]["data"]>;
  /**
   * Sign out.
   *
   * Ends the session of this request and clears its cookie.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  delete(input?: SessionDeleteInput): Call<SessionDeleteResponses[200]["data"]>;
  /**
   * Confirm your identity.
   *
   * Operations on secrets, owners and sign-in settings require a confirmation within the last ten minutes; a sign-in
   * counts as one. Otherwise they return 403 `reauthentication_required`. Send your password, a code of the
   * authenticator app, or the response of a passkey.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  confirm(input: SessionConfirmInput): Call<SessionConfirmResponses[200]["data"]>;
  /**
   * Sign in with a passkey.
   *
   * Sets the session cookie. The passkey replaces the password and the second factor, because the authenticator has
   * verified the user. The response is the same for every reason for which a passkey is rejected.
   *
   * Needs no credentials. At most 5 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 429, 503.
   */
  createWithPasskey(input: SessionCreateWithPasskeyInput): Call<SessionCreateWithPasskeyResponses[200]["data"]>;
  /**
   * Get the options for a sign-in with a passkey.
   *
   * Pass `options` to `navigator.credentials.get` as the public key. Without `sign_in`, any passkey of this service
   * can be used, and the authenticator must verify the user. With `sign_in`, the `challenge` of a sign-in that needs
   * a second factor, only passkeys of that account can be used. Options without `sign_in` also serve `POST
   * /v1/session/confirm`. A challenge is valid for ten minutes and can be used once.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 406, 409, 413, 415, 422, 429, 503.
   */
  passkeyOptions(input: SessionPasskeyOptionsInput): Call<SessionPasskeyOptionsResponses[200]["data"]>;
  /**
   * Complete a sign-in with a second factor.
   *
   * Sends a code of the authenticator app, a recovery code, or the response of a passkey. A challenge is valid for
   * ten minutes and signs in once; after five wrong codes it is no longer valid, and the response is 401. A code of
   * the app and a recovery code can each be used once. After 20 wrong codes within an hour, further codes for this
   * account get 429; a passkey still works.
   *
   * Needs no credentials. At most 5 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  verify(input: SessionVerifyInput): Call<SessionVerifyResponses[200]["data"]>;
  /**
   * List your sessions.
   *
   * Returns sessions that have not ended, newest first.
   *
   * Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list(input?: SessionListInput): ListCall<SessionListResponses[200]["data"][number], SessionListResponses[200]["meta"]>;
  /**
   * End your other sessions.
   *
   * The session of this request continues.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  endOthers(input?: SessionEndOthersInput): Call<SessionEndOthersResponses[200]["data"]>;
  /**
   * End one of your sessions.
   *
   * Signs out the browser of that session. This can be the session of this request.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  end(input: SessionEndInput): Call<SessionEndResponses[200]["data"]>;
}

/**
 * Sign in.
 *
 * Sets the session cookie. The response is the same for an unknown address, a wrong password and a suspended
 * account. If the account has a second factor, the response is 401 `second_factor_required`; its detail names the
 * possible factors in `allowed_values` and contains a `challenge`. Either send the request again with `code`, or
 * call `POST /v1/session/second-factor` with the challenge. After ten failed attempts within ten minutes, further
 * attempts for this account from this address get 429, and those from other addresses get slower responses. If the
 * organization requires a second factor and the grace period is over, the session of a user without one can only
 * set one up; other operations then return 403 `second_factor_enrollment_required`. A sign-in ends the session
 * whose cookie the request contains. A session ends after 12 hours without a request, and after 7 days at the
 * latest.
 *
 * Needs no credentials. At most 5 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: SessionCreateInput): Call<SessionCreateResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/session", input);
}

/**
 * Sign out.
 *
 * Ends the session of this request and clears its cookie.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
function delete_(client: Client, input?: SessionDeleteInput): Call<SessionDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/session", input);
}
export { delete_ as delete };

/**
 * Confirm your identity.
 *
 * Operations on secrets, owners and sign-in settings require a confirmation within the last ten minutes; a sign-in
 * counts as one. Otherwise they return 403 `reauthentication_required`. Send your password, a code of the
 * authenticator app, or the response of a passkey.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function confirm(client: Client, input: SessionConfirmInput): Call<SessionConfirmResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/session/confirm", input);
}

/**
 * Sign in with a passkey.
 *
 * Sets the session cookie. The passkey replaces the password and the second factor, because the authenticator has
 * verified the user. The response is the same for every reason for which a passkey is rejected.
 *
 * Needs no credentials. At most 5 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 429, 503.
 */
export function createWithPasskey(client: Client, input: SessionCreateWithPasskeyInput): Call<SessionCreateWithPasskeyResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/session/passkey", input);
}

/**
 * Get the options for a sign-in with a passkey.
 *
 * Pass `options` to `navigator.credentials.get` as the public key. Without `sign_in`, any passkey of this service
 * can be used, and the authenticator must verify the user. With `sign_in`, the `challenge` of a sign-in that needs
 * a second factor, only passkeys of that account can be used. Options without `sign_in` also serve `POST
 * /v1/session/confirm`. A challenge is valid for ten minutes and can be used once.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 406, 409, 413, 415, 422, 429, 503.
 */
export function passkeyOptions(client: Client, input: SessionPasskeyOptionsInput): Call<SessionPasskeyOptionsResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/session/passkey/options", input);
}

/**
 * Complete a sign-in with a second factor.
 *
 * Sends a code of the authenticator app, a recovery code, or the response of a passkey. A challenge is valid for
 * ten minutes and signs in once; after five wrong codes it is no longer valid, and the response is 401. A code of
 * the app and a recovery code can each be used once. After 20 wrong codes within an hour, further codes for this
 * account get 429; a passkey still works.
 *
 * Needs no credentials. At most 5 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function verify(client: Client, input: SessionVerifyInput): Call<SessionVerifyResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/session/second-factor", input);
}

/**
 * List your sessions.
 *
 * Returns sessions that have not ended, newest first.
 *
 * Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list(client: Client, input?: SessionListInput): ListCall<SessionListResponses[200]["data"][number], SessionListResponses[200]["meta"]> {
  return callNumbered(client, "GET", "/v1/sessions", input);
}

/**
 * End your other sessions.
 *
 * The session of this request continues.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function endOthers(client: Client, input?: SessionEndOthersInput): Call<SessionEndOthersResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/sessions", input);
}

/**
 * End one of your sessions.
 *
 * Signs out the browser of that session. This can be the session of this request.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function end(client: Client, input: SessionEndInput): Call<SessionEndResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/sessions/{id}", input);
}

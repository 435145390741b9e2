// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SignInMethodsConfirmAuthenticatorAppData, SignInMethodsConfirmAuthenticatorAppResponses, SignInMethodsCreateRecoveryCodesResponses, SignInMethodsGetResponses, SignInMethodsRemoveAuthenticatorAppResponses, SignInMethodsStartAuthenticatorAppResponses } from "./types.gen.ts";

/** The input of `signInMethods.startAuthenticatorApp`. */
export interface SignInMethodsStartAuthenticatorAppInput extends CallOptions {}

/** The input of `signInMethods.removeAuthenticatorApp`. */
export interface SignInMethodsRemoveAuthenticatorAppInput extends CallOptions {}

/** The input of `signInMethods.confirmAuthenticatorApp`. */
export interface SignInMethodsConfirmAuthenticatorAppInput extends CallOptions {
  readonly body: SignInMethodsConfirmAuthenticatorAppData["body"];
}

/** The input of `signInMethods.createRecoveryCodes`. */
export interface SignInMethodsCreateRecoveryCodesInput extends CallOptions {}

/** The input of `signInMethods.get`. */
export interface SignInMethodsGetInput extends CallOptions {}

/** The operations of this group. */
export interface SignInMethodsGroup {
  /**
   * Create a secret for an authenticator app.
   *
   * Returns a secret for time-based codes (RFC 6238). It takes effect when you confirm it with a code within ten
   * minutes; until then a previous authenticator app stays valid. Requires a confirmed identity.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
   * idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
   */
  startAuthenticatorApp(input?: SignInMethodsStartAuthenticatorAppInput): Call<SignInMethodsStartAuthenticatorAppResponses[200]["data"]>;
  /**
   * Remove the authenticator app.
   *
   * Also removes the recovery codes if no passkey remains. Requires a confirmed identity. Fails with 409 if the
   * organization requires a second factor and you have no passkey.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
   */
  removeAuthenticatorApp(input?: SignInMethodsRemoveAuthenticatorAppInput): Call<SignInMethodsRemoveAuthenticatorAppResponses[200]["data"]>;
  /**
   * Confirm the authenticator app with a code.
   *
   * Enables the app as a second factor, replaces a previous app, and ends your other sessions. Returns recovery codes
   * if the account has none. Fails with 409 if there is no secret to confirm or if it has expired.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
   * idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  confirmAuthenticatorApp(input: SignInMethodsConfirmAuthenticatorAppInput): Call<SignInMethodsConfirmAuthenticatorAppResponses[200]["data"]>;
  /**
   * Create new recovery codes.
   *
   * Returns ten codes, each of which replaces the second factor once. The previous codes are no longer valid.
   * Requires a confirmed identity and a second factor.
   *
   * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
   * idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
   */
  createRecoveryCodes(input?: SignInMethodsCreateRecoveryCodesInput): Call<SignInMethodsCreateRecoveryCodesResponses[200]["data"]>;
  /**
   * Get your sign-in methods.
   *
   * Returns the methods of your account, and whether your organization requires a second factor.
   *
   * Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  get(input?: SignInMethodsGetInput): Call<SignInMethodsGetResponses[200]["data"]>;
}

/**
 * Create a secret for an authenticator app.
 *
 * Returns a secret for time-based codes (RFC 6238). It takes effect when you confirm it with a code within ten
 * minutes; until then a previous authenticator app stays valid. Requires a confirmed identity.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
 * idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
 */
export function startAuthenticatorApp(client: Client, input?: SignInMethodsStartAuthenticatorAppInput): Call<SignInMethodsStartAuthenticatorAppResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/me/authenticator-app", input);
}

/**
 * Remove the authenticator app.
 *
 * Also removes the recovery codes if no passkey remains. Requires a confirmed identity. Fails with 409 if the
 * organization requires a second factor and you have no passkey.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
 */
export function removeAuthenticatorApp(client: Client, input?: SignInMethodsRemoveAuthenticatorAppInput): Call<SignInMethodsRemoveAuthenticatorAppResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/me/authenticator-app", input);
}

/**
 * Confirm the authenticator app with a code.
 *
 * Enables the app as a second factor, replaces a previous app, and ends your other sessions. Returns recovery codes
 * if the account has none. Fails with 409 if there is no secret to confirm or if it has expired.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
 * idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function confirmAuthenticatorApp(client: Client, input: SignInMethodsConfirmAuthenticatorAppInput): Call<SignInMethodsConfirmAuthenticatorAppResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/me/authenticator-app/confirm", input);
}

/**
 * Create new recovery codes.
 *
 * Returns ten codes, each of which replaces the second factor once. The previous codes are no longer valid.
 * Requires a confirmed identity and a second factor.
 *
 * Needs the session of a user; keys are refused. At most 5 requests per minute. Repeatable: it is sent with an
 * idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 421, 422, 429, 503.
 */
export function createRecoveryCodes(client: Client, input?: SignInMethodsCreateRecoveryCodesInput): Call<SignInMethodsCreateRecoveryCodesResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/me/recovery-codes", input);
}

/**
 * Get your sign-in methods.
 *
 * Returns the methods of your account, and whether your organization requires a second factor.
 *
 * Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function get(client: Client, input?: SignInMethodsGetInput): Call<SignInMethodsGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/me/sign-in-methods", input);
}

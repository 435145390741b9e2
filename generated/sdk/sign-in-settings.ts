// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SignInSettingsGetResponses } from "./types.gen.ts";

/** The input of `signInSettings.get`. */
export interface SignInSettingsGetInput extends CallOptions {}

/** The operations of this group. */
export interface SignInSettingsGroup {
  /**
   * Get the identity provider and the SCIM token.
   *
   * Both are null in an organization that has not set them up, so that a page about them needs no error. Neither
   * contains a secret.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  get(input?: SignInSettingsGetInput): Call<SignInSettingsGetResponses[200]["data"]>;
}

/**
 * Get the identity provider and the SCIM token.
 *
 * Both are null in an organization that has not set them up, so that a page about them needs no error. Neither
 * contains a secret.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function get(client: Client, input?: SignInSettingsGetInput): Call<SignInSettingsGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/sign-in-settings", input);
}

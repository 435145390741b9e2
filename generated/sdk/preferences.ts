// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { PreferencesGetData, PreferencesGetResponses, PreferencesUpdateData, PreferencesUpdateResponses } from "./types.gen.ts";

/** The input of `preferences.get`. */
export interface PreferencesGetInput extends CallOptions {
  readonly path: PreferencesGetData["path"];
}

/** The input of `preferences.update`. */
export interface PreferencesUpdateInput extends CallOptions {
  readonly path: PreferencesUpdateData["path"];
  readonly body: PreferencesUpdateData["body"];
}

/** The operations of this group. */
export interface PreferencesGroup {
  /**
   * Get the recipient's mail preferences.
   *
   * Requires no authentication and only reads. Lists the public topics and the topic of the message, with names in
   * the language of the request. A token that is invalid, expired or issued for another purpose returns 404; the
   * response does not reveal which.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 429, 503.
   */
  get(input: PreferencesGetInput): Call<PreferencesGetResponses[200]["data"]>;
  /**
   * Update the recipient's mail preferences.
   *
   * Subscribes the address to topics or unsubscribes it, and ends or resumes all marketing. Fields and topics that
   * are not sent are unchanged. Subscribing needs no confirmation by e-mail, because only the recipient of the
   * message has the link. Suppressions after bounces and complaints remain.
   *
   * Needs no credentials. At most 30 requests per minute.
   *
   * Errors: 400, 404, 406, 413, 415, 422, 429, 503.
   */
  update(input: PreferencesUpdateInput): Call<PreferencesUpdateResponses[200]["data"]>;
}

/**
 * Get the recipient's mail preferences.
 *
 * Requires no authentication and only reads. Lists the public topics and the topic of the message, with names in
 * the language of the request. A token that is invalid, expired or issued for another purpose returns 404; the
 * response does not reveal which.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 429, 503.
 */
export function get(client: Client, input: PreferencesGetInput): Call<PreferencesGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/preferences/{token}", input);
}

/**
 * Update the recipient's mail preferences.
 *
 * Subscribes the address to topics or unsubscribes it, and ends or resumes all marketing. Fields and topics that
 * are not sent are unchanged. Subscribing needs no confirmation by e-mail, because only the recipient of the
 * message has the link. Suppressions after bounces and complaints remain.
 *
 * Needs no credentials. At most 30 requests per minute.
 *
 * Errors: 400, 404, 406, 413, 415, 422, 429, 503.
 */
export function update(client: Client, input: PreferencesUpdateInput): Call<PreferencesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/public/preferences/{token}", input);
}

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { AiPolicyGetResponses, AiPolicyUpdateData, AiPolicyUpdateResponses } from "./types.gen.ts";

/** The input of `aiPolicy.get`. */
export interface AiPolicyGetInput extends CallOptions {}

/** The input of `aiPolicy.update`. */
export interface AiPolicyUpdateInput extends CallOptions {
  readonly body: AiPolicyUpdateData["body"];
}

/** The operations of this group. */
export interface AiPolicyGroup {
  /**
   * Get the AI policy.
   *
   * Returns the upper limit of what AI applications can do for members of the organization.
   *
   * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  get(input?: AiPolicyGetInput): Call<AiPolicyGetResponses[200]["data"]>;
  /**
   * Update the AI policy.
   *
   * Takes effect at the next call by each application. Setting `enabled` to false revokes all connections at once;
   * enabling AI applications again does not restore them. A connection that loses all its scopes is also revoked.
   * Setting `allow_api_keys` to false revokes the connections of API keys. Connections of applications that the lists
   * exclude stay open, but their calls are rejected with `application_not_allowed` until the lists allow them again.
   * `enterprise_managed` can be set to true only while single sign-on is enabled. Lists are replaced:
   * `allowed_scopes`, `allowed_applications`, `denied_applications`. The record may be sent back as it was read:
   * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: AiPolicyUpdateInput): Call<AiPolicyUpdateResponses[200]["data"]>;
}

/**
 * Get the AI policy.
 *
 * Returns the upper limit of what AI applications can do for members of the organization.
 *
 * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function get(client: Client, input?: AiPolicyGetInput): Call<AiPolicyGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/ai-policy", input);
}

/**
 * Update the AI policy.
 *
 * Takes effect at the next call by each application. Setting `enabled` to false revokes all connections at once;
 * enabling AI applications again does not restore them. A connection that loses all its scopes is also revoked.
 * Setting `allow_api_keys` to false revokes the connections of API keys. Connections of applications that the lists
 * exclude stay open, but their calls are rejected with `application_not_allowed` until the lists allow them again.
 * `enterprise_managed` can be set to true only while single sign-on is enabled. Lists are replaced:
 * `allowed_scopes`, `allowed_applications`, `denied_applications`. The record may be sent back as it was read:
 * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: AiPolicyUpdateInput): Call<AiPolicyUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/ai-policy", input);
}

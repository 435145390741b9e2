// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { MemberIdentityDeleteData, MemberIdentityDeleteResponses } from "./types.gen.ts";

/** The input of `memberIdentity.delete`. */
export interface MemberIdentityDeleteInput extends CallOptions {
  readonly path: MemberIdentityDeleteData["path"];
}

/** The operations of this group. */
export interface MemberIdentityGroup {
  /**
   * Unlink the identity of a member.
   *
   * Deletes the link between a member and their identity at the provider, and ends the member's sessions that started
   * with single sign-on. At the next sign-in, the identity with the member's verified address is linked. `not_found`
   * if the member has no identity. Only an owner can unlink an owner. The member is notified by e-mail.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  delete(input: MemberIdentityDeleteInput): Call<MemberIdentityDeleteResponses[200]["data"]>;
}

/**
 * Unlink the identity of a member.
 *
 * Deletes the link between a member and their identity at the provider, and ends the member's sessions that started
 * with single sign-on. At the next sign-in, the identity with the member's verified address is linked. `not_found`
 * if the member has no identity. Only an owner can unlink an owner. The member is notified by e-mail.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
function delete_(client: Client, input: MemberIdentityDeleteInput): Call<MemberIdentityDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/members/{id}/identity", input);
}
export { delete_ as delete };

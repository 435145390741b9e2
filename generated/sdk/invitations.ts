// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { InvitationsAcceptData, InvitationsAcceptResponses } from "./types.gen.ts";

/** The input of `invitations.accept`. */
export interface InvitationsAcceptInput extends CallOptions {
  readonly body: InvitationsAcceptData["body"];
}

/** The operations of this group. */
export interface InvitationsGroup {
  /**
   * Accept an invitation.
   *
   * Sets the password and signs the user in with a session cookie. A token that is unknown, used or expired is
   * rejected.
   *
   * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  accept(input: InvitationsAcceptInput): Call<InvitationsAcceptResponses[200]["data"]>;
}

/**
 * Accept an invitation.
 *
 * Sets the password and signs the user in with a session cookie. A token that is unknown, used or expired is
 * rejected.
 *
 * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function accept(client: Client, input: InvitationsAcceptInput): Call<InvitationsAcceptResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/invitations/accept", input);
}

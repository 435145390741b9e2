// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/sdk/call.ts";
import type { ListCall } from "../../src/sdk/list-call.ts";
import type { Client } from "../../src/sdk/client.ts";
import { callNumbered, callRecord } from "../../src/sdk/operation.ts";
import type { CallOptions } from "../../src/sdk/options.ts";
import type { SessionCreateData, SessionCreateResponses, SessionDeleteResponses, SessionEndData, SessionEndOthersResponses, SessionEndResponses, SessionListData, SessionListResponses } from "./types.gen.ts";

/** The input of `session.create`. */
export interface SessionCreateInput extends CallOptions {
  readonly body: SessionCreateData["body"];
}

/** The input of `session.delete`. */
export interface SessionDeleteInput extends CallOptions {}

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
   * account. A session ends after 12 hours without a request, and after 7 days at the latest.
   *
   * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 406, 409, 413, 415, 421, 422, 429, 503.
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
 * account. A session ends after 12 hours without a request, and after 7 days at the latest.
 *
 * Needs no credentials. At most 5 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 406, 409, 413, 415, 421, 422, 429, 503.
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

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ConnectionsListData, ConnectionsListResponses, ConnectionsRevokeAllResponses, ConnectionsRevokeData, ConnectionsRevokeResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type ConnectionsListField = NonNullable<NonNullable<ConnectionsListData["query"]>["fields"]>[number];

/** The input of `connections.list`. */
export interface ConnectionsListInput<Field extends ConnectionsListField = never> extends CallOptions {
  readonly query?: ConnectionsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `connections.revokeAll`. */
export interface ConnectionsRevokeAllInput extends CallOptions {}

/** The input of `connections.revoke`. */
export interface ConnectionsRevokeInput extends CallOptions {
  readonly path: ConnectionsRevokeData["path"];
}

/** The operations of this group. */
export interface ConnectionsGroup {
  /**
   * List the connections of all members.
   *
   * Includes connections that have ended.
   *
   * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends ConnectionsListField = never>(input?: ConnectionsListInput<Field>): ListCall<Selected<ConnectionsListResponses[200]["data"][number], Field>, ConnectionsListResponses[200]["meta"]>;
  /**
   * Revoke the connections of all members.
   *
   * Takes effect at the next call by each application; users must then authorize the application again. All API keys
   * with the MCP option lose it, including keys that no application has used yet. These keys remain valid for other
   * programs.
   *
   * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  revokeAll(input?: ConnectionsRevokeAllInput): Call<ConnectionsRevokeAllResponses[200]["data"]>;
  /**
   * Revoke a connection.
   *
   * Takes effect at the application's next call and cannot be undone. An API key that the connection uses loses its
   * MCP option but remains valid for other programs. The connection remains in the list with the status `revoked`.
   *
   * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  revoke(input: ConnectionsRevokeInput): Call<ConnectionsRevokeResponses[200]["data"]>;
}

/**
 * List the connections of all members.
 *
 * Includes connections that have ended.
 *
 * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends ConnectionsListField = never>(client: Client, input?: ConnectionsListInput<Field>): ListCall<Selected<ConnectionsListResponses[200]["data"][number], Field>, ConnectionsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/connections", input);
}

/**
 * Revoke the connections of all members.
 *
 * Takes effect at the next call by each application; users must then authorize the application again. All API keys
 * with the MCP option lose it, including keys that no application has used yet. These keys remain valid for other
 * programs.
 *
 * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function revokeAll(client: Client, input?: ConnectionsRevokeAllInput): Call<ConnectionsRevokeAllResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/connections", input);
}

/**
 * Revoke a connection.
 *
 * Takes effect at the application's next call and cannot be undone. An API key that the connection uses loses its
 * MCP option but remains valid for other programs. The connection remains in the list with the status `revoked`.
 *
 * Permission: `ai:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
export function revoke(client: Client, input: ConnectionsRevokeInput): Call<ConnectionsRevokeResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/connections/{id}", input);
}

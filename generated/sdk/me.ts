// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { MeConnectionsData, MeConnectionsResponses, MeGetResponses, MeNotificationsResponses, MeRevokeConnectionData, MeRevokeConnectionResponses, MeRevokeConnectionsResponses, MeUpdateData, MeUpdateNotificationsData, MeUpdateNotificationsResponses, MeUpdateResponses } from "./types.gen.ts";

/** The input of `me.get`. */
export interface MeGetInput extends CallOptions {}

/** The input of `me.update`. */
export interface MeUpdateInput extends CallOptions {
  readonly body: MeUpdateData["body"];
}

/** The names for `fields`. */
export type MeConnectionsField = NonNullable<NonNullable<MeConnectionsData["query"]>["fields"]>[number];

/** The input of `me.connections`. */
export interface MeConnectionsInput<Field extends MeConnectionsField = never> extends CallOptions {
  readonly query?: MeConnectionsData["query"] & { readonly fields?: Field[] };
}

/** The input of `me.revokeConnections`. */
export interface MeRevokeConnectionsInput extends CallOptions {}

/** The input of `me.revokeConnection`. */
export interface MeRevokeConnectionInput extends CallOptions {
  readonly path: MeRevokeConnectionData["path"];
}

/** The input of `me.notifications`. */
export interface MeNotificationsInput extends CallOptions {}

/** The input of `me.updateNotifications`. */
export interface MeUpdateNotificationsInput extends CallOptions {
  readonly body: MeUpdateNotificationsData["body"];
}

/** The operations of this group. */
export interface MeGroup {
  /**
   * Get the caller and their permissions.
   *
   * Works with sessions and API keys.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  get(input?: MeGetInput): Call<MeGetResponses[200]["data"]>;
  /**
   * Update your profile.
   *
   * Sent fields are changed; omitted fields keep their values. `booking_slug` is unique across all organizations;
   * otherwise the request fails with `duplicate`. Null removes your booking page.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 429, 503.
   */
  update(input: MeUpdateInput): Call<MeUpdateResponses[200]["data"]>;
  /**
   * List your connections.
   *
   * Includes connections that have ended.
   *
   * Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  connections<Field extends MeConnectionsField = never>(input?: MeConnectionsInput<Field>): ListCall<Selected<MeConnectionsResponses[200]["data"][number], Field>, MeConnectionsResponses[200]["meta"]>;
  /**
   * Revoke all your connections.
   *
   * Takes effect at the next call by each application; you must then authorize the application again. Your API keys
   * with the MCP option lose it, including keys that no application has used yet. These keys remain valid for other
   * programs.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  revokeConnections(input?: MeRevokeConnectionsInput): Call<MeRevokeConnectionsResponses[200]["data"]>;
  /**
   * Revoke one of your connections.
   *
   * Has the same effect as revocation by an administrator. Returns `not_found` for connections of other users.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute. With `If-Match`, it fails with 412
   * if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  revokeConnection(input: MeRevokeConnectionInput): Call<MeRevokeConnectionResponses[200]["data"]>;
  /**
   * Get your notification preferences.
   *
   * Returns which e-mails you receive. E-mails about the security of your account and about the organization itself
   * are always sent.
   *
   * Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  notifications(input?: MeNotificationsInput): Call<MeNotificationsResponses[200]["data"]>;
  /**
   * Update your notification preferences.
   *
   * Sent fields are changed; omitted fields keep their values. E-mails that are already in the queue are still sent.
   *
   * Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 429, 503.
   */
  updateNotifications(input: MeUpdateNotificationsInput): Call<MeUpdateNotificationsResponses[200]["data"]>;
}

/**
 * Get the caller and their permissions.
 *
 * Works with sessions and API keys.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function get(client: Client, input?: MeGetInput): Call<MeGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/me", input);
}

/**
 * Update your profile.
 *
 * Sent fields are changed; omitted fields keep their values. `booking_slug` is unique across all organizations;
 * otherwise the request fails with `duplicate`. Null removes your booking page.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 429, 503.
 */
export function update(client: Client, input: MeUpdateInput): Call<MeUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/me", input);
}

/**
 * List your connections.
 *
 * Includes connections that have ended.
 *
 * Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function connections<Field extends MeConnectionsField = never>(client: Client, input?: MeConnectionsInput<Field>): ListCall<Selected<MeConnectionsResponses[200]["data"][number], Field>, MeConnectionsResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/me/connections", input);
}

/**
 * Revoke all your connections.
 *
 * Takes effect at the next call by each application; you must then authorize the application again. Your API keys
 * with the MCP option lose it, including keys that no application has used yet. These keys remain valid for other
 * programs.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function revokeConnections(client: Client, input?: MeRevokeConnectionsInput): Call<MeRevokeConnectionsResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/me/connections", input);
}

/**
 * Revoke one of your connections.
 *
 * Has the same effect as revocation by an administrator. Returns `not_found` for connections of other users.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute. With `If-Match`, it fails with 412
 * if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
export function revokeConnection(client: Client, input: MeRevokeConnectionInput): Call<MeRevokeConnectionResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/me/connections/{id}", input);
}

/**
 * Get your notification preferences.
 *
 * Returns which e-mails you receive. E-mails about the security of your account and about the organization itself
 * are always sent.
 *
 * Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function notifications(client: Client, input?: MeNotificationsInput): Call<MeNotificationsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/me/notifications", input);
}

/**
 * Update your notification preferences.
 *
 * Sent fields are changed; omitted fields keep their values. E-mails that are already in the queue are still sent.
 *
 * Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 429, 503.
 */
export function updateNotifications(client: Client, input: MeUpdateNotificationsInput): Call<MeUpdateNotificationsResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/me/notifications", input);
}

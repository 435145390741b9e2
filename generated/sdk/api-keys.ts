// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ApiKeysCreateData, ApiKeysCreateResponses, ApiKeysGetData, ApiKeysGetResponses, ApiKeysListData, ApiKeysListResponses, ApiKeysRevokeData, ApiKeysRevokeResponses, ApiKeysRotateData, ApiKeysRotateResponses, ApiKeysUpdateData, ApiKeysUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type ApiKeysListField = NonNullable<NonNullable<ApiKeysListData["query"]>["fields"]>[number];

/** The input of `apiKeys.list`. */
export interface ApiKeysListInput<Field extends ApiKeysListField = never> extends CallOptions {
  readonly query?: ApiKeysListData["query"] & { readonly fields?: Field[] };
}

/** The input of `apiKeys.create`. */
export interface ApiKeysCreateInput extends CallOptions {
  readonly body: ApiKeysCreateData["body"];
}

/** The names for `fields`. */
export type ApiKeysGetField = NonNullable<NonNullable<ApiKeysGetData["query"]>["fields"]>[number];

/** The input of `apiKeys.get`. */
export interface ApiKeysGetInput<Field extends ApiKeysGetField = never> extends CallOptions {
  readonly path: ApiKeysGetData["path"];
  readonly query?: ApiKeysGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `apiKeys.update`. */
export interface ApiKeysUpdateInput extends CallOptions {
  readonly path: ApiKeysUpdateData["path"];
  readonly body: ApiKeysUpdateData["body"];
}

/** The input of `apiKeys.revoke`. */
export interface ApiKeysRevokeInput extends CallOptions {
  readonly path: ApiKeysRevokeData["path"];
}

/** The input of `apiKeys.rotate`. */
export interface ApiKeysRotateInput extends CallOptions {
  readonly path: ApiKeysRotateData["path"];
  readonly body?: ApiKeysRotateData["body"];
}

/** The operations of this group. */
export interface ApiKeysGroup {
  /**
   * List API keys.
   *
   * Includes expired and revoked keys.
   *
   * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends ApiKeysListField = never>(input?: ApiKeysListInput<Field>): ListCall<Selected<ApiKeysListResponses[200]["data"][number], Field>, ApiKeysListResponses[200]["meta"]>;
  /**
   * Create an API key.
   *
   * The secret is returned in this response only. A key never has more permissions than the user who created it, even
   * if that user's permissions change later. Requires the plan `professional` or `enterprise`.
   *
   * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
   * Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: ApiKeysCreateInput): Call<ApiKeysCreateResponses[201]["data"]>;
  /**
   * Get an API key.
   *
   * The secret is not returned.
   *
   * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends ApiKeysGetField = never>(input: ApiKeysGetInput<Field>): Call<Selected<ApiKeysGetResponses[200]["data"], Field>>;
  /**
   * Update an API key.
   *
   * Takes effect within one second. A revoked key cannot be changed. Lists are replaced: `scopes`, `allowed_ips`. The
   * record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with
   * the detail `read_only`.
   *
   * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: ApiKeysUpdateInput): Call<ApiKeysUpdateResponses[200]["data"]>;
  /**
   * Revoke an API key.
   *
   * Takes effect within one second and cannot be undone. The key remains in the list with the status `revoked`.
   *
   * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  revoke(input: ApiKeysRevokeInput): Call<ApiKeysRevokeResponses[200]["data"]>;
  /**
   * Rotate the secret of an API key.
   *
   * The new secret is returned in this response only. The previous secret remains valid for `grace_seconds`.
   *
   * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
   * Repeatable: it is sent with an idempotency key. With `If-Match`, it fails with 412 if the record has another
   * version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  rotate(input: ApiKeysRotateInput): Call<ApiKeysRotateResponses[200]["data"]>;
}

/**
 * List API keys.
 *
 * Includes expired and revoked keys.
 *
 * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends ApiKeysListField = never>(client: Client, input?: ApiKeysListInput<Field>): ListCall<Selected<ApiKeysListResponses[200]["data"][number], Field>, ApiKeysListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/api-keys", input);
}

/**
 * Create an API key.
 *
 * The secret is returned in this response only. A key never has more permissions than the user who created it, even
 * if that user's permissions change later. Requires the plan `professional` or `enterprise`.
 *
 * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
 * Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: ApiKeysCreateInput): Call<ApiKeysCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/api-keys", input);
}

/**
 * Get an API key.
 *
 * The secret is not returned.
 *
 * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends ApiKeysGetField = never>(client: Client, input: ApiKeysGetInput<Field>): Call<Selected<ApiKeysGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/api-keys/{id}", input);
}

/**
 * Update an API key.
 *
 * Takes effect within one second. A revoked key cannot be changed. Lists are replaced: `scopes`, `allowed_ips`. The
 * record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with
 * the detail `read_only`.
 *
 * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: ApiKeysUpdateInput): Call<ApiKeysUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/api-keys/{id}", input);
}

/**
 * Revoke an API key.
 *
 * Takes effect within one second and cannot be undone. The key remains in the list with the status `revoked`.
 *
 * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
export function revoke(client: Client, input: ApiKeysRevokeInput): Call<ApiKeysRevokeResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/api-keys/{id}", input);
}

/**
 * Rotate the secret of an API key.
 *
 * The new secret is returned in this response only. The previous secret remains valid for `grace_seconds`.
 *
 * Permission: `api_keys:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
 * Repeatable: it is sent with an idempotency key. With `If-Match`, it fails with 412 if the record has another
 * version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function rotate(client: Client, input: ApiKeysRotateInput): Call<ApiKeysRotateResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/api-keys/{id}/rotate", input);
}

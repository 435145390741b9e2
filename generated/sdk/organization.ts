// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { OrganizationCancelDeletionResponses, OrganizationGetData, OrganizationGetResponses, OrganizationPreviewRetentionData, OrganizationPreviewRetentionResponses, OrganizationRequestDeletionData, OrganizationRequestDeletionResponses, OrganizationUpdateData, OrganizationUpdateResponses, OrganizationUpdateTwoFactorPolicyData, OrganizationUpdateTwoFactorPolicyResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type OrganizationGetField = NonNullable<NonNullable<OrganizationGetData["query"]>["fields"]>[number];

/** The input of `organization.get`. */
export interface OrganizationGetInput<Field extends OrganizationGetField = never> extends CallOptions {
  readonly query?: OrganizationGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `organization.update`. */
export interface OrganizationUpdateInput extends CallOptions {
  readonly body: OrganizationUpdateData["body"];
}

/** The input of `organization.requestDeletion`. */
export interface OrganizationRequestDeletionInput extends CallOptions {
  readonly body: OrganizationRequestDeletionData["body"];
}

/** The input of `organization.cancelDeletion`. */
export interface OrganizationCancelDeletionInput extends CallOptions {}

/** The input of `organization.previewRetention`. */
export interface OrganizationPreviewRetentionInput extends CallOptions {
  readonly query?: OrganizationPreviewRetentionData["query"];
}

/** The input of `organization.updateTwoFactorPolicy`. */
export interface OrganizationUpdateTwoFactorPolicyInput extends CallOptions {
  readonly body: OrganizationUpdateTwoFactorPolicyData["body"];
}

/** The operations of this group. */
export interface OrganizationGroup {
  /**
   * Get the organization.
   *
   * Returns its plan, its defaults and the region of its data.
   *
   * Permission: `organization:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  get<Field extends OrganizationGetField = never>(input?: OrganizationGetInput<Field>): Call<Selected<OrganizationGetResponses[200]["data"], Field>>;
  /**
   * Update the organization.
   *
   * Sent fields are changed; omitted fields keep their values. `two_factor_policy` has an operation of its own.
   * Merged member by member, where null clears a member: `retention`, `branding`. Lists are replaced:
   * `embed_origins`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another
   * value is rejected with the detail `read_only`.
   *
   * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: OrganizationUpdateInput): Call<OrganizationUpdateResponses[200]["data"]>;
  /**
   * Request the deletion of the organization.
   *
   * The organization is deleted with all its data after 14 days, unless an owner cancels the deletion. Until then it
   * works as before. All owners are notified by e-mail. Only owners can request the deletion, and only with the
   * password, passkey or code within the last ten minutes. Fails with `state_conflict` if the deletion was already
   * requested.
   *
   * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
   * Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  requestDeletion(input: OrganizationRequestDeletionInput): Call<OrganizationRequestDeletionResponses[200]["data"]>;
  /**
   * Cancel the deletion of the organization.
   *
   * Only owners can cancel the deletion. All owners are notified by e-mail. Without a requested deletion, nothing
   * changes.
   *
   * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  cancelDeletion(input?: OrganizationCancelDeletionInput): Call<OrganizationCancelDeletionResponses[200]["data"]>;
  /**
   * Preview a retention.
   *
   * Counts what these periods would delete now, so that it can be confirmed before a period is shortened. Omitted
   * periods count 0. Nothing is deleted.
   *
   * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 120 requests per
   * minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  previewRetention(input?: OrganizationPreviewRetentionInput): Call<OrganizationPreviewRetentionResponses[200]["data"]>;
  /**
   * Update the two-factor policy.
   *
   * If a second factor is required, members without one must set one up at the latest when the grace period ends. The
   * grace period starts when the policy starts to require a second factor; changing its length does not restart it.
   * Requires the user's password, passkey or code within the last ten minutes.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 429, 503.
   */
  updateTwoFactorPolicy(input: OrganizationUpdateTwoFactorPolicyInput): Call<OrganizationUpdateTwoFactorPolicyResponses[200]["data"]>;
}

/**
 * Get the organization.
 *
 * Returns its plan, its defaults and the region of its data.
 *
 * Permission: `organization:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function get<Field extends OrganizationGetField = never>(client: Client, input?: OrganizationGetInput<Field>): Call<Selected<OrganizationGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/organization", input);
}

/**
 * Update the organization.
 *
 * Sent fields are changed; omitted fields keep their values. `two_factor_policy` has an operation of its own.
 * Merged member by member, where null clears a member: `retention`, `branding`. Lists are replaced:
 * `embed_origins`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another
 * value is rejected with the detail `read_only`.
 *
 * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: OrganizationUpdateInput): Call<OrganizationUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/organization", input);
}

/**
 * Request the deletion of the organization.
 *
 * The organization is deleted with all its data after 14 days, unless an owner cancels the deletion. Until then it
 * works as before. All owners are notified by e-mail. Only owners can request the deletion, and only with the
 * password, passkey or code within the last ten minutes. Fails with `state_conflict` if the deletion was already
 * requested.
 *
 * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 5 requests per minute.
 * Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function requestDeletion(client: Client, input: OrganizationRequestDeletionInput): Call<OrganizationRequestDeletionResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/organization/deletion", input);
}

/**
 * Cancel the deletion of the organization.
 *
 * Only owners can cancel the deletion. All owners are notified by e-mail. Without a requested deletion, nothing
 * changes.
 *
 * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function cancelDeletion(client: Client, input?: OrganizationCancelDeletionInput): Call<OrganizationCancelDeletionResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/organization/deletion", input);
}

/**
 * Preview a retention.
 *
 * Counts what these periods would delete now, so that it can be confirmed before a period is shortened. Omitted
 * periods count 0. Nothing is deleted.
 *
 * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 120 requests per
 * minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function previewRetention(client: Client, input?: OrganizationPreviewRetentionInput): Call<OrganizationPreviewRetentionResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/organization/retention-preview", input);
}

/**
 * Update the two-factor policy.
 *
 * If a second factor is required, members without one must set one up at the latest when the grace period ends. The
 * grace period starts when the policy starts to require a second factor; changing its length does not restart it.
 * Requires the user's password, passkey or code within the last ten minutes.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 429, 503.
 */
export function updateTwoFactorPolicy(client: Client, input: OrganizationUpdateTwoFactorPolicyInput): Call<OrganizationUpdateTwoFactorPolicyResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/organization/two-factor-policy", input);
}

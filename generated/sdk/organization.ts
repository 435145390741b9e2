// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/sdk/call.ts";
import type { Client } from "../../src/sdk/client.ts";
import { callRecord, type Selected } from "../../src/sdk/operation.ts";
import type { CallOptions } from "../../src/sdk/options.ts";
import type { OrganizationGetData, OrganizationGetResponses, OrganizationUpdateData, OrganizationUpdateResponses } from "./types.gen.ts";

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
   * Sent fields are changed; omitted fields keep their values. The record may be sent back as it was read: read-only
   * fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: OrganizationUpdateInput): Call<OrganizationUpdateResponses[200]["data"]>;
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
 * Sent fields are changed; omitted fields keep their values. The record may be sent back as it was read: read-only
 * fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `organization:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: OrganizationUpdateInput): Call<OrganizationUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/organization", input);
}

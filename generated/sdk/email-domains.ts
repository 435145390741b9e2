// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { EmailDomainsCreateData, EmailDomainsCreateResponses, EmailDomainsDeleteData, EmailDomainsDeleteResponses, EmailDomainsListData, EmailDomainsListResponses, EmailDomainsVerifyData, EmailDomainsVerifyResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type EmailDomainsListField = NonNullable<NonNullable<EmailDomainsListData["query"]>["fields"]>[number];

/** The input of `emailDomains.list`. */
export interface EmailDomainsListInput<Field extends EmailDomainsListField = never> extends CallOptions {
  readonly query?: EmailDomainsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `emailDomains.create`. */
export interface EmailDomainsCreateInput extends CallOptions {
  readonly body: EmailDomainsCreateData["body"];
}

/** The input of `emailDomains.delete`. */
export interface EmailDomainsDeleteInput extends CallOptions {
  readonly path: EmailDomainsDeleteData["path"];
}

/** The input of `emailDomains.verify`. */
export interface EmailDomainsVerifyInput extends CallOptions {
  readonly path: EmailDomainsVerifyData["path"];
}

/** The operations of this group. */
export interface EmailDomainsGroup {
  /**
   * List e-mail domains.
   *
   * Lists the e-mail domains of the organization. Sorted newest first unless `sort` is given.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends EmailDomainsListField = never>(input?: EmailDomainsListInput<Field>): ListCall<Selected<EmailDomainsListResponses[200]["data"][number], Field>, EmailDomainsListResponses[200]["meta"]>;
  /**
   * Add an e-mail domain.
   *
   * Single sign-on accepts only people whose address belongs to a verified domain. Publish the returned TXT record in
   * the DNS zone of the domain, then verify it. An organization can have at most 50 domains.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: EmailDomainsCreateInput): Call<EmailDomainsCreateResponses[201]["data"]>;
  /**
   * Delete an e-mail domain.
   *
   * People with an address of this domain can no longer use single sign-on. Current sessions continue. While single
   * sign-on is enforced, the last verified domain cannot be deleted: the error is `state_conflict` with the detail
   * `last_verified_domain`.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
   * With `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: EmailDomainsDeleteInput): Call<EmailDomainsDeleteResponses[200]["data"]>;
  /**
   * Verify an e-mail domain.
   *
   * Looks up the TXT record at the name servers. If it is missing, the error has the detail `txt_record_missing`; a
   * new record can take some time to be visible. If another organization has verified the domain, the error is
   * `duplicate`.
   *
   * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute.
   * Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
   */
  verify(input: EmailDomainsVerifyInput): Call<EmailDomainsVerifyResponses[200]["data"]>;
}

/**
 * List e-mail domains.
 *
 * Lists the e-mail domains of the organization. Sorted newest first unless `sort` is given.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends EmailDomainsListField = never>(client: Client, input?: EmailDomainsListInput<Field>): ListCall<Selected<EmailDomainsListResponses[200]["data"][number], Field>, EmailDomainsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/email-domains", input);
}

/**
 * Add an e-mail domain.
 *
 * Single sign-on accepts only people whose address belongs to a verified domain. Publish the returned TXT record in
 * the DNS zone of the domain, then verify it. An organization can have at most 50 domains.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: EmailDomainsCreateInput): Call<EmailDomainsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/email-domains", input);
}

/**
 * Delete an e-mail domain.
 *
 * People with an address of this domain can no longer use single sign-on. Current sessions continue. While single
 * sign-on is enforced, the last verified domain cannot be deleted: the error is `state_conflict` with the detail
 * `last_verified_domain`.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 30 requests per minute.
 * With `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: EmailDomainsDeleteInput): Call<EmailDomainsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/email-domains/{id}", input);
}
export { delete_ as delete };

/**
 * Verify an e-mail domain.
 *
 * Looks up the TXT record at the name servers. If it is missing, the error has the detail `txt_record_missing`; a
 * new record can take some time to be visible. If another organization has verified the domain, the error is
 * `duplicate`.
 *
 * Permission: `identity:manage`. Needs the session of a user; keys are refused. At most 10 requests per minute.
 * Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
 */
export function verify(client: Client, input: EmailDomainsVerifyInput): Call<EmailDomainsVerifyResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/email-domains/{id}/verify", input);
}

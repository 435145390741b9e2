// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { FormPageGetData, FormPageGetResponses, FormPageSubmitData, FormPageSubmitResponses } from "./types.gen.ts";

/** The input of `formPage.get`. */
export interface FormPageGetInput extends CallOptions {
  readonly path: FormPageGetData["path"];
}

/** The input of `formPage.submit`. */
export interface FormPageSubmitInput extends CallOptions {
  readonly path: FormPageSubmitData["path"];
  readonly body: FormPageSubmitData["body"];
}

/** The operations of this group. */
export interface FormPageGroup {
  /**
   * Get a web form.
   *
   * Requires no authentication. A form that is inactive, deleted or unknown returns 404; the response does not reveal
   * which. A submission needs the `page_token`.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  get(input: FormPageGetInput): Call<FormPageGetResponses[200]["data"]>;
  /**
   * Submit a web form.
   *
   * Creates a contact, or fills in the empty fields of the contact with this e-mail address. The response is the same
   * in both cases. The `page_token` of the form is required; without a valid one, the error is `unprocessable` with
   * the detail `form_token`. First and last names contain no web or e-mail addresses. The messages that submissions
   * cause are limited per network and day (`organization.quotas`); beyond that the response is 429. `details` of an
   * error name the fields, for example `/fields/last_name` or `/answers/topic`.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  submit(input: FormPageSubmitInput): Call<FormPageSubmitResponses[200]["data"]>;
}

/**
 * Get a web form.
 *
 * Requires no authentication. A form that is inactive, deleted or unknown returns 404; the response does not reveal
 * which. A submission needs the `page_token`.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input: FormPageGetInput): Call<FormPageGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/organizations/{organization_slug}/forms/{form_slug}", input);
}

/**
 * Submit a web form.
 *
 * Creates a contact, or fills in the empty fields of the contact with this e-mail address. The response is the same
 * in both cases. The `page_token` of the form is required; without a valid one, the error is `unprocessable` with
 * the detail `form_token`. First and last names contain no web or e-mail addresses. The messages that submissions
 * cause are limited per network and day (`organization.quotas`); beyond that the response is 429. `details` of an
 * error name the fields, for example `/fields/last_name` or `/answers/topic`.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function submit(client: Client, input: FormPageSubmitInput): Call<FormPageSubmitResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/organizations/{organization_slug}/forms/{form_slug}/submissions", input);
}

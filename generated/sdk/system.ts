// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callWhole } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SystemOpenapiResponses } from "./types.gen.ts";

/** The input of `system.openapi`. */
export interface SystemOpenapiInput extends CallOptions {}

/** The operations of this group. */
export interface SystemGroup {
  /**
   * Get the OpenAPI document.
   *
   * Returns the OpenAPI 3.1 document of all operations under /v1, without the `data` envelope.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 406, 429, 503.
   */
  openapi(input?: SystemOpenapiInput): Call<SystemOpenapiResponses[200]>;
}

/**
 * Get the OpenAPI document.
 *
 * Returns the OpenAPI 3.1 document of all operations under /v1, without the `data` envelope.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 406, 429, 503.
 */
export function openapi(client: Client, input?: SystemOpenapiInput): Call<SystemOpenapiResponses[200]> {
  return callWhole(client, "GET", "/v1/openapi.json", input);
}

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ChangesListData, ChangesListResponses } from "./types.gen.ts";

/** The input of `changes.list`. */
export interface ChangesListInput extends CallOptions {
  readonly query?: ChangesListData["query"];
}

/** The operations of this group. */
export interface ChangesGroup {
  /**
   * List changes to records.
   *
   * Changes are returned in commit order. A client that continues with `meta.next_cursor` misses no change, even
   * during concurrent writes. A change becomes visible once no transaction that began before it is open. Changes are
   * kept for 30 days. An older cursor is rejected with the detail `expired_cursor`; read the records again, then
   * start without a cursor. Only changes to record types that the caller can read are returned; changes to API keys
   * require `api_keys:manage`, and changes to connections require `ai:manage`.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list(input?: ChangesListInput): ListCall<ChangesListResponses[200]["data"][number], ChangesListResponses[200]["meta"]>;
}

/**
 * List changes to records.
 *
 * Changes are returned in commit order. A client that continues with `meta.next_cursor` misses no change, even
 * during concurrent writes. A change becomes visible once no transaction that began before it is open. Changes are
 * kept for 30 days. An older cursor is rejected with the detail `expired_cursor`; read the records again, then
 * start without a cursor. Only changes to record types that the caller can read are returned; changes to API keys
 * require `api_keys:manage`, and changes to connections require `ai:manage`.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list(client: Client, input?: ChangesListInput): ListCall<ChangesListResponses[200]["data"][number], ChangesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/changes", input);
}

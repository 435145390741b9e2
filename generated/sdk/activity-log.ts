// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { FileCall } from "../../src/adapters/sdk/file-call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callFile, callList, callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ActivityLogExportData, ActivityLogListData, ActivityLogListResponses, ActivityLogVerifyData, ActivityLogVerifyResponses } from "./types.gen.ts";

/** The input of `activityLog.list`. */
export interface ActivityLogListInput extends CallOptions {
  readonly query?: ActivityLogListData["query"];
}

/** The input of `activityLog.export`. */
export interface ActivityLogExportInput extends CallOptions {
  readonly query?: ActivityLogExportData["query"];
}

/** The input of `activityLog.verify`. */
export interface ActivityLogVerifyInput extends CallOptions {
  readonly query?: ActivityLogVerifyData["query"];
}

/** The operations of this group. */
export interface ActivityLogGroup {
  /**
   * List the audit log.
   *
   * Contains every call by an AI application, including rejected calls, and every change to API keys, AI policy,
   * members, roles, webhooks and connections; newest first. Entries are kept for one year and cannot be changed.
   *
   * Permission: `activity_log:read`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list(input?: ActivityLogListInput): ListCall<ActivityLogListResponses[200]["data"][number], ActivityLogListResponses[200]["meta"]>;
  /**
   * Export the audit log.
   *
   * Returns the same entries as a CSV file, newest first, with the field names in the first line. A cell that a
   * spreadsheet would interpret as a formula is prefixed with an apostrophe.
   *
   * Permission: `activity_log:read`. Needs the session of a user; keys are refused. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  export(input?: ActivityLogExportInput): FileCall;
  /**
   * Verify the audit log.
   *
   * The entries are a hash chain: each contains the hash of the previous one, and the service signs the last one.
   * Reports the first entry that was changed, added or deleted in the database. A call verifies at most 20,000
   * entries, oldest first. To verify a longer log, call the operation again with `after` set to `continue_after`
   * until that is null; the end of the chain is verified by the last call.
   *
   * Permission: `activity_log:read`. Needs the session of a user; keys are refused. At most 10 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  verify(input?: ActivityLogVerifyInput): Call<ActivityLogVerifyResponses[200]["data"]>;
}

/**
 * List the audit log.
 *
 * Contains every call by an AI application, including rejected calls, and every change to API keys, AI policy,
 * members, roles, webhooks and connections; newest first. Entries are kept for one year and cannot be changed.
 *
 * Permission: `activity_log:read`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list(client: Client, input?: ActivityLogListInput): ListCall<ActivityLogListResponses[200]["data"][number], ActivityLogListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/activity-log", input);
}

/**
 * Export the audit log.
 *
 * Returns the same entries as a CSV file, newest first, with the field names in the first line. A cell that a
 * spreadsheet would interpret as a formula is prefixed with an apostrophe.
 *
 * Permission: `activity_log:read`. Needs the session of a user; keys are refused. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
function export_(client: Client, input?: ActivityLogExportInput): FileCall {
  return callFile(client, "GET", "/v1/activity-log/export", input);
}
export { export_ as export };

/**
 * Verify the audit log.
 *
 * The entries are a hash chain: each contains the hash of the previous one, and the service signs the last one.
 * Reports the first entry that was changed, added or deleted in the database. A call verifies at most 20,000
 * entries, oldest first. To verify a longer log, call the operation again with `after` set to `continue_after`
 * until that is null; the end of the chain is verified by the last call.
 *
 * Permission: `activity_log:read`. Needs the session of a user; keys are refused. At most 10 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function verify(client: Client, input?: ActivityLogVerifyInput): Call<ActivityLogVerifyResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/activity-log/verification", input);
}

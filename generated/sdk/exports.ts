// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { FileCall } from "../../src/adapters/sdk/file-call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callFile, callList, callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ExportsCreateData, ExportsCreateResponses, ExportsDeleteData, ExportsDeleteResponses, ExportsFieldsData, ExportsFieldsResponses, ExportsFileData, ExportsGetData, ExportsGetResponses, ExportsListData, ExportsListResponses } from "./types.gen.ts";

/** The input of `exports.list`. */
export interface ExportsListInput extends CallOptions {
  readonly query?: ExportsListData["query"];
}

/** The input of `exports.create`. */
export interface ExportsCreateInput extends CallOptions {
  readonly body: ExportsCreateData["body"];
}

/** The input of `exports.fields`. */
export interface ExportsFieldsInput extends CallOptions {
  readonly query: ExportsFieldsData["query"];
}

/** The input of `exports.get`. */
export interface ExportsGetInput extends CallOptions {
  readonly path: ExportsGetData["path"];
}

/** The input of `exports.delete`. */
export interface ExportsDeleteInput extends CallOptions {
  readonly path: ExportsDeleteData["path"];
}

/** The input of `exports.file`. */
export interface ExportsFileInput extends CallOptions {
  readonly path: ExportsFileData["path"];
}

/** The operations of this group. */
export interface ExportsGroup {
  /**
   * List exports.
   *
   * Exports of all members whose files are kept, sorted newest first. Only exports whose fields and filter the caller
   * may read.
   *
   * Permission: `records:export`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list(input?: ExportsListInput): ListCall<ExportsListResponses[200]["data"][number], ExportsListResponses[200]["meta"]>;
  /**
   * Export records.
   *
   * Creates a CSV file in the background and requires the permissions `records:export` and to read the records; `GET
   * /v1/jobs/{job_id}` returns its progress. The file (RFC 4180, UTF-8 without a byte order mark) has the field names
   * in its first line and can be imported again. Lists are joined with `; `. Members of objects have separate columns
   * (`address.city`, `custom_fields.<key>`, `external_ids.<namespace>`), and related records are written as
   * `contact:<id>`. A cell that a spreadsheet would interpret as a formula is prefixed with an apostrophe. The file
   * is kept for 7 days, or until the export is deleted. The bytes of all files (`export_bytes`) and the imports and
   * exports that wait or run (`queued_jobs`) are limited by `organization.quotas`: beyond them, the error is
   * `unprocessable` with the detail `export_quota` or `job_quota`. An export that exceeds the limit while it runs
   * fails.
   *
   * Permission: `records:export`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: ExportsCreateInput): Call<ExportsCreateResponses[201]["data"]>;
  /**
   * List the fields that an export can contain.
   *
   * The fields that the caller may read, with their names in the caller's language, in the order of the file. Members
   * of objects are separate fields (`address.city`).
   *
   * Permission: `records:export`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  fields(input: ExportsFieldsInput): Call<ExportsFieldsResponses[200]["data"]>;
  /**
   * Get an export.
   *
   * Returns the status of the export and when its file expires.
   *
   * Permission: `records:export`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get(input: ExportsGetInput): Call<ExportsGetResponses[200]["data"]>;
  /**
   * Delete an export with its file.
   *
   * The file no longer counts towards the quota `export_bytes`. An export that waits or runs is canceled. Members can
   * delete only exports that they started.
   *
   * Permission: `records:export`. At most 30 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  delete(input: ExportsDeleteInput): Call<ExportsDeleteResponses[200]["data"]>;
  /**
   * Download the file of an export.
   *
   * Fails with `state_conflict` while the file is not ready.
   *
   * Permission: `records:export`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
   */
  file(input: ExportsFileInput): FileCall;
}

/**
 * List exports.
 *
 * Exports of all members whose files are kept, sorted newest first. Only exports whose fields and filter the caller
 * may read.
 *
 * Permission: `records:export`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list(client: Client, input?: ExportsListInput): ListCall<ExportsListResponses[200]["data"][number], ExportsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/exports", input);
}

/**
 * Export records.
 *
 * Creates a CSV file in the background and requires the permissions `records:export` and to read the records; `GET
 * /v1/jobs/{job_id}` returns its progress. The file (RFC 4180, UTF-8 without a byte order mark) has the field names
 * in its first line and can be imported again. Lists are joined with `; `. Members of objects have separate columns
 * (`address.city`, `custom_fields.<key>`, `external_ids.<namespace>`), and related records are written as
 * `contact:<id>`. A cell that a spreadsheet would interpret as a formula is prefixed with an apostrophe. The file
 * is kept for 7 days, or until the export is deleted. The bytes of all files (`export_bytes`) and the imports and
 * exports that wait or run (`queued_jobs`) are limited by `organization.quotas`: beyond them, the error is
 * `unprocessable` with the detail `export_quota` or `job_quota`. An export that exceeds the limit while it runs
 * fails.
 *
 * Permission: `records:export`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: ExportsCreateInput): Call<ExportsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/exports", input);
}

/**
 * List the fields that an export can contain.
 *
 * The fields that the caller may read, with their names in the caller's language, in the order of the file. Members
 * of objects are separate fields (`address.city`).
 *
 * Permission: `records:export`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function fields(client: Client, input: ExportsFieldsInput): Call<ExportsFieldsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/exports/fields", input);
}

/**
 * Get an export.
 *
 * Returns the status of the export and when its file expires.
 *
 * Permission: `records:export`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input: ExportsGetInput): Call<ExportsGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/exports/{id}", input);
}

/**
 * Delete an export with its file.
 *
 * The file no longer counts towards the quota `export_bytes`. An export that waits or runs is canceled. Members can
 * delete only exports that they started.
 *
 * Permission: `records:export`. At most 30 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
function delete_(client: Client, input: ExportsDeleteInput): Call<ExportsDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/exports/{id}", input);
}
export { delete_ as delete };

/**
 * Download the file of an export.
 *
 * Fails with `state_conflict` while the file is not ready.
 *
 * Permission: `records:export`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
 */
export function file(client: Client, input: ExportsFileInput): FileCall {
  return callFile(client, "GET", "/v1/exports/{id}/file", input);
}

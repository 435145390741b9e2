// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/sdk/call.ts";
import type { FileCall } from "../../src/sdk/file-call.ts";
import type { Client } from "../../src/sdk/client.ts";
import { callFile, callRecord } from "../../src/sdk/operation.ts";
import type { CallOptions } from "../../src/sdk/options.ts";
import type { ExportsCreateData, ExportsCreateResponses, ExportsFileData, ExportsGetData, ExportsGetResponses } from "./types.gen.ts";

/** The input of `exports.create`. */
export interface ExportsCreateInput extends CallOptions {
  readonly body: ExportsCreateData["body"];
}

/** The input of `exports.get`. */
export interface ExportsGetInput extends CallOptions {
  readonly path: ExportsGetData["path"];
}

/** The input of `exports.file`. */
export interface ExportsFileInput extends CallOptions {
  readonly path: ExportsFileData["path"];
}

/** The operations of this group. */
export interface ExportsGroup {
  /**
   * Export records.
   *
   * Creates a CSV file in the background and requires the permission to read the records; `GET /v1/jobs/{job_id}`
   * returns its progress. The file (RFC 4180, UTF-8 without a byte order mark) has the field names in its first line
   * and can be imported again. Lists are joined with `; `. Members of objects have separate columns (`address.city`,
   * `custom_fields.<key>`, `external_ids.<namespace>`), and related records are written as `contact:<id>`. A cell
   * that a spreadsheet would interpret as a formula is prefixed with an apostrophe. The file is kept for 7 days.
   *
   * At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: ExportsCreateInput): Call<ExportsCreateResponses[201]["data"]>;
  /**
   * Get an export.
   *
   * Returns the status of the export and when its file expires.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get(input: ExportsGetInput): Call<ExportsGetResponses[200]["data"]>;
  /**
   * Download the file of an export.
   *
   * Fails with `state_conflict` while the file is not ready.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
   */
  file(input: ExportsFileInput): FileCall;
}

/**
 * Export records.
 *
 * Creates a CSV file in the background and requires the permission to read the records; `GET /v1/jobs/{job_id}`
 * returns its progress. The file (RFC 4180, UTF-8 without a byte order mark) has the field names in its first line
 * and can be imported again. Lists are joined with `; `. Members of objects have separate columns (`address.city`,
 * `custom_fields.<key>`, `external_ids.<namespace>`), and related records are written as `contact:<id>`. A cell
 * that a spreadsheet would interpret as a formula is prefixed with an apostrophe. The file is kept for 7 days.
 *
 * At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: ExportsCreateInput): Call<ExportsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/exports", input);
}

/**
 * Get an export.
 *
 * Returns the status of the export and when its file expires.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input: ExportsGetInput): Call<ExportsGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/exports/{id}", input);
}

/**
 * Download the file of an export.
 *
 * Fails with `state_conflict` while the file is not ready.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 429, 503.
 */
export function file(client: Client, input: ExportsFileInput): FileCall {
  return callFile(client, "GET", "/v1/exports/{id}/file", input);
}

// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { FileCall } from "../../src/adapters/sdk/file-call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callFile, callList, callRecord, callUpload, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions, UploadBody, UploadOptions } from "../../src/adapters/sdk/options.ts";
import type { ImportsCreateData, ImportsCreateResponses, ImportsFailuresData, ImportsFieldsData, ImportsFieldsResponses, ImportsGetData, ImportsGetResponses, ImportsListData, ImportsListResponses, ImportsStartData, ImportsStartResponses, ImportsUploadData, ImportsUploadResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type ImportsListField = NonNullable<NonNullable<ImportsListData["query"]>["fields"]>[number];

/** The input of `imports.list`. */
export interface ImportsListInput<Field extends ImportsListField = never> extends CallOptions {
  readonly query?: ImportsListData["query"] & { readonly fields?: Field[] };
}

/** The input of `imports.create`. */
export interface ImportsCreateInput extends CallOptions {
  readonly body: ImportsCreateData["body"];
}

/** The input of `imports.fields`. */
export interface ImportsFieldsInput extends CallOptions {
  readonly query: ImportsFieldsData["query"];
}

/** The names for `fields`. */
export type ImportsGetField = NonNullable<NonNullable<ImportsGetData["query"]>["fields"]>[number];

/** The input of `imports.get`. */
export interface ImportsGetInput<Field extends ImportsGetField = never> extends CallOptions {
  readonly path: ImportsGetData["path"];
  readonly query?: ImportsGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `imports.failures`. */
export interface ImportsFailuresInput extends CallOptions {
  readonly path: ImportsFailuresData["path"];
}

/** The input of `imports.upload`. */
export interface ImportsUploadInput extends UploadOptions {
  readonly path: ImportsUploadData["path"];
  readonly body: UploadBody;
}

/** The input of `imports.start`. */
export interface ImportsStartInput extends CallOptions {
  readonly path: ImportsStartData["path"];
  readonly body?: ImportsStartData["body"];
}

/** The operations of this group. */
export interface ImportsGroup {
  /**
   * List imports.
   *
   * Imports of the record types that the caller may write, sorted newest first unless `sort` is given.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends ImportsListField = never>(input?: ImportsListInput<Field>): ListCall<Selected<ImportsListResponses[200]["data"][number], Field>, ImportsListResponses[200]["meta"]>;
  /**
   * Create an import.
   *
   * Sets the record type and the options of the import; requires the permission to write the records. Then upload the
   * file (PUT …/file), check the detected columns, and start the import (POST …/start). An import is kept for 30
   * days, or for 7 days if it is never started. Without a mapping, columns are matched by their names in English and
   * French.
   *
   * At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: ImportsCreateInput): Call<ImportsCreateResponses[201]["data"]>;
  /**
   * List the fields that an import can fill.
   *
   * The possible targets of a mapping, with their names in the caller's language: the fields of the record, the
   * custom fields, and `id`. `external_ids.<namespace>` is a target, too, with any namespace.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  fields(input: ImportsFieldsInput): Call<ImportsFieldsResponses[200]["data"]>;
  /**
   * Get an import.
   *
   * While the import runs, `processed_rows` of `rows` and `seconds_left` report its progress.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends ImportsGetField = never>(input: ImportsGetInput<Field>): Call<Selected<ImportsGetResponses[200]["data"], Field>>;
  /**
   * Download the failed rows.
   *
   * CSV with the line number in the file, the fields, the reasons (in the caller's language) and the original row.
   * After correction it can be imported again: the columns `import_line`, `import_fields` and `import_reasons` are
   * ignored automatically.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  failures(input: ImportsFailuresInput): FileCall;
  /**
   * Upload the file of an import.
   *
   * CSV with column names in the first line, separated by comma, semicolon, tab or `|`. The encoding is detected:
   * UTF-8, UTF-16 with a byte order mark, or Windows-1252, as Excel writes them. The file is stored in UTF-8. The
   * upload is streamed, up to 256 MiB, optionally with `Content-Encoding: gzip` (256 MiB uncompressed). A file that
   * cannot be parsed is rejected with the line of the first error, and is not stored. An interrupted upload is not
   * stored either. Another upload replaces the file until the import is started. A file is removed after its import,
   * or 7 days after the last change of an import that was not started. If the files of all imports have more bytes
   * than `import_bytes` of `organization.quotas`, the error is `unprocessable` with the detail `import_quota`.
   *
   * At most 30 requests per minute. The file has at most 268435456 bytes.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  upload(input: ImportsUploadInput): Call<ImportsUploadResponses[200]["data"]>;
  /**
   * Start an import.
   *
   * Runs in the background and commits each batch of rows as a whole, so it resumes after a crash. Cancel it with
   * POST /v1/jobs/{job_id}/cancel. If as many imports and exports wait or run as `queued_jobs` of
   * `organization.quotas` allows, the error is `unprocessable` with the detail `job_quota`. Options in this request
   * override those of the import. After a dry run, the import can be started again.
   *
   * At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  start(input: ImportsStartInput): Call<ImportsStartResponses[200]["data"]>;
}

/**
 * List imports.
 *
 * Imports of the record types that the caller may write, sorted newest first unless `sort` is given.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends ImportsListField = never>(client: Client, input?: ImportsListInput<Field>): ListCall<Selected<ImportsListResponses[200]["data"][number], Field>, ImportsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/imports", input);
}

/**
 * Create an import.
 *
 * Sets the record type and the options of the import; requires the permission to write the records. Then upload the
 * file (PUT …/file), check the detected columns, and start the import (POST …/start). An import is kept for 30
 * days, or for 7 days if it is never started. Without a mapping, columns are matched by their names in English and
 * French.
 *
 * At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: ImportsCreateInput): Call<ImportsCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/imports", input);
}

/**
 * List the fields that an import can fill.
 *
 * The possible targets of a mapping, with their names in the caller's language: the fields of the record, the
 * custom fields, and `id`. `external_ids.<namespace>` is a target, too, with any namespace.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function fields(client: Client, input: ImportsFieldsInput): Call<ImportsFieldsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/imports/fields", input);
}

/**
 * Get an import.
 *
 * While the import runs, `processed_rows` of `rows` and `seconds_left` report its progress.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends ImportsGetField = never>(client: Client, input: ImportsGetInput<Field>): Call<Selected<ImportsGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/imports/{id}", input);
}

/**
 * Download the failed rows.
 *
 * CSV with the line number in the file, the fields, the reasons (in the caller's language) and the original row.
 * After correction it can be imported again: the columns `import_line`, `import_fields` and `import_reasons` are
 * ignored automatically.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function failures(client: Client, input: ImportsFailuresInput): FileCall {
  return callFile(client, "GET", "/v1/imports/{id}/failures", input);
}

/**
 * Upload the file of an import.
 *
 * CSV with column names in the first line, separated by comma, semicolon, tab or `|`. The encoding is detected:
 * UTF-8, UTF-16 with a byte order mark, or Windows-1252, as Excel writes them. The file is stored in UTF-8. The
 * upload is streamed, up to 256 MiB, optionally with `Content-Encoding: gzip` (256 MiB uncompressed). A file that
 * cannot be parsed is rejected with the line of the first error, and is not stored. An interrupted upload is not
 * stored either. Another upload replaces the file until the import is started. A file is removed after its import,
 * or 7 days after the last change of an import that was not started. If the files of all imports have more bytes
 * than `import_bytes` of `organization.quotas`, the error is `unprocessable` with the detail `import_quota`.
 *
 * At most 30 requests per minute. The file has at most 268435456 bytes.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function upload(client: Client, input: ImportsUploadInput): Call<ImportsUploadResponses[200]["data"]> {
  return callUpload(client, "PUT", "/v1/imports/{id}/file", { ...input, contentType: "text/csv" });
}

/**
 * Start an import.
 *
 * Runs in the background and commits each batch of rows as a whole, so it resumes after a crash. Cancel it with
 * POST /v1/jobs/{job_id}/cancel. If as many imports and exports wait or run as `queued_jobs` of
 * `organization.quotas` allows, the error is `unprocessable` with the detail `job_quota`. Options in this request
 * override those of the import. After a dry run, the import can be started again.
 *
 * At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function start(client: Client, input: ImportsStartInput): Call<ImportsStartResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/imports/{id}/start", input);
}

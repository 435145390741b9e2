// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { FileCall } from "../../src/adapters/sdk/file-call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callFile, callList, callRecord, callUpload, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions, UploadBody, UploadOptions } from "../../src/adapters/sdk/options.ts";
import type { FilesCreateData, FilesCreateResponses, FilesDeleteData, FilesDeleteResponses, FilesDownloadData, FilesGetData, FilesGetResponses, FilesListData, FilesListResponses, FilesPurgeData, FilesPurgeResponses, FilesRestoreData, FilesRestoreResponses, FilesUploadData, FilesUploadResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type FilesListField = NonNullable<NonNullable<FilesListData["query"]>["fields"]>[number];

/** The input of `files.list`. */
export interface FilesListInput<Field extends FilesListField = never> extends CallOptions {
  readonly query?: FilesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `files.create`. */
export interface FilesCreateInput extends CallOptions {
  readonly body: FilesCreateData["body"];
}

/** The names for `fields`. */
export type FilesGetField = NonNullable<NonNullable<FilesGetData["query"]>["fields"]>[number];

/** The input of `files.get`. */
export interface FilesGetInput<Field extends FilesGetField = never> extends CallOptions {
  readonly path: FilesGetData["path"];
  readonly query?: FilesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `files.delete`. */
export interface FilesDeleteInput extends CallOptions {
  readonly path: FilesDeleteData["path"];
}

/** The input of `files.download`. */
export interface FilesDownloadInput extends CallOptions {
  readonly path: FilesDownloadData["path"];
}

/** The input of `files.upload`. */
export interface FilesUploadInput extends UploadOptions {
  readonly path: FilesUploadData["path"];
  readonly body: UploadBody;
}

/** The input of `files.purge`. */
export interface FilesPurgeInput extends CallOptions {
  readonly path: FilesPurgeData["path"];
}

/** The input of `files.restore`. */
export interface FilesRestoreInput extends CallOptions {
  readonly path: FilesRestoreData["path"];
}

/** The operations of this group. */
export interface FilesGroup {
  /**
   * List files.
   *
   * Returns the files of all record types that you can read. Sorted newest first unless `sort` is given.
   *
   * Permission: `files:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends FilesListField = never>(input?: FilesListInput<Field>): ListCall<Selected<FilesListResponses[200]["data"][number], Field>, FilesListResponses[200]["meta"]>;
  /**
   * Create a file.
   *
   * Creates the file without its content; then upload the content (PUT …/content). A file whose content is not
   * uploaded within 24 hours is removed. Requires permission to write the record. Names of programs and scripts (such
   * as `.exe`, `.bat`, `.js`, `.jar` or `.lnk`) are rejected.
   *
   * Permission: `files:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: FilesCreateInput): Call<FilesCreateResponses[201]["data"]>;
  /**
   * Get a file.
   *
   * Returns the properties of the file; GET …/content returns its bytes.
   *
   * Permission: `files:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends FilesGetField = never>(input: FilesGetInput<Field>): Call<Selected<FilesGetResponses[200]["data"], Field>>;
  /**
   * Delete a file.
   *
   * The file can be restored within 30 days; then it is purged. Requires permission to write the record. Members can
   * delete only files that they created.
   *
   * Permission: `files:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: FilesDeleteInput): Call<FilesDeleteResponses[200]["data"]>;
  /**
   * Download a file.
   *
   * The media type is that of the bytes, or application/octet-stream if it is unknown. Browsers save the file and
   * never show it (`Content-Disposition: attachment`). The ETag is the SHA-256 of the bytes. One range of bytes can
   * be requested (`Range: bytes=0-1023`); `If-Range` and `If-None-Match` are supported.
   *
   * Permission: `files:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 409, 416, 421, 429, 503.
   */
  download(input: FilesDownloadInput): FileCall;
  /**
   * Upload the content of a file.
   *
   * The body is the file itself, of any type. It is streamed, up to the organization's `max_file_size_mb`, optionally
   * with `Content-Encoding: gzip`. Programs and scripts, recognized by their bytes, are rejected (422), as are files
   * in which the virus scanner finds something. Nothing is stored then. The upload can be repeated until it succeeds;
   * afterwards only the same content is accepted.
   *
   * Permission: `files:write`. At most 30 requests per minute. The file has at most 104857600 bytes.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  upload(input: FilesUploadInput): Call<FilesUploadResponses[200]["data"]>;
  /**
   * Delete a file permanently.
   *
   * Deletes a live or deleted file with its bytes, which no longer count towards the quota. They are removed from the
   * storage within seconds; while the storage is unreachable, the removal is repeated. This cannot be undone. Members
   * can purge only files that they created.
   *
   * Permission: `files:delete`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  purge(input: FilesPurgeInput): Call<FilesPurgeResponses[200]["data"]>;
  /**
   * Restore a deleted file.
   *
   * A file that is not deleted is returned unchanged.
   *
   * Permission: `files:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: FilesRestoreInput): Call<FilesRestoreResponses[200]["data"]>;
}

/**
 * List files.
 *
 * Returns the files of all record types that you can read. Sorted newest first unless `sort` is given.
 *
 * Permission: `files:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends FilesListField = never>(client: Client, input?: FilesListInput<Field>): ListCall<Selected<FilesListResponses[200]["data"][number], Field>, FilesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/files", input);
}

/**
 * Create a file.
 *
 * Creates the file without its content; then upload the content (PUT …/content). A file whose content is not
 * uploaded within 24 hours is removed. Requires permission to write the record. Names of programs and scripts (such
 * as `.exe`, `.bat`, `.js`, `.jar` or `.lnk`) are rejected.
 *
 * Permission: `files:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: FilesCreateInput): Call<FilesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/files", input);
}

/**
 * Get a file.
 *
 * Returns the properties of the file; GET …/content returns its bytes.
 *
 * Permission: `files:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends FilesGetField = never>(client: Client, input: FilesGetInput<Field>): Call<Selected<FilesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/files/{id}", input);
}

/**
 * Delete a file.
 *
 * The file can be restored within 30 days; then it is purged. Requires permission to write the record. Members can
 * delete only files that they created.
 *
 * Permission: `files:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: FilesDeleteInput): Call<FilesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/files/{id}", input);
}
export { delete_ as delete };

/**
 * Download a file.
 *
 * The media type is that of the bytes, or application/octet-stream if it is unknown. Browsers save the file and
 * never show it (`Content-Disposition: attachment`). The ETag is the SHA-256 of the bytes. One range of bytes can
 * be requested (`Range: bytes=0-1023`); `If-Range` and `If-None-Match` are supported.
 *
 * Permission: `files:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 409, 416, 421, 429, 503.
 */
export function download(client: Client, input: FilesDownloadInput): FileCall {
  return callFile(client, "GET", "/v1/files/{id}/content", input);
}

/**
 * Upload the content of a file.
 *
 * The body is the file itself, of any type. It is streamed, up to the organization's `max_file_size_mb`, optionally
 * with `Content-Encoding: gzip`. Programs and scripts, recognized by their bytes, are rejected (422), as are files
 * in which the virus scanner finds something. Nothing is stored then. The upload can be repeated until it succeeds;
 * afterwards only the same content is accepted.
 *
 * Permission: `files:write`. At most 30 requests per minute. The file has at most 104857600 bytes.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function upload(client: Client, input: FilesUploadInput): Call<FilesUploadResponses[200]["data"]> {
  return callUpload(client, "PUT", "/v1/files/{id}/content", { ...input, contentType: "application/octet-stream" });
}

/**
 * Delete a file permanently.
 *
 * Deletes a live or deleted file with its bytes, which no longer count towards the quota. They are removed from the
 * storage within seconds; while the storage is unreachable, the removal is repeated. This cannot be undone. Members
 * can purge only files that they created.
 *
 * Permission: `files:delete`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function purge(client: Client, input: FilesPurgeInput): Call<FilesPurgeResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/files/{id}/purge", input);
}

/**
 * Restore a deleted file.
 *
 * A file that is not deleted is returned unchanged.
 *
 * Permission: `files:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: FilesRestoreInput): Call<FilesRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/files/{id}/restore", input);
}

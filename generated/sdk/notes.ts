// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, callWhole, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { NotesAggregateData, NotesAggregateResponses, NotesBatchData, NotesBatchResponses, NotesCreateData, NotesCreateResponses, NotesDeleteData, NotesDeleteResponses, NotesGetData, NotesGetResponses, NotesListData, NotesListResponses, NotesRestoreData, NotesRestoreResponses, NotesSearchData, NotesSearchResponses, NotesUpdateData, NotesUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type NotesListField = NonNullable<NonNullable<NotesListData["query"]>["fields"]>[number];

/** The input of `notes.list`. */
export interface NotesListInput<Field extends NotesListField = never> extends CallOptions {
  readonly query?: NotesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `notes.create`. */
export interface NotesCreateInput extends CallOptions {
  readonly body: NotesCreateData["body"];
}

/** The input of `notes.aggregate`. */
export interface NotesAggregateInput extends CallOptions {
  readonly body: NotesAggregateData["body"];
}

/** The input of `notes.batch`. */
export interface NotesBatchInput extends CallOptions {
  readonly body: NotesBatchData["body"];
}

/** The names for `fields`. */
export type NotesSearchField = NonNullable<NonNullable<NotesSearchData["body"]>["fields"]>[number];

/** The input of `notes.search`. */
export interface NotesSearchInput<Field extends NotesSearchField = never> extends CallOptions {
  readonly body: NotesSearchData["body"] & { readonly fields?: Field[] };
}

/** The names for `fields`. */
export type NotesGetField = NonNullable<NonNullable<NotesGetData["query"]>["fields"]>[number];

/** The input of `notes.get`. */
export interface NotesGetInput<Field extends NotesGetField = never> extends CallOptions {
  readonly path: NotesGetData["path"];
  readonly query?: NotesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `notes.update`. */
export interface NotesUpdateInput extends CallOptions {
  readonly path: NotesUpdateData["path"];
  readonly body: NotesUpdateData["body"];
}

/** The input of `notes.delete`. */
export interface NotesDeleteInput extends CallOptions {
  readonly path: NotesDeleteData["path"];
}

/** The input of `notes.restore`. */
export interface NotesRestoreInput extends CallOptions {
  readonly path: NotesRestoreData["path"];
}

/** The operations of this group. */
export interface NotesGroup {
  /**
   * List notes.
   *
   * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given. `-pinned` lists
   * pinned notes first.
   *
   * Permission: `notes:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends NotesListField = never>(input?: NotesListInput<Field>): ListCall<Selected<NotesListResponses[200]["data"][number], Field>, NotesListResponses[200]["meta"]>;
  /**
   * Create a note.
   *
   * Defaults: `pinned` is `false`. The body is Markdown. HTML is removed from it: tags, comments, and the entire
   * content of scripts and styles. Markdown code is kept unchanged. Clients must still treat the body as untrusted
   * text.
   *
   * Permission: `notes:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: NotesCreateInput): Call<NotesCreateResponses[201]["data"]>;
  /**
   * Count and sum records by group.
   *
   * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
   * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
   * is `unavailable`: narrow the filter.
   *
   * Permission: `notes:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: NotesAggregateInput): Call<NotesAggregateResponses[200]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `notes:delete`.
   *
   * Permission: `notes:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: NotesBatchInput): Call<NotesBatchResponses[200]["data"]>;
  /**
   * Search notes by a filter.
   *
   * `filter` is a tree of conditions; without a filter, all notes match. Comparisons ignore case. `neq`, `not_in` and
   * `not_contains` also match empty values.
   *
   * Permission: `notes:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  search<Field extends NotesSearchField = never>(input: NotesSearchInput<Field>): ListCall<Selected<NotesSearchResponses[200]["data"][number], Field>, NotesSearchResponses[200]["meta"]>;
  /**
   * Get a note.
   *
   * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
   *
   * Permission: `notes:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends NotesGetField = never>(input: NotesGetInput<Field>): Call<Selected<NotesGetResponses[200]["data"], Field>>;
  /**
   * Update a note.
   *
   * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Only the author and
   * administrators can update a note. Lists are replaced: `related_to`. The record may be sent back as it was read:
   * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `notes:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: NotesUpdateInput): Call<NotesUpdateResponses[200]["data"]>;
  /**
   * Delete a note.
   *
   * The note can be restored. Only the author and administrators can delete a note.
   *
   * Permission: `notes:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
   * another version.
   *
   * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
   */
  delete(input: NotesDeleteInput): Call<NotesDeleteResponses[200]["data"]>;
  /**
   * Restore a deleted note.
   *
   * A note that is not deleted is returned unchanged.
   *
   * Permission: `notes:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
   * `If-Match`, it fails with 412 if the record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
   */
  restore(input: NotesRestoreInput): Call<NotesRestoreResponses[200]["data"]>;
}

/**
 * List notes.
 *
 * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given. `-pinned` lists
 * pinned notes first.
 *
 * Permission: `notes:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends NotesListField = never>(client: Client, input?: NotesListInput<Field>): ListCall<Selected<NotesListResponses[200]["data"][number], Field>, NotesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/notes", input);
}

/**
 * Create a note.
 *
 * Defaults: `pinned` is `false`. The body is Markdown. HTML is removed from it: tags, comments, and the entire
 * content of scripts and styles. Markdown code is kept unchanged. Clients must still treat the body as untrusted
 * text.
 *
 * Permission: `notes:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: NotesCreateInput): Call<NotesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/notes", input);
}

/**
 * Count and sum records by group.
 *
 * Groups the live records that match `filter`; without a filter, all of them. Values are exact. A group without a
 * value has the key null. Times are grouped by `period` in `timezone`. If the calculation takes too long, the error
 * is `unavailable`: narrow the filter.
 *
 * Permission: `notes:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: NotesAggregateInput): Call<NotesAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/notes/aggregate", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `notes:delete`.
 *
 * Permission: `notes:write`. At most 10 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: NotesBatchInput): Call<NotesBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/notes/batch", input);
}

/**
 * Search notes by a filter.
 *
 * `filter` is a tree of conditions; without a filter, all notes match. Comparisons ignore case. `neq`, `not_in` and
 * `not_contains` also match empty values.
 *
 * Permission: `notes:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function search<Field extends NotesSearchField = never>(client: Client, input: NotesSearchInput<Field>): ListCall<Selected<NotesSearchResponses[200]["data"][number], Field>, NotesSearchResponses[200]["meta"]> {
  return callList(client, "POST", "/v1/notes/search", input);
}

/**
 * Get a note.
 *
 * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
 *
 * Permission: `notes:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends NotesGetField = never>(client: Client, input: NotesGetInput<Field>): Call<Selected<NotesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/notes/{id}", input);
}

/**
 * Update a note.
 *
 * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Only the author and
 * administrators can update a note. Lists are replaced: `related_to`. The record may be sent back as it was read:
 * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `notes:write`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: NotesUpdateInput): Call<NotesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/notes/{id}", input);
}

/**
 * Delete a note.
 *
 * The note can be restored. Only the author and administrators can delete a note.
 *
 * Permission: `notes:delete`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the record has
 * another version.
 *
 * Errors: 400, 401, 403, 404, 406, 412, 421, 429, 503.
 */
function delete_(client: Client, input: NotesDeleteInput): Call<NotesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/notes/{id}", input);
}
export { delete_ as delete };

/**
 * Restore a deleted note.
 *
 * A note that is not deleted is returned unchanged.
 *
 * Permission: `notes:write`. At most 30 requests per minute. Repeatable: it is sent with an idempotency key. With
 * `If-Match`, it fails with 412 if the record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 422, 429, 503.
 */
export function restore(client: Client, input: NotesRestoreInput): Call<NotesRestoreResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/notes/{id}/restore", input);
}

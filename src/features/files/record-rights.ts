import type { Caller } from "../../base/contract/caller.ts";
import { requirePermission } from "../../base/platform/rights.ts";
import { notFound, permissionDenied } from "../../base/platform/rules/errors.ts";
import { mayDelete } from "../../base/records/ownership.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import type { Repositories } from "../../base/store/store.ts";
import { visibleFileTypes, writePermissionOf } from "./rules/record-types.ts";
import type { FileRow } from "./sql/files.ts";

/** The id of a file, and its expected version. */
export interface FileTarget {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

/** Returns a live file whose record the caller may read. */
export async function readableFile(
  { files }: Pick<Repositories, "files">,
  caller: Caller,
  id: string,
): Promise<FileRow> {
  const file = requireRecord(await files.get(caller.organization.id, id));
  if (!caller.permissions.has(readPermissionOf(file.record_type))) throw notFound();
  return file;
}

/** Returns a live file whose record the caller may write. */
export async function writableFile(
  { files }: Pick<Repositories, "files">,
  caller: Caller,
  id: string,
): Promise<FileRow> {
  return requireWritable(caller, requireRecord(await files.get(caller.organization.id, id)));
}

/** Locks a file, live or deleted, whose record the caller may write. */
export async function lockWritable(
  { files }: Pick<Repositories, "files">,
  caller: Caller,
  { id, expected_version }: FileTarget,
): Promise<FileRow> {
  const file = requireWritable(caller, requireRecord(await files.lockAny(caller.organization.id, id)));
  return requireRecord(file, expected_version);
}

/** Throws if the caller may only delete own files and this is another one. */
export function requireDeletable(caller: Caller, { created_by_user: createdByUser }: FileRow): void {
  if (!mayDelete(caller, { createdByUser, holder: null, entrusted: null })) throw permissionDenied();
}

/** A caller who may neither read nor write the record does not learn that the file exists. */
function requireWritable(caller: Caller, file: FileRow): FileRow {
  if (!visibleFileTypes(caller.permissions).includes(file.record_type)) throw notFound();
  requirePermission(caller, writePermissionOf(file.record_type));
  return file;
}

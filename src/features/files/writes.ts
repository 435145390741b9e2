import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { FilesCreateInput, Schemas } from "../../../generated/services.js";
import { logAction } from "../accounts/audit-log.ts";
import { requirePermission } from "../../base/platform/rights.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../base/platform/mistakes.ts";
import { notFound, referenceNotFound, unprocessable, permissionDenied } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import { createChange } from "../../base/records/rules/change.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import { removeFreedBytes } from "../../base/records/stored-bytes.ts";
import { requireRecord, standardFields } from "../../base/records/record-state.ts";
import type { Repositories } from "../../base/store/store.ts";
import { fileNameProblems, writePermissionOf, visibleFileTypes } from "./rules/files.ts";
import type { FileRow } from "./sql/files.ts";
import { mayDelete } from "../../base/records/record-state.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";

/** Dependencies of changes to files, inside a transaction. */
interface FileWriteDeps {
  readonly tx: Repositories;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Creates a file without content. */
export async function createFile(
  { tx, newId }: FileWriteDeps,
  caller: Authorized<Caller, "files:write">,
  input: FilesCreateInput,
): Promise<FileRow> {
  const { organization, user, actor } = caller;
  const { record_type, record_id, name } = normalizeTexts(input, { required: ["name"] });
  requirePermission(caller, writePermissionOf(record_type));
  requireFileName(name);
  await requireRecordOfFile(tx, organization.id, { record_type, record_id });
  const record = standardFields(newId(), actor);
  const reference = tx.files.recordColumn(record_type, record_id);
  await tx.files.insert(organization.id, { ...record, ...reference, record_type, name, created_by_user: user.id });
  return requireRecord(await tx.files.get(organization.id, record.id));
}

function requireFileName(name: string): void {
  const details = fileNameProblems(name);
  if (details.length > 0) throw unprocessable(details);
}

async function requireRecordOfFile(
  { files }: Repositories,
  orgId: string,
  { record_type, record_id }: Pick<FilesCreateInput, "record_type" | "record_id">,
): Promise<void> {
  if (!(await files.hasRecord(orgId, record_type, record_id))) throw referenceNotFound("/record_id");
}

/** The checks of a new file's fields. */
export const fileChecks = (tx: Repositories, write: CheckedWrite): Check[] => [
  ...eachValue(write.values, (one) => normalizeTexts(one, { required: ["name"] })),
  () => {
    requireFileName(written<FilesCreateInput>(write).name);
  },
  () => {
    const { record_type, record_id } = written<FilesCreateInput>(write);
    // Only who may write such records learns which of them exist.
    requirePermission(write.caller, writePermissionOf(record_type));
    return requireRecordOfFile(tx, write.caller.organization.id, { record_type, record_id });
  },
];

/** Marks a file as deleted; its bytes are kept until it is purged. */
export async function deleteFile(
  deps: FileWriteDeps,
  caller: Authorized<Caller, "files:delete">,
  target: Target,
): Promise<FileRow> {
  const { tx } = deps;
  const before = await lockWritable(tx, caller, target);
  if (before.deleted_at !== null) throw notFound();
  requireDeletable(caller, before);
  const deleted = requireRecord(await tx.files.remove(caller.organization.id, before.id, caller.actor));
  await report(deps, caller, { kind: "file.deleted", file: deleted });
  await logAction(tx, caller, "files.delete", { type: "file", id: deleted.id });
  return deleted;
}

/** Restores a deleted file; a live one stays unchanged. */
export async function restoreFile(
  deps: FileWriteDeps,
  caller: Authorized<Caller, "files:write">,
  target: Target,
): Promise<FileRow> {
  const { tx } = deps;
  const before = await lockWritable(tx, caller, target);
  if (before.deleted_at === null) return before;
  const restored = requireRecord(await tx.files.restore(caller.organization.id, before.id, caller.actor));
  await report(deps, caller, { kind: "file.restored", file: restored });
  await logAction(tx, caller, "files.restore", { type: "file", id: restored.id });
  return restored;
}

/** Deletes a file permanently. Its bytes are removed as soon as the transaction has committed. */
export async function purgeFile(
  deps: FileWriteDeps,
  caller: Authorized<Caller, "files:delete">,
  target: Target,
): Promise<Schemas["Deleted"]> {
  const { tx, clock } = deps;
  const file = await lockWritable(tx, caller, target);
  requireDeletable(caller, file);
  await tx.files.erase(caller.organization.id, file.id);
  await removeFreedBytes(deps, caller.organization.id);
  const deleted_at = new Date(clock()).toISOString();
  const last = { ...file, version: file.version + 1, updated_at: deleted_at, updated_by: caller.actor };
  // The name of a purged file must not be kept in the change feed.
  const data = { id: file.id, version: last.version, thin: true };
  await report(deps, caller, { kind: "file.deleted", file: last, data });
  await logAction(tx, caller, "files.purge", { type: "file", id: file.id });
  return { id: file.id, deleted_at };
}

/** The change of a file, and the data of the change unless that is the file. */
interface FileChange {
  readonly kind: "file.created" | "file.deleted" | "file.restored";
  readonly file: FileRow;
  readonly data?: object;
}

/** Reports a change. The creation of a file without content is not reported, so its other changes are not reported either. */
export async function report(
  { tx, newId }: Pick<FileWriteDeps, "tx" | "newId">,
  caller: Caller,
  { kind, file, data = shownFile(file) }: FileChange,
): Promise<void> {
  if (file.status !== "available") return;
  await tx.changes.append(caller.organization.id, [createChange(kind, file, { newId, data })]);
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
  { id, expected_version }: Target,
): Promise<FileRow> {
  const file = requireWritable(caller, requireRecord(await files.lockAny(caller.organization.id, id)));
  return requireRecord(file, expected_version);
}

/** Throws if the caller may only delete own files and this is another one. */
function requireDeletable(caller: Caller, { created_by_user: createdByUser }: FileRow): void {
  if (!mayDelete(caller, { createdByUser, holder: null, entrusted: null })) throw permissionDenied();
}

/** A caller who may neither read nor write the record does not learn that the file exists. */
function requireWritable(caller: Caller, file: FileRow): FileRow {
  if (!visibleFileTypes(caller.permissions).includes(file.record_type)) throw notFound();
  requirePermission(caller, writePermissionOf(file.record_type));
  return file;
}

/** Returns a file as the API shows it. */
export function shownFile({ created_by_user: _user, object_key: _key, ...file }: FileRow): Schemas["File"] {
  return file;
}

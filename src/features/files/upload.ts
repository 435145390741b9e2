import { logAction } from "../accounts/audit-log/entries.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { notFound, Problem, stateConflict, unprocessable, validationFailed } from "../../base/platform/rules/errors.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import type { ScanFile } from "../../base/net/virus-scanner.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { detectType } from "./content-type.ts";
import { type Upload, withUpload } from "./receive.ts";
import { lockWritable, writableFile } from "./record-rights.ts";
import type { FileAmount, FileRow } from "./sql/files.ts";
import type { FileStorage } from "./storage.ts";
import { report } from "./writes.ts";

/** Dependencies of uploads. */
export interface UploadDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly fileStorage: FileStorage;
  /** Null: files are not scanned. */
  readonly scanFile: ScanFile | null;
}

const MEBIBYTE = 1_048_576;
const QUOTA: FileAmount = { files: QUOTAS.files, bytes: QUOTAS.file_bytes };

/**
 * Stores the content of a file. It is received, checked and scanned in a temporary file, so that nothing is stored and no
 * database connection is held before it is known to be acceptable. If the file already has the same content, it is
 * returned unchanged, because the response to the first upload may have been lost.
 */
export async function uploadContent(
  deps: UploadDeps,
  caller: Caller,
  { id, content }: { readonly id: string; readonly content: AsyncIterable<Uint8Array> },
): Promise<FileRow> {
  const { store, fileStorage } = deps;
  await writableFile(store, caller, id);
  const limit = await limitOf(store, caller);
  return await withUpload(fileStorage.incoming, { content, limit }, async (upload) => {
    if (upload.size === 0) throw validationFailed([{ path: "", code: "required" }]);
    const file = await writableFile(store, caller, id);
    if (file.status === "available") return sameContent(file, upload);
    const contentType = await acceptedType(deps, upload);
    return await keep(deps, caller, { id, upload, contentType });
  });
}

/** Returns the bytes that a file may have; throws if the organization has no room for any. */
async function limitOf(
  { files, organizations }: Pick<Repositories, "files" | "organizations">,
  { organization: { id } }: Caller,
): Promise<number> {
  const settings = await organizations.settings(id);
  if (!settings) throw notFound();
  const used = await files.usage(id);
  if (used.files >= QUOTA.files || used.bytes >= QUOTA.bytes) throw quotaExceeded();
  return settings.max_file_size_mb * MEBIBYTE;
}

function sameContent(file: FileRow, { sha256 }: Upload): FileRow {
  if (file.sha256 === sha256) return file;
  throw stateConflict("file_has_content");
}

/** Returns the media type; throws `unprocessable` for programs and for files in which the scanner finds something. */
async function acceptedType({ scanFile }: UploadDeps, { head, isText, path }: Upload): Promise<string> {
  const { contentType, isProgram } = await detectType(head, isText);
  if (isProgram) throw unprocessable([{ path: "", code: "file_type_forbidden" }]);
  const found = (await scanFile?.(path)) ?? null;
  if (found !== null) throw unprocessable([{ path: "", code: "file_infected", values: { finding: found } }]);
  return contentType;
}

interface Accepted {
  readonly id: string;
  readonly upload: Upload;
  readonly contentType: string;
}

/** The key of the bytes is recorded before they are written: after a crash or an error, the cleanup removes them. */
async function keep(deps: UploadDeps, caller: Caller, accepted: Accepted): Promise<FileRow> {
  const { store, fileStorage, newId } = deps;
  const key = `${caller.organization.id}/${newId()}`;
  await store.storedObjects.announce(key);
  try {
    await fileStorage.store(key, accepted.upload);
    const file = await store.transaction((tx) => fill({ ...deps, tx }, caller, { ...accepted, key }));
    // A concurrent upload of the same content may have come first.
    if (file.object_key !== key) await store.storedObjects.release(key);
    return file;
  } catch (error) {
    // If this fails too, the bytes expire within an hour.
    await store.storedObjects.release(key).catch(() => undefined);
    throw error;
  }
}

async function fill(
  deps: UploadDeps & { readonly tx: Repositories },
  caller: Caller,
  { id, upload, contentType, key }: Accepted & { readonly key: string },
): Promise<FileRow> {
  const { tx } = deps;
  const orgId = caller.organization.id;
  const file = await lockWritable(tx, caller, { id });
  if (file.deleted_at !== null) throw notFound();
  if (file.status === "available") return sameContent(file, upload);
  if (!(await tx.storedObjects.keep(key))) throw new Problem("request_timeout");
  const { size, sha256 } = upload;
  if (!(await tx.files.reserve(orgId, size, QUOTA))) throw quotaExceeded();
  const stored = { size, sha256, content_type: contentType, object_key: key, uploaded_by: caller.actor };
  const filled = requireRecord(await tx.files.fill(orgId, id, stored, caller.actor));
  await report(deps, caller, { kind: "file.created", file: filled });
  await logAction(tx, caller, "files.upload", { type: "file", id });
  return filled;
}

const quotaExceeded = (): Problem =>
  unprocessable([{ path: "", code: "file_quota", values: { gigabytes: QUOTA.bytes / 2 ** 30, files: QUOTA.files } }]);

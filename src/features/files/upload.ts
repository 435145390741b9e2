import type { Authorized, Caller } from "../../base/contract/caller.ts";
import { logAction } from "../accounts/audit-log.ts";
import { notFound, Problem, stateConflict, unprocessable, validationFailed } from "../../base/platform/rules/errors.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import type { ScanFile } from "../../base/net/virus-scanner.ts";
import { requireRecord, requireFound } from "../../base/records/record-state.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { lockWritable, writableFile, report } from "./writes.ts";
import type { FileAmount, FileRow } from "./sql/files.ts";
import type { FileStorage, ReceivedFile } from "./storage.ts";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_MS } from "../../base/platform/rules/durations.ts";

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
  caller: Authorized<Caller, "files:write">,
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
  const settings = requireFound(await organizations.settings(id));
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

/** A received file with the part of its content by which its type is recognized. */
interface Upload extends ReceivedFile {
  readonly head: Buffer;
  /** Whether all bytes are a text in UTF-8. */
  readonly isText: boolean;
}

/** The file system cannot take more bytes now. */
const NO_SPACE: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS"]);
const RETRY_AFTER_SECONDS = 30;

/**
 * Writes an upload to a temporary file while it arrives; throws payload_too_large beyond the limit. Then `work` gets the
 * file, which is removed afterwards unless `work` has moved it. Its bytes are on disk before `work` begins.
 */
async function withUpload<Result>(
  incoming: string,
  { content, limit }: { readonly content: AsyncIterable<Uint8Array>; readonly limit: number },
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const path = join(incoming, randomUUID());
  try {
    await makePrivateFolder(incoming);
    const file = await open(path, "wx", 0o600);
    let upload: Omit<Upload, "path">;
    try {
      upload = await receive(file, content, limit);
    } finally {
      await file.close();
    }
    return await work({ path, ...upload });
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Removes temporary files that a killed process left: a running upload writes at least every ten seconds, and is
 * scanned and stored within minutes.
 */
async function removeAbandonedUploads(incoming: string, now: number): Promise<void> {
  const names = await readdir(incoming).catch(() => []);
  for (const name of names) {
    const path = join(incoming, name);
    const written = (await stat(path).catch(() => null))?.mtimeMs ?? now;
    if (now - written > HOUR_MS) await rm(path, { force: true });
  }
}

async function receive(
  file: FileHandle,
  content: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Omit<Upload, "path">> {
  const hash = createHash("sha256");
  const text = createTextCheck();
  const head: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of content) {
    if (size < HEAD_BYTES) head.push(bytes.subarray(0, HEAD_BYTES - size));
    size += bytes.length;
    if (size > limit) throw new Problem("payload_too_large");
    hash.update(bytes);
    text.push(bytes);
    await file.writeFile(bytes);
  }
  await file.sync();
  return { size, sha256: hash.digest("hex"), head: Buffer.concat(head), isText: text.end() };
}

/** Others could replace a file in a folder that is not ours. */
async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(folder);
  if (uid === process.getuid?.() && (mode & 0o022) === 0) return;
  throw new Error(`${folder} can be changed by other users of this machine.`);
}

function asUnavailable(cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (cause instanceof Problem || !NO_SPACE.has(code)) return cause;
  return new Problem("unavailable", [], { cause, retryAfter: RETRY_AFTER_SECONDS });
}

/** Bytes at the start of a file that are enough to recognize its type. */
const HEAD_BYTES = 16_384;

const UNKNOWN = "application/octet-stream";
const TEXT = "text/plain; charset=utf-8";

/** Programs and installation packages, as `file-type` names them. */
const PROGRAMS: ReadonlySet<string> = new Set([
  "application/java-archive",
  "application/java-vm",
  "application/vnd.android.package-archive",
  "application/wasm",
  "application/x-apple-diskimage",
  "application/x-deb",
  "application/x-elf",
  "application/x-mach-binary",
  "application/x-ms-shortcut",
  "application/x-msdownload",
  "application/x-rpm",
]);

/** Documents that can consist of text only. */
const DOCUMENTS: ReadonlySet<string> = new Set(["application/pdf", "application/postscript", "application/rtf"]);

/** The type of a file. */
interface DetectedType {
  readonly contentType: string;
  /** Whether an operating system runs it. */
  readonly isProgram: boolean;
}

/**
 * Detects the type of a file from its first bytes; archives are not unpacked. `isText`: the whole file is UTF-8. Markup
 * (HTML, SVG, XML) and scripts are plain text, so that no browser shows or runs them.
 */
async function detectType(head: Buffer, isText: boolean): Promise<DetectedType> {
  const { fileTypeFromBuffer } = await import("file-type");
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? UNKNOWN;
  if (!isText) return { contentType: mime, isProgram: PROGRAMS.has(mime) };
  const isProgram = /^\uFEFF?#!/.test(head.subarray(0, 8).toString());
  return { contentType: DOCUMENTS.has(mime) ? mime : TEXT, isProgram };
}

/** Checks whether bytes are a text in UTF-8 without control characters, piece by piece. */
function createTextCheck(): { push(bytes: Uint8Array): void; end(): boolean } {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isText = true;
  const decode = (bytes?: Uint8Array): void => {
    try {
      const text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
      isText &&= !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
    } catch {
      isText = false;
    }
  };
  return {
    push(bytes) {
      if (isText) decode(bytes);
    },
    end() {
      if (isText) decode();
      return isText;
    },
  };
}

interface CleanupDeps {
  readonly store: Store;
  readonly fileStorage: FileStorage;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const BATCH_SIZE = 100;

/** Removes bytes that no file has, and the temporary files of killed processes. */
export async function cleanUpFiles({ store, fileStorage, clock }: CleanupDeps): Promise<void> {
  await removeAbandonedUploads(fileStorage.incoming, clock());
  await store.storedObjects.collectFreed(null);
  await removeExpired({ store, fileStorage }, "");
}

/** Removes the bytes of an organization's files that were deleted permanently; throws if the storage fails. */
export async function removeFreed(deps: Omit<CleanupDeps, "clock">, orgId: string): Promise<void> {
  await deps.store.storedObjects.collectFreed(orgId);
  await removeExpired(deps, `${orgId}/`);
}

/** Removes the bytes that nothing needs whose keys have this prefix. */
async function removeExpired(deps: Omit<CleanupDeps, "clock">, prefix: string): Promise<void> {
  let keys: readonly string[] = [];
  do {
    keys = await deps.store.storedObjects.expired(prefix, { after: keys.at(-1) ?? "", limit: BATCH_SIZE });
    for (const key of keys) await removeObject(deps, key);
  } while (keys.length === BATCH_SIZE);
}

/** Bytes that cannot be removed now stay on the list until the next cleanup. */
async function removeObject({ store, fileStorage }: Omit<CleanupDeps, "clock">, key: string): Promise<void> {
  await store.transaction(async (tx) => {
    if (await tx.storedObjects.forget(key)) await fileStorage.remove(key);
  });
}

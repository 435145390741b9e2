import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../../base/platform/rules/errors.ts";
import { HOUR_MS } from "../../base/platform/rules/durations.ts";
import { createTextCheck, HEAD_BYTES } from "./content-type.ts";
import type { ReceivedFile } from "./storage.ts";

/** A received file with the part of its content by which its type is recognized. */
export interface Upload extends ReceivedFile {
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
export async function withUpload<Result>(
  incoming: string,
  { content, limit }: { readonly content: AsyncIterable<Uint8Array>; readonly limit: number },
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const path = join(incoming, randomUUID());
  try {
    await makePrivateFolder(incoming);
    const file = await open(path, "wx", 0o600);
    const upload = await receive(file, content, limit).finally(() => file.close());
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
export async function removeAbandonedUploads(incoming: string, now: number): Promise<void> {
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

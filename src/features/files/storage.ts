import type { ByteRange } from "../../base/contract/operation.ts";
import { mkdir, open, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import type { Bucket } from "../../base/net/s3.ts";

/** A complete file in a temporary place, with the properties of its bytes. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Stores the bytes of files by key: `<organization>/<id>`. */
export interface FileStorage {
  readonly kind: "folder" | "s3";
  /** The folder in which uploads are received; the service creates it. */
  readonly incoming: string;
  /** Stores a received file under a new key; when it returns, the bytes survive a crash. */
  store(key: string, file: ReceivedFile): Promise<void>;
  /** Returns the bytes, or those of a range, as they are read. */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Removes bytes; does nothing if there are none. */
  remove(key: string): Promise<void>;
  /** Throws if bytes cannot be stored or read; for `crm doctor`. */
  check(): Promise<void>;
}

/** Stores files in a folder: only processes on this machine, or with the same volume, can read them. */
export function folderStorage(folder: string): FileStorage {
  const place = (key: string): string => join(folder, "stored", key);
  return {
    kind: "folder",
    incoming: join(folder, "incoming"),
    async store(key, { path }) {
      const target = place(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await sync(target);
      // A new entry of a folder is on disk only after the folder is.
      for (const above of [dirname(target), dirname(dirname(target))]) await sync(above);
    },
    async read(key, range) {
      // Opened first, so that a missing file is an error before the response begins. The stream closes it.
      return (await open(place(key))).createReadStream(range);
    },
    async remove(key) {
      await rm(place(key), { force: true });
      // The folder of an organization goes with its last file.
      await rmdir(dirname(place(key))).catch(() => undefined);
    },
    async check() {
      const trial = join(folder, "incoming", `check-${String(process.pid)}`);
      await mkdir(dirname(trial), { recursive: true, mode: 0o700 });
      await (await open(trial, "w", 0o600)).close();
      await rm(trial);
    },
  };
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Stores files in a bucket of S3-compatible storage, which all hosts share. */
export function s3Storage(bucket: Bucket): FileStorage {
  return {
    kind: "s3",
    incoming: join(tmpdir(), `crm-files-${String(process.getuid?.() ?? "")}`),
    store: (key, file) => bucket.put(key, file),
    read: (key, range) => bucket.get(key, range),
    remove: (key) => bucket.remove(key),
    check: () => bucket.check(),
  };
}

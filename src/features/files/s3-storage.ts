import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bucket } from "../../base/net/s3.ts";
import type { FileStorage } from "./storage.ts";

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

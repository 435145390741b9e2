import { mkdir, open, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStorage } from "./storage.ts";

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

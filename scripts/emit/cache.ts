import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Files } from "./output.ts";

/** The stored outputs of emitters. */
export interface Cache {
  /** Returns the output that is stored for a key; undefined if there is none or its file is damaged. */
  read(name: string, key: string): Files | undefined;
  store(name: string, key: string, files: Files): void;
}

/** The number of outputs that are kept per name, so that switching between branches does not emit again. */
const KEPT = 8;
const CHECKSUM_LENGTH = 64;

/** Opens the cache of a project below node_modules/, which no commit contains. */
export function openCache(root: string): Cache {
  const folder = join(root, "node_modules/.cache/generate/outputs");
  const fileOf = (name: string, key: string): string => join(folder, `${fileName(name)}.${key}.json`);
  return {
    read(name, key) {
      const path = fileOf(name, key);
      try {
        const text = readFileSync(path, "utf8");
        const content = text.slice(CHECKSUM_LENGTH);
        if (checksum(content) !== text.slice(0, CHECKSUM_LENGTH)) return undefined;
        const now = new Date();
        utimesSync(path, now, now);
        return JSON.parse(content) as Files;
      } catch {
        // Another process can delete a file at any time.
        return undefined;
      }
    },
    store(name, key, files) {
      const content = JSON.stringify(files);
      replaceFile(folder, fileOf(name, key), checksum(content) + content);
      prune(folder, fileName(name));
    },
  };
}

/**
 * Writes a file by renaming a complete one, so that no process reads a part of it. `drafts` is a folder of the same file
 * system.
 */
export function replaceFile(drafts: string, path: string, content: string): void {
  mkdirSync(drafts, { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  const draft = join(drafts, `${randomUUID()}.tmp`);
  writeFileSync(draft, content);
  renameSync(draft, path);
}

function fileName(name: string): string {
  return name.replaceAll("/", "-");
}

function checksum(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

function prune(folder: string, name: string): void {
  const paths = readdirSync(folder).flatMap((file) => (file.startsWith(`${name}.`) ? [join(folder, file)] : []));
  if (paths.length <= KEPT) return;
  const used = paths.map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  for (const { path } of used.sort((left, right) => right.at - left.at).slice(KEPT)) rmSync(path, { force: true });
}

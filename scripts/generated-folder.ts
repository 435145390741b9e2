import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { replaceFile } from "./emit/cache.ts";
import type { Files } from "./emit/output.ts";
import { filesBelow } from "./freshness.ts";

/** The paths below a folder that do not have the expected content. */
export interface Differences {
  readonly differing: readonly string[];
  readonly missing: readonly string[];
  readonly stale: readonly string[];
}

/** `npm run console` writes this part of generated/. */
const CONSOLE = "console/";

/** Compares generated/ of a project with the output of all emitters. */
export function compareGenerated(root: string, files: Files): Differences {
  const { stale, ...differences } = compareFolder(join(root, "generated"), files);
  return { ...differences, stale: stale.filter((path) => !path.startsWith(CONSOLE)) };
}

/** Writes the files of generated/ that differ, and returns their number; `files` may be a part of the output. */
export function writeGenerated(root: string, files: Files): number {
  return writeFolder(join(root, "generated"), files);
}

/** Deletes the files of generated/ that no emitter writes, and returns their number. */
export function removeStale(root: string, files: Files): number {
  return removeFiles(join(root, "generated"), compareGenerated(root, files).stale);
}

/** Compares the content of a folder with the expected files. */
export function compareFolder(folder: string, files: Files): Differences {
  const present = new Set(filesBelow(folder).map((path) => relative(folder, path).replaceAll("\\", "/")));
  const expected = Object.keys(files);
  return {
    missing: expected.filter((path) => !present.has(path)),
    differing: expected.filter((path) => present.has(path) && readFileSync(join(folder, path), "utf8") !== files[path]),
    stale: [...present].filter((path) => files[path] === undefined),
  };
}

/** Writes the files that differ, each at once, and returns their number. */
export function writeFolder(folder: string, files: Files): number {
  const { differing, missing } = compareFolder(folder, files);
  const drafts = join(import.meta.dirname, "../node_modules/.cache/generate");
  for (const path of [...differing, ...missing]) replaceFile(drafts, join(folder, path), files[path] ?? "");
  return differing.length + missing.length;
}

/** Deletes files of a folder, and returns their number. */
export function removeFiles(folder: string, paths: readonly string[]): number {
  for (const path of paths) rmSync(join(folder, path), { force: true });
  return paths.length;
}

import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { replaceFile } from "./emit/cache.ts";
import type { Files } from "./emit/output.ts";
import { filesBelow } from "./freshness.ts";

/** The paths below generated/ that do not have the expected content. */
export interface Differences {
  readonly differing: readonly string[];
  readonly missing: readonly string[];
  readonly stale: readonly string[];
}

/** Compares generated/ of a project with the output of all emitters. */
export function compareGenerated(root: string, files: Files): Differences {
  const folder = join(root, "generated");
  const present = new Set(filesBelow(folder).map((path) => relative(folder, path).replaceAll("\\", "/")));
  const expected = Object.keys(files);
  return {
    missing: expected.filter((path) => !present.has(path)),
    differing: expected.filter((path) => present.has(path) && readFileSync(join(folder, path), "utf8") !== files[path]),
    stale: [...present].filter((path) => files[path] === undefined),
  };
}

/** Writes the files of generated/ that differ, and returns their number; `files` may be a part of the output. */
export function writeGenerated(root: string, files: Files): number {
  const { differing, missing } = compareGenerated(root, files);
  const drafts = join(root, "node_modules/.cache/generate");
  for (const path of [...differing, ...missing]) replaceFile(drafts, join(root, "generated", path), files[path] ?? "");
  return differing.length + missing.length;
}

/** Deletes the files of generated/ that no emitter writes, and returns their number. */
export function removeStale(root: string, files: Files): number {
  const { stale } = compareGenerated(root, files);
  for (const path of stale) rmSync(join(root, "generated", path), { force: true });
  return stale.length;
}

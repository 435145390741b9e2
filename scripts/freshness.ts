import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { replaceFile } from "./emit/cache.ts";

/** The folders of a project that determine the stamp. */
const folders = ["openapi", "tool-schemas", "generated"];
const stampFile = "node_modules/.cache/generate/stamp";
/** The project of the scripts, whose lock file contains the versions of the generators. */
const home = join(import.meta.dirname, "..");

/** Returns true if neither inputs nor output have changed since the last run on this machine. */
export function isFresh(root: string): boolean {
  const file = join(root, stampFile);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint(root);
}

/** Stores the fingerprint of the current inputs and output. */
export function markFresh(root: string): void {
  const file = join(root, stampFile);
  replaceFile(dirname(file), file, fingerprint(root));
}

/** Contains no absolute paths, so that a moved project stays fresh. */
function fingerprint(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const add = (base: string, path: string): void => {
    hash.update(`\0${relative(base, path).replaceAll("\\", "/")}\0`);
    hash.update(readFileSync(path));
  };
  for (const path of ["scripts", "src/base/contract/example.ts", "package-lock.json"].flatMap((name) =>
    filesBelow(join(home, name)),
  ))
    add(home, path);
  for (const path of folders.flatMap((name) => filesBelow(join(root, name)))) {
    // npm run console writes this folder.
    if (!path.startsWith(join(root, "generated/console"))) add(root, path);
  }
  return hash.digest("hex");
}

/** Returns all files below a folder, or the file itself, in a machine-independent order. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

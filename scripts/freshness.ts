import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The inputs of the output: the contract, the scripts, and the versions of the generators. */
const inputs = ["openapi", "tool-schemas", "package-lock.json"];
const stampFile = "node_modules/.cache/generate/stamp";

/** Returns true if neither inputs nor output have changed since the last run on this machine. */
export function isFresh(root: string): boolean {
  const file = join(root, stampFile);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint(root);
}

/** Stores the fingerprint of the current inputs and output. */
export function markFresh(root: string): void {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint(root));
}

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  const folders = [...inputs, "generated"].map((name) => join(root, name));
  for (const path of [import.meta.dirname, ...folders].flatMap(filesBelow)) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(path));
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

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The inputs of the output: the contract, the scripts, and the versions of the generators. */
const inputs = ["openapi", "tool-schemas", "package-lock.json"];
const stamp = "node_modules/.cache/generate/stamp";

/** True where neither the inputs nor the output changed since the last run here. */
export function isFresh(root: string): boolean {
  const file = join(root, stamp);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint(root);
}

/** Remembers the state of inputs and output as one that belongs together. */
export function markFresh(root: string): void {
  const file = join(root, stamp);
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

/** Every file below a folder (or the file itself), in an order that does not depend on the machine. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

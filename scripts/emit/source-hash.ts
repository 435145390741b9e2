import { createHash, type Hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const home = resolve(import.meta.dirname, "../..");
/** Imports that remain at run time; types do not influence the output. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)|^import "(\.[^"]+)"/gm;
const hashes = new Map<string, string>();
let versionsHash: Hash | undefined;

/**
 * Returns the hash of a module of scripts/: of its source, the source of all modules that it imports, the versions of
 * the installed packages, and the version of Node. It does not depend on the location of the project.
 */
export function sourceHash(module: string): string {
  const known = hashes.get(module);
  if (known !== undefined) return known;
  const hash = versions().copy();
  for (const [path, text] of [...sourcesOf(join(home, "scripts", module))].sort()) {
    hash.update(`\0${relative(home, path).replaceAll("\\", "/")}\0${text}`);
  }
  const found = hash.digest("hex");
  hashes.set(module, found);
  return found;
}

/** Returns a hash of the version of Node and those of the packages. */
function versions(): Hash {
  if (versionsHash) return versionsHash;
  versionsHash = createHash("sha256").update(`${process.version}\0`);
  const lock = join(home, "package-lock.json");
  if (existsSync(lock)) versionsHash.update(readFileSync(lock));
  return versionsHash;
}

function sourcesOf(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, "utf8");
  found.set(path, text);
  for (const [, from, lazy, bare] of text.matchAll(IMPORT)) {
    const target = from ?? lazy ?? bare;
    if (target !== undefined) sourcesOf(join(dirname(path), target), found);
  }
  return found;
}

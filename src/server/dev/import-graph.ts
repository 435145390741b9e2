import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";

/** The modules that an entry imports at run time. */
export interface ImportGraph {
  /** The packages and their sub-paths. */
  readonly packages: readonly string[];
  /** The files of src/ that import nothing of generated/, directly or indirectly. */
  readonly independent: readonly string[];
}

/** Types are not imported at run time. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from "([^"]+)"|^import "([^"]+)"/gm;

/** Reads the imports of a file of src/ and of all files of src/ that it imports. */
export function readImportGraph(entry: string, source: string): ImportGraph {
  const files = new Map<string, readonly string[]>();
  const packages = new Set<string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path)) continue;
    const names = [...readFileSync(path, "utf8").matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? "");
    const folder = dirname(path);
    const local = names.filter((name) => name.startsWith(".")).map((name) => join(folder, name));
    for (const name of names) if (!name.startsWith(".") && !isBuiltin(name)) packages.add(name);
    files.set(path, local);
    queue.push(...local.filter((file) => file.startsWith(source) && file.endsWith(".ts")));
  }
  return { packages: [...packages], independent: independentOf(files, source) };
}

function independentOf(files: ReadonlyMap<string, readonly string[]>, source: string): string[] {
  const dependent = new Set<string>();
  for (let known = -1; known < dependent.size;) {
    known = dependent.size;
    for (const [path, imported] of files) {
      if (imported.some((file) => !file.startsWith(source) || dependent.has(file))) dependent.add(path);
    }
  }
  return [...files.keys()].filter((path) => !dependent.has(path));
}

// Which files load which others, read from their sources in less than two seconds.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Paths from the root of the project, each with the files that it loads or starts. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SOURCES = [
  "src/**/*.{ts,tsx,mjs,js}",
  "scripts/**/*.{ts,mjs,js}",
  "test/**/*.{ts,mjs,cjs}",
  "generated/**/*.{ts,js}",
];
/** Bundles and fixtures, which no test loads as a part of the program. */
const NO_SOURCES = ["generated/console/**", "test/contract/fixtures/**", "test/contract/output/**"];
/** Imports of types are removed before a file is run. */
const IMPORTS = [
  /\b(?:import|export)\s+(?!type\b)[^;"'()]*?\bfrom\s*"(\.[^"]+)"/g,
  /\bimport\s*\(?\s*"(\.[^"]+)"/g,
  /\bnew URL\("(\.[^"]+)", import\.meta\.url\)/g,
];
/** Programs that a test starts are named by their path from the root. */
const PROGRAMS = /["'`/ ]((?:src|scripts)\/[\w./-]+\.(?:ts|mjs|js))\b/g;

export function importGraph(): ImportGraph {
  const files = globSync(SOURCES, { exclude: NO_SOURCES });
  const known = new Set(files);
  const loaded = (file: string): string[] => {
    const text = readFileSync(file, "utf8");
    const relative = IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, path = ""]) =>
      normalize(join(dirname(file), path)),
    );
    const started = file.startsWith("test/") ? [...text.matchAll(PROGRAMS)].map(([, path = ""]) => path) : [];
    return [...new Set([...relative, ...started])].filter((path) => known.has(path));
  };
  return new Map(files.map((file) => [file, loaded(file)]));
}

/** Returns each file that loads one of the given files, directly or through others, with the number of steps to the nearest of them. */
export function dependents(graph: ImportGraph, files: readonly string[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, loaded] of graph)
    for (const path of loaded) importers.set(path, [...(importers.get(path) ?? []), file]);
  const steps = new Map<string, number>(files.map((file) => [file, 0]));
  for (const [file, distance] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, distance + 1);
  return steps;
}

import { readFileSync } from "node:fs";
import { isBuiltin, enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import type { ServiceCommand, Started } from "./supervisor.ts";

/** The modules that an entry imports at run time. */
interface ImportGraph {
  /** The packages and their sub-paths. */
  readonly packages: readonly string[];
  /** The files of src/ that import nothing of generated/, directly or indirectly. */
  readonly independent: readonly string[];
}

/** Types are not imported at run time. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from "([^"]+)"|^import "([^"]+)"/gm;

/** Reads the imports of a file of src/ and of all files of src/ that it imports. */
function readImportGraph(entry: string, source: string): ImportGraph {
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

/**
 * One process of the service in `npm run dev`. It loads the packages before it is needed; when the contract was saved, also
 * the files of src/ that do not depend on it; and the rest when it starts. Loading takes most of the time of a start.
 */
const source = join(import.meta.dirname, "../..");
enableCompileCache(join(source, "../node_modules/.cache/node"));
const { packages, independent } = readImportGraph(join(source, "server/run.ts"), source);
let loaded: Promise<unknown> = load(packages);
process.on("message", (command: ServiceCommand) => {
  if (command === "prepare") loaded = loaded.then(() => load(independent));
  else void loaded.then(start);
});

/** An error occurs again, with its message, when the service starts. */
function load(modules: readonly string[]): Promise<unknown> {
  return Promise.allSettled(modules.map((name) => import(name)));
}

async function start(): Promise<void> {
  const [{ run }, { openAttachedStorage }, { openSharedPorts }] = await Promise.all([
    import("../run.ts"),
    import("../storage.ts"),
    import("../ports.ts"),
  ]);
  const announce = (banner: string): void => void process.send?.({ banner } satisfies Started);
  // Handles that a library keeps open must not keep the process alive.
  process.exit(
    await run(
      { ...process.env, PROCESSES: "1" },
      { openStorage: openAttachedStorage, openPorts: openSharedPorts, announce },
    ),
  );
}

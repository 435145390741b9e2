import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BuildResult } from "./contract/build.ts";
import { describeViolations } from "./contract/source.ts";
import type { Part } from "./emit/run.ts";
import { isFresh, markFresh } from "./freshness.ts";
import { compareGenerated, removeStale, writeGenerated } from "./generated-folder.ts";
import { once } from "node:events";
import { statSync } from "node:fs";
import { Worker, type ResourceLimits } from "node:worker_threads";

/** `npm run generate`: emits generated/ from openapi/ and tool-schemas/. */

const usage = `Usage: npm run generate [-- options]
  (none)                       write what changed
  --check                      write nothing; list files that differ, are missing or stale, and exit with 1
  --verbose                    print the time of each emitter, or that its output comes from the cache
  --document FILE --out DIR    types, validators and SDK of any OpenAPI 3 document, without the rules of this project
  --root DIR                   another project folder (with openapi/, tool-schemas/, generated/)`;

const root = (folder: string | undefined): string => resolve(folder ?? join(import.meta.dirname, ".."));

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) return printUsage();
  const { check, document, out } = options;
  const home = root(options.root);
  if (document !== undefined || out !== undefined) {
    return document === undefined || out === undefined ? printUsage() : printDocument(resolve(document), resolve(out));
  }
  return check ? compare(home, options) : generate(home, options);
}

function readOptions() {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  try {
    return parseArgs({ options: { check: flag, verbose: flag, document: text, out: text, root: text } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

function printUsage(): number {
  console.error(usage);
  return 2;
}

interface Options {
  readonly verbose: boolean;
}

async function generate(home: string, options: Options): Promise<number> {
  if (isFresh(home)) {
    console.log("generated/ is up to date.");
    return 0;
  }
  const { files, violations } = await build(home, options);
  if (violations.length) return reportViolations(violations);
  const changes = writeGenerated(home, files) + removeStale(home, files);
  markFresh(home);
  console.log(
    changes
      ? `generated/: ${String(changes)} of ${String(Object.keys(files).length)} files changed.`
      : "generated/ is up to date.",
  );
  return 0;
}

async function build(home: string, { verbose }: Options): Promise<BuildResult> {
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
  const [{ createThreads }, { emitters }] = await Promise.all([import("./emit/threads.ts"), import("./emit/all.ts")]);
  const threads = createThreads();
  // Their modules take as long to load as the contract.
  for (const emitter of emitters) if (emitter.threaded) threads.prepare(emitter);
  const { buildContract } = await import("./contract/build.ts");
  try {
    const result = await buildContract(home, threads);
    if (verbose) printParts(result.parts);
    return result;
  } finally {
    threads.close();
  }
}

function printParts(parts: readonly Part[]): void {
  for (const { name, milliseconds } of parts)
    console.log(`${name.padEnd(32)} ${milliseconds === null ? "cached" : `${milliseconds.toFixed(0)} ms`}`);
}

/**
 * Writes the files of any OpenAPI document into a folder. Without a limit, garbage is collected so late that a large document
 * takes twice the memory. A document that needs more than the limit starts again without one.
 */
async function printDocument(document: string, out: string): Promise<number> {
  // In MB, for objects that live long: a part for the generators, and a part that grows with the document.
  const limit = 256 + (12 * statSync(document).size) / 1e6;
  const isTooSmall = (error: unknown): boolean =>
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  const limits = { maxOldGenerationSizeMb: limit, maxYoungGenerationSizeMb: 24 };
  const count = await emitDocument({ document, out }, limits).catch((error: unknown) => {
    if (!isTooSmall(error)) throw error;
    return emitDocument({ document, out }, {});
  });
  console.log(`${String(count)} files in ${out}.`);
  return 0;
}

/** Returns the number of files. */
async function emitDocument(workerData: object, resourceLimits: ResourceLimits): Promise<number> {
  const thread = new Worker(new URL("./emit/document-thread.ts", import.meta.url), { workerData, resourceLimits });
  const [count] = (await once(thread, "message")) as [number];
  return count;
}

/** Does not trust the stamp of the last run, only outputs that are stored under the hash of their input and code. */
async function compare(home: string, options: Options): Promise<number> {
  const { files, violations } = await build(home, options);
  if (violations.length) return reportViolations(violations);
  const { differing, missing, stale } = compareGenerated(home, files);
  const lines = [
    ...differing.map((path) => `differs  generated/${path}`),
    ...missing.map((path) => `missing  generated/${path}`),
    ...stale.map((path) => `stale    generated/${path}`),
  ];
  if (lines.length === 0) {
    console.log("generated/ is up to date.");
    return 0;
  }
  console.error(`${lines.join("\n")}\nRun \`npm run generate\` and commit the result.`);
  return 1;
}

function reportViolations(violations: BuildResult["violations"]): number {
  console.error(describeViolations(violations));
  return 1;
}

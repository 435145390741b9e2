import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BuildResult } from "./contract/build.ts";
import { describeViolations } from "./contract/source.ts";
import type { Part } from "./emit/run.ts";
import { isFresh, markFresh } from "./freshness.ts";
import { createPhases, timeTable, type Phases } from "./phases.ts";
import { compareGenerated, removeStale, writeGenerated } from "./generated-folder.ts";
import { once } from "node:events";
import { statSync } from "node:fs";
import { Worker, type ResourceLimits } from "node:worker_threads";

/** `npm run generate`: emits generated/ from openapi/ and tool-schemas/. */

const usage = `Usage: npm run generate [-- options]
  (none)                       write what changed
  --check                      write nothing; list files that differ, are missing or stale, and exit with 1
  --times                      print the time of each phase, and of each emitter whose output does not come from the cache
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
    return parseArgs({ options: { check: flag, times: flag, document: text, out: text, root: text } }).values;
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
  readonly times: boolean;
}

async function generate(home: string, { times }: Options): Promise<number> {
  const phases = createPhases();
  const fresh = isFresh(home);
  phases.end("compare with the last run");
  const result = fresh ? null : await build(home, phases);
  if (result && result.violations.length > 0) return reportViolations(result.violations);
  const changes = result ? writeGenerated(home, result.files) + removeStale(home, result.files) : 0;
  if (result) markFresh(home);
  phases.end("write the files");
  if (times) printTimes(phases, result?.parts ?? []);
  console.log(
    result && changes > 0
      ? `generated/: ${String(changes)} of ${String(Object.keys(result.files).length)} files changed.`
      : "generated/ is up to date.",
  );
  return 0;
}

async function build(home: string, phases: Phases): Promise<BuildResult> {
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
  const [{ createThreads }, { emitters }] = await Promise.all([import("./emit/threads.ts"), import("./emit/all.ts")]);
  const threads = createThreads();
  // Their modules take as long to load as the contract.
  for (const emitter of emitters) if (emitter.threaded) threads.prepare(emitter);
  const { buildContract } = await import("./contract/build.ts");
  phases.end("load the scripts");
  try {
    return await buildContract(home, threads, phases);
  } finally {
    threads.close();
  }
}

/** The emitters work at the same time, while the contract is checked. */
function printTimes(phases: Phases, parts: readonly Part[]): void {
  const emitted = parts.flatMap(({ name, milliseconds }): [string, number][] =>
    milliseconds === null ? [] : [[name, milliseconds]],
  );
  console.log(phases.table());
  if (parts.length > emitted.length)
    console.log(`${String(parts.length - emitted.length)} outputs come from the cache.`);
  console.log(timeTable(emitted.sort(([, left], [, right]) => right - left)));
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
async function compare(home: string, { times }: Options): Promise<number> {
  const phases = createPhases();
  const { files, violations, parts } = await build(home, phases);
  if (violations.length) return reportViolations(violations);
  if (times) printTimes(phases, parts);
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

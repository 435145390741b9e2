/** `npm run generate`: emits generated/ from openapi/ and tool-schemas/. */
import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BuildResult } from "./contract/build.ts";
import { describeViolations } from "./contract/violations.ts";
import type { Part } from "./emit/run.ts";
import { isFresh, markFresh } from "./freshness.ts";
import { compareGenerated, removeStale, writeGenerated } from "./generated-folder.ts";

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

async function printDocument(document: string, out: string): Promise<number> {
  const { generateDocument } = await import("./generate-document.ts");
  console.log(`${String(await generateDocument(document, out))} files in ${out}.`);
  return 0;
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

/** `npm run generate`: emits generated/ from openapi/ and tool-schemas/. */
import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Built } from "./contract/build.ts";
import type { Files } from "./emit/output.ts";
import { filesBelow, isFresh, markFresh } from "./freshness.ts";

const usage = `Usage: npm run generate [-- options]
  (none)                       write what changed
  --check                      write nothing; list files that differ, are missing or stale, and exit with 1
  --watch                      generate again after each change of openapi/ or tool-schemas/
  --document FILE --out DIR    types, validators and SDK of any OpenAPI 3 document, without the rules of this project
  --root DIR                   another project folder (with openapi/, tool-schemas/, generated/)`;

const root = (folder: string | undefined): string => resolve(folder ?? join(import.meta.dirname, ".."));

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) return refuse();
  const { check, document, out } = options;
  const home = root(options.root);
  if (document !== undefined || out !== undefined) {
    return document === undefined || out === undefined ? refuse() : generateDocument(resolve(document), resolve(out));
  }
  if (check) return report(await differences(home));
  const code = await generate(home);
  return options.watch ? repeat(home) : code;
}

function readOptions() {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  try {
    return parseArgs({ options: { check: flag, watch: flag, document: text, out: text, root: text } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

function refuse(): number {
  console.error(usage);
  return 2;
}

async function generate(home: string): Promise<number> {
  if (isFresh(home)) {
    console.log("generated/ is up to date.");
    return 0;
  }
  const { files, violations } = await build(home);
  if (violations.length) return complain(violations);
  const { differing, missing, stale } = compare(home, files);
  for (const path of [...differing, ...missing]) write(join(home, "generated", path), files[path] ?? "");
  for (const path of stale) rmSync(join(home, "generated", path));
  markFresh(home);
  const changes = differing.length + missing.length + stale.length;
  console.log(
    changes
      ? `generated/: ${String(changes)} of ${String(Object.keys(files).length)} files changed.`
      : "generated/ is up to date.",
  );
  return 0;
}

async function build(home: string): Promise<Built> {
  const { buildContract } = await import("./contract/build.ts");
  return buildContract(home);
}

async function generateDocument(document: string, out: string): Promise<number> {
  const { buildDocument } = await import("./contract/build.ts");
  const { files } = await buildDocument(document, out);
  for (const [path, content] of Object.entries(files)) write(join(out, path), content);
  console.log(`${String(Object.keys(files).length)} files in ${out}.`);
  return 0;
}

interface Differences {
  readonly differing: string[];
  readonly missing: string[];
  readonly stale: string[];
}

function compare(home: string, files: Files): Differences {
  const folder = join(home, "generated");
  const present = filesBelow(folder).map((path) => relative(folder, path).replaceAll("\\", "/"));
  const wanted = Object.keys(files);
  return {
    missing: wanted.filter((path) => !existsSync(join(folder, path))),
    differing: wanted.filter(
      (path) => present.includes(path) && readFileSync(join(folder, path), "utf8") !== files[path],
    ),
    stale: present.filter((path) => files[path] === undefined),
  };
}

async function differences(home: string): Promise<Differences | Built["violations"]> {
  const { files, violations } = await build(home);
  return violations.length ? violations : compare(home, files);
}

function report(result: Differences | Built["violations"]): number {
  if (!("stale" in result)) return complain(result);
  const lines = [
    ...result.differing.map((path) => `differs  generated/${path}`),
    ...result.missing.map((path) => `missing  generated/${path}`),
    ...result.stale.map((path) => `stale    generated/${path}`),
  ];
  if (lines.length === 0) {
    console.log("generated/ is up to date.");
    return 0;
  }
  console.error(`${lines.join("\n")}\nRun \`npm run generate\` and commit the result.`);
  return 1;
}

function complain(violations: Built["violations"]): number {
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  console.error(
    `\n${String(violations.length)} ${violations.length === 1 ? "problem" : "problems"}; nothing was written.`,
  );
  return 1;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Generates again after every change, until the process is stopped. */
async function repeat(home: string): Promise<number> {
  console.log("Watching openapi/ and tool-schemas/.");
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(() => generate(home))
        .catch((error: unknown) => {
          console.error(error);
        });
    }, 50);
  };
  for (const folder of ["openapi", "tool-schemas"]) {
    if (existsSync(join(home, folder))) watch(join(home, folder), { recursive: true }, later);
  }
  return new Promise<number>(() => undefined);
}

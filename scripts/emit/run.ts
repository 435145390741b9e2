import { createHash, type Hash } from "node:crypto";
import type { EmitterEntry, Input } from "./all.ts";
import type { Cache } from "./cache.ts";
import type { Files, Model } from "./output.ts";
import type { Emitted, Threads } from "./threads.ts";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The output of one part of an emitter; `milliseconds` is null if it comes from the cache. */
export interface Part {
  readonly name: string;
  readonly files: Files;
  readonly milliseconds: number | null;
}

interface Tools {
  readonly cache: Cache;
  readonly threads: Threads;
}

/**
 * Runs emitters for a model. A part whose input and code have not changed comes from the cache. The threads start first,
 * so that they work while this thread runs the other emitters.
 */
export async function runEmitters(model: Model, list: readonly EmitterEntry[], tools: Tools): Promise<Part[]> {
  const json = createJson();
  const threadedFirst = list.toSorted((left, right) => Number(right.threaded) - Number(left.threaded));
  const parts = threadedFirst.flatMap((emitter) =>
    [...emitter.inputs(model)].map(([name, input]) => runPart({ emitter, name, input, json }, tools)),
  );
  return Promise.all(parts);
}

interface PartInput {
  readonly emitter: EmitterEntry;
  readonly name: string;
  readonly input: Input;
  readonly json: (value: unknown) => Json;
}

interface Json {
  readonly text: string;
  readonly hash: string;
}

async function runPart(part: PartInput, { cache, threads }: Tools): Promise<Part> {
  const { emitter, name, input, json } = part;
  const members = Object.entries(input).map(([member, value]) => ({ member, ...json(value) }));
  const key = hashOf(
    [sourceHash(`emit/${emitter.name}.ts`), ...members.map(({ member, hash }) => `${member}:${hash}`)].join("\0"),
  );
  const stored = cache.read(name, key);
  if (stored) return { name, files: stored, milliseconds: null };
  const text = `{${members.map((one) => `${JSON.stringify(one.member)}:${one.text}`).join()}}`;
  const { files, milliseconds } = emitter.threaded ? await threads.run(emitter, text) : await runHere(emitter, text);
  cache.store(name, key, files);
  return { name, files, milliseconds };
}

/** The input is parsed from JSON as in a thread, so that an emitter cannot change the model or read more than its input. */
async function runHere(emitter: EmitterEntry, text: string): Promise<Emitted> {
  const emit = await emitter.load();
  const started = performance.now();
  const files = await emit(JSON.parse(text) as never);
  return { files, milliseconds: performance.now() - started };
}

/** Returns a function that formats and hashes each large part of the model once. */
function createJson(): (value: unknown) => Json {
  const known = new Map<unknown, Json>();
  return (value) => {
    const found = known.get(value);
    if (found) return found;
    const text = JSON.stringify(value);
    const json = { text, hash: hashOf(text) };
    if (typeof value === "object") known.set(value, json);
    return json;
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const home = resolve(import.meta.dirname, "../..");
/** Imports that remain at run time; types do not influence the output. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)|^import "(\.[^"]+)"/gm;
const hashes = new Map<string, string>();
let versionsHash: Hash | undefined;

/**
 * Returns the hash of a module of scripts/: of its source, the source of all modules that it imports, the versions of
 * the installed packages, and the version of Node. It does not depend on the location of the project.
 */
function sourceHash(module: string): string {
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

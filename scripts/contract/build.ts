import { relative, resolve } from "node:path";
import { emitters, type EmitterEntry } from "../emit/all.ts";
import { openCache } from "../emit/cache.ts";
import type { Files, Model } from "../emit/output.ts";
import { runEmitters, type Part } from "../emit/run.ts";
import type { Threads } from "../emit/threads.ts";
import { createPhases, type Phases } from "../phases.ts";
import { normalized } from "./document-form.ts";
import { documentOperations } from "./document-operations.ts";
import { loadDocument } from "./load.ts";
import type { Violation } from "./source.ts";
import { loadModel } from "./read.ts";

/** The generated files, or all violations of the contract. */
export interface BuildResult {
  readonly files: Files;
  readonly violations: readonly Violation[];
  readonly parts: readonly Part[];
}

/** The result of the first phase. */
interface ServingResult extends BuildResult {
  /** Runs the emitters whose output only compilers read. */
  readonly emitTypes: () => Promise<readonly Part[]>;
}

const inPhase = (phase: EmitterEntry["phase"]) => emitters.filter((emitter) => emitter.phase === phase);

/** Reads and checks the contract of a project, and emits all files. The checks run while threads emit. */
export async function buildContract(root: string, threads: Threads, phases: Phases): Promise<BuildResult> {
  return build(root, emitters, { threads, phases });
}

/** Like `buildContract`, but emits first only the files that the service loads. */
export async function buildServing(root: string, threads: Threads): Promise<ServingResult> {
  const { model, ...result } = await build(root, inPhase("serving"), { threads, phases: createPhases() });
  const cache = openCache(root);
  return { ...result, emitTypes: async () => (model ? runEmitters(model, inPhase("types"), { cache, threads }) : []) };
}

async function build(
  root: string,
  list: readonly EmitterEntry[],
  { threads, phases }: { readonly threads: Threads; readonly phases: Phases },
): Promise<BuildResult & { readonly model: Model | null }> {
  const { document, operations, toolbox, resources, readable, check } = loadModel(root);
  phases.end("read the contract");
  if (!readable) return { files: {}, violations: await check(), parts: [], model: null };
  const model: Model = {
    document,
    operations,
    tools: toolbox.tools.map(({ source: _, ...tool }) => tool),
    prompts: toolbox.prompts.map(({ value }) => value),
    templates: toolbox.templates.map(({ value }) => value),
    resources,
    server: toolbox.server?.value ?? {},
    contractPath: "../src/base/contract/",
    house: true,
  };
  const emitted = settled(() => runEmitters(model, list, { cache: openCache(root), threads }));
  const violations = await check();
  phases.end("check it, while threads emit");
  if (violations.length) return { files: {}, violations, parts: [], model: null };
  const parts = await emitted();
  phases.end("wait for the emitters");
  return { files: filesOf(parts), violations, parts, model };
}

/** Starts work whose errors matter only if the contract is valid: emitters can fail for an invalid one. */
function settled<Value>(work: () => Promise<Value>): () => Promise<Value> {
  const start = async (): Promise<Value> => work();
  const promise = start();
  promise.catch(() => undefined);
  return () => promise;
}

/** Returns the files of all parts. */
export function filesOf(parts: readonly Part[]): Files {
  return Object.assign({}, ...parts.map(({ files }) => files)) as Files;
}

/**
 * Emits types, validators, route table, handlers and SDK for any OpenAPI document, without this project's rules: one kind
 * of output after the other, because each takes much memory for a large document.
 */
export async function* buildDocument(file: string, out: string): AsyncGenerator<Files> {
  const source = loadDocument(file);
  const document = normalized(source);
  const path = relative(out, resolve(import.meta.dirname, "../../src/base/contract")).replaceAll("\\", "/");
  const operations = documentOperations(document);
  const model: Model = {
    document,
    operations,
    tools: [],
    prompts: [],
    templates: [],
    resources: [],
    server: {},
    contractPath: `${path}/`,
    house: false,
  };
  const { documentEmitters } = await import("../emit/document.ts");
  yield { "openapi.json": `${JSON.stringify(source, null, 2)}\n` };
  for (const emit of documentEmitters) yield await emit(model);
}

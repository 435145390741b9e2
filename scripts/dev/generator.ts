import { join } from "node:path";
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { buildServing, filesOf } from "../contract/build.ts";
import { describeViolations } from "../contract/source.ts";
import { createThreads } from "../emit/threads.ts";
import { emitters } from "../emit/all.ts";
import type { Part } from "../emit/run.ts";
import { markFresh } from "../freshness.ts";
import { removeStale, writeGenerated } from "../generated-folder.ts";

/**
 * Generates in a thread of `npm run dev`: first what the service loads, later the types and the SDK. A new request makes
 * types that are not written yet obsolete. Their output stays in the cache.
 */
const { root } = workerData as { readonly root: string };
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/node"));
const threads = createThreads();
for (const emitter of emitters) if (emitter.threaded) threads.prepare(emitter);
let latest = 0;
let finish: () => Promise<void> = () => Promise.resolve();

parentPort?.on("message", (request: GeneratorRequest) => void respond(request));

async function respond(request: GeneratorRequest): Promise<void> {
  if (request === "types") return finish();
  const number = ++latest;
  finish = () => Promise.resolve();
  parentPort?.postMessage(await generate(number).catch(failed));
}

async function generate(number: number): Promise<Generation> {
  const { files, violations, parts, emitTypes } = await buildServing(root, threads);
  if (violations.length) return { outcome: "invalid", message: describeViolations(violations) };
  finish = () => writeTypes(number, parts, emitTypes);
  return { outcome: "valid", changed: writeGenerated(root, files) };
}

async function writeTypes(
  number: number,
  serving: readonly Part[],
  emitTypes: () => Promise<readonly Part[]>,
): Promise<void> {
  const types = await emitTypes();
  if (number !== latest) return;
  const files = filesOf([...serving, ...types]);
  const changes = writeGenerated(root, files) + removeStale(root, files);
  markFresh(root);
  if (changes > 0) console.log("The types and the SDK are up to date.");
}

function failed(error: unknown): Generation {
  return { outcome: "invalid", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** To the generator: `serving` emits what the service loads, `types` everything else of the same contract. */
export type GeneratorRequest = "serving" | "types";

/** From the generator after `serving`. */
export type Generation =
  | { readonly outcome: "valid"; /** The number of files that were written. */ readonly changed: number }
  | { readonly outcome: "invalid"; readonly message: string };

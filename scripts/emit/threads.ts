import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { EmitterEntry } from "./all.ts";
import type { Files } from "./output.ts";

/** A message to a thread: emit from this JSON, or load the emitter if it is null. */
export interface Request {
  readonly id: number;
  readonly emitter: string;
  readonly json: string | null;
}

/** The response of a thread. */
export interface Response {
  readonly id: number;
  readonly milliseconds: number;
  readonly files?: Files;
  readonly error?: string;
}

/** The output of an emitter and the time it took. */
export interface Emitted {
  readonly files: Files;
  readonly milliseconds: number;
}

/** Threads for emitters: one per phase, so that `serving` does not wait for `types`. */
export interface Threads {
  /** Loads the emitter while the main thread is still busy. */
  prepare(emitter: EmitterEntry): void;
  run(emitter: EmitterEntry, json: string): Promise<Emitted>;
  /** Each thread ends when it has stored its compiled code. */
  close(): void;
}

/** Creates the threads; each starts when it is needed. */
export function createThreads(): Threads {
  const threads = new Map<EmitterEntry["phase"], Thread>();
  const threadOf = ({ phase }: EmitterEntry): Thread => {
    const thread = threads.get(phase) ?? startThread(() => threads.delete(phase));
    threads.set(phase, thread);
    return thread;
  };
  return {
    prepare(emitter) {
      // An error occurs again when the emitter runs.
      threadOf(emitter)
        .send(emitter.name, null)
        .catch(() => undefined);
    },
    async run(emitter, json) {
      const { files, error, milliseconds } = await threadOf(emitter).send(emitter.name, json);
      if (!files) throw new Error(`${emitter.name}: ${error ?? "no output"}`);
      return { files, milliseconds };
    },
    close() {
      for (const thread of threads.values()) thread.close();
    },
  };
}

interface Thread {
  readonly worker: Worker;
  send(emitter: string, json: string | null): Promise<Response>;
  close(): void;
}

/** The folder for compiled code. A thread must know it before it loads the first module. */
const COMPILED = join(import.meta.dirname, "../../node_modules/.cache/node");

function startThread(onFailure: () => void): Thread {
  const waiting = new Map<number, PromiseWithResolvers<Response>>();
  let last = 0;
  const options = {
    // Emitters create many short-lived objects: with the default size, they are collected often.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  };
  const worker = new Worker(new URL("./thread.ts", import.meta.url), options);
  worker.on("message", (response: Response) => {
    waiting.get(response.id)?.resolve(response);
    waiting.delete(response.id);
  });
  worker.on("error", (error) => {
    onFailure();
    for (const { reject } of waiting.values()) reject(error);
  });
  return {
    worker,
    send(emitter, json) {
      const id = ++last;
      const pending = Promise.withResolvers<Response>();
      waiting.set(id, pending);
      worker.postMessage({ id, emitter, json } satisfies Request);
      return pending.promise;
    },
    close: () => worker.postMessage(null),
  };
}

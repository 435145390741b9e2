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
  close(): Promise<void>;
}

type Waiting = Pick<PromiseWithResolvers<Response>, "resolve" | "reject">;

/** Creates the threads; each starts when it is needed. */
export function createThreads(): Threads {
  const workers = new Map<EmitterEntry["phase"], Worker>();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (phase: EmitterEntry["phase"]): Worker => {
    const worker = new Worker(new URL("./thread.ts", import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    worker.on("message", (response: Response) => {
      waiting.get(response.id)?.resolve(response);
      waiting.delete(response.id);
    });
    worker.on("error", (error) => {
      workers.delete(phase);
      failAll(error instanceof Error ? error : new Error(String(error)));
    });
    workers.set(phase, worker);
    return worker;
  };
  const send = ({ name, phase }: EmitterEntry, json: string | null): Promise<Response> => {
    const worker = workers.get(phase) ?? start(phase);
    const id = ++last;
    worker.postMessage({ id, emitter: name, json } satisfies Request);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    waiting.set(id, { resolve, reject });
    return promise;
  };
  return {
    prepare(emitter) {
      // An error occurs again when the emitter runs.
      send(emitter, null).catch(() => undefined);
    },
    async run(emitter, json) {
      const { files, error, milliseconds } = await send(emitter, json);
      if (!files) throw new Error(`${emitter.name}: ${error ?? "no output"}`);
      return { files, milliseconds };
    },
    async close() {
      await Promise.all([...workers.values()].map((worker) => worker.terminate()));
    },
  };
}

import { parentPort } from "node:worker_threads";
import { emitters } from "./all.ts";
import type { Request, Response } from "./threads.ts";

/** Runs emitters in a thread of threads.ts, one after the other. */
parentPort?.on("message", (request: Request | null) => {
  // Ending by itself, the thread stores the compiled code.
  if (request === null) parentPort?.close();
  else void respond(request.id, request.emitter, request.json);
});

async function respond(id: number, emitter: string, json: string | null): Promise<void> {
  const started = performance.now();
  const post = (result: Pick<Response, "files" | "error">): void =>
    parentPort?.postMessage({ id, milliseconds: performance.now() - started, ...result } satisfies Response);
  try {
    const emit = await emitters.find(({ name }) => name === emitter)?.load();
    // Only loaded, so that the first call does not wait for it.
    if (json === null || !emit) post({});
    else post({ files: await emit(JSON.parse(json) as never) });
  } catch (error) {
    post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

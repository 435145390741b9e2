import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Generation, GeneratorRequest } from "./messages.ts";

/** The thread that generates. It keeps parsed files and compiled code in memory. */
export interface Generator {
  /** Writes the files that the service loads, unless the contract is invalid. */
  generate(): Promise<Generation>;
  /** Writes the other files in the background. */
  generateTypes(): void;
  /** Loads the scripts again. */
  reload(): Promise<void>;
}

/** Starts the thread for a project. */
export function startGenerator(root: string): Generator {
  let thread = startThread(root);
  return {
    async generate() {
      const answered = once(thread, "message") as Promise<[Generation]>;
      send(thread, "serving");
      try {
        const [generation] = await answered;
        return generation;
      } catch (error) {
        // A script cannot be loaded; the next save loads it again.
        thread = startThread(root);
        return { outcome: "invalid", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    },
    generateTypes: () => send(thread, "types"),
    async reload() {
      await thread.terminate();
      thread = startThread(root);
    },
  };
}

function startThread(root: string): Worker {
  const thread = new Worker(new URL("./generator.ts", import.meta.url), { workerData: { root } });
  thread.on("error", (error) => console.error(error));
  return thread;
}

function send(thread: Worker, request: GeneratorRequest): void {
  thread.postMessage(request);
}

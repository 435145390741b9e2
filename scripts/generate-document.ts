import { once } from "node:events";
import { statSync } from "node:fs";
import { Worker, type ResourceLimits } from "node:worker_threads";

/** The memory for objects that live long: a part for the generators, and a part that grows with the document. */
const GENERATORS_MB = 256;
const PER_MEGABYTE = 12;

/**
 * Writes the files of any OpenAPI document into a folder, and returns their number. Without a limit, garbage is collected so
 * late that a large document takes twice the memory. A document that needs more than the limit starts again without one.
 */
export async function generateDocument(document: string, out: string): Promise<number> {
  const megabytes = statSync(document).size / 1e6;
  const limits = { maxOldGenerationSizeMb: GENERATORS_MB + PER_MEGABYTE * megabytes, maxYoungGenerationSizeMb: 24 };
  try {
    return await generate(document, out, limits);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
      return generate(document, out, {});
    throw error;
  }
}

async function generate(document: string, out: string, resourceLimits: ResourceLimits): Promise<number> {
  const options = { workerData: { document, out }, resourceLimits };
  const thread = new Worker(new URL("./emit/document-thread.ts", import.meta.url), options);
  const [count] = (await once(thread, "message")) as [number];
  return count;
}

/** Emits the files of another OpenAPI document for `npm run generate -- --document`, and posts their number. */
import { mkdirSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { buildDocument } from "../contract/build.ts";

enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/node"));
const { document, out } = workerData as { readonly document: string; readonly out: string };
let count = 0;
for await (const files of buildDocument(document, out)) {
  for (const [path, content] of Object.entries(files)) write(join(out, path), content);
  count += Object.keys(files).length;
}
parentPort?.postMessage(count);

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

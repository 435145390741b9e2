// Plain JavaScript, because an older Node cannot load .ts files and would only report the unknown extension.
import module from "node:module";
import { join } from "node:path";

const NEEDED = 24;
const WRONG_CONFIGURATION = 3;

const version = process.versions.node;
if (Number(version.split(".")[0]) < NEEDED) {
  fail(
    `The service requires Node ${NEEDED}, but this is Node ${version}. Start it with npm, which installs Node ${NEEDED}: npm ci && npm start`,
  );
}
// Enabled before other modules are loaded: the next start then takes half the time.
module.enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "node"));
const { run } = await import("./server/run.ts").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  fail(`A package is missing (${error.message.split("\n")[0]}). Install the packages first: npm ci`);
});
// Handles that a library keeps open must not keep the process alive.
process.exit(await run(process.env));

function fail(message) {
  console.error(`crm: ${message}`);
  process.exit(WRONG_CONFIGURATION);
}

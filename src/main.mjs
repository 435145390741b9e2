// Plain JavaScript, because an older Node cannot load a file that ends in .ts and would only report its extension.
import module from "node:module";
import { join } from "node:path";

const NEEDED = 24;
const WRONG_CONFIGURATION = 3;

const version = process.versions.node;
if (Number(version.split(".")[0]) < NEEDED) {
  fail(
    `The service needs Node ${NEEDED}, and this is Node ${version}. Start it with npm, which brings Node ${NEEDED}: npm ci && npm start`,
  );
}
// Before anything else is loaded: the second start then takes half the time.
module.enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "node"));
const { run } = await import("./server/run.ts").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  fail(`A package is missing (${error.message.split("\n")[0]}). Install the packages first: npm ci`);
});
// Whatever a library still holds open must not keep the process from ending.
process.exit(await run(process.env));

function fail(message) {
  console.error(`crm: ${message}`);
  process.exit(WRONG_CONFIGURATION);
}

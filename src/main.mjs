// Plain JavaScript, because an older Node cannot load .ts files and would only report the unknown extension.
import module from "node:module";
import { join } from "node:path";

const NEEDED = 24;
const WRONG_USAGE = 2;
const WRONG_CONFIGURATION = 3;

const version = process.versions.node;
if (Number(version.split(".")[0]) < NEEDED) {
  fail(
    `The service requires Node ${NEEDED}, but this is Node ${version}. Start it with npm, which installs Node ${NEEDED}: npm ci && npm start`,
  );
}
// Enabled before other modules are loaded: the next start then takes half the time.
module.enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "node"));
readParameters(process.argv.slice(2));
const { run } = await loadService().catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  fail(`A package is missing (${error.message.split("\n")[0]}). Install the packages first: npm ci`);
});
// Handles that a library keeps open must not keep the process alive.
process.exit(await run(process.env));

/** The main process of several does not load the service. */
async function loadService() {
  const { load } = await import("./server/bundle/bundle.ts");
  if (["", "1"].includes(process.env.PROCESSES ?? "")) return await load("server/run.ts");
  return { run: (await load("server/processes/main.ts")).runProcesses };
}

/** `--processes N` overrides PROCESSES. */
function readParameters(parameters) {
  const [, count] = /^--processes[ =](\S+)$/.exec(parameters.join(" ")) ?? [];
  if (count !== undefined) process.env.PROCESSES = count;
  else if (parameters.length > 0)
    fail(`Unknown: ${parameters.join(" ")}. Usage: npm start -- [--processes N]`, WRONG_USAGE);
}

function fail(message, status = WRONG_CONFIGURATION) {
  console.error(`crm: ${message}`);
  process.exit(status);
}

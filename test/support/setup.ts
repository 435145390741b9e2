import type { RootHookObject } from "mocha";
import { startCluster, stopCluster } from "./database/cluster.ts";
import { startSeeing, unseenStatuses, writeSeen } from "./contract/coverage.ts";

/** Before the first test of the run, in the process that starts the others. */
export async function mochaGlobalSetup(): Promise<void> {
  startSeeing();
  await startCluster();
}

/** After the last one; what throws here fails the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await stopCluster();
  const unseen = unseenStatuses();
  if (!wholeSuiteRan() || unseen.length === 0) return;
  process.stderr.write(`Documented, but seen in no test:\n${unseen.join("\n")}\n`);
  throw new Error(`${String(unseen.length)} documented statuses were seen in no test.`);
}

/** After each file, in whatever process it ran. */
export const mochaHooks: RootHookObject = { afterAll: [writeSeen] };

/** Only `npm test`, without a file or a filter, runs everything; then what was not seen is a gap. */
function wholeSuiteRan(): boolean {
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith("--reporter"));
  return given.length === 1 && given[0] === "test/**/*.test.ts";
}

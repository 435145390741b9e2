import type { RootHookObject } from "mocha";
import { startCluster, stopCluster } from "./database/cluster.ts";
import { startRecording, unobservedStatuses, writeObserved } from "./contract/coverage.ts";

/** Runs before the first test, in the main process. */
export async function mochaGlobalSetup(): Promise<void> {
  startRecording();
  await startCluster();
}

/** Runs after the last test; an error thrown here fails the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await stopCluster();
  const unseen = unobservedStatuses();
  if (!wholeSuiteRan() || unseen.length === 0) return;
  process.stderr.write(`Documented, but seen in no test:\n${unseen.join("\n")}\n`);
  throw new Error(`${String(unseen.length)} documented statuses were not observed in any test.`);
}

/** Runs after each file, in every process. */
export const mochaHooks: RootHookObject = { afterAll: [writeObserved] };

/**
 * Returns whether the whole suite ran: only `npm test` without a file or filter. Only then does an unobserved status
 * count as a gap.
 */
function wholeSuiteRan(): boolean {
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith("--reporter"));
  return given.length === 1 && given[0] === "test/**/*.test.ts";
}

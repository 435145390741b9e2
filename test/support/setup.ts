import type { RootHookObject } from "mocha";
import { startCluster, stopCluster } from "./database/cluster.ts";
import { writeObserved } from "./contract/coverage.ts";

/** Runs before the first test, in the process that starts the others. */
export async function mochaGlobalSetup(): Promise<void> {
  await startCluster();
}

/** Runs after the last test. */
export async function mochaGlobalTeardown(): Promise<void> {
  await stopCluster();
}

/** Runs after each file, in the process that ran it. */
export const mochaHooks: RootHookObject = { afterAll: [writeObserved] };

import type { RootHookObject } from "mocha";
import { recordStatements } from "./db/sharding/recorder.ts";
import { reportPlans } from "./db/sharding/plans.ts";
import { takeProblems, usedExceptions } from "./db/sharding/statements.ts";
import { startCluster, stopCluster } from "./db/cluster.ts";
import { recordObserved, writeObserved } from "./contract/coverage.ts";

recordStatements();

/** Runs before the first test, in the process that starts the others. */
export async function mochaGlobalSetup(): Promise<void> {
  await startCluster();
}

/** Runs after the last test. */
export async function mochaGlobalTeardown(): Promise<void> {
  await reportPlans();
  await stopCluster();
}

/** Runs after each file, in the process that ran it. */
export const mochaHooks: RootHookObject = { afterAll: [requireShardedStatements, writeObserved] };

/** Fails if a statement of the service breaks a rule that keeps it on the shard of its organization. */
function requireShardedStatements(): void {
  recordObserved(usedExceptions());
  const problems = takeProblems();
  if (problems.length > 0)
    throw new Error(`Statements that are not ready to be distributed:\n\n${problems.join("\n\n")}`);
}

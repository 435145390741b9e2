import { expect } from "chai";
import type { RootHookObject } from "mocha";
import { startCluster, stopCluster } from "./cluster.ts";
import { unseenStatuses } from "./coverage.ts";

/** Before the first and after the last test of the run. */
export const mochaGlobalSetup = startCluster;
export const mochaGlobalTeardown = stopCluster;

export const mochaHooks: RootHookObject = {
  afterAll: [
    function everyDocumentedStatusWasSeen() {
      if (!wholeSuiteRan()) return;
      expect(unseenStatuses(), "documented, but seen in no test").to.deep.equal([]);
    },
  ],
};

/** Only `npm test`, without a file or a filter, runs everything; then what was not seen is a gap. */
function wholeSuiteRan(): boolean {
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith("--reporter"));
  return given.length === 1 && given[0] === "test/**/*.test.ts";
}

import { unobservedStatuses } from "./coverage.ts";

// `node test/support/contract/unseen.ts <folder>`: fails if the tests of a whole check missed a documented status or event,
// or did not need an exception from the rules for SQL.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: node test/support/contract/unseen.ts <folder of CRM_TEST_SEEN>");
const unseen = unobservedStatuses(folder);
if (unseen.length > 0) {
  console.error(`Documented or listed, but seen in no test:\n${unseen.join("\n")}`);
  process.exitCode = 1;
}

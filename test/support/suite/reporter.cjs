// Mocha's "spec" reporter, which also writes which files failed and how many tests passed to the file in CRM_TEST_OUTCOME.
const { writeFileSync } = require("node:fs");
const { relative } = require("node:path");
const { reporters, Runner } = require("mocha");

module.exports = class SuiteReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    /** The titles of the failed tests of each file; hooks of the whole run have no file. */
    const failed = new Map();
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test) => {
      const file = test.file ? relative(process.cwd(), test.file) : "";
      failed.set(file, [...(failed.get(file) ?? []), test.fullTitle()]);
    });
    runner.on(Runner.constants.EVENT_RUN_END, () => {
      const { passes } = this.stats;
      const outcome = { passed: passes, failed: Object.fromEntries(failed) };
      writeFileSync(process.env.CRM_TEST_OUTCOME, JSON.stringify(outcome));
    });
  }
};

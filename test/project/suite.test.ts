import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";

describe("The runner of the test suites", () => {
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "crm-runner-"));
  });

  after(async () => {
    await rm(folder, { recursive: true });
  });

  /** Writes a test file with a test that passes and one that fails the first `failures` times. */
  async function testFile(name: string, failures: number): Promise<string> {
    const path = join(folder, name);
    const counter = `${path}.count`;
    await writeFile(counter, "");
    await writeFile(
      path,
      `import { appendFileSync, readFileSync } from "node:fs";
      it("passes", () => {});
      it("fails at first", () => {
        appendFileSync(${JSON.stringify(counter)}, ".");
        if (readFileSync(${JSON.stringify(counter)}, "utf8").length <= ${String(failures)}) throw new Error("for a moment");
      });`,
    );
    return path;
  }

  function runSuite(...files: readonly string[]): Promise<{ readonly status: number; readonly output: string }> {
    const words = ["test/support/suite/run.ts", "--no-parallel", ...files];
    return new Promise((resolve) => {
      execFile(process.execPath, words, { env: { ...process.env, CRM_TEST_SEEN: "" } }, (error, stdout) => {
        resolve({ status: error ? Number(error.code) : 0, output: stdout });
      });
    });
  }

  it("runs a file that failed once more, alone, and passes with its name and output if it passes then", async () => {
    const file = await testFile("page.test.mjs", 1);
    const { status, output } = await runSuite(file, await testFile("other.test.mjs", 0));
    expect(status).to.equal(0);
    expect(output)
      .to.match(/^Unstable: \S*page\.test\.mjs failed, then passed alone/m)
      .and.to.contain("for a moment");
    expect(output).to.match(/^Suite: 4 passed, 0 failed$/m);
  });

  it("fails if the file fails again, and does not run files of races again", async () => {
    const [twice, race] = [await testFile("list.test.mjs", 2), await testFile("list-races.test.mjs", 1)];
    const { status, output } = await runSuite(twice, race);
    expect(status).to.equal(1);
    expect(output).to.match(/list\.test\.mjs failed and runs again, alone$/m);
    expect(output).not.to.match(/list-races\.test\.mjs failed and runs again/);
    expect(output).not.to.match(/^Unstable/m);
    expect(output).to.match(/^Suite: 2 passed, 2 failed$/m);
  });

  it("fails if a file ends the run before its last test", async () => {
    const path = join(folder, "ends.test.mjs");
    await writeFile(path, `it("ends the process", () => process.exit(0));`);
    const { status, output } = await runSuite(path);
    expect([status, /^Suite: 0 passed, 1 failed$/m.test(output)]).to.deep.equal([1, true]);
  });
});

import { execFile, execFileSync } from "node:child_process";
import { globSync, readFileSync, existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { root } from "../server/identity.ts";
import { importGraph } from "../support/suite/import-graph.ts";
import { faultsOf, filesByLane, filesWithLongForm, laneNames } from "../support/suite/lanes.ts";
import { touchedFiles } from "../support/suite/touched.ts";

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
    // Without the setup of our tests, which starts PostgreSQL.
    const words = ["test/support/suite/run.ts", "--no-config", "--exit", ...files];
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

describe("Lanes of the tests", () => {
  const graph = importGraph();
  const byLane = filesByLane(graph);
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };

  it("contain every test file once, and the scripts of `npm run check` run every lane", () => {
    expect(Object.values(byLane).flat().sort()).to.deep.equal(globSync("test/**/*.test.ts", { cwd: root }).sort());
    const run = ["test", "test:browser", "test:thorough"].flatMap(
      (name) =>
        scripts[name]
          ?.split(" ")
          .filter((word) => !word.startsWith("--"))
          .slice(2) ?? [],
    );
    expect(run).to.have.members(laneNames);
    const check = readFileSync(join(root, "scripts/check.ts"), "utf8");
    for (const name of ["test", "test:browser", "test:thorough", "test:touched"]) expect(check).to.contain(`"${name}"`);
  });

  it("put no file into `npm test` that starts a browser, Redis, HAProxy or a pooler", () => {
    const started = [
      ["browser", "test/docs/browser.test.ts", "test/oauth/pages-browser.test.ts"],
      ["programs", "test/mcp/limits.test.ts", "test/server/pooler.test.ts"],
      ["faults", "test/faults/several-hosts.test.ts", "test/rest/protocol/rate-limit-races.test.ts"],
    ] as const;
    for (const [lane, ...files] of started) expect(byLane[lane]).to.include.members(files);
    const texts = byLane.everyday.map((file) => readFileSync(join(root, file), "utf8"));
    expect(texts.filter((text) => /\b(?:chromium|redis|pgBouncer|haproxy)IsHere\b/.test(text))).to.deep.equal([]);
  });

  it("run the races, the waits and a quarter of the other faults, chosen by the commit; the four quarters are all faults", () => {
    const commits = ["00000000", "00000001", "00000002", "00000003"];
    const parts = commits.map((commit) => faultsOf(commit, byLane));
    expect([...new Set(parts.flat())].sort()).to.deep.equal(byLane.faults.toSorted());
    for (const part of parts) {
      expect(part).to.include.members([
        "test/rest/booking/event-races.test.ts",
        "test/rest/entities/entity-creates-waits.test.ts",
      ]);
      expect(part.length).to.be.below(byLane.faults.length / 2);
    }
  });

  it("have long forms, which `npm run test:long` runs", () => {
    expect(filesWithLongForm(graph)).to.include.members([
      "test/faults/kill.test.ts",
      "test/project/contributing.test.ts",
    ]);
    expect(scripts["test:long"]).to.match(/^LONG=1 .* long$/);
  });

  it("begin with the files that are nearest to a change, as many as the budget allows", () => {
    const change = { since: "HEAD~1", files: ["src/features/tasks/tasks.ts", "test/mcp/results.test.ts"] };
    const { nearest, total } = touchedFiles(graph, change, 8);
    expect(nearest[0]).to.equal("test/mcp/results.test.ts");
    expect(nearest).to.include("test/rest/tasks/tasks.test.ts").and.to.have.length(8);
    expect(total).to.be.above(100);
    expect(touchedFiles(graph, { since: "HEAD~1", files: ["README.md"] }, 8).nearest).to.deep.equal([]);
  });

  it("leave the nearest files out where no earlier commit is known, and print this", async () => {
    const folder = await mkdtemp(join(tmpdir(), "crm-clone-"));
    const git = (...words: readonly string[]): Buffer =>
      execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...words], { cwd: folder });
    git("init", "--quiet", "--initial-branch=feature");
    git("commit", "--quiet", "--allow-empty", "--message=Only commit");
    const words = [join(root, "test/support/suite/run.ts"), "touched"];
    const output = execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
    expect(output)
      .to.contain("this clone has no earlier commit")
      .and.to.match(/^Suite: 0 passed, 0 failed$/m);
    await rm(folder, { recursive: true });
  });
});

const FAULTS = Array.from({ length: 24 }, (_, index) => `F${index + 1}`).filter((row) => row !== "F21");
const REQUIREMENTS = ["REL-01", "REL-02", "REL-03", "REL-04", "REL-05"];
const folder = new URL("../faults/", import.meta.url);

describe("Table of faults (test/faults/README.md)", () => {
  it("has a row for each fault, and each row names files with tests", () => {
    const rows = readFileSync(new URL("README.md", folder), "utf8")
      .split("\n")
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .filter(([, id = ""]) => /^(F\d|REL-)/.test(id));
    expect(rows.map(([, id]) => id)).to.deep.equal([...FAULTS, ...REQUIREMENTS]);
    for (const [, id, , , files = ""] of rows) {
      const named = [...files.matchAll(/[\w./-]+\.ts\b/g)].map(([file]) => new URL(file, folder));
      expect(named, id).to.not.be.empty;
      for (const file of named) expect(existsSync(file), `${id}: ${file.pathname}`).to.equal(true);
    }
  });
});

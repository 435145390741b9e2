import { spawnSync } from "node:child_process";
import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { supplyChainProblems } from "../../scripts/supply-chain.ts";
import { root } from "../server/identity.ts";

const sound = { version: "1.0.0", integrity: "sha512-AAAA" };

describe("Supply-chain gate", () => {
  it("accepts pinned packages with a checksum", () => {
    expect(supplyChainProblems({ dependencies: { a: "1.0.0" } }, { "": {}, "node_modules/a": sound })).to.deep.equal(
      [],
    );
  });

  it("rejects a package without a checksum", () => {
    expect(supplyChainProblems({}, { "node_modules/a": { version: "1.0.0" } })).to.deep.equal([
      "a has no sha512 in the lock file",
    ]);
  });

  it("rejects a package from outside the registry", () => {
    const problems = supplyChainProblems({}, { "node_modules/a": { ...sound, resolved: "git+ssh://host/a.git" } });
    expect(problems).to.deep.equal(["a does not come from the registry (git+ssh://host/a.git)"]);
  });

  it("rejects an install script without a decision", () => {
    const packages = { "node_modules/a": { ...sound, hasInstallScript: true } };
    expect(supplyChainProblems({}, packages)).to.have.length(1);
    expect(supplyChainProblems({ allowScripts: { a: false } }, packages)).to.deep.equal([]);
  });

  it("rejects a package that reports installations, unless an override replaces it", () => {
    const path = "node_modules/swagger-ui-dist/node_modules/@scarf/scarf";
    expect(supplyChainProblems({}, { [path]: sound })).to.deep.equal([
      '@scarf/scarf reports installations: replace it in "overrides" of package.json',
    ]);
    const replaced = { ...sound, name: "@favware/skip-dependency" };
    expect(supplyChainProblems({}, { [path]: replaced })).to.deep.equal([]);
  });

  it("rejects a decision about a removed package", () => {
    expect(supplyChainProblems({ allowScripts: { gone: true } }, {})).to.have.length(1);
  });

  it("rejects a version range", () => {
    expect(supplyChainProblems({ dependencies: { a: "^1.0.0" } }, {})).to.deep.equal([
      "a is not pinned to one version (^1.0.0)",
    ]);
  });
});

describe("package-lock.json", () => {
  // npm before 11.7 refuses `npm ci` if an optional peer dependency does not accept the locked version.
  it("has only versions that all dependents accept", () => {
    const list = ["ls", "--all", "--package-lock-only", "--parseable"];
    const { status, stderr } = spawnSync("npm", list, { cwd: root, encoding: "utf8" });
    expect(status, stderr).to.equal(0);
  });
});

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }>
  >;
}

const folder = join(root, ".github", "workflows");

describe("GitHub workflows", () => {
  for (const name of readdirSync(folder)) {
    const workflow = parse(readFileSync(join(folder, name), "utf8")) as Workflow;
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

    it(`${name} can only read the repository, and names actions by commit`, () => {
      expect(workflow.permissions).to.deep.equal({ contents: "read" });
      const actions = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
      expect(actions).to.have.length.greaterThan(0);
      for (const action of actions) expect(action).to.match(/@[0-9a-f]{40}$/);
    });
  }

  it("run the complete check", () => {
    const { jobs } = parse(readFileSync(join(folder, "ci.yml"), "utf8")) as Workflow;
    expect(jobs["check"]?.steps.at(-1)).to.deep.equal({ run: ".ci/run" });
  });
});

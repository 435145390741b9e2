import { expect } from "chai";
import { supplyChainProblems } from "../../scripts/supply-chain.ts";

const sound = { version: "1.0.0", integrity: "sha512-AAAA" };

describe("The supply-chain gate", () => {
  it("finds nothing wrong with pinned packages that carry a checksum", () => {
    expect(supplyChainProblems({ dependencies: { a: "1.0.0" } }, { "": {}, "node_modules/a": sound })).to.deep.equal(
      [],
    );
  });

  it("refuses a package without a checksum", () => {
    expect(supplyChainProblems({}, { "node_modules/a": { version: "1.0.0" } })).to.deep.equal([
      "a has no sha512 in the lock file",
    ]);
  });

  it("refuses a package that does not come from the registry", () => {
    const problems = supplyChainProblems({}, { "node_modules/a": { ...sound, resolved: "git+ssh://host/a.git" } });
    expect(problems).to.deep.equal(["a does not come from the registry (git+ssh://host/a.git)"]);
  });

  it("refuses an install script that nobody decided about", () => {
    const packages = { "node_modules/a": { ...sound, hasInstallScript: true } };
    expect(supplyChainProblems({}, packages)).to.have.length(1);
    expect(supplyChainProblems({ allowScripts: { a: false } }, packages)).to.deep.equal([]);
  });

  it("refuses a decision about a package that is gone", () => {
    expect(supplyChainProblems({ allowScripts: { gone: true } }, {})).to.have.length(1);
  });

  it("refuses a version that npm may choose for itself", () => {
    expect(supplyChainProblems({ dependencies: { a: "^1.0.0" } }, {})).to.deep.equal([
      "a is not pinned to one version (^1.0.0)",
    ]);
  });
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { lastRelease, RELEASED } from "../../scripts/contract/released.ts";
import { notes } from "../contract/changes.ts";
import { project } from "../contract/project.ts";

describe("npm run contract:diff", () => {
  it("passes and prints a message if nothing has been released yet", () => {
    const { code, out } = project("diff-none").run("contract-diff.ts");
    expect(code).to.equal(0);
    expect(out).to.include("No contract has been released yet");
  });

  it("compares with the last release and prints what clients have to do", () => {
    const small = project("diff-release");
    expect(small.run("release.ts").code).to.equal(0);
    expect(small.run("contract-diff.ts").out).to.equal("No breaking change since 1.0.0.\n");
    small.edit(notes, "required: [kind]\n", "required: [kind, at]\n");
    small.edit(notes, "      x-serialize-by: id\n", "      x-serialize-by: id\n      x-errors: [duplicate]\n");
    const { code, out, err } = small.run("contract-diff.ts");
    expect(code).to.equal(1);
    expect(err).to.match(
      /^Breaking changes since 1\.0\.0:\n {2}notes\.create: Send `CallCreate\.at`: it is required now\.\n\nClients of the last/,
    );
    expect(out).to.equal(
      "Other changes since 1.0.0 that clients should know:\n  notes.update: Handle the error duplicate (409): it can occur now.\n",
    );
  });

  it("compares with a contract that was released into another folder", () => {
    const small = project("diff-folder");
    const released = join(small.root, "elsewhere");
    expect(small.run("release.ts", "--released", released).code).to.equal(0);
    small.edit(notes, "notes.recent", "notes.last");
    expect(small.run("contract-diff.ts").out).to.include("No contract has been released yet");
    const { code, err } = small.run("contract-diff.ts", "--released", released);
    expect(code).to.equal(1);
    expect(err).to.include("notes.recent: Call notes.last in the SDK: notes.recent was renamed.");
  });

  it("rejects a date that does not exist", () => {
    const { code, err } = project("diff-date").run("contract-diff.ts", "--today", "2026-02-30");
    expect(code).to.equal(2);
    expect(err).to.include("--today 2026-02-30 is not a day like 2026-11-30.");
  });
});

describe("npm run release", () => {
  it("stores a breaking contract only with --breaking", () => {
    const small = project("release");
    expect(small.run("release.ts").code).to.equal(0);
    const stored = small.read("openapi/released/openapi.json");
    small.edit(notes, "notes.recent", "notes.last");
    const { code, err } = small.run("release.ts");
    expect(code).to.equal(1);
    expect(err)
      .to.include("notes.recent: Call notes.last in the SDK: notes.recent was renamed.")
      .and.to.include("Nothing was written");
    expect(small.read("openapi/released/openapi.json")).to.equal(stored);
    expect(small.run("release.ts", "--breaking").code).to.equal(0);
    expect(small.run("contract-diff.ts").code).to.equal(0);
    expect(lastRelease(join(small.root, RELEASED))?.tools.map(({ name }) => name)).to.deep.equal(["list_notes"]);
  });

  it("rejects a contract with a mistake that only the complete check finds, also with --breaking", () => {
    const small = project("release-mistake");
    small.edit("openapi/common.yaml", "minimum: 1, default: 1", "minimum: 1, default: 0");
    for (const options of [[], ["--breaking"]]) {
      const { code, out, err } = small.run("release.ts", ...options);
      expect(code).to.equal(1);
      expect(err).to.match(/^openapi\/common\.yaml:\d+:\d+ default: the value is 0: write 1 or more\n$/);
      expect(out).to.equal("");
      expect(existsSync(join(small.root, RELEASED))).to.equal(false);
    }
  });
});

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { contractChanges } from "../../scripts/contract/diff/diff.ts";
import { changeLines } from "../../scripts/contract/diff/report.ts";
import { currentRelease, lastRelease, RELEASED } from "../../scripts/contract/released.ts";
import { breakingFields } from "./breaking-fields.ts";
import { breakingOperations } from "./breaking-operations.ts";
import { notes, type ChangeCase, type Edit } from "./changes.ts";
import { compatibleCases } from "./compatible-changes.ts";
import { deprecationCases, removalCases } from "./deprecation-changes.ts";
import { extensionCases } from "./extension-changes.ts";
import { project, type Project } from "./project.ts";

const TODAY = "2026-11-22";

describe("contract:diff", () => {
  for (const one of [...breakingOperations, ...breakingFields]) {
    it(`rejects ${one.title}`, () => {
      expect(linesOf(one)).to.deep.equal({ breaking: one.breaking, notices: one.notices ?? [] });
      expect(one.breaking).to.have.length.greaterThan(0);
    });
  }

  for (const one of compatibleCases) {
    it(`accepts ${one.title}`, () => {
      expect(linesOf(one)).to.deep.equal({ breaking: [], notices: one.notices ?? [] });
    });
  }

  for (const one of extensionCases) {
    it(`${one.breaking.length ? "rejects" : "accepts"} ${one.title}`, () => {
      expect(linesOf(one)).to.deep.equal({ breaking: one.breaking, notices: one.notices ?? [] });
    });
  }

  for (const one of deprecationCases) {
    it(`${one.breaking.length ? "rejects" : "accepts"} ${one.title}`, () => {
      expect(linesOf(one)).to.deep.equal({ breaking: one.breaking, notices: one.notices ?? [] });
    });
  }

  for (const { early, late, ...one } of removalCases) {
    it(`rejects the removal of ${one.title} before its sunset date and accepts it from that day on`, () => {
      const changed = { ...one, breaking: [] };
      expect(linesOf(changed, "2026-11-21")).to.deep.equal({ breaking: early, notices: [] });
      expect(linesOf(changed, "2026-11-22")).to.deep.equal({ breaking: [], notices: late });
    });
  }

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

describe("release", () => {
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

/** Returns the lines about a change of the small contract. */
function linesOf({ released = [], edits }: ChangeCase, today = TODAY): Record<"breaking" | "notices", string[]> {
  const small = project("diff");
  for (const edit of released) apply(small, edit);
  const before = currentRelease(small.root);
  expect(before.violations).to.deep.equal([]);
  for (const edit of edits) apply(small, edit);
  const after = currentRelease(small.root);
  expect(after.violations).to.deep.equal([]);
  const changes = contractChanges(before, after, today);
  const lines = { breaking: changeLines(changes, true), notices: changeLines(changes, false) };
  return lines;
}

function apply(small: Project, [file, from, to, where]: Edit): void {
  if (from === undefined || to === undefined) rmSync(join(small.root, file));
  else if (where === "everywhere") small.write(file, small.read(file).replaceAll(from, to));
  else small.edit(file, from, to);
}

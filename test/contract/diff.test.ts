import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { contractChanges, changeLines } from "../../scripts/contract/diff/diff.ts";
import { currentRelease } from "../../scripts/contract/released.ts";
import { breakingFields, breakingOperations, breakingPrompts } from "./breaking-changes.ts";
import type { ChangeCase, Edit } from "./changes.ts";
import { compatibleCases, deprecationCases, removalCases, extensionCases } from "./compatible-changes.ts";
import { addPrompts, project, type Project } from "./project.ts";

const TODAY = "2026-11-22";

describe("contract:diff", () => {
  for (const one of [...breakingOperations, ...breakingFields, ...breakingPrompts]) {
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
});

/** Returns the lines about a change of the small contract. */
function linesOf({ released = [], edits }: ChangeCase, today = TODAY): Record<"breaking" | "notices", string[]> {
  const small = project("diff");
  if (edits.some(([file]) => /\/(?:prompts|resources)\//.test(file))) addPrompts(small);
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

import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { contractChanges, changeLines } from "../../scripts/contract/diff/diff.ts";
import { currentRelease } from "../../scripts/contract/released.ts";
import { changes, removals } from "./change-cases.ts";
import { type ChangeCase, type Edit, editOf, notes } from "./changes.ts";
import { addPrompts, project, type Project } from "./project.ts";

const TODAY = "2026-11-22";

describe("contract:diff", () => {
  for (const [title, change] of Object.entries(changes)) {
    it(`${change.breaking ? "rejects" : "accepts"} ${title}`, () => {
      if (change.breaking) expect(change.breaking).to.not.be.empty;
      expect(linesOf(change)).to.deep.equal({ breaking: change.breaking ?? [], notices: change.notices ?? [] });
    });
  }

  for (const [title, { lines, ...change }] of Object.entries(removals)) {
    it(`rejects the removal of ${title} before its sunset date and accepts it from that day on`, () => {
      const [early, late] = ["before", "after"].map((when) => lines.map((line) => line.replace("WHEN", when)));
      expect(linesOf(change, "2026-11-21")).to.deep.equal({ breaking: early, notices: [] });
      expect(linesOf(change, "2026-11-22")).to.deep.equal({ breaking: [], notices: late });
    });
  }
});

/** Returns the lines about a change of the small contract. */
function linesOf({ released = [], edits }: ChangeCase, today = TODAY): Record<"breaking" | "notices", string[]> {
  const small = project("diff");
  if (edits.some((edit) => typeof edit !== "string" && /\/(?:prompts|resources)\//.test(edit[0]))) addPrompts(small);
  for (const edit of released) apply(small, edit);
  const before = currentRelease(small.root);
  expect(before.violations).to.deep.equal([]);
  for (const edit of edits) apply(small, edit);
  const after = currentRelease(small.root);
  expect(after.violations).to.deep.equal([]);
  const found = contractChanges(before, after, today);
  return { breaking: changeLines(found, true), notices: changeLines(found, false) };
}

function apply(small: Project, edit: Edit): void {
  const [file, notation, where] = typeof edit === "string" ? [notes, edit] : edit;
  if (notation === undefined) {
    rmSync(join(small.root, file));
    return;
  }
  const [from, to] = editOf(notation);
  if (where === "everywhere") small.write(file, small.read(file).replaceAll(from, to));
  else small.edit(file, from, to);
}

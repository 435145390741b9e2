import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { parse } from "yaml";
import { root } from "../server/identity.ts";

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

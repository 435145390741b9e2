import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { copyProject, followSteps, stepsOf } from "../support/programs/project-copy.ts";

const home = resolve(import.meta.dirname, "../..");
const tutorial = readFileSync(join(home, "src/adapters/docs/content/tutorial.md"), "utf8");

describe("Tutorial", () => {
  it("builds a resource with a field, a table and access for AI applications, and its test passes", function () {
    // Runs the generator, the compiler and a test.
    this.timeout(900_000);
    const root = copyProject("tutorial");
    const output = followSteps(root, stepsOf(tutorial));
    const generated = (name: string): string => readFileSync(join(root, "generated", name), "utf8");
    expect(generated("operations.js")).to.contain('"visits.create"');
    expect(generated("webhooks.ts")).to.contain('"visit.created"');
    expect(generated("openapi.json")).to.contain("visited_after");
    expect(output.at(-1)).to.match(/2 passing/);
    rmSync(root, { recursive: true });
  });

  it("names only existing files and npm scripts", () => {
    const { scripts } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { scripts: object };
    const named = [...tutorial.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? "");
    expect(Object.keys(scripts)).to.include.members(named);
    for (const [, file = ""] of tutorial.matchAll(/`((?:src|generated|openapi|test)\/[\w./-]*)`/g))
      expect(() => readFileSync(join(home, file)), file).not.to.throw(/ENOENT/);
  });
});

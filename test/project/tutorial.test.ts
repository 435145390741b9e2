import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { expect } from "chai";
import { applyDiff, copyProject } from "../support/programs/project-copy.ts";

const home = resolve(import.meta.dirname, "../..");
const tutorial = readFileSync(join(home, "src/adapters/docs/content/tutorial.md"), "utf8");
/** The commands and changes in order. */
const steps = [...tutorial.matchAll(/^```(sh|diff)\n([\s\S]*?)^```/gm)].map(([, kind = "", text = ""]) => ({
  kind,
  text,
}));

describe("Tutorial", () => {
  it("builds a resource with a field, a table and access for AI applications, and its test passes", function () {
    // Runs the generator, the compiler and a test.
    this.timeout(300_000);
    const root = copyProject("tutorial");
    const output: string[] = [];
    for (const { kind, text } of steps) {
      if (kind === "diff") applyDiff(root, text);
      else for (const line of text.trim().split("\n")) output.push(run(root, line));
    }
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

/** Runs a command of the tutorial with the Node that npm installed; throws with its output if it fails. */
function run(root: string, command: string): string {
  const path = `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`;
  try {
    return execFileSync("sh", ["-c", command], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, PATH: path },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}:\n${stdout}${stderr}`, { cause: error });
  }
}

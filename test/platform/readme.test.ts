import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect } from "chai";

const home = resolve(import.meta.dirname, "../..");
const root = join(home, ".test/readme");
const readme = readFileSync(join(home, "README.md"), "utf8");

describe("The README", () => {
  it("is 150 lines at most", () => {
    expect(readme.trimEnd().split("\n")).to.have.length.at.most(150);
  });

  it("names only files and npm scripts that there are", () => {
    const { scripts } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { scripts: object };
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? "");
    expect(Object.keys(scripts)).to.include.members(named);
  });

  it("shows a field, an operation and a tool as diffs that apply, generate and compile one after another", function () {
    // Three times generators and the compiler.
    this.timeout(180_000);
    copyProject();
    const diffs = [...readme.matchAll(/```diff\n([\s\S]*?)```/g)].map(([, text]) => text ?? "");
    expect(diffs).to.have.length(3);
    for (const diff of diffs) {
      execFileSync("git", ["apply"], { cwd: root, input: diff, env: outsideAnyRepository() });
    }
    run("scripts/generate.ts");
    run("node_modules/@typescript/native/bin/tsc", "-p", "tsconfig.json");
    expect(generated("fields.js")).to.contain("nickname");
    expect(generated("validators/records.js")).to.contain("nickname");
    expect(generated("operations.js")).to.contain('"entities.employer"');
    expect(generated("tools.js")).to.contain("get_employer");
  });
});

/** Everything that git tracks, as it stands now, beside the packages that are installed here. */
function copyProject(): void {
  rmSync(root, { recursive: true, force: true });
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: home, encoding: "utf8" });
  for (const path of tracked.split("\n").filter((name) => name !== "")) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(home, path), join(root, path), { force: true });
  }
  symlinkSync(join(home, "node_modules"), join(root, "node_modules"));
}

/** Inside of our own repository git would take the paths from its root. */
function outsideAnyRepository(): NodeJS.ProcessEnv {
  return { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) };
}

function run(...command: readonly string[]): void {
  try {
    execFileSync(process.execPath, [...command], { cwd: root, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command.join(" ")}:\n${stdout}${stderr}`, { cause: error });
  }
}

function generated(name: string): string {
  return readFileSync(join(root, "generated", name), "utf8");
}

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const home = resolve(import.meta.dirname, "../../..");

/** Copies all files of the working tree that git does not ignore to `.test/<name>`, and links the installed packages. */
export function copyProject(name: string): string {
  const root = join(home, ".test", name);
  rmSync(root, { recursive: true, force: true });
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: home, encoding: "utf8" });
  for (const path of tracked.split("\n").filter((one) => one !== "")) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(home, path), join(root, path), { force: true });
  }
  symlinkSync(join(home, "node_modules"), join(root, "node_modules"));
  return root;
}

/** Applies a diff to a copy of the project. */
export function applyDiff(root: string, diff: string): void {
  // Inside the repository, git would interpret the paths relative to its root.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) };
  execFileSync("git", ["apply"], { cwd: root, input: diff, env });
}

/** Replaces a piece of text in a file of a project; throws if the file does not contain it. */
export function editFile(root: string, path: string, [from, to]: readonly [string, string]): void {
  const text = readFileSync(join(root, path), "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not contain: ${from}`);
  writeFileSync(join(root, path), text.replace(from, to));
}

/** Returns the diffs in the README of a project. */
export function readmeDiffs(root: string): string[] {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  return [...readme.matchAll(/```diff\n([\s\S]*?)```/g)].map(([, text]) => text ?? "");
}

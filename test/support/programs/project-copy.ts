import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

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

/** A command or a change of a document. */
export interface Step {
  readonly kind: "sh" | "diff";
  readonly text: string;
}

/** Returns the commands and changes of a document, in order. */
export function stepsOf(document: string): Step[] {
  return [...document.matchAll(/^```(sh|diff)\n([\s\S]*?)^```/gm)].map(([, kind, text = ""]) => ({
    kind: kind === "sh" ? "sh" : "diff",
    text,
  }));
}

/** Returns the commands and changes with which CONTRIBUTING.md shows a field, an operation and a tool. */
export function contributedSteps(): Step[] {
  const [, rest = ""] = readFileSync(join(home, "CONTRIBUTING.md"), "utf8").split("\n## Change something\n");
  return stepsOf(rest.split("\n## ")[0] ?? "");
}

/** Follows a document in a copy of the project; returns the output of each command, and throws with it if one fails. */
export function followSteps(root: string, steps: readonly Step[]): string[] {
  return steps.flatMap(({ kind, text }) => {
    if (kind === "sh")
      return text
        .trim()
        .split("\n")
        .map((line) => runCommand(root, line));
    applyDiff(root, text);
    return [];
  });
}

/** Runs a command with the Node that npm installed; throws with its output if it fails. */
function runCommand(root: string, command: string): string {
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

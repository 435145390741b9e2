import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const home = resolve(import.meta.dirname, "../..");
const base = join(import.meta.dirname, "fixtures/base");

/** A temporary project with a small contract, which a test changes and runs the scripts on. */
export interface Project {
  readonly root: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Replaces a piece of text in a file; throws if the file does not contain it. */
  edit(path: string, from: string, to: string): void;
  run(script: string, ...args: string[]): Outcome;
  runIn(environment: Record<string, string>, script: string, ...args: string[]): Outcome;
  start(script: string, ...args: string[]): ChildProcess;
}

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Adds a prompt and a resource to a project. */
export function addPrompts({ root }: Project): void {
  cpSync(join(import.meta.dirname, "fixtures/prompts"), join(root, "tool-schemas"), { recursive: true });
}

/**
 * Creates a fresh copy of the small contract below .test/, where it can resolve the installed packages and
 * src/base/contract.
 */
export function project(name: string): Project {
  const root = join(home, ".test/contract", name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(base, root, { recursive: true });
  symlinkSync(join(home, "src"), join(root, "src"));
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const command = (script: string, args: string[]): string[] => [
    join(home, "scripts", script),
    ...args,
    "--root",
    root,
  ];
  const runIn: Project["runIn"] = (environment, script, ...args) => {
    const options = { encoding: "utf8", env: { ...process.env, ...environment } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, command(script, args), options);
    return { code: status, out: stdout, err: stderr };
  };
  return {
    root,
    read,
    write,
    edit(path, from, to) {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not have: ${from}`);
      write(path, text.replace(from, to));
    },
    run: (script, ...args) => runIn({}, script, ...args),
    runIn,
    start: (script, ...args) => spawn(process.execPath, command(script, args), { stdio: ["ignore", "pipe", "pipe"] }),
  };
}

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { root, type Identity } from "./identity.ts";

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProgramOptions {
  readonly as: Identity;
  /** All environment variables except PATH. */
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Starts a Node.js program in the project folder. */
export function start(parameters: readonly string[], { as, env }: ProgramOptions): ChildProcess {
  const [command = "", ...rest] = [...as.prefix, process.execPath, ...parameters];
  return spawn(command, rest, { cwd: root, env: { PATH: process.env["PATH"] ?? "", ...env }, stdio: "pipe" });
}

/** Runs a Node.js program until it exits. */
export async function run(parameters: readonly string[], options: ProgramOptions): Promise<Outcome> {
  const child = start(parameters, options);
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(options.input ?? "");
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The program's output is not piped.");
  const exited = once(child, "exit") as Promise<[number | null]>;
  const [out, error, [status]] = await Promise.all([text(stdout), text(stderr), exited]);
  return { status, stdout: out, stderr: error };
}

/** Runs `crm`. */
export function crm(parameters: readonly string[], options: ProgramOptions): Promise<Outcome> {
  return run(["src/cli/crm.mjs", ...parameters], options);
}

/** Waits for a matching line of output and returns all lines up to it; rejects if the program ends first. */
export async function linesUntil(child: ChildProcess, wanted: RegExp | ((line: string) => boolean)): Promise<string[]> {
  if (!child.stdout) throw new Error("The program's output is not piped.");
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (typeof wanted === "function" ? wanted(line) : wanted.test(line)) return lines;
  }
  throw new Error(`The program ended without printing ${String(wanted)}:\n${lines.join("\n")}`);
}

/** Sends a signal to a program and waits for its exit status. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, "exit");
  child.kill(signal);
  const [status] = (await exited) as [number | null];
  return status;
}

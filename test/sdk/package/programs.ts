import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A running program of an application. */
export interface Program {
  readonly lines: readonly string[];
  /** Resolves to the first line that matches; fails if the program ends before. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves to the exit code; null if a signal ended the program. */
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program with this Node. Its errors appear in the output of the tests. */
export function startProgram(path: string, env: Readonly<Record<string, string>>, ...args: string[]): Program {
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => lines.push(line));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    lines,
    ended,
    async line(pattern) {
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        const more = await Promise.race([once(output, "line").then(() => true), ended.then(() => false)]);
        if (!more && !lines.some((line) => pattern.test(line))) {
          throw new Error(`${path} ended without a line like ${String(pattern)}:\n${lines.join("\n")}\n${errors}`);
        }
      }
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

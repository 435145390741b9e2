import { spawn, type ChildProcess } from "node:child_process";
import { text } from "node:stream/consumers";

/** A shell that reads pasted commands from its standard input line by line, as in a terminal. */
export interface Shell {
  readonly process: ChildProcess;
  paste(block: string): void;
  /** Closes the input; resolves with the complete output. */
  output(): Promise<string>;
}

/** Starts bash in a folder. */
export function openShell(cwd: string, env: NodeJS.ProcessEnv): Shell {
  const child = spawn("bash", ["--noprofile", "--norc"], { cwd, env, stdio: ["pipe", "pipe", "inherit"] });
  return {
    process: child,
    paste: (block) => void child.stdin.write(`${block}\n`),
    async output() {
      child.stdin.end();
      return await text(child.stdout);
    },
  };
}

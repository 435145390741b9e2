import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** The required programs with their oldest versions. An older Go than a module needs downloads a newer Go since 1.21. */
const REQUIRED = [
  { name: "Go", command: "go", argument: "version", oldest: [1, 21] },
  { name: "Python", command: "python3", argument: "--version", oldest: [3, 11] },
] as const;

const stop = new AbortController();
/** Is aborted when the script has to end early. */
export const stopped: AbortSignal = stop.signal;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    stop.abort(new Error(`Stopped by ${signal}.`));
  });
}

type Program = (typeof REQUIRED)[number]["name"];

/** Returns a sentence for each program that a script requires and that is missing or too old. */
export function missingPrograms(script: string, required: readonly Program[]): string[] {
  const programs = REQUIRED.filter(({ name }) => required.includes(name));
  return programs.flatMap(({ name, command, argument, oldest: [major, minor] }) => {
    const { error, stdout } = spawnSync(command, [argument], { encoding: "utf8" });
    const needed = `${script} needs ${name} ${major}.${minor} or newer as ${command} in the PATH`;
    if (error) return [`${name} was not found: ${needed}.`];
    const [, ...version] = /(\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? [];
    const [found = 0, part = 0] = version;
    if (found > major || (found === major && part >= minor)) return [];
    return [`${name} ${found}.${part} is too old: ${needed}.`];
  });
}

/** Runs a program to its end and shows its output. Throws if the program fails; ends it if the script has to end. */
export async function run(program: string, args: readonly string[], options: RunOptions): Promise<void> {
  stopped.throwIfAborted();
  // Its own process group, because compilers and installers start further programs.
  const child = spawn(program, args, { ...options, stdio: ["ignore", "inherit", "inherit"], detached: true });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  };
  stopped.addEventListener("abort", end);
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    stopped.throwIfAborted();
    if (code !== 0) throw new Error(`${program} ${args.slice(0, 3).join(" ")} failed (exit code ${String(code)}).`);
  } finally {
    stopped.removeEventListener("abort", end);
  }
}

interface RunOptions {
  readonly cwd: string;
  /** The variables of this process by default. */
  readonly env?: NodeJS.ProcessEnv;
}

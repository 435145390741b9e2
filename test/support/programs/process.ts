import { spawn, type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { readdirSync, readFileSync } from "node:fs";
import type { TestDatabase } from "../db/cluster.ts";
import { environmentOf, type ServiceOptions } from "../service.ts";
import { freePort } from "../free-port.ts";

/** A service in a separate process, which a test may kill. */
export interface ServiceProcess {
  readonly url: string;
  readonly adminUrl: string;
  readonly pid: number;
  /** Resolves with the exit status, or the signal that ended it. */
  readonly exit: Promise<number | NodeJS.Signals>;
  signal(signal: NodeJS.Signals): void;
  output(): string;
  /** Kills it. */
  close(): Promise<unknown>;
}

const MAIN = fileURLToPath(new URL("../../../src/main.mjs", import.meta.url));

/** Starts `main.mjs`, or that of another copy of the project, with a database and waits until it is ready. */
export async function spawnService(
  options: Omit<ServiceOptions, "oracle"> & {
    readonly database: TestDatabase;
    readonly port?: number;
    readonly main?: string;
  },
): Promise<ServiceProcess> {
  const port = options.port ?? (await freePort());
  const adminPort = await freePort();
  const variables = {
    ...environmentOf(options.database, options),
    HOST: "127.0.0.1",
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    ...options.env,
  };
  const child = spawn(process.execPath, [options.main ?? MAIN], {
    env: { PATH: process.env["PATH"], ...variables },
    stdio: "pipe",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exit = ended(child);
  const url = `http://127.0.0.1:${port}`;
  await ready(url, { exit, output: () => output });
  return {
    url,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    pid: child.pid ?? 0,
    exit,
    signal: (signal) => void child.kill(signal),
    output: () => output,
    async close() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

async function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return code ?? signal ?? 0;
}

async function ready(url: string, child: { exit: Promise<unknown>; output: () => string }): Promise<void> {
  const gone = new AbortController();
  void child.exit.then(() => {
    gone.abort();
  });
  for (let attempts = 1_200; attempts > 0; attempts -= 1) {
    if (gone.signal.aborted) throw new Error(`The service ended:\n${child.output()}`);
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(25);
  }
  throw new Error(`The service is not ready after 30 s:\n${child.output()}`);
}

/** The metric of a process that applies its own limits, because Redis has exceeded its timeout. */
export const OWN_LIMITS = /^rate_limiter_fallback(\{[^}]*\})? 1$/m;

/** Returns whether one of the processes applies its own limits. On a busy machine, it may do so for a second. */
export async function appliesOwnLimits(services: readonly ServiceProcess[]): Promise<boolean> {
  const reported = services.map(async ({ adminUrl }) => await (await fetch(`${adminUrl}/metrics`)).text());
  return (await Promise.all(reported)).some((metrics) => OWN_LIMITS.test(metrics));
}

/** Returns a process and all its descendants; Linux only. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [pid];
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree;
}

/** Returns whether a process runs; a zombie does not. */
export function runs(pid: number): boolean {
  return /^State:\s+[^ZX]/m.test(statusOf(String(pid)));
}

/** Returns the command line of a process; empty if it does not run. */
export function commandOf(pid: number): string {
  return contentOf(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
}

function parentOf(pid: string): number | null {
  const parent = /^PPid:\s+(\d+)$/m.exec(statusOf(pid))?.[1];
  return parent === undefined ? null : Number(parent);
}

function statusOf(pid: string): string {
  return contentOf(`/proc/${pid}/status`);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Returns whether a program is installed; throws with CI=true if it is not. */
export function isInstalled(command: string, debianPackage: string): boolean {
  if (spawnSync("sh", ["-c", `command -v ${command}`]).status === 0) return true;
  const how = `${command} is not installed: apt-get install ${debianPackage}`;
  if (process.env["CI"] === "true") throw new Error(`${how}. With CI=true that is a failure.`);
  process.stderr.write(`\n  ${how}\n`);
  return false;
}

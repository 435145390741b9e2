import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";

/** A server under measurement, in a separate process. */
export interface ServerProcess {
  readonly name: string;
  readonly url: string;
  /** Milliseconds from its start to its first response that says that it is ready. */
  readonly readyMs: number;
  /** Processor time used by the process so far, in seconds; NaN without /proc. */
  cpuSeconds(): Promise<number>;
  /** Resident memory of the process, in MiB; NaN without /proc. */
  residentMiB(): Promise<number>;
  stop(): Promise<void>;
}

/** The program to start. */
export interface ServerSource {
  readonly name: string;
  /** Relative to the root of the project. */
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  /** Options of Node.js. */
  readonly flags?: readonly string[];
  /** A path that responds with 200 as soon as the server is ready; `/livez` by default. */
  readonly health?: string;
}

const TICKS_PER_SECOND = 100;
const root = new URL("../../", import.meta.url);

/** Returns the options of Node.js with which `npm start` starts the service of a checkout, by default of this one. */
export function startFlags(checkout = root): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL("package.json", checkout), "utf8")) as {
    scripts: { start: string };
  };
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
}

/** Starts a server on a free port and waits until it responds. */
export async function startServer({
  name,
  script,
  env,
  flags = [],
  health = "/livez",
}: ServerSource): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...flags, script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "", ...env, PORT: String(port), ADMIN_PORT: String(await freePort()) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, name, url + health);
  const readyMs = performance.now() - startedAt;
  const statistics = async (file: string): Promise<string> =>
    await readFile(`/proc/${child.pid ?? 0}/${file}`, "utf8").catch(() => "");
  return {
    name,
    url,
    readyMs,
    async cpuSeconds() {
      // proc(5): the name in brackets is followed by the state and other fields; utime and stime are fields 14 and
      // 15.
      const fields = (await statistics("stat")).split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    async residentMiB() {
      return Number(/VmRSS:\s+(\d+)/.exec(await statistics("status"))?.[1]) / 1024;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function untilReady(child: ChildProcess, name: string, url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`${name} ended while starting (status ${child.exitCode}).`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${name} did not answer within 30 s.`);
}

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

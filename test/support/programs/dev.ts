import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.ts";

/** A started `npm run dev`. */
export interface DevProcess {
  readonly url: string;
  readonly pid: number;
  output(): string;
  /** Resolves when a condition is true; throws with the output after a minute. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>;
  /** Returns the text of a response of GET; empty if there was none. */
  get(path: string): Promise<string>;
  /** Creates an API key of the demo organization that MCP accepts. */
  createKey(): string;
  /** Interrupts the process group like Ctrl-C and returns npm's exit status. */
  interrupt(): Promise<number | null>;
}

const TIMEOUT_MS = 60_000;
const POLL_MS = 40;

/** Starts `npm run dev` in a copy of the project, and waits until the service responds. */
export async function startDev(root: string, dataDir: string): Promise<DevProcess> {
  const port = await freePort();
  const ports = { PORT: String(port), ADMIN_PORT: String(await freePort()) };
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, LOG_LEVEL: "warn", RATE_LIMITS: "off", ...ports };
  // Creates a process group, as a terminal does for each command.
  const npm = spawn("npm", ["run", "dev"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const exit = once(npm, "exit") as Promise<[number | null]>;
  const pid = npm.pid ?? 0;
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${String(port)}`;
  const dev: DevProcess = {
    url,
    pid,
    output: () => output,
    async until(condition) {
      const deadline = Date.now() + TIMEOUT_MS;
      while (Date.now() < deadline && npm.exitCode === null) {
        if (await condition()) return;
        await pause(POLL_MS);
      }
      throw new Error(`It did not happen. Output of npm run dev:\n${output}`);
    },
    // The fetch of Node 24 ends the process with an assertion if a server that is replaced closes the connection while a
    // large response is still being read.
    get: (path) =>
      new Promise((resolve) => {
        request(`${url}${path}`, { agent: false }, (response) => {
          text(response).then(resolve, () => resolve(""));
        })
          .on("error", () => resolve(""))
          .end();
      }),
    createKey() {
      const line = "keys create --org demo --user demo@northwind.example --scopes * --mcp --json".split(" ");
      const options = { cwd: root, env, encoding: "utf8" } as const;
      const { stdout, stderr } = spawnSync(process.execPath, ["src/cli/crm.mjs", ...line], options);
      const secret = /crs_\w{38}/.exec(stdout)?.[0];
      if (secret === undefined) throw new Error(`No key was created: ${stderr}`);
      return secret;
    },
    async interrupt() {
      if (npm.exitCode === null) process.kill(-pid, "SIGINT");
      const [status] = await exit;
      return status;
    },
  };
  await dev.until(() => output.includes("Served after"));
  return dev;
}

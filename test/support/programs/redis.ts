import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.ts";

/** A separate redis-server, in memory. */
export interface RedisServer {
  readonly url: string;
  /** Sends a signal, such as SIGKILL, SIGSTOP or SIGCONT. */
  signal(signal: NodeJS.Signals): void;
  /** Starts it again on the same port after it was killed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const HOW = "redis-server is not installed: `apt-get install redis-server` (Debian, Ubuntu) or `brew install redis`.";

/** Returns whether redis-server is installed; throws with CI=true if it is not. */
export function redisIsHere(): boolean {
  if (spawnSync("redis-server", ["--version"]).status === 0) return true;
  if (process.env["CI"] === "true") throw new Error(`${HOW} With CI=true that is a failure.`);
  process.stderr.write(`\n  The Redis lane does not run: ${HOW}\n`);
  return false;
}

/** Starts redis-server on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child = await launch(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (signal) => void child.kill(signal),
    async restart() {
      child = await launch(port);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGCONT");
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function launch(port: number): Promise<ChildProcess> {
  const flags = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/tmp"];
  const child = spawn("redis-server", flags, { stdio: "ignore" });
  for (let attempts = 200; attempts > 0; attempts -= 1) {
    if (await answers(port)) return child;
    await pause(20);
  }
  throw new Error("redis-server does not answer.");
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  socket.write("PING\r\n");
  const first = await once(socket, "data").then(String, () => "");
  socket.destroy();
  return first.startsWith("+PONG");
}

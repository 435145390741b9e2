import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { connectRedis } from "../../src/server/redis.ts";
import { freePort } from "../support/free-port.ts";

/** A redis-server for a single test file. */
export interface RedisServer {
  readonly url: string;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Returns whether redis-server is installed; throws with CI=true if it is not. */
export function hasRedis(): boolean {
  const installed = spawnSync("redis-server", ["--version"]).status === 0;
  if (installed) return true;
  const message = "redis-server is not installed (apt-get install redis-server): the Redis lane did not run.";
  if (process.env.CI === "true") throw new Error(message);
  process.stdout.write(`${message}\n`);
  return false;
}

/** Starts a redis-server without persistence on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${String(port)}`;
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url,
    freeze: () => child?.kill("SIGSTOP"),
    thaw: () => child?.kill("SIGCONT"),
    async stop() {
      const ended = child && once(child, "exit");
      child?.kill("SIGKILL");
      await ended;
    },
    async start() {
      child = spawn(
        "redis-server",
        ["--port", String(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"],
        {
          stdio: "ignore",
        },
      );
      await untilReady(url);
    },
  };
  await server.start();
  return server;
}

async function untilReady(url: string): Promise<void> {
  const redis = connectRedis(url);
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      if ((await redis.ping().catch(() => "")) === "PONG") return;
      await pause(50);
    }
    throw new Error("redis-server did not start.");
  } finally {
    redis.disconnect();
  }
}

import { once } from "node:events";
import { createServer } from "node:net";

/** Below the range from which systems take the ports of outgoing connections. */
const FIRST = 20_000;
const PORTS_PER_WORKER = 3_000;
const WORKERS = 4;

/** Each worker of a parallel test run has its own range. */
const begin = FIRST + PORTS_PER_WORKER * (Number(process.env["MOCHA_WORKER_ID"] ?? WORKERS - 1) % WORKERS);
let next = Math.floor(Math.random() * PORTS_PER_WORKER);

/**
 * Returns a port that is currently free. No other call in this test run returns it soon, because the program for which
 * it is meant has not opened it yet.
 */
export async function freePort(): Promise<number> {
  for (let attempts = PORTS_PER_WORKER; attempts > 0; attempts -= 1) {
    next = (next + 1) % PORTS_PER_WORKER;
    const port = begin + next;
    // A concurrent call changes `next` meanwhile.
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${begin} to ${begin + PORTS_PER_WORKER - 1} are in use.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  const opened = await Promise.race([
    once(server, "listening").then(() => true),
    once(server, "error").then(() => false),
  ]).catch(() => false);
  if (!opened) return false;
  server.close();
  await once(server, "close");
  return true;
}

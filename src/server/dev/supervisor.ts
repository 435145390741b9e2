import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import { readConfig } from "../config.ts";
import { openDataDir } from "../data-dir.ts";
import { exitCodes, explain } from "../outcome.ts";
import { startEmbedded, type EmbeddedDatabase } from "../../base/db/embedded.ts";

/**
 * The parent of the service in `npm run dev`. It runs the embedded database and owns the ports, so that the service can be
 * replaced without stopping either: the next process starts while the previous one still responds, and failing to start
 * leaves the previous one in service.
 */
// Processes accept connections themselves: without a queue in this process, no connection is lost between them. Setting up
// freezes the policy.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: join(import.meta.dirname, "service.ts") });
const processes = new Set<Worker>();
let current: Worker | null = null;
let next: Worker | null = null;
/** Whether the next process has loaded files of src/. */
let prepared = false;
let bannerShown = false;
let stopping = false;
const database = await openDatabase();
if (process.exitCode === undefined) serve();

async function openDatabase(): Promise<EmbeddedDatabase | null> {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env);
    if (databaseUrl !== null) return null;
    await openDataDir(dataDir);
    return await startEmbedded({ dataDir, durable: true, log: (sentence) => console.error(sentence) });
  } catch (error) {
    const { outcome, message } = explain(error);
    console.error(`crm: ${message}`);
    process.exitCode = exitCodes[outcome];
    process.disconnect();
    return null;
  }
}

function serve(): void {
  next = fork();
  let queue: Promise<unknown> = Promise.resolve();
  process.on("message", (command: Command) => {
    if (command === "prepare") {
      prepare();
      return;
    }
    if (command === "restart-source" && prepared) discardNext();
    queue = queue.then(replace).then((outcome) => process.send?.(outcome satisfies Outcome));
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  process.on("disconnect", () => void stop());
  void database?.lost.then(() => stop());
}

function fork(): Worker {
  const worker = cluster.fork();
  processes.add(worker);
  worker.on("exit", (status) => {
    processes.delete(worker);
    if (worker === next) next = null;
    if (worker !== current) return;
    current = null;
    if (!stopping) console.error(`The service ended (status ${String(status)}). The next change starts it again.`);
  });
  return worker;
}

function prepare(): void {
  prepared = true;
  if (next) send(next, "prepare");
}

/** It has loaded files that have changed since. */
function discardNext(): void {
  next?.process.kill("SIGKILL");
  next = fork();
  prepared = false;
}

function send(worker: Worker, command: ServiceCommand): void {
  worker.send(command);
}

/** Starts the next process, and stops the previous one when it responds. */
async function replace(): Promise<Outcome> {
  const worker = next ?? fork();
  next = null;
  prepared = false;
  send(worker, "start");
  const started = await Promise.race([
    once(worker, "message").then(([message]) => message as Started),
    once(worker, "exit").then(() => null),
  ]);
  if (stopping) return "failed";
  next = fork();
  if (!started) return "failed";
  if (!bannerShown) process.stdout.write(started.banner);
  bannerShown = true;
  current?.process.kill("SIGTERM");
  current = worker;
  return "served";
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const ended = [...processes].map((worker) => once(worker, "exit"));
  for (const worker of processes) worker.process.kill("SIGTERM");
  await Promise.all(ended);
  await database?.stop();
  process.exit(exitCodes.ok);
}

/**
 * From `npm run dev` to the supervisor. `prepare`: the contract was saved, so a restart is likely, and src/ has not
 * changed. `restart`: replace the service, because generated/ has changed; `restart-source`: because src/ has changed.
 */
type Command = "prepare" | "restart" | "restart-source";

/** From the supervisor to `npm run dev` after a restart. */
type Outcome = "served" | "failed";

/** From the supervisor to a process of the service. */
export type ServiceCommand = "prepare" | "start";

/** From a process of the service to the supervisor: it responds to requests. */
export interface Started {
  readonly banner: string;
}

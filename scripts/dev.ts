import { existsSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Generation, GeneratorRequest } from "./dev/generator.ts";
import { fork, spawn } from "node:child_process";

/** The parts of the project that a save can change. */
type Change = "contract" | "source" | "console" | "scripts";

const FOLDERS: Readonly<Record<string, Change>> = {
  openapi: "contract",
  "tool-schemas": "contract",
  src: "source",
  scripts: "scripts",
};
/** Editors write a file in several steps; this time without a further step counts as one save. */
const QUIET_MS = 15;

/** Calls `onSave` with everything that changed, after each save. */
function watchProject(root: string, onSave: (changes: ReadonlySet<Change>) => void): void {
  let changes = new Set<Change>();
  let timer: NodeJS.Timeout | undefined;
  for (const [folder, change] of Object.entries(FOLDERS)) {
    const path = join(root, folder);
    if (!existsSync(path)) continue;
    watch(path, { recursive: true }, (_event, name) => {
      changes.add(folder === "src" && name?.startsWith("adapters/console") === true ? "console" : change);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const saved = changes;
        changes = new Set();
        onSave(saved);
      }, QUIET_MS);
    });
  }
}

/** The thread that generates. It keeps parsed files and compiled code in memory. */
interface Generator {
  /** Writes the files that the service loads, unless the contract is invalid. */
  generate(): Promise<Generation>;
  /** Writes the other files in the background. */
  generateTypes(): void;
  /** Loads the scripts again. */
  reload(): Promise<void>;
}

/** Starts the thread for a project. */
function startGenerator(root: string): Generator {
  let thread = startThread(root);
  return {
    async generate() {
      const answered = once(thread, "message") as Promise<[Generation]>;
      send(thread, "serving");
      try {
        const [generation] = await answered;
        return generation;
      } catch (error) {
        // A script cannot be loaded; the next save loads it again.
        thread = startThread(root);
        return { outcome: "invalid", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    },
    generateTypes: () => send(thread, "types"),
    async reload() {
      await thread.terminate();
      thread = startThread(root);
    },
  };
}

function startThread(root: string): Worker {
  const thread = new Worker(new URL("./dev/generator.ts", import.meta.url), { workerData: { root } });
  thread.on("error", (error) => console.error(error));
  return thread;
}

function send(thread: Worker, request: GeneratorRequest): void {
  thread.postMessage(request);
}

/** The service and its database, in processes of their own. */
interface Service {
  /** Loads the code that a restart needs, while the generator is still busy. */
  prepare(): void;
  /**
   * Replaces the service, because this has changed; returns false if the new one does not start, and the previous one
   * stays.
   */
  restart(changed: "generated" | "source"): Promise<boolean>;
  /** Settles with the exit status when the service and its database have stopped. */
  readonly ended: Promise<number>;
  stop(): void;
}

/** Starts the supervisor of the service of a project. */
function startService(root: string): Service {
  const supervisor = fork(join(root, "src/server/dev/supervisor.ts"), { cwd: root });
  const ended = once(supervisor, "exit").then(([status]) => (typeof status === "number" ? status : 1));
  return {
    ended,
    prepare: () => void supervisor.send("prepare"),
    async restart(changed) {
      const answered = once(supervisor, "message") as Promise<[unknown]>;
      supervisor.send(changed === "source" ? "restart-source" : "restart");
      const outcome = await Promise.race([answered.then(([message]) => message), ended]);
      return outcome === "served";
    },
    stop: () => void supervisor.kill("SIGTERM"),
  };
}

/** `npm run dev`: serves each saved change of openapi/, tool-schemas/ and src/. */

const root = resolve(import.meta.dirname, "..");
const generator = startGenerator(root);
const service = startService(root);
/** Everything that was saved since the last run. */
const pending = new Set<Change>(["contract", "source"]);
let running = false;
/** A message is shown once, not after each save that does not correct it. */
let shown = "";

watchProject(root, (changes) => {
  for (const change of changes) pending.add(change);
  if (!running) void run();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => service.stop());
void service.ended.then((status) => process.exit(status));
await run();

async function run(): Promise<void> {
  running = true;
  while (pending.size > 0) {
    const changes = new Set(pending);
    pending.clear();
    await serve(changes);
  }
  running = false;
}

async function serve(changes: ReadonlySet<Change>): Promise<void> {
  const started = performance.now();
  const sourceChanged = changes.has("source");
  if (!sourceChanged) service.prepare();
  if (changes.has("scripts")) await generator.reload();
  const changed = changes.has("contract") || changes.has("scripts") ? await regenerate() : 0;
  const built = changes.has("console") && (await buildConsole());
  if (changed > 0 || built || sourceChanged) await restart(sourceChanged ? "source" : "generated", started);
  // Only after the restart, which would wait for them.
  generator.generateTypes();
}

async function restart(changed: "generated" | "source", saved: number): Promise<void> {
  const generated = performance.now();
  const restarted = await service.restart(changed);
  const now = performance.now();
  const times = `generated in ${(generated - saved).toFixed(0)} ms, restarted in ${(now - generated).toFixed(0)} ms`;
  if (restarted) console.log(`Served after ${(now - saved).toFixed(0)} ms (${times}).`);
  else console.error("The service did not start. It starts again after the next save.");
}

/** Returns whether the console could be built; otherwise its last valid build stays in service. */
async function buildConsole(): Promise<boolean> {
  const [status] = (await once(
    spawn(process.execPath, [join(root, "scripts/console.ts")], { stdio: "inherit" }),
    "exit",
  )) as [number | null];
  return status === 0;
}

/** Returns the number of files that changed; 0 for an invalid contract, whose predecessor stays in service. */
async function regenerate(): Promise<number> {
  const generation = await generator.generate();
  if (generation.outcome === "valid") {
    if (shown !== "") console.log("The contract is valid again.");
    shown = "";
    return generation.changed;
  }
  if (generation.message !== shown) console.error(`${generation.message} The last valid contract stays in service.`);
  shown = generation.message;
  return 0;
}

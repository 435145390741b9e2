/** `npm run dev`: serves each saved change of openapi/, tool-schemas/ and src/. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { type Change, watchProject } from "./dev/changes.ts";
import { startGenerator } from "./dev/generator-thread.ts";
import { startService } from "./dev/service.ts";

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

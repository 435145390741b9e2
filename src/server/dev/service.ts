import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { readImportGraph } from "./import-graph.ts";
import type { ServiceCommand, Started } from "./messages.ts";

/**
 * One process of the service in `npm run dev`. It loads the packages before it is needed; when the contract was saved, also
 * the files of src/ that do not depend on it; and the rest when it starts. Loading takes most of the time of a start.
 */
const source = join(import.meta.dirname, "../..");
enableCompileCache(join(source, "../node_modules/.cache/node"));
const { packages, independent } = readImportGraph(join(source, "server/run.ts"), source);
let loaded: Promise<unknown> = load(packages);
process.on("message", (command: ServiceCommand) => {
  if (command === "prepare") loaded = loaded.then(() => load(independent));
  else void loaded.then(start);
});

/** An error occurs again, with its message, when the service starts. */
function load(modules: readonly string[]): Promise<unknown> {
  return Promise.allSettled(modules.map((name) => import(name)));
}

async function start(): Promise<void> {
  const [{ run }, { openAttachedStorage }, { openSharedPorts }] = await Promise.all([
    import("../run.ts"),
    import("../storage.ts"),
    import("./shared-ports.ts"),
  ]);
  const announce = (banner: string): void => void process.send?.({ banner } satisfies Started);
  // Handles that a library keeps open must not keep the process alive.
  process.exit(
    await run(
      { ...process.env, PROCESSES: "1" },
      { openStorage: openAttachedStorage, openPorts: openSharedPorts, announce },
    ),
  );
}

import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "..", "..", "node_modules", ".cache", "node"));
// A reader may have seen enough before the end, as in `crm openapi | head`: the command goes on, and nobody reads.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
const { runCommand } = await import("./program.ts");
process.exitCode = await runCommand(process.argv.slice(2));

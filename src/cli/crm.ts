import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "..", "..", "node_modules", ".cache", "node"));
// The reader may close the pipe early, as in `crm openapi | head`: the command continues without output.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
const { runCommand } = await import("./program.ts");
process.exitCode = await runCommand(process.argv.slice(2));

import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "..", "..", "node_modules", ".cache", "node"));
const { runCommand } = await import("./program.ts");
process.exitCode = await runCommand(process.argv.slice(2));

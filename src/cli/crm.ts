import { load } from "../server/bundle/bundle.ts";
import type * as Program from "./program.ts";

declare module "../server/bundle/bundle.ts" {
  interface Entries {
    readonly "cli/program.ts": typeof Program;
  }
}

// The reader may close the pipe early, as in `crm openapi | head`: the command continues without output.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
const { runCommand } = await load("cli/program.ts");
process.exitCode = await runCommand(process.argv.slice(2));

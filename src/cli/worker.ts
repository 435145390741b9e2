import type { Command } from "commander";
import { runWorker } from "../server/worker.ts";
import { wholeNumber } from "./whole-number.ts";

const MAX_WORKERS = 64;

const EXAMPLES = `
The service does jobs itself, as many at once as WORKERS says, and sends mail beside them; WORKERS=0 leaves all of it to
processes like this one. As many of them as you like share the work, on one machine or on several. After SIGTERM what is
not done within 25 seconds is given back, and another process goes on with it. /livez, /readyz and /metrics are on
ADMIN_PORT.

Examples:
  $ crm worker
  $ ADMIN_PORT=9465 crm worker --workers 8`;

/** `crm worker` */
export function addWorker(program: Command): void {
  program
    .command("worker")
    .description(
      "Do background jobs (imports, exports, mail, cleaning up) and deliver events until it is told to stop.",
    )
    .option("--workers <number>", "how many jobs at once (default: WORKERS, at least 1)", wholeNumber(1, MAX_WORKERS))
    .addHelpText("after", EXAMPLES)
    .action(async ({ workers }: { readonly workers?: number }) => {
      process.exitCode = await runWorker(process.env, workers);
    });
}

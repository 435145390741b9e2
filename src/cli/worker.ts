import type { Command } from "commander";
import { runWorker } from "../server/worker.ts";
import { wholeNumber } from "./arguments.ts";

const MAX_WORKERS = 64;

const EXAMPLES = `
By default the service itself runs WORKERS jobs concurrently and sends mail; with WORKERS=0, only worker processes do. Any number of
workers can share the queue, on one machine or several. On SIGTERM, jobs that do not finish within 25 seconds are returned to the
queue, and another process continues them. /livez, /readyz and /metrics are served on ADMIN_PORT.

Examples:
  $ crm worker
  $ ADMIN_PORT=9465 crm worker --workers 8`;

/** Adds `crm worker`. */
export function addWorker(program: Command): void {
  program
    .command("worker")
    .description("Run background jobs (imports, exports, mail, cleanup) and deliver webhook events until stopped.")
    .option(
      "--workers <number>",
      "number of concurrent jobs (default: WORKERS, at least 1)",
      wholeNumber(1, MAX_WORKERS),
    )
    .addHelpText("after", EXAMPLES)
    .action(async ({ workers }: { readonly workers?: number }) => {
      process.exitCode = await runWorker(process.env, workers);
    });
}

import type { Logger } from "pino";
import { exitCodes } from "./outcome.ts";
import { describeError } from "../adapters/http/log.ts";
import type { Storage } from "./storage.ts";

/** Ctrl-C is sent by the terminal and again by npm. */
const REPEAT_MS = 1_000;
const PARENT_CHECK_MS = 200;
/** Read at startup: npm can end while the database is still starting. */
const PARENT = process.ppid;

/**
 * Waits for a reason to stop. "requested": a signal (SIGHUP: the terminal was closed), or the end of the npm process that
 * started this one. A second signal ends the process immediately.
 */
export function reasonToStop(storage: Pick<Storage, "lost">, logger: Logger): Promise<"requested" | "broken"> {
  return new Promise((resolve) => {
    let stoppingSince: number | null = null;
    const stop = (reason: "requested" | "broken", why: string): void => {
      if (stoppingSince !== null) return;
      stoppingSince = Date.now();
      if (reason === "broken") logger.fatal(`${why}: shutting down`);
      resolve(reason);
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (stoppingSince !== null && Date.now() - stoppingSince > REPEAT_MS) process.exit(exitCodes.failed);
        stop("requested", signal);
      });
    }
    whenNpmEnds(() => stop("requested", "npm exited"));
    process.on("unhandledRejection", (error) => {
      logger.error(describeError(error), "unhandled promise rejection");
    });
    process.on("uncaughtException", (error) => {
      logger.fatal(describeError(error), "uncaught exception");
      stop("broken", "uncaught exception");
    });
    void storage.lost.then(() => {
      // Nothing can be completed without the database, so the process does not wait.
      logger.fatal("the embedded database exited: shutting down");
      process.exit(exitCodes.failed);
    });
  });
}

/** Without a handler, the signal for a rolling restart would end a process that runs alone, or a single one of several. */
export function ignoreRestartSignal(logger: Logger): void {
  process.on("SIGUSR2", () => {
    logger.warn("SIGUSR2 restarts the service only when it is sent to the main process of several (PROCESSES)");
  });
}

/** npm forwards only SIGINT and SIGTERM. If it ends for another reason, its child process must end too. */
function whenNpmEnds(act: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK_MS).unref();
}

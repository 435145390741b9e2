import type { Logger } from "pino";
import { exitCodes } from "./outcome.ts";
import { describeError } from "../http/log.ts";
import type { Storage } from "./storage.ts";

/** Ctrl-C comes from the terminal and once more from npm. */
const ECHO_MS = 1_000;
const PARENT_CHECK_MS = 200;
/** Known from the first moment: npm may end while the database is still being started. */
const PARENT = process.ppid;

/**
 * Waits for a reason to stop. "asked": a signal (SIGHUP: the terminal is closed), or the end of the npm that started this
 * process. A second signal ends the process at once.
 */
export function reasonToStop(storage: Storage, logger: Logger): Promise<"asked" | "broken"> {
  return new Promise((resolve) => {
    let stoppingSince: number | null = null;
    const stop = (reason: "asked" | "broken", why: string): void => {
      if (stoppingSince !== null) return;
      stoppingSince = Date.now();
      if (reason === "broken") logger.fatal(`${why}: the service stops`);
      resolve(reason);
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (stoppingSince !== null && Date.now() - stoppingSince > ECHO_MS) process.exit(exitCodes.failed);
        stop("asked", signal);
      });
    }
    whenNpmEnds(() => stop("asked", "npm has ended"));
    process.on("unhandledRejection", (error) => {
      logger.error(describeError(error), "a promise was rejected and nobody listened");
    });
    process.on("uncaughtException", (error) => {
      logger.fatal(describeError(error), "an exception was not caught");
      stop("broken", "an exception was not caught");
    });
    void storage.lost.then(() => {
      // Nothing that has begun can end without its database, so nothing is waited for.
      logger.fatal("the embedded database has ended: the service stops");
      process.exit(exitCodes.failed);
    });
  });
}

/** npm passes on SIGINT and SIGTERM only; whatever else ends it must not leave its children behind. */
function whenNpmEnds(act: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK_MS).unref();
}

import type { Logger } from "pino";
import { exitCodes } from "./cli/outcome.ts";
import { described } from "./http/log.ts";
import type { Storage } from "./storage.ts";

/** Ctrl-C comes from the terminal and once more from npm. */
const ECHO_MS = 1_000;

/** Waits for a reason to stop. "asked": a signal. A second one ends the process at once. */
export function reasonToStop(storage: Storage, logger: Logger): Promise<"asked" | "broken"> {
  return new Promise((resolve) => {
    let stoppingSince: number | null = null;
    const stop = (reason: "asked" | "broken", why: string): void => {
      if (stoppingSince !== null) return;
      stoppingSince = Date.now();
      if (reason === "broken") logger.fatal(`${why}: the service stops`);
      resolve(reason);
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        if (stoppingSince !== null && Date.now() - stoppingSince > ECHO_MS) process.exit(exitCodes.failed);
        stop("asked", signal);
      });
    }
    process.on("unhandledRejection", (error) => {
      logger.error(described(error), "a promise was rejected and nobody listened");
    });
    process.on("uncaughtException", (error) => {
      logger.fatal(described(error), "an exception was not caught");
      stop("broken", "an exception was not caught");
    });
    void storage.ended.then(() => {
      stop("broken", "the embedded database has ended");
    });
  });
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The service and its database, in processes of their own. */
export interface Service {
  /** Loads the code that a restart needs, while the generator is still busy. */
  prepare(): void;
  /**
   * Replaces the service, because this has changed; returns false if the new one does not start, and the previous one
   * stays.
   */
  restart(changed: "generated" | "source"): Promise<boolean>;
  /** Settles with the exit status when the service and its database have stopped. */
  readonly ended: Promise<number>;
  stop(): void;
}

/** Starts the supervisor of the service of a project. */
export function startService(root: string): Service {
  const supervisor = fork(join(root, "src/server/dev/supervisor.ts"), { cwd: root });
  const ended = once(supervisor, "exit").then(([status]) => (typeof status === "number" ? status : 1));
  return {
    ended,
    prepare: () => void supervisor.send("prepare"),
    async restart(changed) {
      const answered = once(supervisor, "message") as Promise<[unknown]>;
      supervisor.send(changed === "source" ? "restart-source" : "restart");
      const outcome = await Promise.race([answered.then(([message]) => message), ended]);
      return outcome === "served";
    },
    stop: () => void supervisor.kill("SIGTERM"),
  };
}

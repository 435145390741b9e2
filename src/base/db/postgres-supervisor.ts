import type { Server } from "./postgres-process.ts";

/** A server that is restarted after a crash. */
export interface SupervisedServer {
  /**
   * Settles when the server has crashed and is not restarted, because the restart failed or it crashes too often. Never
   * after stop().
   */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

interface SupervisorOptions {
  /** Restarts the server after a crash; rejects if that is not possible. */
  readonly restart: () => Promise<Server>;
  /** Receives one log message. */
  readonly say: (sentence: string) => void;
}

/** A server with more crashes within this time (milliseconds) is not restarted. */
const MAX_CRASHES = 5;
const CRASH_WINDOW = 600_000;

/** Restarts a server after crashes. If it is stopped during a restart, it is stopped as soon as it runs. */
export function supervise(first: Server, supervision: SupervisorOptions): SupervisedServer {
  const { promise: lost, resolve } = Promise.withResolvers<undefined>();
  let stopping = false;
  let current: Promise<Server | null> = Promise.resolve(first);
  const watch = async (): Promise<void> => {
    const crashes: number[] = [];
    for (let server: Server | null = first; server; server = await current) {
      await server.ended;
      if (stopping) return;
      crashes.push(performance.now());
      current = crashesTooOften(crashes, supervision) ? Promise.resolve(null) : restartServer(supervision);
    }
    resolve(undefined);
  };
  void watch();
  return {
    lost,
    async stop() {
      stopping = true;
      const server = await current;
      await server?.stop();
    },
  };
}

function crashesTooOften(crashes: readonly number[], { say }: SupervisorOptions): boolean {
  const since = performance.now() - CRASH_WINDOW;
  const recent = crashes.filter((crash) => crash > since).length;
  if (recent <= MAX_CRASHES) return false;
  say(`PostgreSQL has crashed ${String(recent)} times within ten minutes: it is not restarted.`);
  return true;
}

async function restartServer({ restart, say }: SupervisorOptions): Promise<Server | null> {
  const start = performance.now();
  try {
    say("PostgreSQL exited unexpectedly: restarting.");
    const server = await restart();
    say(`PostgreSQL restarted after ${String(Math.round(performance.now() - start))} ms.`);
    return server;
  } catch (error) {
    say(`PostgreSQL could not be restarted: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

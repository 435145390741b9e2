import type { Server } from "./postgres-process.ts";

/** A server that is started again when it crashes. */
export interface Supervised {
  /** Settles when the server has crashed and is not started again: that failed, or it crashes too often. Never after stop(). */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

interface Supervision {
  /** Starts the server again on what the crash left; rejects where it cannot. */
  readonly restart: () => Promise<Server>;
  /** One sentence for the log of operators. */
  readonly say: (sentence: string) => void;
}

/** A server that crashes more often within this time (milliseconds) would do so again. */
const MAX_CRASHES = 5;
const WITHIN = 600_000;

/** Watches over a server; one that is stopped while it is being started again is stopped as soon as it runs. */
export function supervise(first: Server, supervision: Supervision): Supervised {
  const { promise: lost, resolve } = Promise.withResolvers<undefined>();
  let stopping = false;
  let current: Promise<Server | null> = Promise.resolve(first);
  const watch = async (): Promise<void> => {
    const crashes: number[] = [];
    for (let server: Server | null = first; server; server = await current) {
      await server.ended;
      if (stopping) return;
      crashes.push(performance.now());
      current = crashesTooOften(crashes, supervision) ? Promise.resolve(null) : startAgain(supervision);
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

function crashesTooOften(crashes: readonly number[], { say }: Supervision): boolean {
  const since = performance.now() - WITHIN;
  const recent = crashes.filter((crash) => crash > since).length;
  if (recent <= MAX_CRASHES) return false;
  say(`PostgreSQL has crashed ${String(recent)} times within ten minutes: it is not restarted.`);
  return true;
}

async function startAgain({ restart, say }: Supervision): Promise<Server | null> {
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

import type { Store } from "../store/store.ts";
import { Interruption } from "./interruption.ts";

/** Keeps the leases of running jobs, by lease. */
export interface HeartbeatOptions {
  readonly store: Store;
  /** How long a lease is. */
  readonly seconds: number;
  readonly running: ReadonlyMap<string, { readonly stop: AbortController }>;
  readonly onFailure: (error: unknown) => void;
}

/** So that a lease survives two heartbeats that fail. */
const PER_LEASE = 4;

/** Shows that the jobs are alive, and learns which of them are to be cancelled or belong to another process now. */
export function startHeartbeat({ store, seconds, running, onFailure }: HeartbeatOptions): { stop(): void } {
  async function beat(): Promise<void> {
    const mine = [...running.entries()];
    if (mine.length === 0) return;
    const leases = mine.map(([lease]) => lease);
    const held = new Map((await store.jobs.renew(leases, seconds)).map(({ lease, cancelled }) => [lease, cancelled]));
    for (const [lease, { stop }] of mine) {
      const cancelled = held.get(lease);
      if (cancelled === undefined && running.has(lease)) stop.abort(new Interruption("lost"));
      else if (cancelled) stop.abort(new Interruption("cancelled"));
    }
  }
  let beating = false;
  const timer = setInterval(
    () => {
      if (beating) return;
      beating = true;
      void beat()
        .catch(onFailure)
        .finally(() => (beating = false));
    },
    (seconds * 1_000) / PER_LEASE,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

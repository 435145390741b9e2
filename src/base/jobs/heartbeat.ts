import type { Store } from "../store/store.ts";
import { Interruption } from "./interruption.ts";

/** Options of the heartbeat that renews the leases of running jobs. `running` is keyed by lease. */
export interface HeartbeatOptions {
  readonly store: Store;
  /** The duration of a lease. */
  readonly seconds: number;
  readonly running: ReadonlyMap<string, { readonly stop: AbortController }>;
  readonly onFailure: (error: unknown) => void;
}

/** Heartbeats per lease: a lease survives two failed heartbeats. */
const PER_LEASE = 4;

/** Renews the leases, and interrupts jobs that were canceled or belong to another process. */
export function startHeartbeat({ store, seconds, running, onFailure }: HeartbeatOptions): { stop(): void } {
  async function beat(): Promise<void> {
    const entries = [...running.entries()];
    if (entries.length === 0) return;
    const leases = entries.map(([lease]) => lease);
    const valid = new Map((await store.jobs.renew(leases, seconds)).map(({ lease, cancelled }) => [lease, cancelled]));
    for (const [lease, { stop }] of entries) {
      const cancelled = valid.get(lease);
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

import type { Express } from "express";

/** Whether this process lives, and whether it should be sent requests. */
export interface Health {
  isDraining(): boolean;
  /** From now on it is not ready: balancers send their requests elsewhere. */
  drain(): void;
  readiness(): Promise<Readiness>;
}

/** Why a process is ready or not. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<"database" | "migrations" | "draining", "ok" | "failed">>;
}

/** What is asked for readiness; both throw or answer late when something is wrong. */
export interface HealthProbes {
  readonly ping: () => Promise<unknown>;
  readonly migrationsPending: () => Promise<readonly unknown[]>;
}

const TIME_LIMIT = 1_000;
const KEPT_FOR = 1_000;

/** Asks the database at most once a second, for at most a second. */
export function createHealth({ ping, migrationsPending }: HealthProbes, clock: () => number): Health {
  let draining = false;
  let migrated = false;
  let kept: { at: number; probe: Promise<Omit<Readiness["checks"], "draining">> } | undefined;

  async function probe(): Promise<Omit<Readiness["checks"], "draining">> {
    const database = await within(TIME_LIMIT, ping());
    if (database && !migrated) migrated = await within(TIME_LIMIT, migrationsPending().then(requireNone));
    return { database: database ? "ok" : "failed", migrations: migrated ? "ok" : "failed" };
  }

  return {
    isDraining: () => draining,
    drain() {
      draining = true;
    },
    async readiness() {
      if (kept === undefined || clock() - kept.at >= KEPT_FOR) kept = { at: clock(), probe: probe() };
      const checks = { ...(await kept.probe), draining: draining ? ("failed" as const) : ("ok" as const) };
      return { ready: Object.values(checks).every((check) => check === "ok"), checks };
    },
  };
}

/** `/livez` says that the process answers, `/readyz` that it should be asked; both outside the envelope and the limits. */
export function serveHealth(app: Express, health: Health): void {
  app.get("/livez", (_request, response) => {
    response.setHeader("Cache-Control", "no-store").json({ status: "ok" });
  });
  app.get("/readyz", async (_request, response) => {
    const { ready, checks } = await health.readiness();
    response.setHeader("Cache-Control", "no-store").status(ready ? 200 : 503);
    if (!ready) response.setHeader("Retry-After", "1");
    response.json({ status: ready ? "ok" : "unavailable", checks });
  });
}

function requireNone(pending: readonly unknown[]): void {
  if (pending.length > 0) throw new Error("migrations are pending");
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  try {
    return await Promise.race([work.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

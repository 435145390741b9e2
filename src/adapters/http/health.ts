import type { Middleware, RestResponse } from "./middleware.ts";
import { checkHost } from "./host-header.ts";

/** Whether this process is alive and ready to receive requests. */
export interface Health {
  isDraining(): boolean;
  /** Makes the process not ready, so that load balancers send requests elsewhere. */
  drain(): void;
  readiness(): Promise<Readiness>;
}

/** Whether a process is ready, with the result of each check. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Checks;
}

/** The result of each check that was made. */
type Checks = Readonly<Partial<Record<(typeof REASONS)[number][0], "ok" | "failed">>>;

/** Explanations of failed checks, for operators. */
const REASONS = [
  ["database", "The database does not respond."],
  ["migrations", "Migrations of this release are pending."],
  ["storage", "The database responds but cannot write: its disk or quota is full, or the disk has failed."],
  ["processes", "No process of the service is ready."],
  ["draining", "The process is shutting down."],
] as const;

/** The checks for readiness; each rejects or takes too long if something is wrong. */
interface HealthProbes {
  readonly ping: () => Promise<unknown>;
  readonly migrationsPending: () => Promise<readonly unknown[]>;
  readonly canWrite: () => Promise<boolean>;
}

const TIMEOUT_MS = 1_000;
const CACHE_MS = 1_000;

/** Queries the database at most once a second, for at most a second. */
export function createHealth({ ping, migrationsPending, canWrite }: HealthProbes, clock: () => number): Health {
  let draining = false;
  let migrated = false;
  let cached: { at: number; probe: Promise<Checks> } | undefined;

  async function probe(): Promise<Checks> {
    const database = await succeedsWithin(TIMEOUT_MS, ping());
    if (database && !migrated) migrated = await succeedsWithin(TIMEOUT_MS, migrationsPending().then(requireNone));
    // If the database does not respond, nothing is known about its storage.
    const storage = !database || (await succeedsWithin(TIMEOUT_MS, canWrite().then(requireTrue)));
    return { database: outcome(database), migrations: outcome(migrated), storage: outcome(storage) };
  }

  return {
    isDraining: () => draining,
    drain() {
      draining = true;
    },
    async readiness() {
      if (cached === undefined || clock() - cached.at >= CACHE_MS) cached = { at: clock(), probe: probe() };
      const checks = { ...(await cached.probe), draining: outcome(!draining) };
      return { ready: Object.values(checks).every((check) => check === "ok"), checks };
    },
  };
}

/**
 * Serves `/livez` (the process responds) and `/readyz` (the process may receive requests), without envelope and rate
 * limits.
 */
export function healthChecks(health: Pick<Health, "readiness">): Middleware {
  const paths = new Map<string, Middleware>([
    ["/livez", (_request, response) => void response.setHeader("Cache-Control", "no-store").json({ status: "ok" })],
    ["/readyz", async (_request, response) => sendReadiness(response, await health.readiness())],
  ]);
  return (request, response, next) => {
    const serve = request.method === "GET" || request.method === "HEAD" ? paths.get(request.path) : undefined;
    if (!serve) {
      next();
      return undefined;
    }
    checkHost(request, response);
    return serve(request, response, next);
  };
}

function sendReadiness(response: RestResponse, { ready, checks }: Readiness): void {
  response.setHeader("Cache-Control", "no-store").status(ready ? 200 : 503);
  if (!ready) response.setHeader("Retry-After", "1");
  const reasons = REASONS.filter(([check]) => checks[check] === "failed").map(([, reason]) => reason);
  response.json({ status: ready ? "ok" : "unavailable", checks, ...(ready ? {} : { reasons }) });
}

const outcome = (isOk: boolean): "ok" | "failed" => (isOk ? "ok" : "failed");

function requireTrue(value: boolean): void {
  if (!value) throw new Error("the check returned false");
}

function requireNone(pending: readonly unknown[]): void {
  if (pending.length > 0) throw new Error("migrations are pending");
}

async function succeedsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
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

import type { PoolMetrics } from "./metrics.ts";

/** Returns the numbers of a knex pool; its type is not public, so each method is looked up. */
export function poolMetrics(knex: { readonly client: unknown }): PoolMetrics {
  const pool = member(knex.client, "pool");
  const count = (method: string): number => {
    const read = member(pool, method);
    return typeof read === "function" ? Number(Reflect.apply(read, pool, [])) : 0;
  };
  return { used: count("numUsed"), free: count("numFree"), waiting: count("numPendingAcquires") };
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

import type { ServiceProcess } from "./process.ts";

/** The metric of a process that applies its own limits, because Redis has exceeded its timeout. */
export const OWN_LIMITS = /^rate_limiter_fallback(\{[^}]*\})? 1$/m;

/** Returns whether one of the processes applies its own limits. On a busy machine, it may do so for a second. */
export async function appliesOwnLimits(services: readonly ServiceProcess[]): Promise<boolean> {
  const reported = services.map(async ({ adminUrl }) => await (await fetch(`${adminUrl}/metrics`)).text());
  return (await Promise.all(reported)).some((metrics) => OWN_LIMITS.test(metrics));
}

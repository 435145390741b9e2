import { Redis } from "ioredis";

/** Discards commands without an answer. Callers use shorter timeouts (src/adapters/http/rate-limit/redis.ts). */
const COMMAND_TIMEOUT_MS = 1_000;

/**
 * Creates a client that fails fast and reconnects automatically. In a module of its own, which only a service with REDIS_URL
 * loads: in the bundle, the package itself has no named exports for `import()`.
 */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  // Without a listener ioredis prints each error to the console; callers get the errors of their commands anyway.
  redis.on("error", () => undefined);
  return redis;
}

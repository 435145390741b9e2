import { Redis } from "ioredis";

/** Forgets a command that was never answered; whoever sends one waits for less (src/http/rate-limit/redis.ts). */
const COMMAND_TIMEOUT_MS = 1_000;

/** A client that fails fast and keeps trying to reach its server. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  // Without a listener ioredis writes each failure to the console; whoever sends a command learns of it anyway.
  redis.on("error", () => undefined);
  return redis;
}

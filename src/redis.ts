import { Redis } from "ioredis";

/** A command that takes longer counts as failed: limits then count per process, and no request waits. */
const COMMAND_TIMEOUT_MS = 50;

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

import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { PAUSE, REFILL } from "../../../base/platform/rules/token-bucket.ts";
import type { LimitDecision, LimitedBucket, LimitStore } from "./limiter.ts";

/**
 * src/base/platform/rules/token-bucket.ts in Lua, in whole microseconds of the server's clock, so that processes with
 * different clocks get the same result. A bucket is "fullAt:pausedUntil" and expires when both are past.
 */
const SPEND = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local function take(key, price)
  local fullAt, pausedUntil = 0, 0
  local kept = redis.call('GET', key)
  if kept then
    local full, paused = string.match(kept, '^(%d+):(%d+)$')
    fullAt, pausedUntil = tonumber(full), tonumber(paused)
  end
  local untilToken = math.max(fullAt + price - ${REFILL * 1000} - now, 0)
  local allowed, wait = 1, 0
  if now >= pausedUntil and untilToken <= 0 then
    fullAt = math.max(fullAt, now) + price
    wait = math.max(fullAt + price - ${REFILL * 1000} - now, 0)
  else
    allowed = 0
    pausedUntil = now + ${PAUSE * 1000}
    wait = math.max(${PAUSE * 1000}, untilToken)
  end
  local life = math.ceil((math.max(fullAt, pausedUntil) - now) / 1000) + 1
  redis.call('SET', key, string.format('%.0f:%.0f', fullAt, pausedUntil), 'PX', life)
  return allowed, wait
end
local allowed, wait = take(KEYS[1], tonumber(ARGV[1]))
if allowed == 1 and KEYS[2] then
  local allowedHere, waitHere = take(KEYS[2], tonumber(ARGV[2]))
  allowed, wait = allowedHere, math.max(wait, waitHere)
end
return {allowed, math.ceil(wait / 1000)}
`;

/** The decision of spendAll() in src/base/platform/rules/token-bucket.ts: returns here if a bucket is empty. */
const PEEK = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local filled, wait = {}, 0
for index, key in ipairs(KEYS) do
  local price = tonumber(ARGV[index])
  local kept = redis.call('GET', key)
  local fullAt = kept and tonumber(string.match(kept, '^(%d+):')) or 0
  filled[index] = math.max(fullAt, now) + price
  wait = math.max(wait, filled[index] - ${REFILL * 1000} - now)
end
if wait > 0 then return {0, math.ceil(wait / 1000)} end
`;

/** The same decision, followed by taking the tokens. */
const SPEND_ALL = `${PEEK}
for index, key in ipairs(KEYS) do
  local life = math.ceil((filled[index] - now) / 1000) + 1
  redis.call('SET', key, string.format('%.0f:0', filled[index]), 'PX', life)
end
return {1, 0}
`;

interface Script {
  readonly text: string;
  readonly sha: string;
}

const script = (text: string): Script => ({ text, sha: createHash("sha1").update(text).digest("hex") });
const spendScript = script(SPEND);
const spendAllScript = script(SPEND_ALL);
const peekScript = script(`${PEEK}return {1, 0}`);

/** Milliseconds after a failure of Redis for which only the process's own limits apply, before Redis is tried again. */
const RETRY_AFTER_FAILURE = 1_000;

/** Milliseconds that a request may wait for Redis. */
const TIMEOUT = 50;

/** Options of `createRedisLimits`. */
interface RedisLimitOptions {
  /** Without an offline queue: a query that cannot be sent now must not be sent later. */
  readonly redis: Redis;
  /** Limits of this process, used while Redis is unavailable. */
  readonly fallback: LimitStore;
  readonly clock: () => number;
  readonly onFallback: (active: boolean) => void;
}

/** Limits that all processes share: one script and one round trip per request. */
export function createRedisLimits({ redis, fallback, clock, onFallback }: RedisLimitOptions): LimitStore {
  let retryAt = 0;
  async function decide(
    own: Script,
    buckets: readonly LimitedBucket[],
    useFallback: () => LimitDecision | Promise<LimitDecision>,
  ): Promise<LimitDecision> {
    if (clock() < retryAt) return await useFallback();
    // One request finds out whether Redis is available again; the others do not wait for it.
    if (retryAt !== 0) retryAt = clock() + RETRY_AFTER_FAILURE;
    try {
      const decision = await withTimeout(evaluate(redis, own, buckets));
      if (retryAt !== 0) onFallback(false);
      retryAt = 0;
      return decision;
    } catch {
      retryAt = clock() + RETRY_AFTER_FAILURE;
      onFallback(true);
      return await useFallback();
    }
  }
  return {
    async spend(everything, operation) {
      const buckets = operation === null ? [everything] : [everything, operation];
      return await decide(spendScript, buckets, () => fallback.spend(everything, operation));
    },
    async spendAll(buckets) {
      return await decide(spendAllScript, buckets, () => fallback.spendAll(buckets));
    },
    async peek(bucket) {
      return await decide(peekScript, [bucket], () => fallback.peek(bucket));
    },
  };
}

/** Rejects after a timeout, but not before a response that has already arrived is read. */
function withTimeout<Result>(response: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // A busy process handles timers before sockets: the immediate runs after both.
    const timer = setTimeout(() => setImmediate(() => reject(new Error("Redis timed out."))), TIMEOUT);
    response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function evaluate(
  redis: Redis,
  { text, sha }: Script,
  buckets: readonly LimitedBucket[],
): Promise<LimitDecision> {
  // The hash tag keeps the buckets of an address or organization on one node of a cluster.
  const parameters = [
    ...buckets.map(({ key }) => `crm:limit:{${key.split(" ", 1).join("")}}:${key}`),
    ...buckets.map(({ perMinute }) => Math.round((REFILL * 1_000) / perMinute)),
  ];
  const response = await redis.evalsha(sha, buckets.length, ...parameters).catch((error: unknown) => {
    if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
    return redis.eval(text, buckets.length, ...parameters);
  });
  if (!Array.isArray(response)) throw new TypeError("The limit script returned an unexpected value.");
  return { allowed: Number(response[0]) === 1, wait: Number(response[1]) };
}

import { randomInt } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { Redis } from "ioredis";
import { toolServer } from "../../generated/tools.js";
import { createMemoryLimits } from "../adapters/http/rate-limit/memory.ts";
import { createRedisLimits } from "../adapters/http/rate-limit/redis.ts";
import {
  type LimitStore,
  createRateLimiter,
  createRejectionLimits,
  createToolCallLimits,
  unlimited,
  unlimitedRejections,
  unlimitedToolCalls,
  type RateLimiter,
  type RejectionLimits,
  type SpendToolCall,
} from "../adapters/http/rate-limit/limiter.ts";
import type { Metrics } from "../adapters/http/metrics.ts";
import type { AppConfig } from "./dependencies.ts";

/** The limits of the service. */
export interface Limits {
  readonly rateLimiter: RateLimiter;
  readonly toolCalls: SpendToolCall;
  readonly refusals: RejectionLimits;
}

interface LimitDependencies {
  readonly redis?: Redis;
}

/**
 * Limits requests by address, tool calls by connection and organization, and rejected credentials by credential and
 * address.
 */
export function createLimits(config: AppConfig, { redis }: LimitDependencies, metrics: Metrics): Limits {
  if (!config.rateLimits) {
    return { rateLimiter: unlimited, toolCalls: unlimitedToolCalls, refusals: unlimitedRejections };
  }
  const store = limitStoreOf(redis, metrics);
  const { limits } = toolServer;
  return {
    rateLimiter: createRateLimiter(store, metrics.limiterDecision),
    toolCalls: createToolCallLimits(store, limits, metrics.limiterDecision),
    refusals: createRejectionLimits(store, limits.refusalsPerMinuteAndAddress, metrics.limiterDecision),
  };
}

function limitStoreOf(redis: Redis | undefined, metrics: Metrics): LimitStore {
  const clock = performance.now.bind(performance);
  const memory = createMemoryLimits({ clock, seed: randomInt(2 ** 32) });
  const onFallback = metrics.limiterFallback;
  return redis ? createRedisLimits({ redis, fallback: memory, clock, onFallback }) : memory;
}

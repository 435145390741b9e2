/**
 * A token bucket as two times in milliseconds. It refills continuously, so `fullAt` determines how many tokens are
 * missing. A rejected call consumes no token, but blocks further calls for one second.
 */
export interface Bucket {
  readonly fullAt: number;
  readonly pausedUntil: number;
}

/** The decision for one request, and the updated bucket. */
export interface Spending {
  readonly allowed: boolean;
  readonly bucket: Bucket;
  /** Milliseconds until the next request is allowed if none is made before. */
  readonly wait: number;
}

/** The time in which an empty bucket refills: limits are per minute. */
export const REFILL = 60_000;

/** How long a rejection lasts at least; each request within this time restarts it. */
export const PAUSE = 1_000;

/** An unused bucket. */
export const fullBucket: Bucket = { fullAt: 0, pausedUntil: 0 };

/** Takes one token if available. `limit` is both the capacity and the refill per minute. */
export function spend(bucket: Bucket, limit: number, now: number): Spending {
  const price = REFILL / limit;
  const untilToken = (fullAt: number): number => Math.max(fullAt + price - REFILL - now, 0);
  // Floating-point sums are inexact: the tolerance keeps the last token usable.
  if (now >= bucket.pausedUntil && untilToken(bucket.fullAt) < 0.001) {
    const fullAt = Math.max(bucket.fullAt, now) + price;
    return { allowed: true, bucket: { fullAt, pausedUntil: bucket.pausedUntil }, wait: untilToken(fullAt) };
  }
  const paused = { fullAt: bucket.fullAt, pausedUntil: now + PAUSE };
  return { allowed: false, bucket: paused, wait: Math.max(PAUSE, untilToken(bucket.fullAt)) };
}

/**
 * Takes a token from each bucket, or from none if one is empty. Rejected calls do not block these buckets, because
 * several callers share them.
 */
export function spendAll(
  shares: readonly { readonly bucket: Bucket; readonly limit: number }[],
  now: number,
): { readonly allowed: boolean; readonly buckets: readonly Bucket[]; readonly wait: number } {
  const filled = shares.map(({ bucket, limit }) => Math.max(bucket.fullAt, now) + REFILL / limit);
  const wait = Math.max(...filled.map((fullAt) => fullAt - REFILL - now));
  // The same tolerance as in `spend`.
  if (wait >= 0.001) return { allowed: false, buckets: shares.map(({ bucket }) => bucket), wait };
  const buckets = shares.map(({ bucket }, index) => ({ ...bucket, fullAt: filled[index] ?? bucket.fullAt }));
  return { allowed: true, buckets, wait: 0 };
}

/** Returns whether a bucket is in its initial state and can be removed. */
export function isFull(bucket: Bucket, now: number): boolean {
  return bucket.fullAt <= now && bucket.pausedUntil <= now;
}

/** `Retry-After`: whole seconds, at least one. */
export function retryAfterSeconds(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1_000));
}

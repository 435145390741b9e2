/**
 * A token bucket as two moments, in milliseconds: it refills continuously, so "full again at" says how many tokens
 * are missing. Whoever is refused takes nothing, but may not ask again for a second.
 */
export interface Bucket {
  readonly fullAt: number;
  readonly pausedUntil: number;
}

/** What a bucket says to one request, and the bucket afterwards. */
export interface Spending {
  readonly allowed: boolean;
  readonly bucket: Bucket;
  /** Milliseconds until the next request would be let through, if nobody asks before. */
  readonly wait: number;
}

/** The time in which an empty bucket refills, whatever its ceiling: ceilings are a minute's. */
export const REFILL = 60_000;

/** How long a refusal lasts at least; every request within it starts it again. */
export const PAUSE = 1_000;

/** A bucket that nobody has taken from. */
export const fullBucket: Bucket = { fullAt: 0, pausedUntil: 0 };

/** Takes one token where there is one; `ceiling` is both the capacity and the refill of a minute. */
export function spend(bucket: Bucket, ceiling: number, now: number): Spending {
  const price = REFILL / ceiling;
  const untilToken = (fullAt: number): number => Math.max(fullAt + price - REFILL - now, 0);
  // Adding prices up is not exact: a hair's breadth must not refuse the last token.
  if (now >= bucket.pausedUntil && untilToken(bucket.fullAt) < 0.001) {
    const fullAt = Math.max(bucket.fullAt, now) + price;
    return { allowed: true, bucket: { fullAt, pausedUntil: bucket.pausedUntil }, wait: untilToken(fullAt) };
  }
  const paused = { fullAt: bucket.fullAt, pausedUntil: now + PAUSE };
  return { allowed: false, bucket: paused, wait: Math.max(PAUSE, untilToken(bucket.fullAt)) };
}

/**
 * Takes a token from each of several buckets, or from none where one is empty. Nobody is paused: who shares a bucket
 * must not be kept out by the impatience of another.
 */
export function spendTogether(
  purses: readonly { readonly bucket: Bucket; readonly ceiling: number }[],
  now: number,
): { readonly allowed: boolean; readonly buckets: readonly Bucket[]; readonly wait: number } {
  const filled = purses.map(({ bucket, ceiling }) => Math.max(bucket.fullAt, now) + REFILL / ceiling);
  const wait = Math.max(...filled.map((fullAt) => fullAt - REFILL - now));
  // As above: a hair's breadth must not refuse the last token.
  if (wait >= 0.001) return { allowed: false, buckets: purses.map(({ bucket }) => bucket), wait };
  const buckets = purses.map(({ bucket }, index) => ({ ...bucket, fullAt: filled[index] ?? bucket.fullAt }));
  return { allowed: true, buckets, wait: 0 };
}

/** Whether a bucket can be forgotten without anyone noticing. */
export function isFull(bucket: Bucket, now: number): boolean {
  return bucket.fullAt <= now && bucket.pausedUntil <= now;
}

/** `Retry-After`: whole seconds, at least one. */
export function retryAfterSeconds(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1_000));
}

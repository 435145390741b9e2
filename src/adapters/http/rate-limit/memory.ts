import {
  fullBucket,
  isFull,
  spend,
  spendAll,
  type Bucket,
  type Spending,
} from "../../../base/platform/rules/token-bucket.ts";
import { createLimitSketch } from "./sketch.ts";
import type { LimitedBucket, LimitStore } from "./store.ts";

/** Options of `createMemoryLimits`. */
export interface MemoryLimitOptions {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Any number that clients cannot guess. */
  readonly seed: number;
  /** Maximum number of individual buckets (some 100 MB). */
  readonly capacity?: number;
}

/** Limits of this process. However many addresses there are, it stores at most `capacity` buckets and one sketch. */
export function createMemoryLimits({ clock, seed, capacity = 200_000 }: MemoryLimitOptions): LimitStore {
  const buckets = new Map<string, Bucket>();
  const sketch = createLimitSketch(seed);
  const sweep = createSweeper(buckets);
  const read = (key: string, now: number): Bucket => buckets.get(key) ?? sketch.read(key, now);
  const decide = (requested: readonly LimitedBucket[], now: number) =>
    spendAll(
      requested.map(({ key, perMinute }) => ({ bucket: read(key, now), limit: perMinute })),
      now,
    );

  function store(key: string, bucket: Bucket, now: number): void {
    if (buckets.has(key) || buckets.size < capacity) buckets.set(key, bucket);
    else sketch.write(key, bucket, now);
  }

  function take({ key, perMinute }: LimitedBucket, now: number): Spending {
    const spending = spend(read(key, now), perMinute, now);
    store(key, spending.bucket, now);
    return spending;
  }

  return {
    spend(everything, operation) {
      const now = clock();
      sweep(now);
      const all = take(everything, now);
      if (!all.allowed || operation === null) return { allowed: all.allowed, wait: all.wait };
      const one = take(operation, now);
      return { allowed: one.allowed, wait: Math.max(all.wait, one.wait) };
    },
    spendAll(requested) {
      const now = clock();
      sweep(now);
      const spent = decide(requested, now);
      if (spent.allowed) requested.forEach(({ key }, index) => store(key, spent.buckets[index] ?? fullBucket, now));
      return { allowed: spent.allowed, wait: spent.wait };
    },
    peek: (bucket) => decide([bucket], clock()),
  };
}

/** Checks two buckets per decision: faster than buckets are added, and without pauses. */
function createSweeper(buckets: Map<string, Bucket>): (now: number) => void {
  let sweeper = buckets.entries();
  return (now) => {
    for (let step = 0; step < 2; step++) {
      const next = sweeper.next();
      if (next.done) sweeper = buckets.entries();
      else if (isFull(next.value[1], now)) buckets.delete(next.value[0]);
    }
  };
}

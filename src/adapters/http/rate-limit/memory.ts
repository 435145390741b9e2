import {
  fullBucket,
  isFull,
  spend,
  spendAll,
  type Bucket,
  type Spending,
  REFILL,
} from "../../../base/platform/rules/token-bucket.ts";
import type { LimitedBucket, LimitStore } from "./limiter.ts";

/** Options of `createMemoryLimits`. */
interface MemoryLimitOptions {
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

const CELLS = 1 << 17;

/**
 * Buckets in a fixed amount of memory, for those that no longer fit into the map: each key has two cells, and the more
 * generous one counts. A collision can only make a limit stricter; the seed prevents attackers from choosing whose
 * cells they hit.
 */
interface LimitSketch {
  read(key: string, now: number): Bucket;
  write(key: string, bucket: Bucket, now: number): void;
}

/** Creates an empty sketch; its 4 MiB are allocated at the first use. */
function createLimitSketch(seed: number): LimitSketch {
  const rows = [seed >>> 0, Math.imul(seed, 0x9e3779b1) >>> 0];
  let cells: { fullAt: Float64Array; pausedUntil: Float64Array } | undefined;
  let lastWrite = Number.NEGATIVE_INFINITY;

  const places = (key: string): number[] => rows.map((rowSeed, row) => row * CELLS + (hash(key, rowSeed) % CELLS));
  return {
    read(key, now) {
      if (cells === undefined || now > lastWrite + REFILL) return fullBucket;
      const { fullAt, pausedUntil } = cells;
      const least = (values: Float64Array): number => Math.min(...places(key).map((place) => values[place] ?? 0));
      return { fullAt: least(fullAt), pausedUntil: least(pausedUntil) };
    },
    write(key, bucket, now) {
      cells ??= { fullAt: new Float64Array(2 * CELLS), pausedUntil: new Float64Array(2 * CELLS) };
      lastWrite = now;
      for (const place of places(key)) {
        cells.fullAt[place] = Math.max(cells.fullAt[place] ?? 0, bucket.fullAt);
        cells.pausedUntil[place] = Math.max(cells.pausedUntil[place] ?? 0, bucket.pausedUntil);
      }
    },
  };
}

/** FNV-1a with a seed. */
function hash(key: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < key.length; index++) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

import { fullBucket, REFILL, type Bucket } from "../../../base/platform/rules/token-bucket.ts";

const CELLS = 1 << 17;

/**
 * Buckets in a fixed amount of memory, for those that no longer fit into the map: each key has two cells, and the more
 * generous one counts. A collision can only make a limit stricter; the seed prevents attackers from choosing whose
 * cells they hit.
 */
export interface LimitSketch {
  read(key: string, now: number): Bucket;
  write(key: string, bucket: Bucket, now: number): void;
}

/** Creates an empty sketch; its 4 MiB are allocated at the first use. */
export function createLimitSketch(seed: number): LimitSketch {
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

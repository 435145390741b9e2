import { randomFillSync } from "node:crypto";

/** Random bytes for one id. */
const BYTES = 10;
/** Each call for random bytes is expensive, so bytes for many ids are fetched at once. */
const IDS = 256;
const pool = Buffer.alloc(BYTES * IDS);
let digits = "";
let used = pool.length;

let lastTime = 0;
let sequence = 0;
/** The first digits of all ids of this millisecond. */
let prefix = "";

/**
 * Returns a UUID version 7 (RFC 9562 §5.7). Within one process ids are strictly increasing, even within a millisecond.
 */
export function newId(now: number = Date.now()): string {
  const at = nextRandom();
  tick(now, pool.readUInt16BE(at));
  const counter = (0x7000 | sequence).toString(16);
  const variant = (0x8000 | (pool.readUInt16BE(at + 2) & 0x3fff)).toString(16);
  return `${prefix}-${counter}-${variant}-${digits.slice(2 * at + 8, 2 * at + 20)}`;
}

/** Returns the position of ten random bytes in the pool. */
function nextRandom(): number {
  if (used === pool.length) {
    digits = randomFillSync(pool).toString("hex");
    used = 0;
  }
  used += BYTES;
  return used - BYTES;
}

/** Returns the time at which an id was created, which is the `created_at` of its record. */
export function timeOfId(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString();
}

/** Milliseconds that ids may be ahead of the clock, after a burst or a small clock correction. */
const MAX_AHEAD = 1_000;

/**
 * Twelve bits are a counter within a millisecond, with a random start in the lower half. On overflow the next
 * millisecond is used.
 */
function tick(now: number, random: number): void {
  const isNew = now > lastTime || lastTime - now > MAX_AHEAD;
  if (!isNew && sequence < 0xfff) {
    sequence += 1;
    return;
  }
  lastTime = isNew ? now : lastTime + 1;
  sequence = random & 0x7ff;
  const hex = lastTime.toString(16).padStart(12, "0");
  prefix = `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

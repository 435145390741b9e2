import { randomBytes } from "node:crypto";

const BYTES = 10;
/** Each call for random bytes is expensive, so bytes for many ids are fetched at once. */
let pool = Buffer.alloc(0);
let used = 0;

let lastTime = 0;
let sequence = 0;

/**
 * Returns a UUID version 7 (RFC 9562 §5.7). Within one process ids are strictly increasing, even within a millisecond.
 */
export function newId(now: number = Date.now()): string {
  const random = nextRandom();
  const time = tick(now, random.readUInt16BE(0));
  const hex = time.toString(16).padStart(12, "0");
  const variant = ((random.readUInt16BE(2) & 0x3fff) | 0x8000).toString(16);
  const counter = sequence.toString(16).padStart(3, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${counter}-${variant}-${random.toString("hex", 4)}`;
}

function nextRandom(): Buffer {
  if (used + BYTES > pool.length) {
    pool = randomBytes(BYTES * 256);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
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
function tick(now: number, random: number): number {
  if (now > lastTime || lastTime - now > MAX_AHEAD) {
    lastTime = now;
    sequence = random & 0x7ff;
  } else if (sequence < 0xfff) {
    sequence += 1;
  } else {
    lastTime += 1;
    sequence = random & 0x7ff;
  }
  return lastTime;
}

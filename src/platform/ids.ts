import { randomBytes } from "node:crypto";

/** Hexadecimal digits of random bytes for one id. */
const DIGITS = 20;
/** Each call for random bytes is expensive, so bytes for many ids are fetched at once. */
const IDS = 256;
let pool = "";
let used = 0;

let lastTime = 0;
let sequence = 0;

/**
 * Returns a UUID version 7 (RFC 9562 §5.7). Within one process ids are strictly increasing, even within a millisecond.
 */
export function newId(now: number = Date.now()): string {
  const random = nextRandom();
  const time = tick(now, Number.parseInt(random.slice(0, 4), 16));
  const hex = time.toString(16).padStart(12, "0");
  const variant = ((Number.parseInt(random.slice(4, 8), 16) & 0x3fff) | 0x8000).toString(16);
  const counter = sequence.toString(16).padStart(3, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${counter}-${variant}-${random.slice(8)}`;
}

/** Returns the digits of ten random bytes. */
function nextRandom(): string {
  if (used === pool.length) {
    pool = randomBytes((DIGITS / 2) * IDS).toString("hex");
    used = 0;
  }
  used += DIGITS;
  return pool.slice(used - DIGITS, used);
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

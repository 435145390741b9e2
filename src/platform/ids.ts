import { randomBytes } from "node:crypto";

const BYTES = 10;
/** Asking for randomness costs more than using it, so it is fetched for many ids at once. */
let pool = Buffer.alloc(0);
let used = 0;

let lastTime = 0;
let sequence = 0;

/** A UUID version 7 (RFC 9562 §5.7) whose order within one process is the order of making, also within a millisecond. */
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

/** The moment an id was made, which is its record's `created_at`. */
export function timeOfId(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString();
}

/** How far ids may run ahead of the clock, when many are made at once or it is set back a little: milliseconds. */
const MAX_AHEAD = 1_000;

/** Twelve bits count within a millisecond, from a random start in their lower half; a full one borrows the next. */
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

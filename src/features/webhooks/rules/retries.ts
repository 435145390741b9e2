import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../base/platform/rules/durations.ts";

/** The delays after failed attempts: the schedule of Standard Webhooks 1.0.0, ten attempts in total. */
const RETRY_DELAYS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
const JITTER = 0.2;

/** The input for computing the next attempt. */
interface FailedAttempt {
  /** Starts at 1 when the delivery is created or repeated. */
  readonly number: number;
  /** Milliseconds from the Retry-After header, if there is one. */
  readonly retryAfter: number | null;
  /** From 0 to 1. */
  readonly random: number;
}

/**
 * Returns the milliseconds until the next attempt; null if there is none. The delay has 20 % jitter. A Retry-After is
 * limited to between one and two times the delay.
 */
export function retryDelay({ number, retryAfter, random }: FailedAttempt): number | null {
  const step = RETRY_DELAYS[number - 1];
  if (step === undefined) return null;
  if (retryAfter !== null) return Math.min(Math.max(retryAfter, step), 2 * step);
  return Math.round(step * (1 + JITTER * (2 * random - 1)));
}

/**
 * Parses `Retry-After`, in seconds or as a date (RFC 9110 §10.2.3), to milliseconds; null if it is missing or invalid.
 */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * SECOND_MS;
  // Date.parse would accept "-5" as a year.
  const date = /[A-Za-z]/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Statuses that indicate an overloaded receiver. */
const OVERLOADED: ReadonlySet<number> = new Set([429, 502, 504]);
const MIN_PAUSE = 10 * SECOND_MS;
const MAX_PAUSE = 5 * MINUTE_MS;

/** Returns for how many milliseconds all deliveries to a receiver are paused; 0 if it is not overloaded. */
export function pauseAfter(status: number | null, retryAfter: number | null): number {
  if (status === null || !OVERLOADED.has(status)) return 0;
  return Math.min(Math.max(retryAfter ?? 0, MIN_PAUSE), MAX_PAUSE);
}

const DISABLE_AFTER = 5 * DAY_MS;

/** Returns whether a webhook has failed for so long that it must be disabled. Milliseconds since 1970. */
export const hasFailedTooLong = (failingSince: number, lastFailure: number): boolean =>
  lastFailure - failingSince >= DISABLE_AFTER;

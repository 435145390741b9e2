import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../platform/rules/durations.ts";

/** How long after a failed attempt the next one follows: the table of Standard Webhooks 1.0.0, ten attempts in all. */
const STEPS = [
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

/** What an attempt that failed knows of the next one. */
export interface FailedAttempt {
  /** Counts from 1, since the delivery began or was asked for again. */
  readonly number: number;
  /** Milliseconds that the receiver asked to wait, if it did. */
  readonly retryAfter: number | null;
  /** From 0 to 1. */
  readonly random: number;
}

/**
 * Milliseconds until the next attempt; null where there is none. Spread by a fifth to both sides; where the receiver asks for
 * a time, that one, but no less than the step and no more than two.
 */
export function waitAfter({ number, retryAfter, random }: FailedAttempt): number | null {
  const step = STEPS[number - 1];
  if (step === undefined) return null;
  if (retryAfter !== null) return Math.min(Math.max(retryAfter, step), 2 * step);
  return Math.round(step * (1 + JITTER * (2 * random - 1)));
}

/** The milliseconds that a `Retry-After` names, in seconds or as a date (RFC 9110 §10.2.3); null where it names none. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * SECOND_MS;
  // Date.parse alone makes a year of "-5".
  const date = /[A-Za-z]/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Statuses by which a receiver says that it has too much to do. */
const OVERLOADED: ReadonlySet<number> = new Set([429, 502, 504]);
const SHORTEST_PAUSE = 10 * SECOND_MS;
const MAX_PAUSE = 5 * MINUTE_MS;

/** How long a receiver is left alone, all its deliveries: 0 where it did not say that it has too much to do. */
export function pauseAfter(status: number | null, retryAfter: number | null): number {
  if (status === null || !OVERLOADED.has(status)) return 0;
  return Math.min(Math.max(retryAfter ?? 0, SHORTEST_PAUSE), MAX_PAUSE);
}

const PATIENCE = 5 * DAY_MS;

/** Whether nothing but failures from one moment to another are reason to stop. Milliseconds since 1970. */
export const isHopeless = (failingSince: number, lastFailure: number): boolean =>
  lastFailure - failingSince >= PATIENCE;

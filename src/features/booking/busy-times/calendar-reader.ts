import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Interval } from "../rules/availability/interval.ts";
import type { CalendarRequest } from "./calendar-periods.ts";

/** The busy periods of a calendar, or why it could not be read. */
export type CalendarResult = readonly Interval[] | "not_a_calendar" | "too_complex";

/** Limits for reading one calendar. */
export interface CalendarLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

const standard: CalendarLimits = { milliseconds: 10_000, megabytes: 256 };

/** Same extension as this file: .ts, or .js after compilation. */
const program = new URL(`./calendar-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads an untrusted calendar in a worker thread, which is terminated if it exceeds the limits: a recurrence rule can
 * be infinite, and this process must stay responsive.
 */
export async function readCalendar(
  request: CalendarRequest,
  { milliseconds, megabytes }: CalendarLimits = standard,
): Promise<CalendarResult> {
  const worker = new Worker(program, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
  });
  const timer = setTimeout(() => void worker.terminate(), milliseconds);
  try {
    const ended = once(worker, "exit").then(() => ["too_complex"] as const);
    const [result] = (await Promise.race([once(worker, "message"), ended])) as [
      readonly Interval[] | null | "too_complex",
    ];
    return result ?? "not_a_calendar";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return "too_complex";
    throw error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

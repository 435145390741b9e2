import { unprocessable } from "../../../base/platform/rules/errors.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";

/** Milliseconds. A time at most this far in the past counts as now, because clocks differ. */
const GRACE = 60_000;

/** A requested time of sending, in the future and not too far ahead. */
interface SendTime {
  readonly path: string;
  /** RFC 3339. */
  readonly at: string;
  readonly mostDays: number;
}

/** Returns the time in UTC; null for now. Throws `unprocessable` for a time in the past or too far ahead. */
export function readSendTime({ path, at, mostDays }: SendTime, now: number): string | null {
  const moment = Date.parse(at);
  if (moment < now - GRACE) throw unprocessable([{ path, code: "time_in_past" }]);
  if (moment > now + mostDays * DAY_MS) {
    throw unprocessable([{ path, code: "too_far_ahead", values: { days: mostDays }, extra: { limit: mostDays } }]);
  }
  return moment <= now ? null : new Date(moment).toISOString();
}

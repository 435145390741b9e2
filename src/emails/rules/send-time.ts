import { unprocessable } from "../../platform/rules/errors.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";

/** How far a clock may be behind ours: a moment this near in the past is now. Milliseconds. */
const GRACE = 60_000;

/** When something is to be sent, which has to be in the future and not too far in it. */
export interface SendTime {
  readonly path: string;
  /** RFC 3339. */
  readonly at: string;
  readonly mostDays: number;
}

/** The moment in UTC; null where it is now. Throws `unprocessable` for the past and for what is too far ahead. */
export function readSendTime({ path, at, mostDays }: SendTime, now: number): string | null {
  const moment = Date.parse(at);
  if (moment < now - GRACE) throw unprocessable([{ path, code: "time_in_past" }]);
  if (moment > now + mostDays * DAY_MS) {
    throw unprocessable([{ path, code: "too_far_ahead", values: { days: mostDays }, extra: { limit: mostDays } }]);
  }
  return moment <= now ? null : new Date(moment).toISOString();
}

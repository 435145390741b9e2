import { type Hours, WEEKDAYS } from "./availability/hours.ts";

/** When somebody can be booked on the days of every week. */
export type WeeklyHours = Hours["weekly_hours"];

/** When somebody can be booked on single dates, instead of the weekly hours; without intervals not at all. */
export type Overrides = Hours["overrides"];

/** The hours of whoever has no schedule: Monday to Friday, 09:00 to 17:00 in their own time zone. */
export const DEFAULT_WEEKLY_HOURS: WeeklyHours = WEEKDAYS.slice(0, 5).map((day) => ({
  day,
  intervals: [{ start: "09:00", end: "17:00" }],
}));

import type { HostCalendar } from "../../src/features/booking/rules/availability/slots.ts";
import { WEEKDAYS, type ClockInterval, type Hours } from "../../src/features/booking/rules/availability/hours.ts";
import type { SlotRules } from "../../src/features/booking/rules/availability/rules.ts";

/** Hours that are empty except for the given fields. */
export function hoursOf(timezone: string, given: Partial<Hours> = {}): Hours {
  return { timezone, weekly_hours: [], overrides: [], ...given };
}

/** The same intervals on every day of the week. */
export function everyDay(...intervals: ClockInterval[]): Hours["weekly_hours"] {
  return WEEKDAYS.map((day) => ({ day, intervals }));
}

/** A host without events who works from 9 to 17 UTC every day. */
export function calendarOf(host_id: string, given: Partial<HostCalendar> = {}): HostCalendar {
  const weekly_hours = everyDay({ start: "09:00", end: "17:00" });
  return { host_id, timezone: "UTC", weekly_hours, overrides: [], busy: [], booked: [], ...given };
}

/** Rules for 30 minutes with one host and no restrictions. */
export function slotRules(given: Partial<SlotRules> = {}): SlotRules {
  return {
    assignment: "single",
    duration_minutes: 30,
    slot_interval_minutes: null,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    min_notice_minutes: 0,
    booking_window: { type: "unlimited" },
    limits: {},
    seats: 1,
    ...given,
  };
}

// `npm run bench:slots`: processor time, in milliseconds, for 60 days of slots of three hosts with 200 events each.
import { type HostCalendar, availableSlots } from "../../src/features/booking/rules/availability/slots.ts";
import { WEEKDAYS } from "../../src/features/booking/rules/availability/hours.ts";
import { MINUTE_MS } from "../../src/base/platform/rules/durations.ts";
import { type SlotRules } from "../../src/features/booking/rules/availability/rules.ts";

const TARGET = 10;
const DAY = 1440 * MINUTE_MS;
const from = Date.parse("2026-02-16T00:00Z");
const to = from + 60 * DAY;

/** Open from 9 to 12 and 13 to 17 on weekdays; events of 30 minutes spread over the range, more than three a day. */
function busyHost(host_id: string, timezone: string, minute: number): HostCalendar {
  const intervals = [
    { start: "09:00", end: "12:00" },
    { start: "13:00", end: "17:00" },
  ];
  const weekly_hours = WEEKDAYS.slice(0, 5).map((day) => ({ day, intervals }));
  const busy = Array.from({ length: 200 }, (_, index) => from + Math.floor((index * 60) / 200) * DAY)
    .map((day, index) => day + ((7 + (index % 4) * 3) * 60 + minute) * MINUTE_MS)
    .map((start) => ({ start, end: start + 30 * MINUTE_MS }));
  return { host_id, timezone, weekly_hours, overrides: [], busy, booked: busy.map(({ start }) => start) };
}

const rules: Omit<SlotRules, "assignment"> = {
  duration_minutes: 30,
  slot_interval_minutes: 15,
  buffer_before_minutes: 5,
  buffer_after_minutes: 10,
  min_notice_minutes: 60,
  booking_window: { type: "rolling_days", days: 60 },
  limits: { per_day: 6, per_week: 25 },
  seats: 1,
};
const hosts = [
  busyHost("ada", "America/New_York", 0),
  busyHost("grace", "Europe/Paris", 20),
  busyHost("alan", "Europe/London", 40),
];

function ask(assignment: SlotRules["assignment"]): number {
  return availableSlots({ rules: { ...rules, assignment }, hosts, shared: [], from, to, now: from }).length;
}

/** Processor time per call, in milliseconds, averaged over `calls` consecutive calls. */
function cost(calls: number, assignment: SlotRules["assignment"]): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) ask(assignment);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}

let missed = 0;
for (const assignment of ["round_robin", "collective"] as const) {
  const first = cost(1, assignment);
  cost(50, assignment);
  const median = Array.from({ length: 9 }, () => cost(20, assignment)).sort((left, right) => left - right)[4] ?? NaN;
  if (!(median <= TARGET)) missed += 1;
  const figures = `${median.toFixed(2)} ms of CPU (the first call ${first.toFixed(1)} ms), target ${TARGET} ms`;
  console.log(`60 days, 3 hosts with 200 events each, ${assignment}: ${ask(assignment)} slots, ${figures}`);
}
process.exitCode = missed === 0 ? 0 : 1;

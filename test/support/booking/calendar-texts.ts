/** Returns a calendar file with the given lines. */
export const calendarWith = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Elsewhere//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");

/** Returns the lines of an event. */
export const eventLines = (uid: string, ...lines: string[]): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  "DTSTAMP:20260101T000000Z",
  "SUMMARY:Something private",
  ...lines,
  "END:VEVENT",
];

/** Formats a UTC time for calendar files: 20260301T090000Z. */
export const basic = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A recurrence rule without any occurrence, so that a naive search never ends. */
export const endless = (start: string): string =>
  calendarWith(...eventLines("endless", `DTSTART:${start}`, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"));

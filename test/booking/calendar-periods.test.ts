import { expect } from "chai";
import fc from "fast-check";
import ical from "node-ical";
import { calendarPeriods } from "../../src/features/booking/busy-times/calendar-periods.ts";
import { readCalendar } from "../../src/features/booking/busy-times/feed-reading.ts";
import { foreignEvents, calendarWith, endless, eventLines } from "../support/booking/calendars.ts";

const window = { start: Date.parse("2026-03-01T00:00:00Z"), end: Date.parse("2026-04-10T00:00:00Z") };
const question = (text: string, timezone = "Europe/Paris") => ({
  text,
  window,
  timezone,
  owner: "Claire@acme.example",
  known: ["ours"],
});

/** Busy periods in UTC, formatted like `03-25T08:00/09:00`. */
function read(...lines: string[]): string[] | null {
  const periods = calendarPeriods(question(calendarWith(...lines)));
  const shown = (at: number): string => new Date(at).toISOString().slice(5, 16);
  return (
    periods && periods.map(({ start, end }) => `${shown(start)}/${shown(end).replace(shown(start).slice(0, 6), "")}`)
  );
}

const PARIS = (name: string, ...times: string[]): string => `${name};TZID=Europe/Paris:${times.join(",")}`;
const DAILY = [PARIS("DTSTART", "20260327T090000"), PARIS("DTEND", "20260327T100000")];

describe("External calendar: busy periods", () => {
  it("repeats events at the same local time across clock changes", () => {
    expect(read(...eventLines("1", ...DAILY, "RRULE:FREQ=DAILY;COUNT=4"))).to.deep.equal([
      "03-27T08:00/09:00",
      "03-28T08:00/09:00",
      "03-29T07:00/08:00",
      "03-30T07:00/08:00",
    ]);
  });

  it("excludes events and single occurrences that the owner declined, but not those that others declined", () => {
    const says = (state: string, who = "claire@ACME.example"): string => `ATTENDEE;PARTSTAT=${state}:mailto:${who}`;
    const once = (uid: string, ...attendees: string[]): string[] =>
      eventLines(uid, "DTSTART:20260328T150000Z", "DURATION:PT30M", ...attendees);
    expect(read(...once("1", says("DECLINED")), ...once("2", says("declined")))).to.deep.equal([]);
    const unsaid = "ATTENDEE:mailto:claire@acme.example";
    const goes = once("3", unsaid, says("ACCEPTED"), says("DECLINED", "other@acme.example"));
    expect(read(...goes)).to.deep.equal(["03-28T15:00/15:30"]);
    const series = eventLines("4", ...DAILY, "RRULE:FREQ=DAILY;COUNT=2", says("ACCEPTED"));
    const [id, start] = ["RECURRENCE-ID:20260328T080000Z", "DTSTART:20260328T080000Z"];
    const skipped = eventLines("4", id, start, "DURATION:PT1H", says("DECLINED"));
    expect(read(...series, ...skipped)).to.deep.equal(["03-27T08:00/09:00"]);
  });

  it("excludes all occurrences of an event with a known UID", () => {
    const moved = eventLines("ours", "RECURRENCE-ID:20260328T080000Z", "DTSTART:20260328T120000Z", "DURATION:PT30M");
    const series = eventLines("ours", ...DAILY, "RRULE:FREQ=DAILY;COUNT=4");
    const other = eventLines("theirs", "DTSTART:20260328T150000Z", "DURATION:PT30M");
    expect(read(...series, ...moved, ...other)).to.deep.equal(["03-28T15:00/15:30"]);
  });

  it("excludes EXDATE occurrences across several EXDATE lines", () => {
    const out = [PARIS("EXDATE", "20260327T100000"), PARIS("EXDATE", "20260328T090000", "20260330T090000")];
    expect(read(...eventLines("1", ...DAILY, "RRULE:FREQ=DAILY;COUNT=4", ...out))).to.deep.equal([
      "03-27T08:00/09:00",
      "03-29T07:00/08:00",
    ]);
  });

  it("moves single occurrences to their new time, also from outside the queried window", () => {
    const moved = (from: string, to: string): string[] =>
      eventLines("1", `RECURRENCE-ID:${from}`, `DTSTART:${to}`, "DURATION:PT30M");
    const lines = [PARIS("DTSTART", "20260226T090000"), "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20260303T080000Z"];
    expect(
      read(
        ...eventLines("1", ...lines),
        ...moved("20260226T080000Z", "20260309T120000Z"),
        ...moved("20260302T080000Z", "20260302T150000Z"),
        ...eventLines("1", "RECURRENCE-ID:20260303T080000Z", "DTSTART:20260303T080000Z", "STATUS:CANCELLED"),
      ),
    ).to.deep.equal(["03-01T08:00/09:00", "03-02T15:00/15:30", "03-09T12:00/12:30"]);
  });

  it("moves all occurrences from one on for RANGE=THISANDFUTURE", () => {
    const later = [
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20260328T090000",
      PARIS("DTSTART", "20260328T140000"),
      "DURATION:PT30M",
    ];
    expect(read(...eventLines("1", ...DAILY, "RRULE:FREQ=DAILY;COUNT=3"), ...eventLines("1", ...later))).to.deep.equal([
      "03-27T08:00/09:00",
      "03-28T13:00/13:30",
      "03-29T12:00/12:30",
    ]);
  });

  it("reads all-day events and floating times in the time zone of the owner", () => {
    const days = ["DTSTART;VALUE=DATE:20260328", "DTEND;VALUE=DATE:20260330"];
    expect(read(...eventLines("1", ...days))).to.deep.equal(["03-27T23:00/03-29T22:00"]);
    expect(read(...eventLines("1", "DTSTART;VALUE=DATE:20260328"))).to.deep.equal(["03-27T23:00/03-28T23:00"]);
    expect(read(...eventLines("1", "DTSTART:20260330T090000", "DURATION:PT1H"))).to.deep.equal(["03-30T07:00/08:00"]);
    const birthdays = ["DTSTART;VALUE=DATE:19900402", "RRULE:FREQ=YEARLY", "EXDATE;VALUE=DATE:20250402"];
    expect(read(...eventLines("1", ...birthdays))).to.deep.equal(["04-01T22:00/04-02T22:00"]);
  });

  it("uses custom VTIMEZONE definitions, except for well-known time zone names", () => {
    const zone = (name: string): string[] => [
      "BEGIN:VTIMEZONE",
      `TZID:${name}`,
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:-0900",
      "TZOFFSETTO:-0900",
      "END:STANDARD",
      "END:VTIMEZONE",
    ];
    const at = (name: string): string[] => [
      ...zone(name),
      ...eventLines("1", `DTSTART;TZID=${name}:20260310T090000`, "DURATION:PT1H"),
    ];
    expect(read(...at("Nine behind"))).to.deep.equal(["03-10T18:00/19:00"]);
    expect(read(...at("Asia/Kolkata"))).to.deep.equal(["03-10T03:30/04:30"]);
    expect(read(...at("PST")), "an ambiguous name").to.deep.equal(["03-10T18:00/19:00"]);
    expect(read(...eventLines("1", "DTSTART;TZID=Nowhere:20260310T090000", "DURATION:PT1H"))).to.deep.equal([
      "03-10T08:00/09:00",
    ]);
  });

  it("excludes canceled and transparent events", () => {
    expect(
      read(
        ...eventLines("1", ...DAILY, "TRANSP:TRANSPARENT"),
        ...eventLines("2", ...DAILY, "STATUS:CANCELLED"),
        ...eventLines("3", ...DAILY, "STATUS:TENTATIVE"),
      ),
    ).to.deep.equal(["03-27T08:00/09:00"]);
  });

  it("reads calendars that contain only VFREEBUSY", () => {
    const periods = "FREEBUSY:20260302T000000Z/PT1H,20260303T000000Z/20260303T020000Z";
    const free = "FREEBUSY;FBTYPE=FREE:20260304T000000Z/PT1H";
    expect(read("BEGIN:VFREEBUSY", periods, free, "END:VFREEBUSY")).to.deep.equal([
      "03-02T00:00/01:00",
      "03-03T00:00/02:00",
    ]);
  });

  it("merges adjacent and overlapping periods within the queried window", () => {
    const at = (uid: string, start: string, end: string): string[] =>
      eventLines(uid, `DTSTART:${start}Z`, `DTEND:${end}Z`);
    expect(
      read(
        ...at("1", "20260310T090000", "20260310T100000"),
        ...at("2", "20260310T093000", "20260310T110000"),
        ...at("3", "20260310T110000", "20260310T113000"),
        ...at("4", "20260228T230000", "20260301T003000"),
        ...at("5", "20260228T220000", "20260228T230000"),
        ...at("6", "20260410T000000", "20260410T003000"),
        ...at("7", "20260312T090000", "20260312T090000"),
      ),
    ).to.deep.equal(["02-28T23:00/03-01T00:30", "03-10T09:00/11:30"]);
  });

  it("skips events that cannot be parsed", () => {
    const odd = [
      ...eventLines("1", "DTSTART:nonsense"),
      ...eventLines("2"),
      ...eventLines("3", ...DAILY, "RRULE:FREQ=WEEKLY;BYYEARDAY=5"),
    ];
    expect(read(...odd, ...eventLines("4", ...DAILY))).to.deep.equal(["03-27T08:00/09:00"]);
  });

  it("returns null for text that is not a calendar", () => {
    const texts = ["", "hello", "<html>\n</html>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"];
    expect(texts.map((text) => calendarPeriods(question(text)))).to.deep.equal(texts.map(() => null));
    expect(calendarPeriods(question(calendarWith()))).to.deep.equal([]);
  });

  it("finds the same occurrences as another library", () => {
    const rules = fc.record({
      freq: fc.constantFrom("DAILY", "WEEKLY"),
      interval: fc.integer({ min: 1, max: 5 }),
      days: fc.uniqueArray(fc.constantFrom("MO", "TU", "WE", "TH", "FR", "SA", "SU"), { maxLength: 3 }),
      ending: fc.constantFrom("", ";UNTIL=20260325T120000Z", ";COUNT=30"),
      start: fc.date({
        min: new Date("2024-01-01T00:00:00Z"),
        max: new Date("2026-03-20T00:00:00Z"),
        noInvalidDate: true,
      }),
    });
    fc.assert(
      fc.property(rules, ({ freq, interval, days, ending, start }) => {
        const by = days.length > 0 && freq === "WEEKLY" ? `;BYDAY=${days.join(",")}` : "";
        const begins = start.toISOString().slice(0, 13).replace(/-/g, "");
        const lines = [
          PARIS("DTSTART", `${begins}0000`),
          "DURATION:PT10M",
          `RRULE:FREQ=${freq};INTERVAL=${interval}${by}${ending}`,
        ];
        const text = calendarWith(...eventLines("1", ...lines));
        const [event] = foreignEvents(text);
        const { start: from, end: to } = { start: new Date(window.start), end: new Date(window.end - 1) };
        const theirs = ical.expandRecurringEvent(event as never, { from, to }).map((one) => one.start.getTime());
        const first = event?.start.getTime() ?? 0;
        const ours = (calendarPeriods(question(text)) ?? []).map((one) => one.start);
        // RFC 5545 §3.8.5.3 leaves open whether DTSTART counts if it does not match the rule.
        expect(ours.filter((at) => at !== first)).to.deep.equal(theirs.filter((at) => at !== first));
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});

describe("External calendar: parsing in a worker thread", () => {
  it("returns the same result as parsing in the main thread", async () => {
    const text = calendarWith(...eventLines("1", ...DAILY));
    expect(await readCalendar(question(text))).to.deep.equal(calendarPeriods(question(text)));
    expect(await readCalendar(question("hello"))).to.equal("not_a_calendar");
  });

  it("stops when the time limit is exceeded", async () => {
    const started = performance.now();
    const limits = { milliseconds: 1_500, megabytes: 64 };
    expect(await readCalendar(question(endless("20260301T090000Z")), limits)).to.equal("too_complex");
    expect(performance.now() - started).to.be.at.least(1_400);
  });

  it("stops when the memory limit is exceeded", async () => {
    const events = Array.from({ length: 8_000 }, (_, index) => eventLines(String(index), ...DAILY)).flat();
    const limits = { milliseconds: 60_000, megabytes: 8 };
    expect(await readCalendar(question(calendarWith(...events)), limits)).to.equal("too_complex");
  });
});

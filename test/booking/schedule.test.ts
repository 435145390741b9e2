import { expect } from "chai";
import fc from "fast-check";
import {
  openIntervals,
  DEFAULT_WEEKLY_HOURS,
  readHours,
  type WeeklyHours,
} from "../../src/features/booking/rules/availability/hours.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";
import {
  type BookingQuestion,
  type QuestionType,
  readAnswers,
} from "../../src/features/booking/rules/booking-questions.ts";

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const interval = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([start, end]) => ({ start: clock(start), end: clock(end) }));
const day = fc.constantFrom(...(["monday", "tuesday", "sunday"] as const));
const week = fc.uniqueArray(fc.record({ day, intervals: fc.array(interval, { maxLength: 4 }) }), {
  selector: (one) => one.day,
});

/** Every minute covered by the intervals. */
function minutes(intervals: readonly { readonly start: string; readonly end: string }[]): string[] {
  return Array.from({ length: 1440 }, (_, minute) => clock(minute)).flatMap((minute) =>
    intervals.filter(({ start, end }) => start <= minute && minute < end).map(() => minute),
  );
}

function refused(hours: WeeklyHours): boolean {
  try {
    readHours({ weekly_hours: hours });
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

describe("Schedule hours", () => {
  it("are rejected exactly if intervals overlap or an interval is empty", () => {
    fc.assert(
      fc.property(week, (hours) => {
        const twice = hours.some(({ intervals }) => new Set(minutes(intervals)).size < minutes(intervals).length);
        const never = hours.some(({ intervals }) => intervals.some(({ start, end }) => end <= start));
        expect(refused(hours)).to.equal(twice || never);
      }),
    );
  });

  it("are sorted without changing the covered minutes, and sorting them again changes nothing", () => {
    fc.assert(
      fc.property(week, (hours) => {
        fc.pre(!refused(hours));
        const read = readHours({ weekly_hours: hours }).weekly_hours ?? [];
        for (const { day: name, intervals } of hours) {
          const kept = read.find((one) => one.day === name)?.intervals ?? [];
          expect(minutes(kept)).to.deep.equal(minutes(intervals));
          expect(kept.map(({ start }) => start)).to.deep.equal([...kept.map(({ start }) => start)].sort());
        }
        expect(readHours({ weekly_hours: read }).weekly_hours).to.deep.equal(read);
      }),
    );
  });

  it("keep fields that were not sent", () => {
    expect(readHours({})).to.deep.equal({});
    expect(readHours({ overrides: [] })).to.deep.equal({ overrides: [] });
  });

  it("default to forty hours a week", () => {
    const hours = { timezone: "UTC", weekly_hours: DEFAULT_WEEKLY_HOURS, overrides: [] };
    // 2026-03-02 is a Monday.
    const range = { start: Date.UTC(2026, 2, 2), end: Date.UTC(2026, 2, 8, 23) };
    const intervals = openIntervals(hours, range);
    expect(intervals.map(({ start, end }) => [new Date(start).toISOString(), (end - start) / 3_600_000])).to.deep.equal(
      [2, 3, 4, 5, 6].map((date) => [`2026-03-0${date}T09:00:00.000Z`, 8]),
    );
  });
});

const question = (type: QuestionType, more: Partial<BookingQuestion> = {}): BookingQuestion => ({
  key: "field",
  label: "Field",
  type,
  required: false,
  options: type === "select" || type === "multiselect" ? ["small", "medium", "large"] : null,
  ...more,
});

const checkAnswers = (questions: readonly BookingQuestion[], answers: Record<string, unknown>) =>
  readAnswers(questions, answers).problems;

const found = (questions: readonly BookingQuestion[], answers: Record<string, unknown>): string[] =>
  checkAnswers(questions, answers).map(({ path, code }) => `${path} ${code}`);

describe("Booking answers", () => {
  const good: readonly [QuestionType, sent: unknown, stored: unknown][] = [
    ["text", "  Machines ", "Machines"],
    ["textarea", "two\r\nlines", "two\nlines"],
    ["number", 3.5, 3.5],
    ["number", 0, 0],
    ["select", " medium ", "medium"],
    ["multiselect", ["large", "small"], ["small", "large"]],
    ["checkbox", true, true],
    ["checkbox", false, false],
    ["phone", "+33123456789", "+33123456789"],
    ["url", "https://acme.example/a", "https://acme.example/a"],
    ["date", "2028-02-29", "2028-02-29"],
  ];
  for (const [type, sent, stored] of good) {
    it(`to a question of type ${type} are stored as ${JSON.stringify(stored)} for ${JSON.stringify(sent)}`, () => {
      const read = readAnswers([question(type, { required: sent !== false })], { field: sent });
      expect(read).to.deep.equal({ answers: { field: stored }, problems: [] });
    });
  }

  const bad: readonly [QuestionType, sent: unknown, problem: string][] = [
    ["text", 3, "/answers/field type"],
    ["text", "x".repeat(10_001), "/answers/field too_long"],
    ["text", "a\u0007b", "/answers/field invalid_character"],
    ["number", "3", "/answers/field type"],
    ["select", "huge", "/answers/field enum"],
    ["select", ["small"], "/answers/field type"],
    ["multiselect", "small", "/answers/field type"],
    ["multiselect", ["small", "huge"], "/answers/field/1 enum"],
    ["multiselect", ["small", "small"], "/answers/field/1 not_unique"],
    ["checkbox", "yes", "/answers/field type"],
    ["phone", "0123456789", "/answers/field phone_country_required"],
    ["phone", "call me", "/answers/field format"],
    ["url", "ftp://acme.example", "/answers/field format"],
    ["url", "javascript:alert(1)", "/answers/field format"],
    ["date", "2026-02-29", "/answers/field format"],
    ["date", "01/03/2026", "/answers/field format"],
  ];
  for (const [type, sent, problem] of bad) {
    it(`to a question of type ${type} cannot be ${JSON.stringify(sent).slice(0, 30)}`, () => {
      expect(found([question(type)], { field: sent })).to.deep.equal([problem]);
    });
  }

  const empty: readonly [QuestionType, ...sent: unknown[]][] = [
    ["text", undefined, null, "", " \n "],
    ["multiselect", []],
    ["checkbox", undefined, null],
    ["number", null],
  ];
  for (const [type, ...answers] of empty) {
    it(`to a question of type ${type} can be omitted unless required`, () => {
      for (const sent of answers) {
        const given = sent === undefined ? {} : { field: sent };
        expect(readAnswers([question(type)], given)).to.deep.equal({ answers: {}, problems: [] });
        expect(found([question(type, { required: true })], given)).to.deep.equal(["/answers/field answer_required"]);
      }
    });
  }

  it("to a required checkbox must be true", () => {
    expect(found([question("checkbox", { required: true })], { field: false })).to.deep.equal([
      "/answers/field answer_required",
    ]);
    expect(found([question("checkbox", { required: true })], { field: "no" })).to.deep.equal(["/answers/field type"]);
  });

  it("to an unknown question are rejected with a suggestion for the key", () => {
    const questions = [question("text", { key: "topic" }), question("text", { key: "size", required: true })];
    const problems = checkAnswers(questions, { topik: "x", constructor: "y" });
    expect(problems).to.deep.equal([
      {
        path: "/answers/topik",
        code: "unknown_question",
        values: { question: "topik" },
        extra: { did_you_mean: "topic" },
      },
      { path: "/answers/constructor", code: "unknown_question", values: { question: "constructor" } },
      { path: "/answers/size", code: "answer_required" },
    ]);
  });

  it("are not read from inherited object properties", () => {
    const inherited = question("text", { key: "constructor", required: true });
    expect(found([inherited], {})).to.deep.equal(["/answers/constructor answer_required"]);
  });

  it("have at most twenty problems reported", () => {
    const questions = Array.from({ length: 20 }, (_, index) => question("text", { key: `q${index}`, required: true }));
    expect(checkAnswers(questions, { unknown: 1, other: 2 })).to.have.length(20);
  });
});

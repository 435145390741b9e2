import { expect } from "chai";
import {
  type BookingQuestion,
  type QuestionType,
  readAnswers,
} from "../../src/features/booking/rules/booking-questions.ts";

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

import { optionProblems, readOptions } from "../../../base/records/rules/custom-fields.ts";
import { didYouMean } from "../../../base/platform/rules/did-you-mean.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { normalizeText } from "../../../base/contract/unicode.ts";
import { readTypedValue, type ValueType } from "../../../base/records/rules/typed-value.ts";
import type { Schemas } from "../../../../generated/services.js";

/** Type of an answer. */
export type QuestionType =
  "text" | "textarea" | "number" | "select" | "multiselect" | "checkbox" | "phone" | "url" | "date";

/** A question to the invitee. */
export interface BookingQuestion {
  readonly key: string;
  readonly label: string;
  readonly type: QuestionType;
  readonly required: boolean;
  /** Possible answers; null for types without options. */
  readonly options: string[] | null;
}

/** A question in the form of the input. */
interface QuestionInput {
  readonly key: string;
  readonly label: string;
  readonly type: QuestionType;
  readonly required?: boolean | undefined;
  readonly options?: readonly string[] | null | undefined;
}

/** Answers by the keys of their questions. */
export type Answers = Readonly<Record<string, unknown>>;

const VALUE_TYPES: Readonly<Record<QuestionType, ValueType>> = {
  text: "text",
  textarea: "text",
  number: "number",
  select: "select",
  multiselect: "multi_select",
  checkbox: "boolean",
  phone: "phone",
  url: "url",
  date: "date",
};

/**
 * Normalizes questions for storage. Throws `unprocessable` for duplicate keys, and for options that are missing or not
 * allowed.
 */
export function readQuestions(given: readonly QuestionInput[]): BookingQuestion[] {
  const details = given.flatMap((question, index) => problemsOf(question, `/questions/${index}`));
  const keys = given.map(({ key }) => key);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index) details.push({ path: `/questions/${index}/key`, code: "not_unique" });
  });
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return given.map(({ key, label, type, required = false, options }, index) => ({
    key,
    label: normalizeText(label),
    type,
    required,
    options: options ? readOptions(options, `/questions/${index}/options`) : null,
  }));
}

/** Normalizes answers for storage, without empty ones. Returns also what is wrong with them. */
export function readAnswers(
  questions: readonly QuestionInput[],
  answers: Answers,
  country: string | null = null,
): { readonly answers: Answers; readonly problems: Detail[] } {
  const problems = unknownKeys(questions, answers);
  const values = questions.flatMap((question) => {
    const sent = Object.hasOwn(answers, question.key) ? answers[question.key] : null;
    const read = readAnswer(question, sent, country);
    problems.push(...read.problems);
    return read.value === null || read.value === undefined ? [] : [[question.key, read.value] as const];
  });
  return { answers: Object.fromEntries(values), problems: problems.slice(0, 20) };
}

function readAnswer(
  { key, type, required = false, options = null }: QuestionInput,
  sent: unknown,
  country: string | null,
) {
  const path = `/answers/${key}`;
  const read = readTypedValue({ type: VALUE_TYPES[type], options, country }, sent ?? null, path);
  // A required checkbox must be checked.
  const unanswered = read.value === null || (type === "checkbox" && read.value === false);
  if (!required || !unanswered) return read;
  return { value: null, problems: [{ path, code: "answer_required" } satisfies Detail] };
}

function unknownKeys(questions: readonly QuestionInput[], answers: Answers): Detail[] {
  const keys = questions.map(({ key }) => key);
  const unknown = Object.keys(answers).filter((key) => !keys.includes(key));
  return unknown.map((key) => {
    const near = didYouMean(key, keys);
    const extra = near === undefined ? {} : { extra: { did_you_mean: near } };
    return { path: `/answers/${key}`, code: "unknown_question", values: { question: key }, ...extra };
  });
}

function problemsOf({ label, type, options = null }: QuestionInput, path: string): Detail[] {
  const details: Detail[] = [];
  if (normalizeText(label) === "") {
    details.push({ path: `${path}/label`, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
  }
  const chosen = type === "select" || type === "multiselect";
  if (chosen && options === null) details.push({ path: `${path}/options`, code: "required" });
  if (!chosen && options !== null) {
    details.push({ path: `${path}/options`, code: "unknown_field", values: { field: "options" } });
  }
  if (chosen && options !== null) details.push(...optionProblems(options, `${path}/options`));
  return details;
}

/** An answer with the text of its question. */
interface LabelledAnswer {
  readonly label: string;
  readonly answer: Schemas["EventAnswers"][string];
}

/** Returns the answers in the order of the questions; answers to removed questions come last, with their keys. */
export function labelledAnswers(
  questions: readonly Pick<Schemas["BookingQuestion"], "key" | "label">[],
  answers: Schemas["EventAnswers"],
): LabelledAnswer[] {
  const labels = new Map(questions.map(({ key, label }) => [key, label]));
  const keys = new Set([...labels.keys(), ...Object.keys(answers)].filter((key) => Object.hasOwn(answers, key)));
  return [...keys].map((key) => ({ label: labels.get(key) ?? key, answer: answers[key] ?? null }));
}

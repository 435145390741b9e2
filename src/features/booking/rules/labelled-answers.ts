import type { Schemas } from "../../../../generated/services.js";

type Answers = Schemas["EventAnswers"];

/** An answer with the text of its question. */
export interface LabelledAnswer {
  readonly label: string;
  readonly answer: Answers[string];
}

/** Returns the answers in the order of the questions; answers to removed questions come last, with their keys. */
export function labelledAnswers(
  questions: readonly Pick<Schemas["BookingQuestion"], "key" | "label">[],
  answers: Answers,
): LabelledAnswer[] {
  const labels = new Map(questions.map(({ key, label }) => [key, label]));
  const keys = new Set([...labels.keys(), ...Object.keys(answers)].filter((key) => Object.hasOwn(answers, key)));
  return [...keys].map((key) => ({ label: labels.get(key) ?? key, answer: answers[key] ?? null }));
}

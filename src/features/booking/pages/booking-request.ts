import type { Schemas } from "../../../../generated/services.js";
import type { BookingView } from "./booking-view.ts";

/** The names of the fields of the form. */
export const FIELDS = { name: "name", email: "email", phone: "phone", guests: "guests" } as const;

/** Returns the name of the field of a question. */
export const answerField = (key: string): string => `answer.${key}`;

/** Returns the addresses in the field for guests: one per line, or separated by commas, semicolons or spaces. */
export const guestsOf = (form: URLSearchParams): string[] =>
  (form.get(FIELDS.guests) ?? "").split(/[\s,;]+/).filter((address) => address !== "");

/** Returns the form as a request to the API; the operation validates it. */
export function requestOf(form: URLSearchParams, { page, duration, timezone, locale }: BookingView) {
  const { questions, location, max_guests } = page;
  const phone = location.type === "invitee_phone" ? plainText(form.get(FIELDS.phone)) : "";
  const guests = max_guests === 0 ? [] : guestsOf(form).map((email) => ({ email: plainText(email) }));
  return {
    // The alternative is a button of the form, next to the time that was chosen first.
    start_at: form.get("alternative") ?? form.get("start") ?? "",
    duration_minutes: duration,
    invitee: {
      name: plainText(form.get(FIELDS.name)),
      email: plainText(form.get(FIELDS.email)),
      ...(phone !== "" && { phone }),
      timezone,
      locale,
    },
    ...(guests.length > 0 && { guests }),
    answers: answersOf(form, questions),
  };
}

/** Returns the answers by the keys of their questions, without empty ones. */
export function answersOf(
  form: URLSearchParams,
  questions: readonly Schemas["BookingQuestion"][],
): Readonly<Record<string, Answer>> {
  const answers = questions.flatMap((question) => {
    const answer = answerOf(question, form);
    return answer === null ? [] : [[question.key, answer] as const];
  });
  return Object.fromEntries(answers);
}

type Answer = string | number | boolean | string[];

function answerOf({ key, type }: Schemas["BookingQuestion"], form: URLSearchParams): Answer | null {
  const field = answerField(key);
  if (type === "checkbox") return form.get(field) !== null;
  const texts = form
    .getAll(field)
    .map(plainText)
    .filter((text) => text !== "");
  if (type === "multiselect") return texts.length === 0 ? null : texts;
  const [text] = texts;
  if (text === undefined) return null;
  return type === "number" ? numberOf(text) : text;
}

/** Returns a text that is not a number unchanged: the operation rejects it. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : text;
}

/** Removes control characters except line feeds. */
const plainText = (text: string | null): string =>
  (text ?? "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .toWellFormed()
    .trim();

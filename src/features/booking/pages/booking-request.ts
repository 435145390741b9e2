import type { Schemas } from "../../../../generated/services.js";
import type { BookingView } from "./booking-view.ts";
import { fill, sentences } from "../../../base/i18n/sentences.ts";
import { TooManyRequests, type Detail, Problem } from "../../../base/platform/rules/errors.ts";
import { type BookingPageTexts, bookingPageTexts } from "../texts/booking-page-texts.ts";
import { bookingProblems } from "../rules/booking.ts";

/** The names of the fields of the form. */
export const FIELDS = { name: "name", email: "email", phone: "phone", guests: "guests" } as const;

/** Returns the name of the field of a question. */
export const answerField = (key: string): string => `answer.${key}`;

/** Returns the addresses in the field for guests: one per line, or separated by commas, semicolons or spaces. */
const guestsOf = (form: URLSearchParams): string[] =>
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
function answersOf(
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

/** Why the form is shown again. */
export interface BookingFaults {
  readonly status: number;
  /** Texts by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The text about the form as a whole. */
  readonly general: string | null;
  /** Start times to choose instead. */
  readonly alternatives: readonly string[];
  /** Set if the form was already accepted, with other entries. */
  readonly isSent?: true;
}

/** A form without errors. */
export const NO_FAULTS: BookingFaults = { status: 200, fields: {}, general: null, alternatives: [] };

/** Returns the faults of a form as a whole. */
export const generalFault = (general: string, status = 422): BookingFaults => ({ ...NO_FAULTS, status, general });

/** A form that the operation rejected. */
interface RejectedBooking {
  readonly form: URLSearchParams;
  readonly view: BookingView;
  /** The form as a request. */
  readonly request: ReturnType<typeof requestOf>;
  /** The country of phone numbers without a country code. */
  readonly country: string | null;
}

/** Returns the texts for an error that the visitor can correct; throws any other. */
export function faultsOf(error: unknown, { form, view, request, country }: RejectedBooking): BookingFaults {
  const { page, locale } = view;
  if (error instanceof TooManyRequests && error.reason !== null)
    return generalFault(sentences(locale).limitReached[error.reason], 429);
  if (!(error instanceof Problem)) throw error;
  const { faults } = bookingPageTexts(locale);
  switch (error.code) {
    case "slot_unavailable": {
      const alternatives = alternativesOf(error);
      const general = alternatives.length === 0 ? faults.noAlternatives : faults.unavailable;
      return { ...generalFault(general, 409), alternatives };
    }
    case "duplicate":
      return generalFault(faults.duplicate, 409);
    case "idempotency_key_reused":
      return { ...generalFault(faults.sent, 409), isSent: true };
    case "validation_failed":
    case "unprocessable":
      // The operation reports errors of answers only if there are no others, but visitors correct all at once.
      return fieldFaults([...error.details, ...bookingProblems(page, request, country)], { form, page, faults });
    default:
      throw error;
  }
}

function alternativesOf({ details }: Problem): string[] {
  const offered = details.flatMap(({ extra }) => extra?.alternatives ?? []);
  return offered.flatMap((slot) =>
    typeof slot === "object" && slot !== null && "start_at" in slot ? [String(slot.start_at)] : [],
  );
}

interface RejectedForm {
  readonly form: URLSearchParams;
  readonly page: Schemas["BookingPage"];
  readonly faults: BookingPageTexts["faults"];
}

function fieldFaults(details: readonly Detail[], rejected: RejectedForm): BookingFaults {
  const found = details.map((detail) => {
    const field = fieldOf(detail.path);
    return field === null ? null : ([field, textOf(detail, field, rejected)] as const);
  });
  // The first error of a field counts.
  const fields = Object.fromEntries(found.filter((one) => one !== null).toReversed());
  const { some, other } = rejected.faults;
  return { ...NO_FAULTS, status: 422, fields, general: found.includes(null) ? other : some };
}

/** Returns the field of the form for a path of the request; null if there is none. */
function fieldOf(path: string): string | null {
  const [, part, name = ""] = path.split("/");
  if (part === "guests") return FIELDS.guests;
  if (part === "answers" && name !== "") return answerField(name);
  if (part !== "invitee") return null;
  return Object.values(FIELDS).find((field) => field === name) ?? null;
}

/** Returns the text for an error; errors of answers depend on the type of the question. */
function textOf({ code, path, values = {} }: Detail, field: string, { form, page, faults }: RejectedForm): string {
  if (code === "too_long") return fill(faults.tooLong, values);
  if (code === "link_in_text") return faults.link;
  if (code === "phone_country_required") return faults.phoneCountry;
  if (field === FIELDS.guests) {
    if (code === "too_many") return fill(faults.tooManyGuests, values);
    const guest = guestsOf(form)[Number(path.split("/")[2])] ?? "";
    return fill(code === "not_unique" ? faults.sameGuest : faults.guest, { guest });
  }
  const type = page.questions.find(({ key }) => answerField(key) === field)?.type ?? field;
  const isEmpty = (form.get(field) ?? "").trim() === "";
  if (isEmpty || MISSING.has(code)) return faults[MISSING_TEXTS[type] ?? "required"];
  return faults[WRONG_TEXTS[type] ?? "invalid"];
}

type Fault = keyof BookingPageTexts["faults"];

const MISSING: ReadonlySet<string> = new Set(["required", "too_short", "answer_required"]);
const MISSING_TEXTS: Readonly<Record<string, Fault>> = { checkbox: "check", select: "choose", multiselect: "choose" };
const WRONG_TEXTS: Readonly<Record<string, Fault>> = {
  email: "email",
  phone: "phone",
  number: "number",
  url: "url",
  date: "date",
  select: "option",
  multiselect: "option",
};

import type { FormPageSubmitInput, Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { readAnswers } from "../../booking/rules/booking-questions.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { linkDetails } from "../../../base/platform/rules/link-text.ts";
import { normalizeEmail } from "../../../base/records/record-state.ts";
import { readEntries } from "../rules/form-fields.ts";
import { chooseText } from "../rules/text-by-language.ts";
import type { PublishedForm } from "./find-form.ts";

/** The entries of a visitor without the address of the form. */
export type SubmissionInput = Omit<FormPageSubmitInput, "organization_slug" | "form_slug" | "page_token">;

/** A valid submission. */
export interface Submission {
  readonly email: string;
  /** Values of contact fields, by field. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly answers: Schemas["FormAnswers"];
  /** The text as the visitor saw it; null if the form has none. */
  readonly consentText: string | null;
  readonly consentGiven: boolean | null;
  readonly locale: Locale;
  readonly referrer: string | null;
}

/** The names by which messages address a contact. A company can be named like its website. */
const NAMES = ["first_name", "last_name"] as const;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Normalizes a submission. Throws `unprocessable` with everything that is wrong. */
export function readSubmission(published: PublishedForm, input: SubmissionInput): Submission {
  const { problems, ...submission } = readEverything(published, input);
  if (problems.length > 0) throw unprocessable(problems);
  return submission;
}

/** Returns what is wrong with a submission apart from the shape of its values; an empty list if nothing is. */
export const submissionProblems = (published: PublishedForm, input: SubmissionInput): readonly Detail[] =>
  readEverything(published, input).problems;

function readEverything(
  { organization, form, fields }: PublishedForm,
  input: SubmissionInput,
): Submission & { readonly problems: readonly Detail[] } {
  const country = organization.default_country;
  const { values, problems } = readEntries(fields, input.fields ?? {}, country);
  const { answers, problems: wrongAnswers } = readAnswers(form.questions, input.answers ?? {}, country);
  const page = input.locale ?? form.locale ?? organization.default_locale;
  const consent = chooseText(form.consent_text, page);
  const consentGiven = consent === null ? null : input.consent === true;
  const missing: Detail[] =
    consentGiven === false && form.consent_required ? [{ path: "/consent", code: "consent_required" }] : [];
  const links = linkDetails(NAMES.map((name) => ({ path: `/fields/${name}`, text: textOf(values.get(name)) })));
  return {
    problems: [...problems, ...wrongAnswers, ...missing, ...links].slice(0, 20),
    email: normalizeEmail(input.email),
    values,
    answers: answers as Schemas["FormAnswers"],
    consentText: consent?.text ?? null,
    consentGiven,
    locale: page,
    referrer: input.referrer ?? null,
  };
}

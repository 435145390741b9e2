import { unicodeAddress } from "../../../base/platform/rules/unicode-address.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { formTexts } from "../texts/form-texts.ts";
import type { PublishedForm } from "./find-form.ts";
import type { Submission } from "./read-submission.ts";

/** Longer entries are shortened in the e-mail. */
const MAX_TEXT = 500;

/** Returns the entries of a submission with their labels, for the e-mail that reports it. */
export function entriesOf(
  { form, fields, submission }: Pick<PublishedForm, "form" | "fields"> & { readonly submission: Submission },
  locale: Locale,
): { readonly label: string; readonly value: string }[] {
  const texts = formTexts(locale);
  const shown = (value: unknown): string => shorten(valueText(value, texts));
  const answers: Readonly<Record<string, unknown>> = submission.answers;
  return [
    { label: texts.email, value: unicodeAddress(submission.email) },
    ...fields.flatMap(({ field, label }) => {
      const value = submission.values.get(field);
      return value === undefined ? [] : [{ label: label ?? texts.fields[field] ?? field, value: shown(value) }];
    }),
    ...form.questions.flatMap(({ key, label }) => {
      const value = answers[key];
      return value === undefined ? [] : [{ label, value: shown(value) }];
    }),
    ...(submission.consentGiven === null ? [] : [{ label: texts.consent, value: shown(submission.consentGiven) }]),
  ];
}

function valueText(value: unknown, { yes, no }: { readonly yes: string; readonly no: string }): string {
  if (typeof value === "boolean") return value ? yes : no;
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT).join("")}…` : text;
}

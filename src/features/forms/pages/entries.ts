import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import type { FormInput } from "./inputs.ts";

/** The body of formPage.submit without the token. */
export type SubmissionBody = Omit<Schemas["FormSubmissionRequest"], "page_token">;

type Value = SubmissionBody["answers"] extends infer Answers ? NonNullable<Answers>[keyof Answers] : never;

const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$/;

/** Returns a posted form as the body of the operation; empty entries are left out. */
export function bodyOf(inputs: readonly FormInput[], form: URLSearchParams, locale: Locale): SubmissionBody {
  const entries = inputs.flatMap((input): [string, Value][] => {
    const value = valueOf(input, form);
    return value === null ? [] : [[input.name, value]];
  });
  const referrer = form.get("referrer") ?? "";
  return {
    email: textOf(form, "email"),
    fields: partOf(entries, "fields."),
    answers: partOf(entries, "answers."),
    consent: form.has("consent"),
    locale,
    referrer: ORIGIN.test(referrer) ? referrer : null,
  };
}

function partOf(entries: readonly (readonly [string, Value])[], prefix: string): Record<string, Value> {
  const part = entries.filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(part.map(([name, value]) => [name.slice(prefix.length), value]));
}

function valueOf({ name, kind }: FormInput, form: URLSearchParams): Value | null {
  if (kind === "boolean") return form.has(name);
  if (kind === "multi_select") {
    const chosen = form.getAll(name).filter((one) => one !== "");
    return chosen.length === 0 ? null : chosen;
  }
  const text = textOf(form, name);
  if (text === "") return null;
  if (kind === "number") return numberOf(text);
  return kind === "url" && !/^[a-z][a-z0-9+.-]*:/i.test(text) ? `https://${text}` : text;
}

/** Returns the text if it is no number, so that the service rejects it. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(/\s/g, "").replace(",", "."));
  return Number.isFinite(number) ? number : text;
}

/** Browsers send line breaks as CR LF. */
const textOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? "").replace(/\r\n?/g, "\n").trim();

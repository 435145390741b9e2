import type { Locale } from "../../../base/contract/caller.ts";
import { withPlurals } from "../../../base/i18n/language-rules.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { retryAfterOf } from "../../../base/platform/pages/send.ts";
import { Problem, validationFailed, type Detail } from "../../../base/platform/rules/errors.ts";
import { toDetails } from "../../../base/platform/rules/violations.ts";
import { accountTexts, type AccountTexts } from "../texts/account-texts.ts";
import type { AccountPagesDeps, Visit } from "./visit.ts";
import type { Schemas } from "../../../../generated/services.js";
import { PageError } from "../../../base/platform/pages/form.ts";

/** Why a form is shown again. */
export interface Faults {
  readonly status: number;
  /** Texts by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The text about the form as a whole. */
  readonly general: string | null;
}

export const noFaults: Faults = { status: 200, fields: {}, general: null };

/** Counts a form like the operation, and checks it against the contract. Throws validation_failed, TooManyRequests. */
export async function checkInput(
  { operations, spend }: Pick<AccountPagesDeps, "operations" | "spend">,
  { visitor }: Pick<Visit, "visitor">,
  { id, input }: { readonly id: string; readonly input: unknown },
): Promise<void> {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new TypeError(`There is no operation ${id}.`);
  await spend({ id, rateLimit: operation.rateLimit }, visitor.address);
  const { validateBody } = operation;
  if (validateBody && !validateBody(input)) throw validationFailed(toDetails(validateBody.errors ?? [], { input }));
}

/**
 * Returns the texts for an error that the visitor can correct; throws any other. `names` maps the fields of the
 * operation to those of the form.
 */
export function faultsOf(
  error: unknown,
  { response, locale }: Pick<Visit, "response" | "locale">,
  names: Readonly<Record<string, string>>,
): Faults {
  const wait = retryAfterOf(error);
  if (error instanceof Error && error.name === "TooManyRequests" && wait !== null) {
    response.setHeader("Retry-After", String(wait));
    return { status: 429, fields: {}, general: tooMany(wait, locale) };
  }
  const status = error instanceof Problem ? STATUSES[error.code] : undefined;
  if (status === undefined || !(error instanceof Problem)) throw error;
  const texts = accountTexts(locale);
  const found = error.details.map((detail) => {
    const field = names[detail.path.slice(1)];
    return field === undefined ? null : ([field, textOf(detail, field, texts)] as const);
  });
  const fields = Object.fromEntries(found.filter((one) => one !== null).reverse());
  return { status, fields, general: found.includes(null) || found.length === 0 ? texts.faults.other : null };
}

/** Returns the faults with a text about the form as a whole. */
export function generalFault(status: number, general: string): Faults {
  return { status, fields: {}, general };
}

const STATUSES: Readonly<Record<string, number>> = {
  validation_failed: 422,
  unprocessable: 422,
  unauthenticated: 401,
  misdirected: 421,
  duplicate: 409,
  state_conflict: 409,
  not_found: 404,
};

function tooMany(seconds: number, locale: Locale): string {
  return fill(withPlurals(accountTexts(locale).faults.tooMany, { seconds }, locale), { seconds });
}

function textOf({ code }: Detail, field: string, { faults, missing }: AccountTexts): string {
  if (code === "required" && field in missing) return missing[field as keyof typeof missing];
  return faults[BY_CODE[code] ?? (field === "email" ? "email" : "other")];
}

const BY_CODE: Readonly<Partial<Record<string, keyof AccountTexts["faults"]>>> = {
  too_short: "short",
  common_password: "common",
  invalid_token: "link",
  incorrect_code: "code",
  incorrect_password: "password",
  format: "email",
};

/**
 * Returns the response of a passkey that the script has put into the form. The validators of the contract check its
 * content.
 */
export function parsePasskey(form: URLSearchParams): Schemas["WebAuthnResponse"] {
  try {
    return JSON.parse(form.get("passkey") ?? "") as Schemas["WebAuthnResponse"];
  } catch {
    throw new PageError("bad_request");
  }
}

/**
 * Returns the token of a link: the field contains the token, or the whole link if it was pasted. Null if there is none.
 */
export function linkToken(form: URLSearchParams): string | null {
  const text = (form.get("link") ?? "").trim();
  const token = text.slice(text.indexOf("#") + 1).trim();
  return token === "" ? null : token;
}

import type { GuardRejection } from "../../../base/platform/pages/form-guard.ts";
import { type Detail, Problem } from "../../../base/platform/rules/errors.ts";
import type { FormFault } from "../texts/form-texts.ts";
import type { FormInput } from "./inputs.ts";

/** Why a form is shown again. */
export interface FormFaults {
  readonly status: number;
  /** By the name of the input. */
  readonly inputs: ReadonlyMap<string, FormFault>;
  /** Why the form as a whole was rejected; null for wrong entries. */
  readonly guard: GuardRejection | null;
}

/** A form that was not sent yet. */
export const NO_FAULTS: FormFaults = { status: 200, inputs: new Map(), guard: null };

/** Returns what the visitor can correct; throws any other error. */
export function faultsOf(error: unknown, inputs: readonly FormInput[]): FormFaults {
  if (!(error instanceof Problem) || !["unprocessable", "validation_failed"].includes(error.code)) throw error;
  const faults = new Map<string, FormFault>();
  for (const detail of error.details) {
    const [, part = "", key] = detail.path.split("/");
    const name = key === undefined ? part : `${part}.${key}`;
    if (!faults.has(name))
      faults.set(
        name,
        faultOf(
          detail,
          inputs.find((input) => input.name === name),
        ),
      );
  }
  return { status: 422, inputs: faults, guard: null };
}

const BY_CODE: Readonly<Partial<Record<Detail["code"], FormFault>>> = {
  required: "required",
  answer_required: "required",
  too_short: "required",
  consent_required: "consent",
  link_in_text: "link",
  too_long: "long",
  phone_country_required: "phone",
  enum: "choice",
};

const BY_KIND: Readonly<Partial<Record<FormInput["kind"], FormFault>>> = {
  email: "email",
  phone: "phone",
  url: "url",
  number: "number",
  date: "date",
  select: "choice",
  multi_select: "choice",
  country: "choice",
};

function faultOf({ code }: Detail, input: FormInput | undefined): FormFault {
  return BY_CODE[code] ?? (input && BY_KIND[input.kind]) ?? "other";
}

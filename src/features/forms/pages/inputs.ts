import type { Schemas } from "../../../../generated/services.js";
import { limitOf } from "../rules/form-fields.ts";
import type { FormTexts } from "../texts/form-texts.ts";

/** The kind of an input of a form. */
export type InputKind = Schemas["FormPageField"]["type"] | "textarea";

/** One input of a form: a contact field or a question. */
export interface FormInput {
  /** Name in the page's form: `email`, `fields.last_name` or `answers.topic`. */
  readonly name: string;
  /** The organization's own text, or ours in the language of the page. */
  readonly label: { readonly text: string; readonly own: boolean };
  readonly kind: InputKind;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly autocomplete: string | null;
  readonly maxLength: number | null;
}

const MAX_TEXT = 10_000;
const MAX_EMAIL = 254;

/** The values of `autocomplete` (HTML Standard, §4.10.18.7) of contact fields. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  first_name: "given-name",
  last_name: "family-name",
  phone: "tel",
  mobile: "tel",
  job_title: "organization-title",
  company: "organization",
  website: "url",
  "address.street": "street-address",
  "address.city": "address-level2",
  "address.region": "address-level1",
  "address.postal_code": "postal-code",
  "address.country": "country",
};

const KIND_OF_QUESTION: Readonly<Record<Schemas["BookingQuestion"]["type"], InputKind>> = {
  text: "text",
  textarea: "textarea",
  number: "number",
  select: "select",
  multiselect: "multi_select",
  checkbox: "boolean",
  phone: "phone",
  url: "url",
  date: "date",
};

/** Returns the inputs of a form in their order; the e-mail address is the first one. */
export function inputsOf({ fields, questions }: Schemas["FormPage"], texts: FormTexts): FormInput[] {
  return [
    {
      name: "email",
      kind: "email",
      required: true,
      options: [],
      autocomplete: "email",
      maxLength: MAX_EMAIL,
      label: { text: texts.email, own: false },
    },
    ...fields.map(({ field, label, required, type, options }): FormInput => ({
      name: `fields.${field}`,
      kind: type,
      required,
      options: options ?? [],
      label: label === null ? { text: texts.fields[field] ?? nameOf(field), own: false } : { text: label, own: true },
      autocomplete: AUTOCOMPLETE[field] ?? null,
      maxLength: limitOf(field) ?? MAX_TEXT,
    })),
    ...questions.map(({ key, label, type, required = false, options }): FormInput => ({
      name: `answers.${key}`,
      kind: KIND_OF_QUESTION[type],
      required,
      options: options ?? [],
      label: { text: label, own: true },
      autocomplete: null,
      maxLength: MAX_TEXT,
    })),
  ];
}

/** A custom field without a label: `custom_fields.contract_end` → `contract end`. */
const nameOf = (field: string): string => (field.split(".").at(-1) ?? field).replaceAll("_", " ");

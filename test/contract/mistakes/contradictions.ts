import { COMMON, NOTES } from "./mistake.ts";
import type { Mistake } from "./mistake.ts";

/** Schemas that contradict themselves. */
export const contradictionsMistakes: readonly Mistake[] = [
  {
    title: "a minimum above the maximum",
    file: NOTES,
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: "title: { type: integer, ▶minimum: 10, maximum: 5 }",
    message: "minimum 10 is greater than maximum 5: swap them or correct one",
  },
  {
    title: "a minLength above the maxLength",
    file: NOTES,
    from: "minLength: 1, maxLength: 5",
    to: "▶minLength: 6, maxLength: 5",
    message: "minLength 6 is greater than maxLength 5: swap them or correct one",
  },
  {
    title: "a minItems above the maxItems",
    file: NOTES,
    from: "tags: { type: array, maxItems: 3,",
    to: "tags: { type: array, ▶minItems: 4, maxItems: 3,",
    message: "minItems 4 is greater than maxItems 3: swap them or correct one",
  },
  {
    title: "a required property that does not exist",
    file: NOTES,
    from: "required: [data, meta]",
    to: "required: [data, ▶mata]",
    message: "required names mata, which is not a property: did you mean data?",
  },
  {
    title: "a required property that allOf does not contain",
    file: NOTES,
    from: "required: [kind, title]",
    to: "required: [kind, ▶titel]",
    message: "required names titel, which is not a property: did you mean title?",
  },
  {
    title: "an enum of another type",
    file: NOTES,
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: "title: { type: string, enum: [low, ▶1] }",
    message: "enum contains 1, which is not of type string: correct one of them",
  },
  {
    title: "an enum without null of a nullable type",
    file: NOTES,
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: 'title: { type: [string, "null"], ▶enum: [low, high] }',
    message: 'the type includes null, but enum does not: add null to enum, or remove "null" from type',
  },
  {
    title: "a constant of another type",
    file: NOTES,
    from: "kind: { type: string, const: memo }",
    to: "kind: { type: string, ▶const: 1 }",
    message: "const is 1, which is not of type string: correct one of them",
  },
  {
    title: "an invalid regular expression",
    file: NOTES,
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: 'title: { type: string, maxLength: 5, ▶pattern: "^(a$", x-expected: slug }',
    message: '"^(a$" is not a regular expression: unterminated group',
  },
  {
    title: "a keyword of another type",
    file: NOTES,
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: "title: { type: integer, ▶maxLength: 5 }",
    message: "maxLength is for the type string, but the type is number: correct one of them",
  },
  {
    title: "an array without items",
    file: NOTES,
    from: "tags: { type: array, maxItems: 3, items: { type: string, maxLength: 20 } }",
    to: "tags: { ▶type: array, maxItems: 3 }",
    message: "an array needs items: the schema of its items",
  },
  {
    title: "a field that is neither readable nor writable",
    file: NOTES,
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: "title: { type: integer, readOnly: true, ▶writeOnly: true }",
    message: "a field cannot be both readOnly and writeOnly: remove one of them",
  },
  {
    title: "a discriminator that a branch does not have",
    file: NOTES,
    from: "        propertyName: kind\n",
    to: "        ▶propertyName: sort\n",
    message: "no schema of oneOf has a property sort: correct the name",
  },
  {
    title: "an unknown format",
    file: COMMON,
    from: "Timestamp: { type: string, format: date-time }",
    to: "Timestamp: { type: string, ▶format: datetime }",
    message: "the format datetime is not one of src/base/contract/formats.ts: did you mean date-time?",
  },
];

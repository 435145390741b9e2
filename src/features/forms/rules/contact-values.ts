import type { FieldValues } from "../../../base/records/rules/entity-input.ts";
import { customKeyOf } from "./form-fields.ts";

const ADDRESS = "address.";
const MAX_TAGS = 50;

/** Returns the entries of a form as fields of a contact. `company` is no field of contacts. */
export function contactValues(values: ReadonlyMap<string, unknown>): FieldValues {
  const plain: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const [field, value] of values) {
    const key = customKeyOf(field);
    if (key !== null) custom[key] = value;
    else if (field.startsWith(ADDRESS)) address[field.slice(ADDRESS.length)] = value;
    else if (field !== "company") plain[field] = value;
  }
  return {
    ...plain,
    ...(Object.keys(address).length > 0 && { address }),
    ...(Object.keys(custom).length > 0 && { custom_fields: custom }),
  };
}

/** Returns the values for the empty fields of a contact: filled ones are never overwritten. */
export function missingValues(contact: FieldValues, given: FieldValues): FieldValues {
  const entries = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const present = contact[name];
    if (isObject(value)) {
      const members = missingValues(isObject(present) ? present : {}, value);
      return Object.keys(members).length > 0 ? [[name, members]] : [];
    }
    return isEmpty(present) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the tags of a contact with those of a form, as far as there is space for them. */
export function withTags(present: readonly string[], added: readonly string[]): string[] {
  const known = new Set(present.map((tag) => tag.toLowerCase()));
  return [...present, ...added.filter((tag) => !known.has(tag.toLowerCase()))].slice(
    0,
    Math.max(MAX_TAGS, present.length),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is FieldValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);

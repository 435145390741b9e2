import type { PathMapping } from "./argument-errors.ts";
import { underFields } from "./argument-errors.ts";
import type { People, PersonReference } from "./people.ts";
import type { Fields } from "./record-kinds.ts";
import { countryCode } from "./rules/country-names.ts";
import { addressFields, type FieldType, underOwnNames } from "./field-names.ts";
import { userFields } from "./user-fields.ts";

/** The fields of a record as the API takes them, and the place of its errors in the arguments. */
export interface GivenFields {
  readonly fields: Fields;
  readonly place: PathMapping;
}

/** Reads the fields that a model sends: by their names or synonyms, with users by id, e-mail address, name or `me`. */
export async function readFields(people: People, type: FieldType, sent: Fields): Promise<GivenFields> {
  const { fields, given } = underOwnNames(type, sent);
  const place: PathMapping = (path) => underFields(given.get(path) ?? path);
  const users = userFields(type).flatMap((field) => {
    const value = fields[field];
    return typeof value === "string" ? [{ field, path: place(`/${field}`), value }] : [];
  });
  const ids = users.length > 0 ? await people.idsOf(users satisfies readonly PersonReference[]) : [];
  const resolved = users.map(({ field }, index) => [field, ids[index]] as const);
  return { fields: { ...fields, ...withCountries(type, fields), ...Object.fromEntries(resolved) }, place };
}

/** Returns the addresses with codes of countries that are given by their names. */
function withCountries(type: FieldType, fields: Fields): Fields {
  const addresses = addressFields(type).flatMap((name) => {
    const address = fields[name];
    if (typeof address !== "object" || address === null || !("country" in address)) return [];
    const { country } = address;
    return typeof country === "string" ? [[name, { ...address, country: countryCode(country) }] as const] : [];
  });
  return Object.fromEntries(addresses);
}

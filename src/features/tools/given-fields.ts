import { type KnownNames, type PathMapping, shapeErrors, underFields } from "./argument-errors.ts";
import type { Validate } from "../../base/contract/operation.ts";
import { withFurther, withoutMistakes, type WrittenRecord } from "../../base/platform/mistakes.ts";
import type { People, PersonReference } from "./people.ts";
import type { Fields } from "./record-kinds.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import { type Detail, unprocessable, validationFailed } from "../../base/platform/rules/errors.ts";
import { countryCode } from "./rules/country-names.ts";
import { addressFields, type FieldType, underOwnNames } from "./field-names.ts";
import { userFields } from "./user-fields.ts";
import { MAX_DETAILS } from "../../base/platform/rules/violations.ts";

/** The fields of a record as the API takes them, and the place of its errors in the arguments. */
export interface GivenFields {
  readonly fields: Fields;
  readonly place: PathMapping;
  /** The errors of people who are not one user, by field; `fields` contains what was sent for them. */
  readonly unknownPeople: ReadonlyMap<string, Detail>;
}

/** Reads the fields that a model sends: by their names or synonyms, with users by id, e-mail address, name or `me`. */
export async function readFields(people: People, type: FieldType, sent: Fields): Promise<GivenFields> {
  const { fields, given } = underOwnNames(type, sent);
  const place: PathMapping = (path) => underFields(given.get(path) ?? path);
  const users = userFields(type).flatMap((field) => {
    const value = fields[field];
    return typeof value === "string" ? [{ field, path: place(`/${field}`), value }] : [];
  });
  const found = await catchProblem(() => people.idsOf(users satisfies readonly PersonReference[]));
  const details = "problem" in found ? found.problem.details : [];
  const ids = "result" in found ? found.result : users.map(({ value }) => value);
  const resolved = users.map(({ field }, index) => [field, ids[index]] as const);
  const unknownPeople = new Map(
    users.flatMap(({ field, path }) => details.filter((one) => one.path === path).map((one) => [field, one] as const)),
  );
  const all = { ...fields, ...withCountries(type, fields), ...Object.fromEntries(resolved) };
  return { fields: all, place, unknownPeople };
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

/** Fields without those that have a mistake, and JSON pointers to the mistakes. */
export type CheckedFields = Pick<WrittenRecord, "body" | "mistaken">;

/** How the fields of a record are checked. */
interface FieldChecks extends Omit<GivenFields, "fields"> {
  /** The names for the hints. */
  readonly known: KnownNames;
  /** Returns the mistakes that the validator does not find. */
  readonly further: (written: CheckedFields) => Promise<readonly Detail[]>;
}

/**
 * Throws a problem with all mistakes if a value has the wrong shape (`validation_failed`) or names nobody
 * (`unprocessable`).
 */
export async function requireValidFields(
  validate: Validate,
  fields: Fields,
  { known, place, unknownPeople, further }: FieldChecks,
): Promise<void> {
  // The validator replaces values by the form in which they are stored, in `fields` itself.
  const named =
    unknownPeople.size === 0
      ? fields
      : Object.fromEntries(Object.entries(fields).filter(([name]) => !unknownPeople.has(name)));
  const shape = shapeErrors(validate, named, known);
  if (shape.length === 0 && unknownPeople.size === 0) return;
  const mistaken = [...shape.map(({ path }) => path), ...[...unknownPeople.keys()].map((name) => `/${name}`)];
  // Beyond these, a mistake of the shape can be unknown.
  const others = shape.length >= MAX_DETAILS ? [] : await further({ body: withoutMistakes(named, shape), mistaken });
  const placed = (details: readonly Detail[]): Detail[] =>
    details.map((detail) => ({ ...detail, path: place(detail.path) }));
  const details = withFurther([...placed(shape), ...unknownPeople.values()], placed(others));
  throw shape.length > 0 ? validationFailed(details) : unprocessable(details);
}

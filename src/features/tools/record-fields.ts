import { type KnownNames, type PathMapping, shapeErrors, underFields } from "./argument-errors.ts";
import type { Validate } from "../../base/contract/operation.ts";
import { withFurther, withoutMistakes, type WrittenRecord } from "../../base/platform/mistakes.ts";
import type { People, PersonReference } from "./people.ts";
import type { Fields } from "./record-kinds.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import { type Detail, unprocessable, validationFailed } from "../../base/platform/rules/errors.ts";
import { countryCode } from "./rules/names.ts";
import { MAX_DETAILS } from "../../base/platform/rules/violations.ts";
import { fields as tables } from "../../../generated/fields.js";
import { sameName, type DescribedName } from "../../base/platform/rules/did-you-mean.ts";
import { fieldOf, type FieldTable, memberFields, namesOf } from "../../base/records/rules/field-table.ts";
import { type Relation, relations } from "../../../generated/relations.js";
import type { ToolRecord } from "./rules/tool-record.ts";

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
type CheckedFields = Pick<WrittenRecord, "body" | "mistaken">;

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

/** A record type with fields in the contract. */
type FieldType = keyof typeof tables;

/** Returns the names of the fields of a record type; a user is also meant by the name that results show. */
export function knownNames(type: FieldType, table: FieldTable = tables[type]): DescribedName[] {
  const users = userFields(type);
  return [...namesOf(table), ...namesOf(memberFields(table))].map((known) =>
    users.includes(known.name) ? { ...known, synonyms: [...(known.synonyms ?? []), nameFieldOf(known.name)] } : known,
  );
}

/** Returns the names of the fields that clients can set. */
export function writableNames(type: FieldType): DescribedName[] {
  const table: FieldTable = tables[type];
  const writable = Object.entries(table).filter(([, field]) => field.read_only !== true);
  return knownNames(type, Object.fromEntries(writable));
}

/** Returns the fields of a record type that are addresses. */
function addressFields(type: FieldType): string[] {
  const table: FieldTable = tables[type];
  return Object.keys(table).filter((name) => Object.hasOwn(table[name]?.members ?? {}, "country"));
}

/** Fields under their names in the contract, and the names under which they were given. */
interface NamedFields {
  readonly fields: Fields;
  /** The given name by the path of the field. */
  readonly given: ReadonlyMap<string, string>;
}

/** Renames fields that are given by synonyms, unless the field itself is given too. */
function underOwnNames(type: FieldType, sent: Fields): NamedFields {
  const entries = Object.entries(sent).filter(([name]) => !isShownName(type, name, sent));
  const isOwn = (name: string): boolean => fieldOf(tables[type], name) !== undefined;
  const fields = new Map(entries.filter(([name]) => isOwn(name)));
  const given = new Map<string, string>();
  const known = writableNames(type);
  for (const [name, value] of entries.filter(([name]) => !isOwn(name))) {
    const own = sameName(name, known) ?? name;
    const [field = own, member] = own.split(".");
    const isTaken = member === undefined && fields.has(field);
    const place = isTaken ? name : field;
    fields.set(place, member === undefined ? value : { ...objectOf(fields.get(field)), [member]: value });
    if (own !== name && !isTaken) given.set(`/${own.replace(".", "/")}`, `/${name}`);
  }
  return { fields: Object.fromEntries(fields), given };
}

/** A record that is sent back as it was read also has the names of users. */
function isShownName(type: FieldType, name: string, sent: Fields): boolean {
  return userFields(type).some((field) => nameFieldOf(field) === name && Object.hasOwn(sent, field));
}

const objectOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});

const TYPES: Readonly<Record<string, Readonly<Record<string, Relation>>>> = relations;

/** Returns the fields of a record type with the id of a record of another type. */
export function referencesTo(target: Relation["type"], type: string): readonly string[] {
  const own = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  return Object.values(own ?? {}).flatMap(({ type, by, many }) =>
    type === target && by !== null && !many ? [by] : [],
  );
}

/** Returns the fields of a record type with the id of a user. */
export const userFields = (type: string): readonly string[] => referencesTo("user", type);

/** Returns the name of the member that shows the user's name: `owner_name` for `owner_id`. */
export const nameFieldOf = (field: string): string => field.replace(/(?:_id)?$/, "_name");

type Values = Readonly<Record<string, unknown>>;

/** Returns the ids of users in the fields of a record. */
function usersIn(type: string, record: Values): string[] {
  return userFields(type).flatMap((field) => (typeof record[field] === "string" ? [record[field]] : []));
}

/** Returns the record with the names of users next to their ids. */
function withNames<Record extends object>(type: string, record: Record, names: ReadonlyMap<string, string>): Record {
  const fields = userFields(type);
  const entries: [string, unknown][] = Object.entries(record);
  if (!entries.some(([field, id]) => fields.includes(field) && names.has(String(id)))) return record;
  const named = entries.flatMap(([field, value]): [string, unknown][] => {
    const name = fields.includes(field) ? names.get(String(value)) : undefined;
    return name === undefined
      ? [[field, value]]
      : [
          [field, value],
          [nameFieldOf(field), name],
        ];
  });
  return Object.fromEntries(named) as Record;
}

/** Returns a function that adds the names of users next to their ids: one query for all records. */
export async function namingOf(
  people: People,
  records: readonly ToolRecord[],
): Promise<(record: ToolRecord) => ToolRecord> {
  const ids = records.flatMap((record) => usersIn(record.record_type, record));
  if (ids.length === 0) return (record) => record;
  const names = await people.namesOf(ids);
  return (record) => withNames(record.record_type, record, names);
}

import { fields as tables } from "../../../generated/fields.js";
import { sameName } from "../../base/platform/rules/did-you-mean.ts";
import type { DescribedName } from "../../base/platform/rules/unknown-names.ts";
import { fieldOf, type FieldTable, memberFields, namesOf } from "../../base/records/rules/field-table.ts";
import { nameFieldOf, userFields } from "./user-fields.ts";

/** A record type with fields in the contract. */
export type FieldType = keyof typeof tables;

type Fields = Readonly<Record<string, unknown>>;

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
export function addressFields(type: FieldType): string[] {
  const table: FieldTable = tables[type];
  return Object.keys(table).filter((name) => Object.hasOwn(table[name]?.members ?? {}, "country"));
}

/** Fields under their names in the contract, and the names under which they were given. */
export interface NamedFields {
  readonly fields: Fields;
  /** The given name by the path of the field. */
  readonly given: ReadonlyMap<string, string>;
}

/** Renames fields that are given by synonyms, unless the field itself is given too. */
export function underOwnNames(type: FieldType, sent: Fields): NamedFields {
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

import type { Permission } from "../../../../generated/vocabulary.js";
import type { DescribedName } from "../../platform/rules/did-you-mean.ts";
import { recordFields, type RecordFieldNames } from "../../../../generated/records.js";

/** The type of a field; generated/fields contains it for every field of the contract. */
export type FieldType =
  | "string"
  | "text"
  | "integer"
  | "number"
  | "boolean"
  | "date"
  | "datetime"
  | "uuid"
  | "email"
  | "phone"
  | "url"
  | "enum"
  | "array"
  | "object";

/** One field of a record. */
export interface FieldSpec {
  readonly type: FieldType;
  readonly read_only?: boolean;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  /** The indexes that together contain the values of all records, for filters. */
  readonly indexes?: readonly string[];
  /** Whether filters distinguish accents: in codes and identifiers. */
  readonly exact?: boolean;
  /** A permission for reading the field, in addition to reading its record. */
  readonly requires?: Permission;
  /**
   * For objects that updates merge by member: the fixed members, or the maximum number of members of a free-form map.
   */
  readonly merges?: { readonly members?: readonly string[]; readonly most?: number };
  /** One short line about the field. */
  readonly line?: string;
  /** Other names that people use for the field. */
  readonly synonyms?: readonly string[];
  /** The members of an object of texts, for example an address. */
  readonly members?: Readonly<Record<string, { readonly line: string; readonly synonyms?: readonly string[] }>>;
}

/** The fields of a record type by name. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** Returns the field with this name; ignores names of Object.prototype. */
export function fieldOf(table: FieldTable, name: string): FieldSpec | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns the names of the fields, for errors about unknown names. */
export function namesOf(table: FieldTable): DescribedName[] {
  return Object.entries(table).map(([name, { line, synonyms }]) => ({
    name,
    ...(line === undefined ? {} : { line }),
    ...(synonyms === undefined ? {} : { synonyms }),
  }));
}

/** Returns the members of objects as fields: `address.city`. */
export function memberFields(table: FieldTable): FieldTable {
  const members = Object.entries(table).flatMap(([name, { members = {} }]) =>
    Object.entries(members).map(([member, names]): [string, FieldSpec] => [
      `${name}.${member}`,
      { type: "string", nullable: true, ...names },
    ]),
  );
  return Object.fromEntries(members);
}

/** Returns a composed record with its fields in the order of the contract. */
export function inFieldOrder<
  Name extends keyof RecordFieldNames,
  Shown extends Readonly<Record<RecordFieldNames[Name], unknown>>,
>(name: Name, record: Shown): Shown {
  const order: readonly RecordFieldNames[Name][] = recordFields[name];
  return Object.fromEntries(order.map((field) => [field, record[field]])) as Shown;
}

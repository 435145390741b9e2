import type { Permission } from "../../../generated/vocabulary.js";

/** What a value of a field is; generated/fields says it for every field of the contract. */
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
  /** What it takes to read it, beside reading its record. */
  readonly requires?: Permission;
  /** An object that a change merges member by member: its members, or how many a free map holds at most. */
  readonly merges?: { readonly members?: readonly string[]; readonly most?: number };
}

/** The fields of a kind of record, by name. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The field of that name; names of Object.prototype are none. */
export function fieldOf(table: FieldTable, name: string): FieldSpec | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

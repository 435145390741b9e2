import { shownField } from "../../../base/platform/rules/email-address.ts";
import { fields } from "../../../../generated/fields.js";
import { cellOf, splitList, unescapeFormula } from "../../../base/platform/rules/csv-cells.ts";
import type { ResourceType } from "../../../../generated/resources.js";
import type { EntityType } from "../../../base/records/rules/entity.ts";
import { fieldOf, type FieldSpec, type FieldTable } from "../../../base/records/rules/field-table.ts";

/** One column of a CSV file. */
export interface CsvColumn {
  /** As in the header: `email`, `address.city`, `custom_fields.tier`, `external_ids.hubspot`. */
  readonly name: string;
  readonly field: string;
  /** The member of the field, if it is an object. */
  readonly member: string | null;
  /** The type of its values. */
  readonly spec: FieldSpec;
  /** The service sets the value: it is part of exports and ignored by imports. */
  readonly readOnly: boolean;
}

/** The columns of an organization besides those of the contract. */
export interface OrganizationColumns {
  /** The definitions of its custom fields for this record type. */
  readonly customFields: FieldTable;
  /** The namespaces of its external ids. */
  readonly namespaces: readonly string[];
}

const FIRST = ["id", "name", "first_name", "last_name", "email", "domain"];
const ADDRESSES = ["address", "billing_address", "shipping_address"];
const ADDRESS_MEMBERS = ["street", "city", "region", "postal_code", "country"];
/** Author and version mean nothing to other systems, and the type is the same in every line. */
const OMITTED = ["entity_type", "version", "created_by", "updated_by", "deleted_at"];

const TEXT: FieldSpec = { type: "string", nullable: true };

/** Returns the columns of a record type in the order of an export. */
export function csvColumns(
  type: EntityType | ResourceType,
  { customFields, namespaces }: OrganizationColumns,
): CsvColumn[] {
  const table: FieldTable = fields[type];
  const columns = inOrder(table).flatMap((field): CsvColumn[] => {
    if (field === "custom_fields") return Object.entries(customFields).map(([key, spec]) => member(field, key, spec));
    if (field === "external_ids") return namespaces.map((namespace) => member(field, namespace, TEXT));
    if (ADDRESSES.includes(field)) return ADDRESS_MEMBERS.map((name) => member(field, name, TEXT));
    return [whole(field, fieldOf(table, field) ?? TEXT)];
  });
  return columns;
}

/** Returns the fields of a record type that an export contains. */
export const exportedFields = (type: EntityType | ResourceType): string[] => inOrder(fields[type]);

/**
 * Returns the columns with these names in the order of the names, and the unknown names; the name of a field with
 * members selects all of them.
 */
export function chosenColumns(
  columns: readonly CsvColumn[],
  names: readonly string[],
): { readonly chosen: CsvColumn[]; readonly unknown: string[] } {
  const fits = ({ name: own, field }: CsvColumn, name: string): boolean => own === name || field === name;
  return {
    chosen: [...new Set(names.flatMap((name) => columns.filter((column) => fits(column, name))))],
    unknown: names.filter((name) => !columns.some((column) => fits(column, name)) && !mayBeEmpty(name)),
  };
}

/** Returns the columns with these names; a column that no longer exists stays, but is empty. */
export function columnsNamed(columns: readonly CsvColumn[], names: readonly string[]): CsvColumn[] {
  return names.map((name) => columns.find((column) => column.name === name) ?? whole(name, TEXT));
}

/** Returns the cell of a record in a column. */
export function cellIn(record: Readonly<Record<string, unknown>>, { field, member: name }: CsvColumn): string {
  const value = shownField(field, record[field]);
  if (name === null) return cellOf(value);
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return "";
  return cellOf((value as Readonly<Record<string, unknown>>)[name]);
}

/**
 * Converts a cell to a column's type: null if it is empty (an empty list for lists). An invalid text is returned
 * unchanged, and the contract's validators report it.
 */
export function valueOfCell({ spec }: CsvColumn, cell: string): unknown {
  const text = unescapeFormula(cell);
  if (spec.type === "array") return splitList(text);
  if (text.trim() === "") return null;
  if (spec.type === "boolean") return booleanOf(text);
  if (spec.type === "number" || spec.type === "integer") return numberOf(text);
  return text;
}

const YES = ["true", "yes", "1", "oui", "vrai"];
const NO = ["false", "no", "0", "non", "faux"];

function booleanOf(text: string): boolean | string {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : text;
}

function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
}

/** Fields that identify a record come first, read-only fields last. */
function inOrder(table: FieldTable): string[] {
  const names = Object.keys(table).filter((name) => !OMITTED.includes(name) && !FIRST.includes(name));
  const writable = names.filter((name) => table[name]?.read_only !== true);
  const others = names.filter((name) => table[name]?.read_only === true);
  return [...FIRST.filter((name) => Object.hasOwn(table, name)), ...writable, ...others];
}

const whole = (name: string, spec: FieldSpec): CsvColumn => ({
  name,
  field: name,
  member: null,
  spec,
  readOnly: spec.read_only === true,
});

const member = (field: string, name: string, spec: FieldSpec): CsvColumn => ({
  name: `${field}.${name}`,
  field,
  member: name,
  spec,
  readOnly: false,
});

/** An organization may have no values for these yet. */
const mayBeEmpty = (name: string): boolean => name === "custom_fields" || name.startsWith("external_ids");

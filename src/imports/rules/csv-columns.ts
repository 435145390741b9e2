import { fields } from "../../../generated/fields.js";
import { cellOf, splitList, unescapeFormula } from "../../platform/rules/csv-cells.ts";
import type { EntityRecord, EntityType } from "../../records/rules/entity.ts";
import { fieldOf, type FieldSpec, type FieldTable } from "../../records/rules/field-table.ts";

/** One column of a CSV file of contacts or companies. */
export interface CsvColumn {
  /** As the header has it: `email`, `address.city`, `custom_fields.tier`, `external_ids.hubspot`. */
  readonly name: string;
  readonly field: string;
  /** Which member of the field, where that is an object. */
  readonly member: string | null;
  /** What a value of it is. */
  readonly spec: FieldSpec;
  /** The service decides the value: it is in exports, and an import takes no notice of it. */
  readonly readOnly: boolean;
}

/** What columns an organization has beside those of the contract. */
export interface OwnColumns {
  /** The definitions of its custom fields for this kind of record. */
  readonly customFields: FieldTable;
  /** The namespaces of its external ids. */
  readonly namespaces: readonly string[];
}

const FIRST = ["id", "name", "first_name", "last_name", "email", "domain"];
const ADDRESSES = ["address", "billing_address", "shipping_address"];
const ADDRESS_MEMBERS = ["street", "city", "region", "postal_code", "country"];
/** Who wrote a record and how often says nothing to another system; the kind is the same in every line. */
const LEFT_OUT = ["entity_type", "version", "created_by", "updated_by", "deleted_at"];

const TEXT: FieldSpec = { type: "string", nullable: true };

/** The columns of a kind of record, in the order in which an export has them. */
export function csvColumns(type: EntityType, { customFields, namespaces }: OwnColumns): CsvColumn[] {
  const table: FieldTable = fields[type];
  const columns = inOrder(table).flatMap((field): CsvColumn[] => {
    if (field === "custom_fields") return Object.entries(customFields).map(([key, spec]) => member(field, key, spec));
    if (field === "external_ids") return namespaces.map((namespace) => member(field, namespace, TEXT));
    if (ADDRESSES.includes(field)) return ADDRESS_MEMBERS.map((name) => member(field, name, TEXT));
    return [whole(field, fieldOf(table, field) ?? TEXT)];
  });
  return columns;
}

/** The fields of a kind of record that an export has. */
export const exportedFields = (type: EntityType): string[] => inOrder(fields[type]);

/** The columns that a list of names means: a field with members means all of them. Unknown names come back too. */
export function chosenColumns(
  columns: readonly CsvColumn[],
  names: readonly string[],
): { readonly chosen: CsvColumn[]; readonly unknown: string[] } {
  const fits = ({ name: own, field }: CsvColumn, name: string): boolean => own === name || field === name;
  return {
    chosen: columns.filter((column) => names.some((name) => fits(column, name))),
    unknown: names.filter((name) => !columns.some((column) => fits(column, name)) && !mayBeEmpty(name)),
  };
}

/** The columns with these names; one that is gone stays, empty. */
export function columnsNamed(columns: readonly CsvColumn[], names: readonly string[]): CsvColumn[] {
  return names.map((name) => columns.find((column) => column.name === name) ?? whole(name, TEXT));
}

/** The cell of a record in a column. */
export function cellIn(record: EntityRecord, { field, member: name }: CsvColumn): string {
  const value = record[field];
  if (name === null) return cellOf(value);
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return "";
  return cellOf((value as Readonly<Record<string, unknown>>)[name]);
}

/**
 * What a cell means for a column: null where it is empty (an empty list for lists). A text that is no such value comes
 * back as it is, so that the contract's validators say what is wrong with it.
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

/** What names a record comes first, what the service decides last. */
function inOrder(table: FieldTable): string[] {
  const names = Object.keys(table).filter((name) => !LEFT_OUT.includes(name) && !FIRST.includes(name));
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

/** No record may have any of these yet. */
const mayBeEmpty = (name: string): boolean => name === "custom_fields" || name.startsWith("external_ids");

import type { SortedCustomField } from "../rules/custom-sorts.ts";
import type { FieldType } from "../rules/field-table.ts";
import { familyOf } from "../rules/filter-operators.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";
import { customValueSql } from "./custom-values.ts";
import { linguistic } from "./sort-order.ts";

/** Texts are compared by their first characters, so that a cursor, which contains the last value, fits into a URL. */
const COMPARED_CHARACTERS = 200;

/** The SQL types of values in their order; the other ones are texts. */
const TYPES: Partial<Readonly<Record<FieldType, string>>> = {
  enum: "integer",
  number: "numeric",
  boolean: "boolean",
  date: "date",
  datetime: "timestamptz",
};

/** Returns the expression by which the values of a custom field are sorted, and its type; without an alias if the query has one table. */
export function customSort(
  field: SortedCustomField,
  alias?: string,
): { readonly value: SqlText; readonly type: string } {
  const { key, type, entity_type, options } = field;
  const kind = entity_type === undefined ? {} : { entity_type };
  const { text, bindings } = customValueSql({ name: key, family: familyOf(type), ...kind }, alias);
  const cast = TYPES[type];
  if (cast === undefined)
    return { value: sql(linguistic(`left(${text}, ${COMPARED_CHARACTERS})`), ...bindings), type: "text" };
  if (type !== "enum") return { value: sql(text, ...bindings), type: cast };
  return { value: sql(`array_position(?::text[], ${text})`, options, ...bindings), type: cast };
}

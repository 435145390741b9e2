import type { EntityType } from "../rules/entity.ts";
import { type Family, familyOf } from "../rules/filter-fields.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";
import type { SortedCustomField } from "../rules/custom-fields.ts";
import type { FieldType } from "../rules/field-table.ts";
import { linguistic } from "./sort-order.ts";

/** The SQL type of each family. */
export const sqlTypes: Readonly<Record<Family, string>> = {
  text: "text",
  email: "text",
  choice: "text",
  id: "uuid",
  number: "numeric",
  boolean: "boolean",
  date: "date",
  datetime: "timestamptz",
  list: "text[]",
  object: "jsonb",
};

/** A custom field, whose values are those of one entity type only if another type has a different field of this key. */
interface CustomValue {
  readonly name: string;
  readonly family: Family;
  readonly entity_type?: EntityType;
}

/**
 * Returns the value of a custom field. A value of another type, from a field of the other entity type with the same key,
 * is treated as empty.
 */
export function customValueSql({ name, family, entity_type }: CustomValue, alias?: string): SqlText {
  const table = alias === undefined ? "" : `${alias}.`;
  const [text, keys] = customText(`${table}custom_fields`, family);
  const bindings = Array.from({ length: keys }, () => name);
  if (entity_type === undefined) return sql(text, ...bindings);
  return sql(`CASE WHEN ${table}entity_type = ? THEN ${text} END`, entity_type, ...bindings);
}

/** Returns the expression, and the number of its placeholders for the key. */
function customText(column: string, family: Family): [text: string, keys: number] {
  const value = `(${column} ->> ?)`;
  const cast = `${value}::${sqlTypes[family]}`;
  switch (family) {
    case "list":
      return [
        `(SELECT array_agg(v) FROM jsonb_array_elements_text(CASE jsonb_typeof(${column} -> ?) WHEN 'array' THEN ${column} -> ? END) AS v)`,
        2,
      ];
    case "number":
    case "boolean":
      return [`CASE WHEN jsonb_typeof(${column} -> ?) = '${family}' THEN ${cast} END`, 2];
    case "date":
      return [`CASE WHEN ${value} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' THEN ${cast} END`, 2];
    case "datetime":
      return [`CASE WHEN ${value} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,}' THEN ${cast} END`, 2];
    default:
      return [cast, 1];
  }
}

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

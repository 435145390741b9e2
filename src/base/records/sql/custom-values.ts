import type { EntityType } from "../rules/entity.ts";
import type { Family } from "../rules/filter-operators.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";

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
export interface CustomValue {
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

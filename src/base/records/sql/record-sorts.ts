import { type Field, fields } from "../../../../generated/fields.js";
import { columnOf, tableOf } from "./filter-columns.ts";
import type { FilteredType } from "../rules/filter-fields.ts";
import type { RecordSorts, SortExpression } from "./list-filters.ts";
import { linguistic } from "./sort-order.ts";

const TEXTS: ReadonlySet<Field["type"]> = new Set(["string", "text", "email", "phone", "url"]);

const TYPES: Partial<Record<Field["type"], string>> = {
  datetime: "timestamptz",
  date: "date",
  uuid: "uuid",
  boolean: "boolean",
};

/**
 * Returns the expressions by which records of a type are sorted: those of all sortable fields of the contract. `own` are
 * the columns that a field is sorted by instead of its own.
 */
export function recordSorts(
  type: Exclude<FilteredType, "entity" | "contact" | "company">,
  own: Readonly<Record<string, string>> = {},
): RecordSorts {
  const table: Readonly<Record<string, Field>> = fields[type];
  const sortable = Object.entries(table).filter(([name, field]) => field.sortable && name !== "created_at");
  const expressions = Object.fromEntries(
    sortable.map(([name, field]): [string, SortExpression] => {
      const column = own[name];
      if (column !== undefined) return [name, { expression: `${tableOf(type)}."${column}"`, type: "numeric" }];
      return [name, sortExpression(columnOf(type, name, tableOf(type)), field)];
    }),
  );
  // The mark exists only in the type, so that no other object has it.
  // oxlint-disable-next-line house/double-assertion
  return expressions as unknown as RecordSorts;
}

/** Returns the expression by which the values of a field are sorted: those of a list of values in the order of the list. */
export function sortExpression(
  expression: string,
  { type, enum: values }: Pick<Field, "type" | "enum">,
): SortExpression {
  if (values !== undefined)
    return { expression: `array_position(${textArray(values)}, ${expression})`, type: "integer" };
  if (TEXTS.has(type)) return { expression: linguistic(expression), type: "text" };
  return { expression, type: TYPES[type] ?? "numeric" };
}

const textArray = (values: readonly string[]): string =>
  `ARRAY[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")}]::text[]`;

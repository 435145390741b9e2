import { fields } from "../../../generated/fields.js";
import type { Field } from "../../../generated/fields.js";
import { expressionOf } from "../../records/sql/entity-columns.ts";
import { join, sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** A field by which a list is sorted. */
export interface SortKey {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/** The end of a page: the sort values of its last record as text, in the order of the keys, then the id. */
export type Position = readonly (string | null)[];

interface OrderTerm {
  readonly expression: string;
  readonly type: string;
  readonly direction: "asc" | "desc";
}

const table: Readonly<Record<string, Field>> = { ...fields.company, ...fields.contact };
const TEXTS: readonly Field["type"][] = ["string", "text", "email", "url", "enum"];
const CASTS: Partial<Record<Field["type"], string>> = { datetime: "timestamptz", date: "date", uuid: "uuid" };

/** Returns whether the order is newest first, like that of the primary key. */
export function isNewestFirst([first]: readonly SortKey[]): boolean {
  return first === undefined || (first.field === "created_at" && first.direction === "desc");
}

/** Returns the ORDER BY list; nulls come last in both directions. */
export function orderSql(keys: readonly SortKey[]): string {
  return terms(keys)
    .map(({ expression, direction }) => `${expression} ${direction} NULLS LAST`)
    .join(", ")
    .replace(/e\.id (asc|desc) NULLS LAST/, "e.id $1");
}

/** Returns the select expression for a record's position. */
export function positionSql(keys: readonly SortKey[]): string {
  return `ARRAY[${terms(keys)
    .map(({ expression }) => `(${expression})::text`)
    .join(", ")}] AS position`;
}

/** Returns the condition for records after a position. */
export function afterSql(keys: readonly SortKey[], position: Position): SqlText {
  const order = terms(keys);
  const alternatives = order.flatMap((term, index) => {
    const after = afterTerm(term, position[index] ?? null);
    if (!after) return [];
    const equal = order.slice(0, index).map((one, at) => equalTerm(one, position[at] ?? null));
    const both = join([...equal, after], " AND ");
    return [sql(`(${both.text})`, ...both.bindings)];
  });
  const any = join(alternatives, " OR ");
  return sql(`(${any.text})`, ...any.bindings);
}

function afterTerm({ expression, type, direction }: OrderTerm, value: string | null): SqlText | null {
  if (value === null) return null;
  const sign = direction === "asc" ? ">" : "<";
  if (expression === "e.id") return sql(`e.id ${sign} ?::uuid`, value);
  return sql(`(${expression} ${sign} ?::${type} OR ${expression} IS NULL)`, value);
}

function equalTerm({ expression, type }: OrderTerm, value: string | null): SqlText {
  return value === null ? sql(`${expression} IS NULL`) : sql(`${expression} = ?::${type}`, value);
}

/** created_at is the time in the id, so the id is used instead. Since the id is unique, later keys have no effect. */
function terms(keys: readonly SortKey[]): OrderTerm[] {
  const found: OrderTerm[] = [];
  for (const { field, direction } of keys) {
    if (field === "created_at") return [...found, { expression: "e.id", type: "uuid", direction }];
    found.push({ ...expressionAndType(field), direction });
  }
  return [...found, { expression: "e.id", type: "uuid", direction: "desc" }];
}

function expressionAndType(field: string): Pick<OrderTerm, "expression" | "type"> {
  const spec = Object.hasOwn(table, field) ? table[field] : undefined;
  if (!spec) throw new TypeError(`Unknown entity field: ${field}`);
  const expression = expressionOf(field, "e");
  if (TEXTS.includes(spec.type)) return { expression: `lower(${expression})`, type: "text" };
  return { expression, type: CASTS[spec.type] ?? "numeric" };
}

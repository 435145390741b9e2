import type { Family, Operator } from "./filter-fields.ts";
import { withAsciiDomain } from "../../contract/formats.ts";
import { plainText } from "../../platform/rules/text.ts";
import type { CheckedCondition } from "./filter-tree.ts";

/** The column with the indexed values of a family, and the family of its comparisons. */
export interface ValueColumn {
  readonly column: "text_value" | "number_value" | "date_value" | "time_value";
  readonly family: Family;
}

const TEXT: ValueColumn = { column: "text_value", family: "text" };

const COLUMNS: { readonly [Name in Family]?: ValueColumn } = {
  text: TEXT,
  email: TEXT,
  choice: TEXT,
  boolean: TEXT,
  number: { column: "number_value", family: "number" },
  date: { column: "date_value", family: "date" },
  datetime: { column: "time_value", family: "datetime" },
};

const OPERATORS: readonly Operator[] = [
  ...(["eq", "in", "lt", "lte", "gt", "gte", "between", "is_not_empty"] as const),
  ...(["within_last_days", "within_next_days", "older_than_days"] as const),
];

/**
 * The column contains the first 200 characters in lower case, of texts also without accents; longer values are only
 * compared with the records.
 */
const MAX_TEXT = 100;

/** An indexed condition: the ids of the indexes, the column and the value to compare. */
interface IndexedCondition extends ValueColumn {
  readonly indexes: readonly string[];
  readonly value: unknown;
}

/** Returns how an index finds the records of a condition; null if none contains its values. */
export function indexedCondition({ field, operator, value }: CheckedCondition): IndexedCondition | null {
  const { indexes = [], family } = field;
  const column = COLUMNS[family];
  if (indexes.length === 0 || !column || !OPERATORS.includes(operator)) return null;
  if (column !== TEXT) return { ...column, indexes, value };
  const isPlain = family === "text" && field.exact !== true;
  const form = (one: unknown): string => {
    const text = String(one);
    if (family === "email") return withAsciiDomain(text);
    return isPlain ? plainText(text) : text;
  };
  const texts = Array.isArray(value) ? value.map(form) : form(value);
  const isUsable = [texts].flat().every((text) => text.length <= MAX_TEXT && (text !== "" || !isPlain));
  return isUsable ? { ...column, indexes, value: texts } : null;
}

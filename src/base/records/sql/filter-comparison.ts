import { sqlTypes } from "./custom-values.ts";
import { withAsciiDomain } from "../../contract/formats.ts";
import type { Family, Operator } from "../rules/filter-fields.ts";
import { escapeLike, plainText } from "../../platform/rules/text.ts";
import { placeholders, sql, type SqlText } from "../../platform/sql/sql-text.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";

/**
 * How texts are compared: ignoring case and accents (`plain`), only case (`lower`), or only the case of the value, because
 * the text is stored in lower case (`stored`); addresses and host names are so too, and in ASCII (`address`).
 */
export type TextForm = "plain" | "lower" | "stored" | "address";

/** The left side of a comparison: an expression of the family's type, and how its texts are compared. */
export interface Operand extends SqlText {
  readonly family: Family;
  readonly form: TextForm;
}

/** The operator and right side; `now` is the reference for relative times. */
export interface Comparison {
  readonly operator: Operator;
  readonly value: unknown;
  readonly now: Date;
}

/** Returns one comparison. Operators that match empty values never return NULL, so that they can be negated. */
export function comparisonSql(operand: Operand, { operator, value, now }: Comparison): SqlText {
  switch (operator) {
    case "is_empty":
      return emptySql(operand);
    case "is_not_empty": {
      const empty = emptySql(operand);
      return sql(`NOT ${empty.text}`, ...empty.bindings);
    }
    case "has_any":
    case "has_all":
      return listSql(operand, operator, value as readonly string[]);
    case "contains":
    case "not_contains":
    case "starts_with":
    case "ends_with":
      return substringSql(operand, operator, String(value));
    case "within_last_days":
    case "within_next_days":
    case "older_than_days":
      return ageSql(operand, operator, { days: Number(value), now });
    default:
      return valueSql(operand, operator, value);
  }
}

/** Returns whether the operator matches empty values. */
export function matchesEmpty(operator: Operator): boolean {
  return ["neq", "not_in", "not_contains", "is_empty"].includes(operator);
}

function emptySql({ family, ...operand }: Operand): SqlText {
  if (family === "text" || family === "email") return sql(`(nullif(${operand.text}, '') IS NULL)`, ...operand.bindings);
  if (family === "list") return sql(`(coalesce(cardinality(${operand.text}), 0) = 0)`, ...operand.bindings);
  if (family === "object") return sql(`(nullif(${operand.text}, '{}'::jsonb) IS NULL)`, ...operand.bindings);
  return sql(`(${operand.text} IS NULL)`, ...operand.bindings);
}

/** Compared with a `numeric`, a column of integers could not use its index. */
const isInteger = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER;
const MAX_INTEGER = 2_147_483_647;

const SIGNS = { eq: "=", lt: "<", lte: "<=", gt: ">", gte: ">=" } as const;

/** Returns a text and values in the form in which they are compared. */
function formed(
  { text, form, family }: Operand,
  given: readonly unknown[],
): { left: string; values: readonly string[] } {
  const isAddress = family === "email" || form === "address";
  const values = given.map((value) => (isAddress ? withAsciiDomain(String(value)) : String(value)));
  const plain = values.map(plainText);
  // A value of apostrophes only would be empty.
  if (form === "plain" && !plain.includes("")) return { left: `plain_text(${text})`, values: plain };
  // Columns with lower-case text have an index on the column itself.
  return { left: form === "stored" || form === "address" ? text : `lower(${text})`, values };
}

function valueSql(operand: Operand, operator: Operator, value: unknown): SqlText {
  const { family } = operand;
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const text = family === "text" || family === "email";
  const { left, values } = text ? formed(operand, given) : { left: operand.text, values: given };
  const one = text ? "lower(?)" : `?::${family === "number" && given.every(isInteger) ? "integer" : sqlTypes[family]}`;
  const of = (text: string): SqlText => sql(text, ...operand.bindings, ...values);
  switch (operator) {
    case "neq":
      return of(`(${left} IS DISTINCT FROM ${one})`);
    case "in":
      return of(`(${left} IN (${placeholders(values.length, one)}))`);
    case "not_in":
      return of(`(coalesce(${left} NOT IN (${placeholders(values.length, one)}), true))`);
    case "between":
      return of(`(${left} BETWEEN ${one} AND ${one})`);
    case "eq":
    case "lt":
    case "lte":
    case "gt":
    case "gte":
      return of(`(${left} ${SIGNS[operator]} ${one})`);
    default:
      throw new TypeError(`Unknown comparison: ${operator}`);
  }
}

function substringSql(
  operand: Operand,
  operator: "contains" | "not_contains" | "starts_with" | "ends_with",
  value: string,
): SqlText {
  const { left, values } = formed(operand, [value]);
  const literal = escapeLike(values.join(""));
  const pattern = {
    contains: `%${literal}%`,
    not_contains: `%${literal}%`,
    starts_with: `${literal}%`,
    ends_with: `%${literal}`,
  };
  const matches = `${left} ${operator === "not_contains" ? "NOT LIKE" : "LIKE"} lower(?)`;
  const text = operator === "not_contains" ? `coalesce(${matches}, true)` : matches;
  return sql(`(${text})`, ...operand.bindings, pattern[operator]);
}

/** Uses the same expression as the index on tags. */
function listSql(operand: SqlText, operator: "has_any" | "has_all", values: readonly string[]): SqlText {
  const sign = operator === "has_any" ? "&&" : "@>";
  const lowered = `lowered_items(ARRAY[${placeholders(values.length)}]::text[])`;
  return sql(`(lowered_items(${operand.text}::text[]) ${sign} ${lowered})`, ...operand.bindings, ...values);
}

function ageSql(
  { family, ...operand }: Operand,
  operator: "within_last_days" | "within_next_days" | "older_than_days",
  { days, now }: { days: number; now: Date },
): SqlText {
  const moment = (offset: number): string => {
    const instant = new Date(now.getTime() + offset * DAY_MS).toISOString();
    return family === "date" ? instant.slice(0, 10) : instant;
  };
  const one = `?::${sqlTypes[family]}`;
  if (operator === "older_than_days") return sql(`(${operand.text} < ${one})`, ...operand.bindings, moment(-days));
  const [from, to] = operator === "within_last_days" ? [moment(-days), moment(0)] : [moment(0), moment(days)];
  return sql(`(${operand.text} BETWEEN ${one} AND ${one})`, ...operand.bindings, from, to);
}

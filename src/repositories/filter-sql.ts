import type { CheckedCondition, CheckedGroup, FilterField } from "../domain/filter-tree.ts";
import type { Family } from "../domain/filter-operators.ts";
import { escapeLike } from "../domain/text.ts";
import { expressionOf } from "./entity-columns.ts";
import { join, placeholders, sql, type SqlText } from "./sql-text.ts";

const DAY = 86_400_000;

/** A checked filter as a condition on `entities AS e`; `now` is the moment that relative times are counted from. */
export function filterSql(group: CheckedGroup, now: Date): SqlText {
  const members = group.conditions.map((member) =>
    "conditions" in member ? filterSql(member, now) : conditionSql(member, now),
  );
  const joined = join(members, group.op === "and" ? " AND " : " OR ");
  // A comparison with an empty value is unknown, not false; its negation would be lost without the coalesce.
  return group.op === "not"
    ? sql(`NOT coalesce((${joined.text}), false)`, ...joined.bindings)
    : sql(`(${joined.text})`, ...joined.bindings);
}

function conditionSql({ field, operator, value }: CheckedCondition, now: Date): SqlText {
  const operand = operandOf(field);
  const { family } = field;
  switch (operator) {
    case "is_empty":
      return emptySql(operand, family);
    case "is_not_empty": {
      const empty = emptySql(operand, family);
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
      return ageSql(operand, operator, { family, days: Number(value), now });
    default:
      return comparisonSql(operand, operator, { family, value });
  }
}

/** The field as an expression of its family's type. */
function operandOf({ of, name, family }: FilterField): SqlText {
  if (of === "record") return sql(expressionOf(name, "e"));
  if (of === "company") {
    const read = expressionOf(name, "c");
    return sql(
      `(SELECT ${read} FROM entities AS c WHERE c.org_id = e.org_id AND c.id = e.company_id AND c.deleted_at IS NULL)`,
    );
  }
  if (family === "list") {
    return sql(
      "(SELECT array_agg(v) FROM jsonb_array_elements_text(CASE jsonb_typeof(e.custom_fields -> ?) WHEN 'array' THEN e.custom_fields -> ? END) AS v)",
      name,
      name,
    );
  }
  return sql(`(e.custom_fields ->> ?)::${TYPES[family]}`, name);
}

const TYPES: Readonly<Record<Family, string>> = {
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

function emptySql(operand: SqlText, family: Family): SqlText {
  if (family === "text" || family === "email") return sql(`(nullif(${operand.text}, '') IS NULL)`, ...operand.bindings);
  if (family === "list") return sql(`(coalesce(cardinality(${operand.text}), 0) = 0)`, ...operand.bindings);
  if (family === "object") return sql(`(nullif(${operand.text}, '{}'::jsonb) IS NULL)`, ...operand.bindings);
  return sql(`(${operand.text} IS NULL)`, ...operand.bindings);
}

const SIGNS = { eq: "=", lt: "<", lte: "<=", gt: ">", gte: ">=" } as const;

function comparisonSql(
  operand: SqlText,
  operator: CheckedCondition["operator"],
  { family, value }: { family: Family; value: unknown },
): SqlText {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  // Addresses are stored in lower case, and their index is on the column as it is.
  const left = family === "text" ? `lower(${operand.text})` : operand.text;
  const one = family === "text" || family === "email" ? "lower(?)" : `?::${TYPES[family]}`;
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
      throw new TypeError(`No comparison: ${operator}`);
  }
}

function substringSql(
  operand: SqlText,
  operator: "contains" | "not_contains" | "starts_with" | "ends_with",
  value: string,
): SqlText {
  const literal = escapeLike(value);
  const pattern = {
    contains: `%${literal}%`,
    not_contains: `%${literal}%`,
    starts_with: `${literal}%`,
    ends_with: `%${literal}`,
  };
  const matches = `lower(${operand.text}) ${operator === "not_contains" ? "NOT LIKE" : "LIKE"} lower(?)`;
  const text = operator === "not_contains" ? `coalesce(${matches}, true)` : matches;
  return sql(`(${text})`, ...operand.bindings, pattern[operator]);
}

function listSql(operand: SqlText, operator: "has_any" | "has_all", values: readonly string[]): SqlText {
  const items = `SELECT lower(item) FROM unnest(${operand.text}) AS item`;
  if (operator === "has_any") {
    const text = `EXISTS (SELECT 1 FROM unnest(${operand.text}) AS item WHERE lower(item) IN (${placeholders(values.length, "lower(?)")}))`;
    return sql(text, ...operand.bindings, ...values);
  }
  const each = join(
    values.map((value) => sql(`lower(?) IN (${items})`, value, ...operand.bindings)),
    " AND ",
  );
  return sql(`(${each.text})`, ...each.bindings);
}

function ageSql(
  operand: SqlText,
  operator: "within_last_days" | "within_next_days" | "older_than_days",
  { family, days, now }: { family: Family; days: number; now: Date },
): SqlText {
  const moment = (offset: number): string => {
    const instant = new Date(now.getTime() + offset * DAY).toISOString();
    return family === "date" ? instant.slice(0, 10) : instant;
  };
  const one = `?::${TYPES[family]}`;
  if (operator === "older_than_days") return sql(`(${operand.text} < ${one})`, ...operand.bindings, moment(-days));
  const [from, to] = operator === "within_last_days" ? [moment(-days), moment(0)] : [moment(0), moment(days)];
  return sql(`(${operand.text} BETWEEN ${one} AND ${one})`, ...operand.bindings, from, to);
}

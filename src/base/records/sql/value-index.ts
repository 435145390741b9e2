import type { CheckedCondition } from "../rules/filter-tree.ts";
import { indexedCondition, type ValueColumn } from "../rules/value-index.ts";
import { comparisonSql, type Comparison } from "./filter-comparison.ts";
import { placeholders, sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** Returns the ids of the records that can match; null if no index contains the values. */
export function indexedIdsSql(
  condition: CheckedCondition,
  { orgId, now }: { readonly orgId: string; readonly now: Date },
): SqlText | null {
  const found = indexedCondition(condition);
  if (!found) return null;
  const { indexes, value } = found;
  const compared = valuesSql(found, { operator: condition.operator, value, now });
  const text = `SELECT v.entity_id FROM entity_values AS v
    WHERE v.org_id = ?::uuid AND v.index_id IN (${placeholders(indexes.length, "?::uuid")}) AND ${compared.text}`;
  return sql(text, orgId, ...indexes, ...compared.bindings);
}

/** The index of the column contains exactly the rows for which it is not null. */
function valuesSql({ column, family }: ValueColumn, comparison: Comparison): SqlText {
  if (comparison.operator === "is_not_empty") return sql(`v.${column} IS NOT NULL`);
  return comparisonSql({ ...sql(`v.${column}`), family, form: "stored" }, comparison);
}

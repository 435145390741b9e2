import type { Operator } from "../rules/filter-operators.ts";
import { comparisonSql, type Comparison } from "./filter-comparison.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** The entity whose totals are compared: its organization, and the SQL expression of its id. */
export interface TotalsOf {
  readonly orgId: string;
  readonly id: string;
}

/** Only amounts in the organization's currency are added. */
const amountOf = (status: "open" | "won"): string =>
  `coalesce(sum(o.amount) FILTER (WHERE o.status = '${status}' AND o.currency = (SELECT currency FROM organizations WHERE id = ?::uuid)), 0)`;

const TOTALS: Readonly<Record<string, string>> = {
  count: "count(*)",
  open_amount: amountOf("open"),
  won_amount: amountOf("won"),
};

const COLUMNS = "o.id, o.status, o.amount, o.currency";

/** Each live opportunity once for its company, its primary contact and each further contact. */
const LINKS = `
  SELECT o.company_id AS entity_id, ${COLUMNS} FROM opportunities AS o
    WHERE o.org_id = ?::uuid AND o.deleted_at IS NULL AND o.company_id IS NOT NULL
  UNION SELECT o.primary_contact_id, ${COLUMNS} FROM opportunities AS o
    WHERE o.org_id = ?::uuid AND o.deleted_at IS NULL AND o.primary_contact_id IS NOT NULL
  UNION SELECT k.contact_id, ${COLUMNS} FROM opportunity_contacts AS k
    JOIN opportunities AS o ON o.org_id = k.org_id AND o.id = k.opportunity_id
    WHERE k.org_id = ?::uuid AND o.deleted_at IS NULL`;

/**
 * Returns a condition on the opportunity totals of an entity. Totals are computed once for all entities. Entities
 * without opportunities have zero; if zero matches, the condition excludes entities whose total does not match.
 */
export function opportunityTotalSql(total: string, comparison: Comparison, { orgId, id }: TotalsOf): SqlText {
  const expression = TOTALS[total] ?? "";
  const operand = sql(expression, ...(expression.includes("?") ? [orgId] : []));
  const matches = comparisonSql({ ...operand, family: "number", form: "lower" }, comparison);
  const zero = zeroHolds(comparison.operator, comparison.value);
  const text = `${zero ? "NOT EXISTS" : "EXISTS"} (SELECT 1 FROM (
      SELECT o.entity_id FROM (${LINKS}) AS o GROUP BY o.entity_id HAVING ${zero ? "NOT " : ""}${matches.text}) AS t
    WHERE t.entity_id = ${id})`;
  return sql(text, orgId, orgId, orgId, ...matches.bindings);
}

function zeroHolds(operator: Operator, value: unknown): boolean {
  const [first = Number.NaN, second = Number.NaN] = (Array.isArray(value) ? value : [value]) as number[];
  switch (operator) {
    case "eq":
      return first === 0;
    case "neq":
      return first !== 0;
    case "lt":
      return first > 0;
    case "lte":
      return first >= 0;
    case "gt":
      return first < 0;
    case "gte":
      return first <= 0;
    case "between":
      return first <= 0 && second >= 0;
    case "in":
      return (value as number[]).includes(0);
    case "not_in":
      return !(value as number[]).includes(0);
    default:
      return operator === "is_not_empty";
  }
}

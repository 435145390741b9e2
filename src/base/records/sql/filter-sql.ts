import { withAsciiDomain } from "../../contract/formats.ts";
import { type FilteredType, exactFamilies, type Operator } from "../rules/filter-fields.ts";
import type { CheckedCondition, CheckedGroup } from "../rules/filter-tree.ts";
import { escapeLike, plainText, toSearchText, hasTrigram } from "../../platform/rules/text.ts";
import { columnOf, formOf, isPlace, isSearchedName, placeText, tableOf } from "./filter-columns.ts";
import { customValueSql } from "./custom-values.ts";
import { comparisonSql, matchesEmpty, type Operand, type Comparison } from "./filter-comparison.ts";
import { partSql } from "./text-search.ts";
import type { Narrow } from "./record-table.ts";
import { join, sql, type SqlText, withOrgId, placeholders } from "../../platform/sql/sql-text.ts";
import { indexedCondition, type ValueColumn } from "../rules/value-index.ts";

/** The records that a filter applies to. */
interface FilterSource {
  readonly orgId: string;
  readonly type: FilteredType;
  /** The alias of the table in the query; the default is its name. */
  readonly alias?: string;
  /** The reference for relative times. */
  readonly now: Date;
}

/** How the conditions are joined: by `and` only, or also by `or` or `not`. */
type Joined = CheckedGroup["op"];

type Source = Required<FilterSource> & { readonly joined: Joined };

/** Compiles a checked filter to a condition on the rows of its table. */
export function filterSql(group: CheckedGroup, source: FilterSource): SqlText {
  return groupSql(group, { ...source, alias: source.alias ?? tableOf(source.type), joined: "and" });
}

/** Compiles filters for lists of records. */
interface FilterRepository {
  /** Returns a function that narrows a list (RecordTable.page) to the records that match a checked filter. */
  narrowing(group: CheckedGroup, source: FilterSource): Narrow;
}

/** The implementation of FilterRepository. */
export const filterRepository: FilterRepository = {
  narrowing(group, source) {
    const { text, bindings } = filterSql(group, source);
    return (query) => query.whereRaw(text, [...bindings] as string[]);
  },
};

function groupSql(group: CheckedGroup, outer: Source): SqlText {
  const source = { ...outer, joined: outer.joined === "and" ? group.op : strictest(outer.joined, group.op) };
  const members = group.conditions.map((member) =>
    "conditions" in member ? groupSql(member, source) : conditionSql(member, source),
  );
  const joined = join(members, group.op === "and" ? " AND " : " OR ");
  // Comparisons with empty values are NULL, not false; without coalesce their negation would be NULL too.
  return group.op === "not"
    ? sql(`NOT coalesce((${joined.text}), false)`, ...joined.bindings)
    : sql(`(${joined.text})`, ...joined.bindings);
}

const strictest = (outer: Joined, inner: Joined): Joined => (inner === "not" ? "not" : outer);

function conditionSql(condition: CheckedCondition, source: Source): SqlText {
  switch (condition.field.location) {
    case "record":
      return emailSql(condition, source) ?? ownSql(condition, source);
    case "custom_fields":
      return customSql(condition, source);
    case "company":
      return companySql(condition, source);
    case "opportunities":
      return opportunityTotalSql(
        condition.field.name,
        { ...condition, now: source.now },
        { orgId: source.orgId, id: `${source.alias}.id` },
      );
  }
}

/** Finds contacts and companies by the index on hashes of addresses; null for other conditions. */
function emailSql({ field, operator, value }: CheckedCondition, { type, alias }: Source): SqlText | null {
  if (field.name !== "email" || tableOf(type) !== "entities" || (operator !== "eq" && operator !== "in")) return null;
  const values = Array.isArray(value) ? value.map(String) : [String(value)];
  const addresses = values.map((address) => withAsciiDomain(address).toLowerCase());
  const hashes = "ARRAY(SELECT hashtext(v) FROM unnest(?::text[]) AS v)";
  const text = `(hashtext(${alias}.email) = ANY (${hashes}) AND ${alias}.email = ANY (?::text[]))`;
  return sql(text, addresses, addresses);
}

function ownSql(condition: CheckedCondition, source: Source): SqlText {
  const comparison = comparisonSql(ownOperand(condition, source), { ...condition, now: source.now });
  const found = placeSql(condition, source.alias) ?? searchedNameSql(condition, source);
  if (!found) return comparison;
  return sql(`(${found.text} AND ${comparison.text})`, ...found.bindings, ...comparison.bindings);
}

/** Operators whose value is a part of the member of the address. */
const WITHIN: ReadonlySet<string> = new Set(["eq", "in", "contains", "starts_with", "ends_with"]);

/** Finds contacts and companies by the index on the words of their addresses; null for other conditions. */
function placeSql({ field, operator, value }: CheckedCondition, alias: string): SqlText | null {
  if (!isPlace(field.name) || !WITHIN.has(operator)) return null;
  const values = Array.isArray(value) ? value.map(String) : [String(value)];
  const patterns = values.map((one) => `%${escapeLike(plainText(one))}%`);
  return sql(`${placeText(alias)} LIKE ANY (?::text[])`, patterns);
}

/** Finds contacts and companies by the indexes on their searched texts; null for other conditions. */
function searchedNameSql({ field, operator, value }: CheckedCondition, { type, alias }: Source): SqlText | null {
  if (!isSearchedName(type, field.name) || !WITHIN.has(operator)) return null;
  const texts = [value].flat().map((one) => toSearchText(String(one)));
  // The searched text contains both forms of sigma, and the indexes nothing shorter.
  if (!texts.every((text) => hasTrigram(text) && !/[σς]/.test(text))) return null;
  const any = join(
    texts.map((text) => partSql(`${alias}.search_text`, text)),
    " OR ",
  );
  return sql(`(${any.text})`, ...any.bindings);
}

function ownOperand({ field }: CheckedCondition, { orgId, type, alias }: Source): Operand {
  return { ...withOrgId(columnOf(type, field.name, alias), orgId), family: field.family, form: formOf(type, field) };
}

/** The comparison with the record stays, because an index contains only the beginnings of long texts. */
function customSql(condition: CheckedCondition, source: Source): SqlText {
  const comparison = comparisonSql(customOperand(condition, source), { ...condition, now: source.now });
  const ids = source.joined === "not" ? null : indexedIdsSql(condition, source);
  if (!ids) return indexed(condition, source, comparison);
  // An array can be combined with the indexes of alternatives.
  const among = source.joined === "and" ? `IN (${ids.text})` : `= ANY (ARRAY(${ids.text}))`;
  return sql(`(${source.alias}.id ${among} AND ${comparison.text})`, ...ids.bindings, ...comparison.bindings);
}

/** Adds a condition with the expression of the index on custom fields, if a field has exactly one value. */
function indexed({ field, operator, value }: CheckedCondition, { alias }: Source, comparison: SqlText): SqlText {
  if (operator !== "eq" || !exactFamilies.has(field.family)) return comparison;
  const contained = `${alias}.custom_fields <> '{}'::jsonb AND ${alias}.custom_fields @> ?::jsonb`;
  return sql(`(${contained} AND ${comparison.text})`, JSON.stringify({ [field.name]: value }), ...comparison.bindings);
}

function customOperand({ field }: CheckedCondition, { alias }: Source): Operand {
  const { family, exact } = field;
  const form = exact === true || family === "email" ? "lower" : "plain";
  return { ...customValueSql(field, alias), family, form };
}

/** A correlated subquery, so that the contacts of few matching companies are found by index. */
function companySql({ field, operator, value }: CheckedCondition, source: Source): SqlText {
  const operand = {
    ...withOrgId(columnOf("company", field.name, "c"), source.orgId),
    family: field.family,
    form: formOf("company", field),
  };
  const matches = comparisonSql(operand, { operator, value, now: source.now });
  const company = `SELECT 1 FROM entities AS c WHERE c.org_id = ?::uuid AND c.id = ${source.alias}.company_id AND c.deleted_at IS NULL`;
  return matchesEmpty(operator)
    ? sql(`NOT EXISTS (${company} AND NOT ${matches.text})`, source.orgId, ...matches.bindings)
    : sql(`EXISTS (${company} AND ${matches.text})`, source.orgId, ...matches.bindings);
}

/** The entity whose totals are compared: its organization, and the SQL expression of its id. */
interface TotalsOf {
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
function opportunityTotalSql(total: string, comparison: Comparison, { orgId, id }: TotalsOf): SqlText {
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

/** Returns the ids of the records that can match; null if no index contains the values. */
function indexedIdsSql(
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

import { withAsciiDomain } from "../../contract/email-domain.ts";
import type { FilteredType } from "../rules/filter-fields.ts";
import { exactFamilies } from "../rules/filter-operators.ts";
import type { CheckedCondition, CheckedGroup } from "../rules/filter-tree.ts";
import { escapeLike, plainText, toSearchText } from "../../platform/rules/text.ts";
import { hasTrigram } from "../../platform/rules/search-text.ts";
import { columnOf, formOf, isPlace, isSearchedName, placeText, tableOf } from "./filter-columns.ts";
import { customValueSql } from "./custom-values.ts";
import { comparisonSql, matchesEmpty, type Operand } from "./filter-comparison.ts";
import { partSql } from "./text-search.ts";
import { indexedIdsSql } from "./value-index.ts";
import { opportunityTotalSql } from "./opportunity-totals.ts";
import type { Narrow } from "./record-table.ts";
import { join, sql, type SqlText, withOrgId } from "../../platform/sql/sql-text.ts";

/** The records that a filter applies to. */
export interface FilterSource {
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
export interface FilterRepository {
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

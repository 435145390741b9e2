import type { Knex } from "knex";
import { instantOf } from "../../../base/contract/formats.ts";
import { escapeLike } from "../../../base/platform/rules/text.ts";
import { join, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import { invalidFilter } from "../rules/scim/errors.ts";
import type { ResourceQuery, ResourceRows } from "../rules/scim/list-query.ts";
import type { AttributePath, Filter, Operator, Scalar } from "../rules/scim/filter.ts";

/** A value that can be compared. */
interface Column {
  /** An SQL expression without placeholders. */
  readonly sql: string;
  /** "exact" texts are case-sensitive. */
  readonly type: "text" | "exact" | "boolean" | "time";
}

/** Each returns a column of one type. */
export const text = (expression: string): Column => ({ sql: expression, type: "text" });
export const exact = (expression: string): Column => ({ sql: expression, type: "exact" });
export const time = (expression: string): Column => ({ sql: expression, type: "time" });
export const flag = (expression: string): Column => ({ sql: expression, type: "boolean" });

/** An attribute with several values, each a row. */
interface Rows {
  /** FROM and WHERE of the rows, without placeholders. */
  readonly from: string;
  /** The sub-attributes in lower case; `value` is also the attribute itself. */
  readonly columns: Readonly<Record<string, Column>>;
}

/** The attributes of a resource in lower case, with their sub-attributes: `name.familyname`. */
export interface Attributes {
  /** In lower case. */
  readonly schema: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly rows: Readonly<Record<string, Rows>>;
}

/** Where the resources of one type are, and their attributes. */
export interface ResourceTable {
  /** FROM and WHERE, with a placeholder for the organization. */
  readonly from: string;
  /** The columns of a row; the first one is its id. */
  readonly columns: string;
  readonly attributes: Attributes;
}

/** Reads one page of resources. */
export async function readPage<Row>(
  db: Knex,
  { from, columns, attributes }: ResourceTable,
  orgId: string,
  { filter, sort, offset, limit }: ResourceQuery,
): Promise<ResourceRows<Row>> {
  const condition = filter ? conditionOf(filter, attributes) : sql("true");
  const rows = join([sql(from, orgId), condition], " AND ");
  const [id = ""] = columns.split(",");
  const order = sort ? `${sortExpression(sort.path, attributes)} ${sort.descending ? "DESC" : "ASC"}, ${id}` : id;
  const page = [sql(`SELECT ${columns}`), rows, sql(`ORDER BY ${order} LIMIT ? OFFSET ?`, limit, offset)];
  return {
    rows: limit === 0 ? [] : await run<Row>(db, join(page, " ")),
    total: (await run<{ total: number }>(db, join([sql("SELECT count(*)::int AS total"), rows], " ")))[0]?.total ?? 0,
  };
}

/** Returns the condition of a filter. Throws invalidFilter for attributes and operators that are not supported. */
export function conditionOf(filter: Filter, attributes: Attributes): SqlText {
  switch (filter.kind) {
    case "and":
    case "or":
      return grouped(
        filter.kind,
        filter.filters.map((one) => conditionOf(one, attributes)),
      );
    case "not":
      return negated(conditionOf(filter.filter, attributes));
    case "values":
      return valuesCondition(filter.path, filter.filter, attributes);
    case "present":
    case "compare":
      return leafCondition(filter, attributes);
  }
}

/** Returns the expression by which resources are sorted. Throws invalidFilter for other attributes. */
function sortExpression(path: AttributePath | null, attributes: Attributes): string {
  const column = path && ownColumn(path, attributes);
  if (!column) throw invalidFilter("sortBy must be an attribute with one value, such as userName or displayName.");
  return column.type === "text" ? `lower(${column.sql})` : column.sql;
}

function grouped(kind: "and" | "or", conditions: readonly SqlText[]): SqlText {
  const { text, bindings } = join(conditions, kind === "and" ? " AND " : " OR ");
  return { text: `(${text})`, bindings };
}

/** An attribute without a value does not match a comparison, so it matches its negation. */
function negated({ text, bindings }: SqlText): SqlText {
  return { text: `((${text}) IS NOT TRUE)`, bindings };
}

type Leaf = Extract<Filter, { kind: "present" | "compare" }>;

function leafCondition(leaf: Leaf, attributes: Attributes): SqlText {
  const { path } = leaf;
  const column = ownColumn(path, attributes);
  if (column) return columnCondition(leaf, column);
  const rows = ownMember(attributes.rows, path.name);
  if (!rows || !belongs(path, attributes)) throw invalidFilter(`Cannot filter by ${shown(path)}.`);
  return exists(rows, leaf.kind === "present" && path.sub === null ? sql("true") : rowCondition(leaf, rows, path.sub));
}

function ownColumn(path: AttributePath, attributes: Attributes): Column | undefined {
  if (!belongs(path, attributes)) return undefined;
  return ownMember(attributes.columns, path.sub === null ? path.name : `${path.name}.${path.sub}`);
}

/** Names come from clients: `constructor` must not find the member of all objects. */
function ownMember<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function belongs({ schema }: AttributePath, attributes: Attributes): boolean {
  return schema === null || schema === attributes.schema;
}

/** `emails[type eq "work"]`: the inner paths are sub-attributes. */
function valuesCondition(path: AttributePath, filter: Filter, attributes: Attributes): SqlText {
  const rows = ownMember(attributes.rows, path.name);
  if (!rows || path.sub !== null || !belongs(path, attributes)) {
    throw invalidFilter(`${shown(path)} has no values that a filter in brackets could select.`);
  }
  return exists(rows, innerCondition(filter, rows));
}

function innerCondition(filter: Filter, rows: Rows): SqlText {
  switch (filter.kind) {
    case "and":
    case "or":
      return grouped(
        filter.kind,
        filter.filters.map((one) => innerCondition(one, rows)),
      );
    case "not":
      return negated(innerCondition(filter.filter, rows));
    case "values":
      throw invalidFilter("Brackets cannot be nested.");
    case "present":
    case "compare":
      return rowCondition(filter, rows, filter.path.name);
  }
}

function rowCondition(leaf: Leaf, { columns }: Rows, sub: string | null): SqlText {
  const column = ownMember(columns, sub ?? "value");
  if (!column) throw invalidFilter(`Cannot filter by the sub-attribute ${String(sub)}.`);
  return columnCondition(leaf, column);
}

function exists({ from }: Rows, { text, bindings }: SqlText): SqlText {
  return { text: `EXISTS (SELECT 1 ${from} AND ${text})`, bindings };
}

function columnCondition(leaf: Leaf, column: Column): SqlText {
  if (leaf.kind === "present") return sql(`(${column.sql}) IS NOT NULL`);
  const { operator, value, path } = leaf;
  if (value === null) return nullCondition(column, operator);
  switch (column.type) {
    case "boolean":
      return booleanCondition(column, operator, { value, path });
    case "time":
      return timeCondition(column, operator, { value, path });
    default:
      return textCondition(column, operator, { value, path });
  }
}

function nullCondition(column: Column, operator: Operator): SqlText {
  if (operator !== "eq" && operator !== "ne") throw invalidFilter("null can only be compared with eq and ne.");
  return sql(`(${column.sql}) IS ${operator === "eq" ? "NULL" : "NOT NULL"}`);
}

interface Operand {
  readonly value: Exclude<Scalar, null>;
  readonly path: AttributePath;
}

function booleanCondition(column: Column, operator: Operator, { value, path }: Operand): SqlText {
  const text = String(value).toLowerCase();
  if ((text !== "true" && text !== "false") || (operator !== "eq" && operator !== "ne")) {
    throw invalidFilter(`${shown(path)} can only be compared with true and false, by eq and ne.`);
  }
  return sql(`(${column.sql}) ${operator === "eq" ? "=" : "<>"} ?::boolean`, text);
}

const COMPARISONS: Readonly<Partial<Record<Operator, string>>> = {
  eq: "=",
  ne: "IS DISTINCT FROM",
  gt: ">",
  ge: ">=",
  lt: "<",
  le: "<=",
};

function timeCondition(column: Column, operator: Operator, { value, path }: Operand): SqlText {
  const instant = typeof value === "string" ? instantOf(value) : null;
  const comparison = COMPARISONS[operator];
  if (instant === null || comparison === undefined) {
    throw invalidFilter(`${shown(path)} can be compared by eq, ne, gt, ge, lt and le with a time in RFC 3339.`);
  }
  return sql(`date_trunc('milliseconds', ${column.sql}) ${comparison} ?::timestamptz`, instant);
}

const PATTERNS: Readonly<Partial<Record<Operator, (text: string) => string>>> = {
  co: (text) => `%${text}%`,
  sw: (text) => `${text}%`,
  ew: (text) => `%${text}`,
};

function textCondition(column: Column, operator: Operator, { value, path }: Operand): SqlText {
  if (typeof value !== "string") throw invalidFilter(`${shown(path)} can only be compared with a text.`);
  // PostgreSQL cannot store this character, so no text contains it.
  const text = value.replaceAll("\u0000", "\uFFFD").toWellFormed();
  const compared = column.type === "text" ? text.toLowerCase() : text;
  const expression = column.type === "text" ? `lower(${column.sql})` : `(${column.sql})`;
  const pattern = PATTERNS[operator];
  if (pattern) return sql(`${expression} LIKE ?`, pattern(escapeLike(compared)));
  return sql(`${expression} COLLATE "C" ${COMPARISONS[operator] ?? "="} ?`, compared);
}

function shown({ name, sub }: AttributePath): string {
  return sub === null ? name : `${name}.${sub}`;
}

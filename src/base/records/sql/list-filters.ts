import type { Knex } from "knex";
import type { ListFilters, ListSorts, TextSorts } from "../../../../generated/records.js";
import { linguistic } from "./sort-order.ts";
import { narrowByText } from "./text-search.ts";

/** Adds the condition of a filter to a query of an organization's rows. */
export type Filter<Value> = (query: Knex.QueryBuilder, value: Value, orgId: string) => void;

/** The filters that mean the same in every list; narrowBy() implements them. */
export interface StandardFilters {
  readonly ids?: readonly string[] | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly updated_after?: string | undefined;
  readonly updated_before?: string | undefined;
  readonly include_deleted?: boolean | undefined;
}

/** A condition for each filter, except the standard filters. */
export type FilterTable<Filters> = {
  readonly [Name in Exclude<keyof Filters, keyof StandardFilters>]-?: Filter<NonNullable<Filters[Name]>>;
};

/** An expression by which a list is sorted, and the type of its values. */
export interface SortExpression {
  readonly expression: string;
  readonly type: string;
}

/** A text column, in linguistic order. */
interface TextColumn extends SortExpression {
  readonly type: "text";
}

/** Sorts by a text column in linguistic order: Äpfel, Bau, Zoo. */
export const byText = (column: string): TextColumn => ({ expression: linguistic(`"${column}"`), type: "text" });

/** The columns of sort fields. */
export type SortColumns = Readonly<Record<string, string | SortExpression>>;

declare const ALL_FIELDS: unique symbol;

/** The expressions of all sortable fields of a record type. Only recordSorts() makes them. */
export interface RecordSorts {
  readonly [ALL_FIELDS]: true;
  readonly [field: string]: SortExpression;
}

/** Texts are sorted in linguistic order, other fields by their columns. */
type SortTable<Sort extends string, Text extends string> = {
  readonly [Field in Exclude<Sort, "created_at" | "updated_at">]: Field extends Text ? TextColumn : string;
};

/** How a list filters and sorts: with a condition for each of its filters and a column for each of its sort fields. */
interface ListTable<Filters, Sort extends string, Text extends string = string> {
  readonly filters: FilterTable<Filters>;
  readonly sort: SortTable<Sort, Text> | RecordSorts;
}

/** How a list of the contract filters and sorts; `Internal` are filters that only services use. */
export type ListOf<Operation extends keyof ListFilters, Internal = unknown> = ListTable<
  ListFilters[Operation] & Internal,
  ListSorts[Operation],
  TextSorts[Operation]
>;

/** Matches rows whose column has the value. */
export const equals =
  (column: string): Filter<Knex.Value> =>
  (query, value) =>
    void query.where(column, value);

/** Matches rows whose column is at least the value. */
export const atLeast =
  (column: string): Filter<Knex.Value> =>
  (query, value) =>
    void query.where(column, ">=", value);

/** Matches rows whose column is at most the value. */
export const atMost =
  (column: string): Filter<Knex.Value> =>
  (query, value) =>
    void query.where(column, "<=", value);

/** Matches rows whose column is less than the value; the exclusive end of a period. */
export const before =
  (column: string): Filter<Knex.Value> =>
  (query, value) =>
    void query.where(column, "<", value);

/** Matches rows that fulfill an SQL condition on the value. */
export const condition =
  (text: string): Filter<Knex.Value> =>
  (query, value) =>
    void query.whereRaw(text, [value]);

/** Matches rows with the tag, ignoring case. */
export const hasTag = condition("EXISTS (SELECT 1 FROM unnest(tags) AS tag WHERE lower(tag) = lower(?))");

/** Matches rows whose `search_text` contains every word. */
export const hasWords: Filter<string> = (query, value) => {
  narrowByText(query, value);
};

const STANDARD: { readonly [Name in Exclude<keyof StandardFilters, "include_deleted">]-?: Filter<never> } = {
  ids: ((query, value) => void query.whereRaw("id = ANY (?::uuid[])", [[...value]])) as Filter<readonly string[]>,
  created_after: atLeast("created_at"),
  created_before: before("created_at"),
  updated_after: atLeast("updated_at"),
  updated_before: before("updated_at"),
};

/** Adds the conditions of the filters to a query of an organization's rows, except that on deleted rows. */
export function narrowBy<Filters extends object>(
  query: Knex.QueryBuilder,
  table: FilterTable<Filters>,
  filters: Filters,
  orgId: string,
): Knex.QueryBuilder {
  const conditions = Object.entries<Filter<never>>({ ...STANDARD, ...table });
  const values = new Map<string, unknown>(Object.entries(filters));
  for (const [name, add] of conditions) {
    // The types of the table guarantee that the value is one that the condition takes.
    const value = values.get(name);
    if (value !== undefined) add(query, value as never, orgId);
  }
  return query;
}

import type { Knex } from "knex";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";
import type { CustomSorts } from "../rules/custom-fields.ts";
import { customSort } from "./custom-values.ts";
import type { SortColumns } from "./list-filters.ts";
import { type OrderedPart, positionSql, type Position, readInOrder, type SortTerm, type Window } from "./sort-order.ts";

export type { Position } from "./sort-order.ts";

/**
 * A request for one page of rows, sorted by the fields of `sort` (`-created_at,name`), empty values last, ties broken
 * by id in the direction of the last field.
 */
export interface PageRequest {
  readonly page: number;
  readonly page_size: number;
  readonly sort: string;
  /** The custom fields in `sort`, and the organization that has them. */
  readonly custom?: { readonly orgId: string; readonly sorts: CustomSorts } | undefined;
  /** Used instead of the page number: the rows after a position, or the first ones (null). */
  readonly after?: Position | null;
}

/** The rows of a page, the total number of rows, and the position of the next page, if any. */
export interface Rows<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly next: Position | null;
}

/** The rows to be paged. */
interface PageSource {
  readonly db: Knex;
  readonly columns: readonly (string | Knex.Raw)[];
  /** Returns a new query for all rows. */
  readonly rows: () => Knex.QueryBuilder;
  /** The columns of sort fields; by default those with their name, which are no texts. */
  readonly sort?: SortColumns;
}

/** Reads one page and the exact total. */
export async function readPage<Row>(
  { db, columns, rows, sort: sortColumns = {} }: PageSource,
  request: PageRequest,
): Promise<Rows<Row>> {
  const terms = readSort(request, sortColumns);
  const position = positionColumn(db, terms, request);
  const source = {
    read: async (part: OrderedPart) => (await select(rows(), part).select(position, ...columns)) as WithPosition<Row>[],
    count: async (condition: SqlText) => await count(where(rows(), condition)),
  };
  const [found, total] = await Promise.all([readInOrder(terms, windowOf(request), source), count(rows())]);
  const shown = found.slice(0, request.page_size);
  const next = found.length > shown.length ? (shown.at(-1)?.place_in_order ?? null) : null;
  return { items: shown.map(withoutPosition), total, next };
}

/** Columns can refer to the organization as the first value of the statement, so it comes before those of custom fields. */
function positionColumn(db: Knex, terms: readonly SortTerm[], { custom }: PageRequest): Knex.Raw {
  const { text, bindings } = positionSql(terms);
  const array = `json_build_array(${text})`;
  if (!custom) return db.raw(`${array} AS place_in_order`, [...bindings] as string[]);
  const values = [custom.orgId, ...bindings] as string[];
  return db.raw(`CASE WHEN ?::uuid IS NOT NULL THEN ${array} END AS place_in_order`, values);
}

/** The name must not be a column of any record. */
type WithPosition<Row> = Row & { readonly place_in_order: Position };

/** One additional row shows whether there is a next page. */
function windowOf({ page, page_size, after }: PageRequest): Window {
  const limit = page_size + 1;
  return after === undefined ? { offset: (page - 1) * page_size, limit } : { after, limit };
}

async function count(query: Knex.QueryBuilder): Promise<number> {
  return ((await query.count({ total: "*" }).first()) as { total: number } | undefined)?.total ?? 0;
}

function select(query: Knex.QueryBuilder, { condition, order, limit, offset }: OrderedPart): Knex.QueryBuilder {
  return where(query, condition)
    .orderByRaw(order.text, [...order.bindings] as string[])
    .limit(limit)
    .offset(offset);
}

function where(query: Knex.QueryBuilder, { text, bindings }: SqlText): Knex.QueryBuilder {
  return text === "true" ? query : query.whereRaw(text, [...bindings] as string[]);
}

/** `created_at` is the time in the id, so ordering by id is equivalent and needs no further index. */
function readSort({ sort, custom }: PageRequest, columns: SortColumns): SortTerm[] {
  const terms: SortTerm[] = [];
  for (const name of sort.split(",")) {
    const descending = name.startsWith("-");
    const field = name.replace(/^-/, "");
    if (field === "created_at" || columns[field] === "id") return [...terms, { ...ID, descending }];
    const own = custom?.sorts[field];
    if (own) {
      terms.push({ ...customSort(own), descending });
      continue;
    }
    const column = columns[field] ?? field;
    const { expression, type } = typeof column === "string" ? { expression: quoted(column), type: undefined } : column;
    terms.push({ value: sql(expression), type, descending });
  }
  return [...terms, { ...ID, descending: terms.at(-1)?.descending ?? false }];
}

const ID = { value: sql("id"), isId: true } as const;

const quoted = (column: string): string =>
  column
    .split(".")
    .map((part) => `"${part}"`)
    .join(".");

function withoutPosition<Row>(row: WithPosition<Row>): Row {
  const { place_in_order: _, ...rest } = row;
  return rest as Row;
}

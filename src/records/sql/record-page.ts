import type { Knex } from "knex";
import type { SortColumns } from "./list-filters.ts";

/**
 * A request for one page of rows, sorted by the fields of `sort` (`-created_at,name`), empty values last, ties broken
 * by id.
 */
export interface PageRequest {
  readonly page: number;
  readonly page_size: number;
  readonly sort: string;
  /** Used instead of the page number: the rows after a position, or the first ones (null). */
  readonly after?: Position | null;
}

/** The position of a row in the order: the values of its sort fields and its id, as text. */
export type Position = readonly (string | null)[];

/** The rows of a page, the total number of rows, and the position of the next page, if any. */
export interface Rows<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly next: Position | null;
}

/** The rows to be paged. */
export interface PageSource {
  readonly db: Knex;
  readonly columns: readonly (string | Knex.Raw)[];
  /** Returns a new query for all rows. */
  readonly rows: () => Knex.QueryBuilder;
  /** The columns of sort fields with another name. */
  readonly sort?: SortColumns;
}

/** Reads one page and the exact total. */
export async function readPage<Row>(
  { db, columns, rows, sort: sortColumns = {} }: PageSource,
  request: PageRequest,
): Promise<Rows<Row>> {
  const sort = readSort(request.sort, sortColumns);
  const [found, counted] = await Promise.all([
    pageOf(rows(), request, sort).select(...columns, position(db, sort)) as Promise<WithPosition<Row>[]>,
    rows().count({ total: "*" }).first() as Promise<{ total: number } | undefined>,
  ]);
  const shown = found.slice(0, request.page_size);
  const next = found.length > shown.length ? (shown.at(-1)?.place_in_order ?? null) : null;
  return { items: shown.map(withoutPosition), total: counted?.total ?? 0, next };
}

type Where = (where: Knex.QueryBuilder) => void;

/** The name must not be a column of any record. */
type WithPosition<Row> = Row & { readonly place_in_order: Position };

interface SortField {
  readonly column: string;
  readonly descending: boolean;
}

/** `created_at` is the time in the id, so ordering by id is equivalent and needs no further index. */
function readSort(sort: string, columns: SortColumns): SortField[] {
  const columnOf = (field: string): string => (field === "created_at" ? "id" : (columns[field] ?? field));
  const fields = sort
    .split(",")
    .map((field) => ({ column: columnOf(field.replace(/^-/, "")), descending: field.startsWith("-") }));
  const withId = fields.some(({ column }) => column === "id")
    ? fields
    : [...fields, { column: "id", descending: false }];
  return withId.slice(0, withId.findIndex(({ column }) => column === "id") + 1);
}

/** Reads one additional row to determine whether there is a next page. */
function pageOf(query: Knex.QueryBuilder, request: PageRequest, sort: readonly SortField[]): Knex.QueryBuilder {
  void query.orderBy(
    sort.map(({ column, descending }) => {
      const order = { column, order: descending ? "desc" : "asc" };
      // Ids are never null, and the index on id can only be used without NULLS LAST.
      return column === "id" ? order : { ...order, nulls: "last" as const };
    }),
  );
  void query.limit(request.page_size + 1);
  if (request.after === undefined) return query.offset((request.page - 1) * request.page_size);
  const { after } = request;
  return after === null ? query : query.where(afterPosition(sort, after));
}

/**
 * Compares by column: greater in the first one, or equal in the first and greater in the following ones; nulls are
 * last.
 */
function afterPosition([field, ...rest]: readonly SortField[], [value, ...values]: Position): Where {
  if (!field) return (where) => void where.whereRaw("false");
  const { column, descending } = field;
  const further = afterPosition(rest, values);
  if (value === null || value === undefined) return (where) => void where.whereNull(column).andWhere(further);
  if (column === "id") return (where) => void where.where(column, descending ? "<" : ">", value);
  const same: Where = (where) => void where.where(column, value).andWhere(further);
  return (where) => {
    void where
      .whereNull(column)
      .orWhere(column, descending ? "<" : ">", value)
      .orWhere(same);
  };
}

function position(db: Knex, sort: readonly SortField[]): Knex.Raw {
  const values = sort.map(() => "??::text").join(", ");
  return db.raw(
    `json_build_array(${values}) AS place_in_order`,
    sort.map(({ column }) => column),
  );
}

function withoutPosition<Row>(row: WithPosition<Row>): Row {
  const { place_in_order: _, ...rest } = row;
  return rest as Row;
}

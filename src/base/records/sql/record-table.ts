import type { Knex } from "knex";
import type { Actor } from "../../contract/caller.ts";
import { type FilterTable, narrowBy, type SortColumns, type StandardFilters } from "./list-filters.ts";
import { lockAndRead, updateAndRead } from "./locked-rows.ts";
import { type PageRequest, readPage, type Rows } from "./record-page.ts";

/** The fields of every record. */
export interface StandardFields {
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: Actor;
  readonly updated_by: Actor;
  readonly deleted_at: string | null;
}

/** The column names of the standard fields. */
export const standardColumns = [
  "id",
  "version",
  "created_at",
  "updated_at",
  "created_by",
  "updated_by",
  "deleted_at",
] as const;

/** Narrows the live rows of a table. */
export type Narrow = (query: Knex.QueryBuilder) => Knex.QueryBuilder;

/** Common statements for tables of versioned records with soft deletion. */
export interface RecordTable<Row extends StandardFields> {
  insert(orgId: string, row: object): Promise<void>;
  get(orgId: string, id: string): Promise<Row | null>;
  /** Like get(), and locks the row until the transaction ends. */
  lock(orgId: string, id: string): Promise<Row | null>;
  /** Writes the columns, increments the version and returns the record; null if it does not exist. */
  update(orgId: string, id: string, changes: object, actor: Actor): Promise<Row | null>;
  /** Marks the record as deleted. */
  remove(orgId: string, id: string, actor: Actor): Promise<Row | null>;
  /** Returns the record even if it is deleted, and locks the row until the transaction ends. */
  lockAny(orgId: string, id: string): Promise<Row | null>;
  /** Restores a deleted record; null if there is none. */
  restore(orgId: string, id: string, actor: Actor): Promise<Row | null>;
  readonly page: (orgId: string, request: PageRequest, narrow?: Narrow) => Promise<Rows<Row>>;
}

/** A table whose rows are listed by the filters and sort fields of the contract. */
interface ListedTable<Row, Filters> {
  /** Returns live rows, or also deleted ones with `include_deleted`. */
  readonly list: (orgId: string, filters: Filters, request: PageRequest) => Promise<Rows<Row>>;
}

/** Creates the statements for a table with the primary key (org_id, id). */
export function recordTable<Row extends StandardFields>(
  db: Knex,
  table: string,
  columns: readonly (string | Knex.Raw)[],
  sort?: SortColumns,
): RecordTable<Row> {
  const live = (orgId: string): Knex.QueryBuilder => db(table).where({ org_id: orgId }).whereNull("deleted_at");
  const write = async (orgId: string, rows: Knex.QueryBuilder, changes: object, actor: Actor): Promise<Row | null> => {
    const counted = { ...changes, version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
    return (await updateAndRead<Row>({ db, table, orgId, rows }, counted, columns))[0] ?? null;
  };
  return {
    async insert(orgId, row) {
      await db(table).insert({ org_id: orgId, ...row });
    },
    get: async (orgId, id) =>
      ((await live(orgId)
        .where({ id })
        .first(...columns)) as Row | undefined) ?? null,
    lock: (orgId, id) => lockAndRead<Row>(live(orgId).where({ id }), columns),
    lockAny: (orgId, id) => lockAndRead<Row>(db(table).where({ org_id: orgId, id }), columns),
    update: (orgId, id, changes, actor) => write(orgId, live(orgId).where({ id }), changes, actor),
    remove: (orgId, id, actor) => write(orgId, live(orgId).where({ id }), { deleted_at: db.fn.now() }, actor),
    restore: (orgId, id, actor) =>
      write(orgId, db(table).where({ org_id: orgId, id }).whereNotNull("deleted_at"), { deleted_at: null }, actor),
    page: (orgId, request, narrow = (query) => query) =>
      readPage<Row>({ db, columns, rows: () => narrow(live(orgId)), ...(sort && { sort }) }, request),
  };
}

/** The table of a list, its columns, and how it filters and sorts. */
interface ListSource<Filters> {
  readonly table: string;
  readonly columns: readonly (string | Knex.Raw)[];
  readonly list: { readonly filters: FilterTable<Filters>; readonly sort: SortColumns };
}

/** Creates the statement of a list of records. */
export function listedTable<Row, Filters extends StandardFilters>(
  db: Knex,
  { table, columns, list: { filters: conditions, sort } }: ListSource<Filters>,
): ListedTable<Row, Filters> {
  return {
    list(orgId, filters, request) {
      const rows = (): Knex.QueryBuilder => {
        const all = db(table).where({ org_id: orgId });
        if (filters.include_deleted !== true) void all.whereNull("deleted_at");
        return narrowBy(all, conditions, filters, orgId);
      };
      return readPage<Row>({ db, columns, rows, sort }, request);
    },
  };
}

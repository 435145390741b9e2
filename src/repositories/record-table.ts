import type { Knex } from "knex";
import type { Actor } from "../contract/actor.ts";

/** What every record has. */
export interface StandardFields {
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: Actor;
  readonly updated_by: Actor;
  readonly deleted_at: string | null;
}

/** The names of the standard fields' columns. */
export const standardColumns = [
  "id",
  "version",
  "created_at",
  "updated_at",
  "created_by",
  "updated_by",
  "deleted_at",
] as const;

/** One page of rows in the order of the fields of `sort` (`-created_at,name`), empty values last, ties broken by id. */
export interface PageRequest {
  readonly page: number;
  readonly page_size: number;
  readonly sort: string;
  /** Instead of the page's number: the rows behind a position, or the first ones (null). */
  readonly after?: Position | null;
}

/** Where a row stands in the order: its values of the sort's fields and its id, as text. */
export type Position = readonly (string | null)[];

/** The rows of a page, how many there are in all, and where the next page begins, if there is one. */
export interface Rows<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly next: Position | null;
}

/** How the live rows of a table are narrowed. */
export type Narrow = (query: Knex.QueryBuilder) => Knex.QueryBuilder;

/** The statements that tables of versioned, softly deleted records have in common. */
export interface RecordTable<Row extends StandardFields> {
  insert(orgId: string, row: object): Promise<void>;
  get(orgId: string, id: string): Promise<Row | null>;
  /** As get(), and nobody else changes the row before this transaction ends. */
  lock(orgId: string, id: string): Promise<Row | null>;
  /** Writes the columns, counts the version up and returns the record; null where there is none. */
  update(orgId: string, id: string, changes: object, actor: Actor): Promise<Row | null>;
  /** Marks it as deleted. */
  remove(orgId: string, id: string, actor: Actor): Promise<Row | null>;
  page(orgId: string, request: PageRequest, narrow?: Narrow): Promise<Rows<Row>>;
}

/** A table with the key (org_id, id) whose rows come out as records. */
export function recordTable<Row extends StandardFields>(
  db: Knex,
  table: string,
  columns: readonly (string | Knex.Raw)[],
): RecordTable<Row> {
  const live = (orgId: string): Knex.QueryBuilder => db(table).where({ org_id: orgId }).whereNull("deleted_at");
  const write = async (orgId: string, id: string, changes: object, actor: Actor): Promise<Row | null> => {
    const counted = { ...changes, version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
    const rows = (await live(orgId)
      .where({ id })
      .update(counted)
      .returning([...columns])) as Row[];
    return rows[0] ?? null;
  };
  return {
    async insert(orgId, row) {
      await db(table).insert({ org_id: orgId, ...row });
    },
    get: async (orgId, id) =>
      ((await live(orgId)
        .where({ id })
        .first(...columns)) as Row | undefined) ?? null,
    lock: async (orgId, id) =>
      ((await live(orgId)
        .where({ id })
        .forUpdate()
        .first(...columns)) as Row | undefined) ?? null,
    update: write,
    remove: (orgId, id, actor) => write(orgId, id, { deleted_at: db.fn.now() }, actor),
    async page(orgId, request, narrow = (query) => query) {
      const sort = readSort(request.sort);
      const narrowed = (): Knex.QueryBuilder => narrow(live(orgId));
      const [rows, counted] = await Promise.all([
        pageOf(narrowed(), request, sort).select(...columns, position(db, sort)) as Promise<Placed<Row>[]>,
        narrowed().count({ total: "*" }).first() as Promise<{ total: number } | undefined>,
      ]);
      const shown = rows.slice(0, request.page_size);
      const next = rows.length > shown.length ? (shown.at(-1)?.position ?? null) : null;
      return { items: shown.map(withoutPosition), total: counted?.total ?? 0, next };
    },
  };
}

type Placed<Row> = Row & { readonly position: Position };

interface SortField {
  readonly column: string;
  readonly descending: boolean;
}

/** `created_at` is the time in the id, so ordering by the id says the same and needs no other index. */
function readSort(sort: string): SortField[] {
  const fields = sort.split(",").map((field) => ({
    column: field.replace(/^-/, "").replace(/^created_at$/, "id"),
    descending: field.startsWith("-"),
  }));
  const withId = fields.some(({ column }) => column === "id")
    ? fields
    : [...fields, { column: "id", descending: false }];
  return withId.slice(0, withId.findIndex(({ column }) => column === "id") + 1);
}

/** One row more than asked for tells whether there is a next page. */
function pageOf(query: Knex.QueryBuilder, request: PageRequest, sort: readonly SortField[]): Knex.QueryBuilder {
  query.orderBy(
    sort.map(({ column, descending }) => ({ column, order: descending ? "desc" : "asc", nulls: "last" as const })),
  );
  query.limit(request.page_size + 1);
  if (request.after === undefined) return query.offset((request.page - 1) * request.page_size);
  const { after } = request;
  return after === null ? query : query.where((where) => void behind(where, sort, after));
}

/** Column by column: farther on in this one, or the same in it and behind in the next. */
function behind(where: Knex.QueryBuilder, [field, ...rest]: readonly SortField[], [value, ...values]: Position): void {
  if (!field) return void where.whereRaw("false");
  const { column, descending } = field;
  const further = (next: Knex.QueryBuilder): void => behind(next, rest, values);
  if (value === null || value === undefined) return void where.whereNull(column).andWhere(further);
  where.whereNull(column).orWhere(column, descending ? "<" : ">", value);
  where.orWhere((same) => void same.where(column, value).andWhere(further));
}

function position(db: Knex, sort: readonly SortField[]): Knex.Raw {
  const values = sort.map(() => "??::text").join(", ");
  return db.raw(
    `json_build_array(${values}) AS position`,
    sort.map(({ column }) => column),
  );
}

function withoutPosition<Row>(row: Placed<Row>): Row {
  const { position: _, ...rest } = row;
  return rest as Row;
}

import type { Knex } from "knex";
import type { EntityRecord, EntityType } from "../../../base/records/rules/entity.ts";
import { selectListOf, selectLists, toRecord, expressionOf } from "../../../base/records/sql/entity-columns.ts";
import { searchedRows, isCounted, isWordSearch, whereSql, type EntityFilters } from "./filters.ts";
import { type SortKey, INDEXED_SORTS } from "../../../base/records/rules/narrowing.ts";
import {
  type OrderedPart,
  orderSql,
  type Position,
  positionSql,
  readInOrder,
  type SortTerm,
  type Window,
  linguistic,
} from "../../../base/records/sql/sort-order.ts";
import { join, run, runWithValue, sql, type SqlText, withOrgId } from "../../../base/platform/sql/sql-text.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import { withinTimeLimit } from "../../../base/platform/rules/problems.ts";
import { fields, type Field } from "../../../../generated/fields.js";
import { customSort } from "../../../base/records/sql/custom-values.ts";
import { sortExpression } from "../../../base/records/sql/record-sorts.ts";

/** A part of a list in its order. */
export interface ListedPart {
  readonly sort: readonly SortKey[];
  readonly window: Window;
  /** The fields that are needed; undefined for all. Others may be missing in the records. */
  readonly fields?: readonly string[] | undefined;
}

/** A page of a list. */
export interface PagePart extends ListedPart {
  readonly window: Extract<Window, { readonly offset: number }>;
  /** The number of all records, if it is already known. */
  readonly total?: number | null | undefined;
}

/** From this offset on, the maintained counters are used to find the day on which the page begins. */
const DEEP_OFFSET = 1_000;

/** Returns the records of a window in order, with their positions if the window asks for them. */
export async function listEntities(
  db: Knex,
  orgId: string,
  filters: EntityFilters,
  part: ListedPart,
): Promise<{ records: EntityRecord[]; positions: Position[] }> {
  const { window, sort } = part;
  const columns = columnsOf(filters, part);
  if ("offset" in window && usesDayCounts(filters, sort)) {
    const rows = await run<EntityRecord>(
      db,
      newestSql(orgId, filters, window, columns),
      nameOfList(filters, part, columns),
    );
    return { records: recordsOf(rows, filters, part), positions: [] };
  }
  const terms = sortTerms(sort, filters.entity_type, orgId);
  const list = { terms, columns, positioned: "after" in window };
  const where = whereSql(orgId, filters);
  const rows = await readInOrder(terms, window, {
    read: async (one) =>
      await run<EntityRecord & { position?: Position }>(db, partSql(orgId, filters, { ...list, ...one })),
    async count(condition) {
      const text = `SELECT count(*) AS n FROM entities AS e WHERE ${where.text} AND ${condition.text}`;
      return (await run<{ n: number }>(db, sql(text, ...where.bindings, ...condition.bindings)))[0]?.n ?? 0;
    },
  });
  return { records: recordsOf(rows, filters, part), positions: rows.map((row) => row.position ?? []) };
}

/** Returns the records of a page in order, and the exact number of all. Throws `unavailable` like `countEntities`. */
export async function listPage(
  db: Knex,
  orgId: string,
  { filters, part, details }: { filters: EntityFilters; part: PagePart; details?: readonly Detail[] | undefined },
): Promise<{ records: EntityRecord[]; total: number }> {
  if (typeof part.total === "number" || !usesDayCounts(filters, part.sort)) {
    const found =
      typeof part.total !== "number" && isWordSearch(filters) ? await searchPage(db, orgId, filters, part) : null;
    if (found) return found;
    const counted = part.total ?? countEntities(db, orgId, filters, details);
    const [total, { records }] = await Promise.all([counted, listEntities(db, orgId, filters, part)]);
    return { records, total };
  }
  // One statement instead of two: for a short page, passing a statement to the database takes as long as reading it.
  const columns = columnsOf(filters, part);
  const maintained = totalSql(orgId, filters.entity_type);
  const all = `${columns}, (${maintained.text}) AS total`;
  const list = newestSql(orgId, filters, part.window, all);
  const name = nameOfList(filters, part, columns);
  const statement = sql(list.text, ...maintained.bindings, ...list.bindings);
  const { rows, value } = await runWithValue<EntityRecord>(db, statement, name && `${name}.total`);
  const total = rows.length > 0 ? Number(value) : await maintainedTotal(db, orgId, filters.entity_type);
  return { records: recordsOf(rows, filters, part), total };
}

/** If more records match, reading records in order until the page is full takes less time than reading all matches. */
const FEW_MATCHES = 1_000;

/** Searches once for the page and the total. Null if many records match, or none of a later page. */
async function searchPage(
  db: Knex,
  orgId: string,
  filters: EntityFilters,
  part: PagePart,
): Promise<{ records: EntityRecord[]; total: number } | null> {
  const where = whereSql(orgId, filters, await searchedRows(db, orgId, "e"));
  const order = orderSql(sortTerms(part.sort, filters.entity_type, orgId));
  const text = `SELECT ${columnsOf(filters, part)}, count(*) OVER () AS total
    FROM (SELECT e.* FROM entities AS e WHERE ${where.text} LIMIT ?) AS e ORDER BY ${order.text} LIMIT ? OFFSET ?`;
  const { limit, offset } = part.window;
  const bindings = [...where.bindings, FEW_MATCHES + 1, ...order.bindings, limit, offset];
  const { rows, value } = await runWithValue<EntityRecord>(db, sql(text, ...bindings));
  if (rows.length === 0) return offset === 0 ? { records: [], total: 0 } : null;
  const total = Number(value);
  return total > FEW_MATCHES ? null : { records: recordsOf(rows, filters, part), total };
}

/** A list of one kind has only its columns, unless a cursor adds a position. */
function recordsOf(rows: EntityRecord[], { entity_type: type }: EntityFilters, { window }: ListedPart): EntityRecord[] {
  return type !== undefined && "offset" in window ? rows : rows.map(toRecord);
}

/**
 * Returns the exact number, from the maintained counters if possible. Throws `unavailable`, with the details, if
 * counting takes too long.
 */
export async function countEntities(
  db: Knex,
  orgId: string,
  filters: EntityFilters,
  details?: readonly Detail[],
): Promise<number> {
  if (isCounted(filters)) return await maintainedTotal(db, orgId, filters.entity_type);
  const where = whereSql(orgId, filters, isWordSearch(filters) ? await searchedRows(db, orgId, "e") : undefined);
  const counted = sql(`SELECT count(*) AS n FROM entities AS e WHERE ${where.text}`, ...where.bindings);
  return await withinTimeLimit(async () => (await run<{ n: number }>(db, counted))[0]?.n ?? 0, details);
}

async function maintainedTotal(db: Knex, orgId: string, type: EntityType | undefined): Promise<number> {
  const name = `entities.total.${type === undefined ? "all" : "type"}`;
  const [row] = await run<{ n: number }>(db, totalSql(orgId, type), name);
  return row?.n ?? 0;
}

function totalSql(orgId: string, type: EntityType | undefined): SqlText {
  const kind = type === undefined ? sql("") : sql(" AND c.entity_type = ?", type);
  const text = `SELECT coalesce(sum(c.n), 0)::bigint AS n FROM entity_count AS c WHERE c.org_id = ?::uuid${kind.text}`;
  return sql(text, orgId, ...kind.bindings);
}

interface ListPart extends OrderedPart {
  readonly terms: readonly SortTerm[];
  readonly columns: string;
  /** Whether the position of each record is needed. */
  readonly positioned: boolean;
}

function partSql(
  orgId: string,
  filters: EntityFilters,
  { terms, columns, positioned, condition, order, limit, offset }: ListPart,
): SqlText {
  const where = join([whereSql(orgId, filters), condition], " AND ");
  const page = `${where.text} ORDER BY ${order.text} LIMIT ? OFFSET ?`;
  const bindings = [...where.bindings, ...order.bindings, limit, offset];
  const shown = withOrgId(columns, orgId);
  if (positioned) {
    const place = positionSql(terms);
    const text = `SELECT ${shown.text}, ARRAY[${place.text}] AS position FROM entities AS e WHERE ${page}`;
    return sql(text, ...shown.bindings, ...place.bindings, ...bindings);
  }
  if (offset < DEEP_OFFSET)
    return sql(`SELECT ${shown.text} FROM entities AS e WHERE ${page}`, ...shown.bindings, ...bindings);
  // Selects ids first, so that skipped records are not read.
  const text = `SELECT ${shown.text} FROM (SELECT e.id FROM entities AS e WHERE ${page}) AS page
    JOIN entities AS e ON e.org_id = ?::uuid AND e.id = page.id ORDER BY ${order.text}`;
  return sql(text, ...shown.bindings, ...bindings, orgId, ...order.bindings);
}

/** Returns whether the maintained counters can find where a page begins. */
function usesDayCounts(filters: EntityFilters, sort: readonly SortKey[]): boolean {
  return isNewestFirst(sort) && isCounted(filters);
}

/**
 * A page of the plain list. The planner does not know its length and offset: if it did, it would make a plan for them at
 * each call, which takes as long as reading the page.
 */
function newestSql(orgId: string, filters: EntityFilters, window: PagePart["window"], columns: string): SqlText {
  const { offset, limit } = window;
  const where = whereSql(orgId, filters);
  const list = `SELECT ${columns} FROM entities AS e WHERE ${where.text}`;
  if (offset < DEEP_OFFSET) {
    const text = `${list} ORDER BY e.id DESC LIMIT (SELECT ?::bigint) OFFSET (SELECT ?::bigint)`;
    return sql(text, ...where.bindings, limit, offset);
  }
  const first = firstSql(orgId, filters, offset);
  const text = `${list} AND e.id <= (${first.text}) ORDER BY e.id DESC LIMIT (SELECT ?::bigint)`;
  return sql(text, ...where.bindings, ...first.bindings, limit);
}

/**
 * The id of the record at an offset: adds the counts per day, newest first, until the offset falls into a day, and skips
 * the rest within that day.
 */
function firstSql(orgId: string, filters: EntityFilters, offset: number): SqlText {
  const where = whereSql(orgId, filters);
  const kind = filters.entity_type === undefined ? sql("") : sql(" AND entity_type = ?", filters.entity_type);
  const text = `WITH days AS (
      SELECT day, sum(n) AS n FROM entity_count WHERE org_id = ?::uuid${kind.text} GROUP BY day),
    run AS (SELECT day, n, sum(n) OVER (ORDER BY day DESC) AS upto FROM days),
    start AS (SELECT day, ?::bigint - (upto - n) AS skip FROM run WHERE upto > ?::bigint ORDER BY day DESC LIMIT 1)
    SELECT e.id FROM entities AS e
    WHERE ${where.text} AND e.id < (SELECT uuid7_floor(day + 1) FROM start)
    ORDER BY e.id DESC LIMIT 1 OFFSET (SELECT skip FROM start)`;
  return sql(text, orgId, ...kind.bindings, offset, offset, ...where.bindings);
}

/** A cursor needs the fields by which the list is sorted. */
function columnsOf({ entity_type: type }: EntityFilters, { window, fields }: ListedPart): string {
  if (type === undefined || fields === undefined || !("offset" in window)) return selectLists[type ?? "any"];
  return selectListOf(type, fields);
}

/** Clients choose fields freely, but each name uses memory on every connection. */
const MAX_NAMES = 50;
const names = new Map<string, string>();

/** The plain list has a prepared plan per connection; filtered lists are planned for their values. */
function nameOfList(filters: EntityFilters, { sort, window, fields }: ListedPart, columns: string): string | undefined {
  if (!usesDayCounts(filters, sort) || !("offset" in window)) return undefined;
  const type = filters.entity_type ?? "any";
  const list = `entities.${window.offset < DEEP_OFFSET ? "list" : "deep_list"}.${type}`;
  if (fields === undefined) return list;
  const key = `${list} ${columns}`;
  const known = names.get(key);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `${list}.${String(names.size)}`;
  names.set(key, name);
  return name;
}

const [companies, contacts]: readonly Readonly<Record<string, Field>>[] = [fields.company, fields.contact];

/** The fields of both types, with the values of both. */
const table: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries({ ...companies, ...contacts }).map(([name, field]) => {
    const values = [contacts, companies].flatMap((one) => one?.[name]?.enum ?? []);
    return [name, values.length > 0 ? { ...field, enum: [...new Set(values)] } : field];
  }),
);

/** Returns whether the order is newest first, like that of the primary key. */
function isNewestFirst([first]: readonly SortKey[]): boolean {
  return first === undefined || (first.field === "created_at" && first.direction === "desc");
}

/**
 * Returns the terms of the order. created_at is the time in the id, so the id is used instead. Since the id is unique,
 * later keys have no effect.
 */
function sortTerms(keys: readonly SortKey[], type: EntityType | undefined, orgId: string): SortTerm[] {
  const terms: SortTerm[] = [];
  for (const { field, direction, custom } of keys) {
    const descending = direction === "desc";
    if (field === "created_at") return [...terms, { ...ID, descending }];
    if (custom) {
      terms.push({ ...customSort(custom, "e"), descending });
      continue;
    }
    const { expression, type: cast } = termOf(field, type);
    terms.push({ value: withOrgId(expression, orgId), type: cast, descending });
  }
  return [...terms, { ...ID, descending: terms.at(-1)?.descending ?? true }];
}

const ID = { value: sql("e.id"), type: "uuid", isId: true } as const;

function termOf(field: string, entityType: EntityType | undefined): { expression: string; type: string } {
  const spec = Object.hasOwn(table, field) ? table[field] : undefined;
  if (!spec) throw new TypeError(`Unknown entity field: ${field}`);
  // One index serves both: contacts have no name, and companies no last name.
  if (entityType !== undefined && field === INDEXED_SORTS[entityType])
    return { expression: linguistic("coalesce(e.last_name, e.name)"), type: "text" };
  return sortExpression(expressionOf(field, "e"), spec);
}

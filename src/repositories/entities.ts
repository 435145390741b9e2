import type { Knex } from "knex";
import type { Change } from "../domain/change.ts";
import type { Claims, Conflict, EntityRecord, EntityType } from "../domain/entity.ts";
import { Problem } from "../domain/errors.ts";
import { selectLists, toRecord } from "./entity-columns.ts";
import { findConflict } from "./entity-conflicts.ts";
import { isCounted, whereSql, type EntityFilters } from "./entity-filters.ts";
import { behindSql, isNewestFirst, orderSql, positionSql, type Position, type SortKey } from "./entity-order.ts";
import { insertSql, purgeSql, updateSql, type Alteration, type Insertion } from "./entity-writes.ts";
import { attempt, sqlState } from "./retry.ts";
import { sql, type SqlText } from "./sql-text.ts";

/** Which part of a list is wanted: so many records from an offset, or behind a position. */
export type Window =
  { readonly offset: number; readonly limit: number } | { readonly behind: Position | null; readonly limit: number };

/** A record with the person who created it. */
export interface StoredEntity {
  readonly record: EntityRecord;
  readonly createdByUser: string;
}

/** How a write ended; "stale": the record had another version. */
export type Outcome = "done" | "stale" | Conflict;

/** Contacts and companies. */
export type EntityRepository = ReturnType<typeof entityRepository>;

/** Past this offset the kept counters find the day where the page begins. */
const DEEP = 1_000;

/** The statements on contacts and companies. */
export function entityRepository(db: Knex) {
  const run = async <Row>({ text, bindings }: SqlText, name?: string): Promise<Row[]> => {
    const query = db.raw<{ rows: Row[] }>(text, bindings as Knex.RawBinding[]);
    return (await (name === undefined ? query : query.options({ name }))).rows;
  };
  const write = async (orgId: string, statement: SqlText, claims: { id: string; type: EntityType; claims: Claims }) =>
    await writeOrConflict(db, { orgId, statement, ...claims });

  return {
    /** Live or deleted. */
    async find(orgId: string, id: string): Promise<StoredEntity | null> {
      const text = `SELECT ${selectLists.any}, e.created_by_user FROM entities AS e WHERE e.org_id = ?::uuid AND e.id = ?::uuid`;
      const [row] = await run<EntityRecord & { created_by_user: string }>(sql(text, orgId, id), "entities.find");
      return row ? { record: toRecord(row), createdByUser: row.created_by_user } : null;
    },

    /** The records of a window, in order, each with its position where the window asks for it. */
    async list(
      orgId: string,
      filters: EntityFilters,
      { sort, window }: { readonly sort: readonly SortKey[]; readonly window: Window },
    ): Promise<{ records: EntityRecord[]; positions: Position[] }> {
      const statement = listSql(orgId, filters, { sort, window });
      const rows = await run<EntityRecord & { position?: Position }>(statement, nameOfList(filters, sort, window));
      return { records: rows.map(toRecord), positions: rows.map((row) => row.position ?? []) };
    },

    /** Exact: from the kept counters where they know it, else counted; throws `unavailable` when that takes too long. */
    async count(orgId: string, filters: EntityFilters): Promise<number> {
      if (isCounted(filters)) return await total(orgId, filters.entity_type);
      const where = whereSql(orgId, filters);
      try {
        const counted = sql(`SELECT count(*) AS n FROM entities AS e WHERE ${where.text}`, ...where.bindings);
        return (await run<{ n: number }>(counted))[0]?.n ?? 0;
      } catch (cause) {
        if (sqlState(cause) === "57014") throw new Problem("unavailable", [], { cause, retryAfter: 5 });
        throw cause;
      }
    },

    /** Writes a new record. */
    async insert(orgId: string, insertion: Insertion): Promise<Conflict | null> {
      const { record, claims } = insertion;
      const outcome = await write(orgId, insertSql(orgId, insertion), {
        id: record.id,
        type: record.entity_type,
        claims,
      });
      return typeof outcome === "string" ? null : outcome;
    },

    /** Writes a record's new state over the version it was made from. */
    async update(orgId: string, alteration: Alteration): Promise<Outcome> {
      const { record, claimed } = alteration;
      return await write(orgId, updateSql(orgId, alteration), {
        id: record.id,
        type: record.entity_type,
        claims: claimed,
      });
    },

    /** Removes a record for ever; false when it has another version. */
    async purge(orgId: string, record: EntityRecord, change: Change): Promise<boolean> {
      const { text, bindings } = purgeSql(orgId, { record, change });
      const { rows } = await attempt(db, async (tx) => await tx.raw<{ rows: unknown[] }>(text, bindings as never[]));
      return rows.length > 0;
    },

    /** Whether there is a live company with this id. */
    async hasCompany(orgId: string, id: string): Promise<boolean> {
      const text =
        "SELECT id FROM entities WHERE org_id = ?::uuid AND id = ?::uuid AND entity_type = 'company' AND deleted_at IS NULL";
      return (await run(sql(text, orgId, id), "entities.has_company")).length > 0;
    },

    /** Whether `id` is `companyId` or one of the companies above it. */
    async isAtOrAbove(orgId: string, id: string, companyId: string): Promise<boolean> {
      const text = `WITH RECURSIVE above (id) AS (
          SELECT ?::uuid
          UNION SELECT e.parent_company_id FROM entities AS e JOIN above ON e.id = above.id
          WHERE e.org_id = ?::uuid AND e.parent_company_id IS NOT NULL)
        SELECT id FROM above WHERE id = ?::uuid`;
      return (await run(sql(text, companyId, orgId, id))).length > 0;
    },

    /** Until the transaction ends nobody else places companies below others: two such changes could close a circle. */
    async lockCompanyTree(orgId: string): Promise<void> {
      await run(sql("SELECT pg_advisory_xact_lock(hashtextextended('company_tree:' || ?, 0))", orgId));
    },
  };

  async function total(orgId: string, type: EntityType | undefined): Promise<number> {
    const kind = type === undefined ? sql("") : sql(" AND entity_type = ?", type);
    const text = `SELECT coalesce(sum(n), 0)::bigint AS n FROM entity_count WHERE org_id = ?::uuid${kind.text}`;
    const [row] = await run<{ n: number }>(
      sql(text, orgId, ...kind.bindings),
      `entities.total.${type === undefined ? "all" : "type"}`,
    );
    return row?.n ?? 0;
  }
}

function listSql(
  orgId: string,
  filters: EntityFilters,
  { sort, window }: { sort: readonly SortKey[]; window: Window },
): SqlText {
  const where = whereSql(orgId, filters);
  const columns = selectLists[filters.entity_type ?? "any"];
  if ("offset" in window) {
    if (isDeep(filters, sort, window)) return deepSql(orgId, filters, window);
    const text = `SELECT ${columns} FROM entities AS e WHERE ${where.text} ORDER BY ${orderSql(sort)} LIMIT ? OFFSET ?`;
    return sql(text, ...where.bindings, window.limit, window.offset);
  }
  const behind = window.behind === null ? sql("true") : behindSql(sort, window.behind);
  const text = `SELECT ${columns}, ${positionSql(sort)} FROM entities AS e
    WHERE ${where.text} AND ${behind.text} ORDER BY ${orderSql(sort)} LIMIT ?`;
  return sql(text, ...where.bindings, ...behind.bindings, window.limit);
}

function isDeep(filters: EntityFilters, sort: readonly SortKey[], window: { offset: number }): boolean {
  return window.offset >= DEEP && isNewestFirst(sort) && isCounted(filters);
}

/** Adds the days up from the newest until the offset falls into one, and steps over the rest within that day only. */
function deepSql(orgId: string, filters: EntityFilters, window: { offset: number; limit: number }): SqlText {
  const where = whereSql(orgId, filters);
  const kind = filters.entity_type === undefined ? sql("") : sql(" AND entity_type = ?", filters.entity_type);
  const text = `WITH days AS (
      SELECT day, sum(n) AS n FROM entity_count WHERE org_id = ?::uuid${kind.text} GROUP BY day),
    run AS (SELECT day, n, sum(n) OVER (ORDER BY day DESC) AS upto FROM days),
    start AS (SELECT day, ?::bigint - (upto - n) AS skip FROM run WHERE upto > ?::bigint ORDER BY day DESC LIMIT 1)
    SELECT ${selectLists[filters.entity_type ?? "any"]} FROM entities AS e
    WHERE ${where.text} AND e.id < (SELECT uuid7_floor(day + 1) FROM start)
    ORDER BY e.id DESC LIMIT ? OFFSET (SELECT skip FROM start)`;
  return sql(text, orgId, ...kind.bindings, window.offset, window.offset, ...where.bindings, window.limit);
}

/** The plain list is planned once for each connection; what is filtered gets a plan for its values. */
function nameOfList(filters: EntityFilters, sort: readonly SortKey[], window: Window): string | undefined {
  const plain = isCounted(filters) && isNewestFirst(sort) && sort.length <= 1;
  if (!plain || !("offset" in window) || isDeep(filters, sort, window)) return undefined;
  return `entities.list.${filters.entity_type ?? "any"}`;
}

interface Write {
  readonly orgId: string;
  readonly statement: SqlText;
  readonly id: string;
  readonly type: EntityType;
  readonly claims: Claims;
}

/** The claims' own keys decide, so that of two writers at the same time one wins; then it is looked up who has it. */
async function writeOrConflict(db: Knex, write: Write): Promise<Outcome> {
  const { text, bindings } = write.statement;
  for (let count = 1; ; count += 1) {
    try {
      const { rows } = await attempt(db, async (tx) => await tx.raw<{ rows: unknown[] }>(text, bindings as never[]));
      return rows.length > 0 ? "done" : "stale";
    } catch (error) {
      if (sqlState(error) !== "23505") throw error;
      const conflict = await findConflict(db, write);
      if (conflict) return conflict;
      // Whoever had it gave it back between the two statements.
      if (count === 3) throw error;
    }
  }
}

import type { Knex } from "knex";
import type { Actor } from "../../contract/caller.ts";
import { ORG_ID } from "../../platform/sql/sql-text.ts";
import type { StandardFields } from "./record-table.ts";
import type { RelatedRecord } from "./related-records.ts";

/** The names of the table of references: `tasks`, whose `task_relations` have a `task_id`. */
interface RelationNames {
  readonly table: string;
  readonly relations: string;
  readonly owner: string;
}

/** A record before and after its references were moved. */
interface MovedReferences<Row> {
  readonly before: Row;
  readonly after: Row;
}

/** The filters of a list by related record. */
interface RelatedFilters {
  readonly record_type?: RelatedRecord["record_type"] | undefined;
  readonly record_id?: string | undefined;
}

/** Statements on the `related_to` of records. */
export interface RelationTable<Row extends StandardFields> {
  /** The column `related_to`, for single records. */
  readonly column: Knex.Raw;
  insert(orgId: string, id: string, related: readonly RelatedRecord[]): Promise<void>;
  replace(orgId: string, id: string, related: readonly RelatedRecord[]): Promise<void>;
  /** Adds `related_to` to the rows of a page: as a column it would be computed for each skipped row too. */
  addTo(orgId: string, rows: readonly Row[]): Promise<Row[]>;
  narrow(query: Knex.QueryBuilder, orgId: string, filters: RelatedFilters): void;
  /** Locks the records that refer to a contact or company, including deleted ones, until the transaction ends. */
  lockAbout(orgId: string, entityId: string): Promise<string[]>;
  /**
   * Replaces references to a contact or company by another one of the same type, without duplicates; null removes them.
   * Includes deleted records; each gets a new version.
   */
  moveEntity(orgId: string, fromId: string, toId: string | null, actor: Actor): Promise<MovedReferences<Row>[]>;
  /** Gives references back that a merge moved, as far as they still exist. */
  returnEntity(orgId: string, returned: ReturnedReferences, actor: Actor): Promise<MovedReferences<Row>[]>;
}

/** References that a merge moved from one record (`toId`) to another one (`fromId`). */
export interface ReturnedReferences {
  readonly fromId: string;
  readonly toId: string;
  /** The referring records; `detail` has the position, and whether the kept record was already referred to. */
  readonly moves: readonly { readonly record_id: string; readonly detail: Readonly<Record<string, unknown>> }[];
}

/** Creates the statements on the references of a table; `ownColumns` are its columns without `related_to`. */
export function relationTable<Row extends StandardFields>(
  db: Knex,
  names: RelationNames,
  ownColumns: readonly (string | Knex.Raw)[],
): RelationTable<Row> {
  const { relations, owner } = names;
  const column = relatedColumn(db, names);
  const context = { db, names, columns: [...ownColumns, column] };
  const insert = async (orgId: string, id: string, related: readonly RelatedRecord[]): Promise<void> => {
    const rows = related.map((one, position) => ({ ...one, org_id: orgId, [owner]: id, position }));
    if (rows.length > 0) await db(relations).insert(rows);
  };
  return {
    column,
    insert,
    async replace(orgId, id, related) {
      await db(relations)
        .where({ org_id: orgId, [owner]: id })
        .delete();
      await insert(orgId, id, related);
    },
    addTo: (orgId, rows) => withRelated(context, orgId, rows),
    narrow(query, orgId, { record_type, record_id }) {
      if (record_type === undefined && record_id === undefined) return;
      const related = db(relations).where({ org_id: orgId }).select(owner);
      if (record_type !== undefined) void related.where({ record_type });
      if (record_id !== undefined) void related.where({ record_id });
      void query.whereIn("id", related);
    },
    lockAbout: (orgId, entityId) => lockAbout(context, orgId, entityId),
    moveEntity: (orgId, fromId, toId, actor) => move(context, { orgId, fromId, toId, actor }),
    returnEntity: (orgId, returned, actor) => giveBack(context, { ...returned, orgId, actor }),
  };
}

interface TableContext {
  readonly db: Knex;
  readonly names: RelationNames;
  readonly columns: readonly (string | Knex.Raw)[];
}

/** Returns the column `related_to` of such a table. */
export function relatedColumn(db: Knex, { table, relations, owner }: RelationNames): Knex.Raw {
  const text = `(SELECT coalesce(json_agg(json_build_object('record_type', r.record_type, 'record_id', r.record_id) ORDER BY r.position), '[]')
    FROM ?? AS r WHERE r.org_id = ${ORG_ID} AND r.?? = ??.id) AS related_to`;
  return db.raw(text, [relations, owner, table]);
}

async function withRelated<Row extends StandardFields>(
  { db, names: { relations, owner } }: TableContext,
  orgId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const found = await db(relations)
    .where({ org_id: orgId })
    .whereIn(owner, ids)
    .orderBy("position")
    .select<(RelatedRecord & { owner: string })[]>("record_type", "record_id", { owner });
  const related = Map.groupBy(found, (one) => one.owner);
  return rows.map((row) => {
    const related_to = (related.get(row.id) ?? []).map(({ record_type, record_id }) => ({ record_type, record_id }));
    return { ...row, related_to };
  });
}

interface MoveRequest {
  readonly orgId: string;
  readonly fromId: string;
  readonly toId: string | null;
  readonly actor: Actor;
}

async function lockAbout({ db, names: { table, relations, owner } }: TableContext, orgId: string, entityId: string) {
  const about = (await db(relations).where({ org_id: orgId, record_id: entityId }).distinct().pluck(owner)) as string[];
  const rows = db(table).where({ org_id: orgId }).whereIn("id", about).orderBy("id");
  return about.length === 0 ? [] : (await rows.forUpdate().select<{ id: string }[]>("id")).map(({ id }) => id);
}

async function move<Row extends StandardFields>(
  context: TableContext,
  { orgId, fromId, toId, actor }: MoveRequest,
): Promise<MovedReferences<Row>[]> {
  const { db, names } = context;
  const { relations, owner } = names;
  const about = (id: string): Knex.QueryBuilder => db(relations).where({ org_id: orgId, record_id: id });
  const ids = await lockAbout(context, orgId, fromId);
  return await changeReferences<Row>(context, { orgId, ids, actor }, async () => {
    if (toId !== null) {
      await about(fromId).whereIn(owner, about(toId).select(owner)).delete();
      await about(fromId).update({ record_id: toId });
    } else await about(fromId).delete();
  });
}

async function giveBack<Row extends StandardFields>(
  context: TableContext,
  { orgId, fromId, toId, moves, actor }: ReturnedReferences & { readonly orgId: string; readonly actor: Actor },
): Promise<MovedReferences<Row>[]> {
  const { db, names } = context;
  const { relations, owner } = names;
  const about = new Set(await lockAbout(context, orgId, fromId));
  const left = moves.filter(({ record_id }) => about.has(record_id));
  const ids = left.map(({ record_id }) => record_id);
  return await changeReferences<Row>(context, { orgId, ids, actor }, async () => {
    const kept = (): Knex.QueryBuilder => db(relations).where({ org_id: orgId, record_id: fromId });
    const types = await kept()
      .whereIn(owner, ids)
      .select<{ owner: string; record_type: string }[]>("record_type", { owner });
    const typeOf = new Map(types.map((one) => [one.owner, one.record_type]));
    const only = left.filter(({ detail }) => detail["both"] !== true).map(({ record_id }) => record_id);
    await kept().whereIn(owner, only).delete();
    await db(relations).insert(
      left.map(({ record_id, detail }) => ({
        org_id: orgId,
        [owner]: record_id,
        record_type: typeOf.get(record_id),
        record_id: toId,
        position: detail["position"],
      })),
    );
  });
}

interface ReferenceChange {
  readonly orgId: string;
  /** The referring records, which are locked. */
  readonly ids: readonly string[];
  readonly actor: Actor;
}

/** Changes references of some records, which get a new version; returns them before and after it. */
async function changeReferences<Row extends StandardFields>(
  { db, names: { table }, columns }: TableContext,
  { orgId, ids, actor }: ReferenceChange,
  write: () => Promise<void>,
): Promise<MovedReferences<Row>[]> {
  if (ids.length === 0) return [];
  const moved = (): Knex.QueryBuilder => db(table).where({ org_id: orgId }).whereIn("id", ids).orderBy("id");
  const read = async (): Promise<Row[]> => (await moved().select(...columns)) as Row[];
  const before = await read();
  await write();
  await moved()
    .clearOrder()
    .update({ version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor });
  const after = new Map((await read()).map((row) => [row.id, row]));
  return before.map((row) => ({ before: row, after: after.get(row.id) ?? row }));
}

import type { Knex } from "knex";
import type { Actor } from "../../contract/actor.ts";
import type { SortColumns } from "./list-filters.ts";
import { type PageRequest, readPage, type Rows } from "./record-page.ts";
import { type Narrow, type RecordTable, recordTable, type StandardFields } from "./record-table.ts";
import type { RelatedRecord } from "./related-records.ts";

/** A record that refers to others. */
export interface RelatingRecord extends StandardFields {
  readonly related_to: readonly RelatedRecord[];
}

/** The names of such a table: `tasks`, whose `task_relations` have a `task_id`. */
export interface RelatedTableNames {
  readonly table: string;
  readonly relations: string;
  readonly owner: string;
  /** Whether the table has the column `entrusted`. */
  readonly hasEntrusted?: boolean;
}

/** A record, live or deleted, whose row is locked until the transaction ends. */
export interface LockedRecord<Row> {
  readonly record: Row;
  readonly createdByUser: string;
  /** Whether the assignee was set by another user who could have deleted the record. */
  readonly entrusted: boolean | null;
}

/** A record before and after its references were moved. */
export interface MovedReferences<Row> {
  readonly before: Row;
  readonly after: Row;
}

/** The filters of a list of such records. */
export interface RelatedFilters {
  readonly record_type?: RelatedRecord["record_type"] | undefined;
  readonly record_id?: string | undefined;
  readonly include_deleted?: boolean | undefined;
}

/** Creates the statements for a table of records whose `related_to` is stored in a table of its own. */
export function relatedTable<Row extends RelatingRecord>(
  db: Knex,
  names: RelatedTableNames,
  ownColumns: readonly (string | Knex.Raw)[],
  sort: SortColumns = {},
) {
  const columns = [...ownColumns, relatedColumn(db, names)];
  const context = { db, names, columns };
  const records = recordTable<Row>(db, names.table, columns);
  return {
    ...writes<Row>(context, records),
    get: (orgId: string, id: string): Promise<Row | null> => records.get(orgId, id),
    remove: (orgId: string, id: string, actor: Actor): Promise<Row | null> => records.remove(orgId, id, actor),
    restore: (orgId: string, id: string, actor: Actor): Promise<Row | null> => records.restore(orgId, id, actor),
    async page(orgId: string, filters: RelatedFilters, request: PageRequest, narrow: Narrow): Promise<Rows<Row>> {
      const rows = (): Knex.QueryBuilder => {
        const query = db(names.table).where({ org_id: orgId });
        if (filters.include_deleted !== true) void query.whereNull("deleted_at");
        narrowByRelation(query, context, { orgId, filters });
        return narrow(query);
      };
      const found = await readPage<Row>({ db, columns: ownColumns, rows, sort }, request);
      return { ...found, items: await withRelated(context, orgId, found.items) };
    },
    /** Locks the records that refer to a contact or company, including deleted ones, until the transaction ends. */
    lockAbout: (orgId: string, entityId: string): Promise<string[]> => lockAbout(context, orgId, entityId),
    /**
     * Replaces references to a contact or company by another one of the same type, without duplicates; null removes
     * them. Includes deleted records; each gets a new version.
     */
    moveEntity: (orgId: string, fromId: string, toId: string | null, actor: Actor): Promise<MovedReferences<Row>[]> =>
      move(context, { orgId, fromId, toId, actor }),
  };
}

interface TableContext {
  readonly db: Knex;
  readonly names: RelatedTableNames;
  readonly columns: readonly (string | Knex.Raw)[];
}

/** The changes to a record; `related` only if it changed. */
interface RecordUpdate {
  readonly columns: object;
  readonly related: readonly RelatedRecord[] | undefined;
}

function writes<Row extends RelatingRecord>({ db, names, columns }: TableContext, records: RecordTable<Row>) {
  const { table, relations, owner } = names;
  const relate = async (orgId: string, id: string, related: readonly RelatedRecord[]): Promise<void> => {
    await db(relations)
      .where({ org_id: orgId, [owner]: id })
      .delete();
    const rows = related.map((one, position) => ({ ...one, org_id: orgId, [owner]: id, position }));
    if (rows.length > 0) await db(relations).insert(rows);
  };
  return {
    async insert(
      orgId: string,
      row: Readonly<Record<string, unknown>> & { readonly id: string },
      related: readonly RelatedRecord[],
    ): Promise<void> {
      await records.insert(orgId, row);
      await relate(orgId, row.id, related);
    },
    /** Reads the record after locking it, because its references are in separate rows. */
    async lock(orgId: string, id: string): Promise<LockedRecord<Row> | null> {
      const row = db(table).where({ org_id: orgId, id });
      const hidden = ["created_by_user", names.hasEntrusted === true ? "entrusted" : db.raw("false AS entrusted")];
      const [locked] = await row
        .clone()
        .forUpdate()
        .select<Locked[]>(...hidden);
      if (!locked) return null;
      const record = (await row.first(...columns)) as Row;
      return { record, createdByUser: locked.created_by_user, entrusted: locked.entrusted };
    },
    /** Updates a locked record. */
    async change(
      orgId: string,
      id: string,
      { columns: changes, related }: RecordUpdate,
      actor: Actor,
    ): Promise<Row | null> {
      if (related) await relate(orgId, id, related);
      return await records.update(orgId, id, changes, actor);
    },
  };
}

interface Locked {
  readonly created_by_user: string;
  readonly entrusted: boolean | null;
}

/** Returns the column `related_to` of such a table. */
export function relatedColumn(db: Knex, { table, relations, owner }: RelatedTableNames): Knex.Raw {
  const text = `(SELECT coalesce(json_agg(json_build_object('record_type', r.record_type, 'record_id', r.record_id) ORDER BY r.position), '[]')
    FROM ?? AS r WHERE r.org_id = ??.org_id AND r.?? = ??.id) AS related_to`;
  return db.raw(text, [relations, table, owner, table]);
}

/** Only for the rows of a page: as a column it would be computed for each skipped row too. */
async function withRelated<Row extends RelatingRecord>(
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

function narrowByRelation(
  query: Knex.QueryBuilder,
  { db, names }: TableContext,
  { orgId, filters: { record_type, record_id } }: { readonly orgId: string; readonly filters: RelatedFilters },
): void {
  if (record_type === undefined && record_id === undefined) return;
  const related = db(names.relations).where({ org_id: orgId }).select(names.owner);
  if (record_type !== undefined) void related.where({ record_type });
  if (record_id !== undefined) void related.where({ record_id });
  void query.whereIn("id", related);
}

interface MoveRequest {
  readonly orgId: string;
  readonly fromId: string;
  readonly toId: string | null;
  readonly actor: Actor;
}

async function lockAbout({ db, names: { table, relations, owner } }: TableContext, orgId: string, entityId: string) {
  const about = db(relations).where({ org_id: orgId, record_id: entityId }).select(owner);
  const rows = db(table).where({ org_id: orgId }).whereIn("id", about).orderBy("id");
  return (await rows.forUpdate().select<{ id: string }[]>("id")).map(({ id }) => id);
}

async function move<Row extends RelatingRecord>(
  context: TableContext,
  { orgId, fromId, toId, actor }: MoveRequest,
): Promise<MovedReferences<Row>[]> {
  const { db, names, columns } = context;
  const { table, relations, owner } = names;
  const about = (id: string): Knex.QueryBuilder => db(relations).where({ org_id: orgId, record_id: id });
  const ids = await lockAbout(context, orgId, fromId);
  if (ids.length === 0) return [];
  const moved = (): Knex.QueryBuilder => db(table).where({ org_id: orgId }).whereIn("id", ids).orderBy("id");
  const read = async (): Promise<Row[]> => (await moved().select(...columns)) as Row[];
  const before = await read();
  if (toId !== null) {
    await about(fromId).whereIn(owner, about(toId).select(owner)).delete();
    await about(fromId).update({ record_id: toId });
  } else await about(fromId).delete();
  await moved()
    .clearOrder()
    .update({ version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor });
  const after = new Map((await read()).map((row) => [row.id, row]));
  return before.map((row) => ({ before: row, after: after.get(row.id) ?? row }));
}

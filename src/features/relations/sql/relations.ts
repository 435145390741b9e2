import type { Knex } from "knex";
import type { QueriedRelation, RelatedType } from "../../../../generated/relations.js";
import { ORG_ID } from "../../../base/platform/sql/sql-text.ts";
import { relationQueries } from "./queries.ts";
import { type RelatedRow, sources } from "./sources.ts";

export type { RelatedRow } from "./sources.ts";

/** The first related records of a record, and their total number. */
export interface RelatedList {
  readonly records: readonly RelatedRow[];
  readonly total: number;
}

/** The records whose related records are read. */
export interface RelationOwners {
  readonly relation: QueriedRelation;
  readonly type: RelatedType;
  readonly ids: readonly string[];
  /** Maximum number of related records of each record. */
  readonly limit: number;
}

/** Creates the statements that read related records: one per relation for all records of a page. */
export function relationRepository(db: Knex) {
  return {
    /** Returns the live records of a type with these ids; removed users are included. */
    async byIds(orgId: string, type: RelatedType, ids: readonly string[]): Promise<Map<string, RelatedRow>> {
      if (ids.length === 0) return new Map();
      const { from, alias, columns, complete } = sources[type];
      const rows = await (type === "user" ? all : live)(db, from)
        .where(`${alias}.org_id`, orgId)
        .whereIn(`${alias}.id`, [...ids])
        .select<RelatedRow[]>(...columns(db));
      const records = complete ? await complete(db, orgId, rows) : rows;
      return new Map(records.map((record) => [record.id, record]));
    },
    /** Returns the first live related records of each record, in the order of the relation. */
    async firstOf(orgId: string, { relation, type, ids, limit }: RelationOwners): Promise<Map<string, RelatedList>> {
      const { from, alias, columns, complete } = sources[type];
      const { where, order } = relationQueries[relation];
      const related = live(db, from)
        .whereRaw(`${alias}.org_id = ${ORG_ID} AND ${where}`)
        .orderByRaw(order)
        .limit(limit)
        .select(...columns(db), db.raw("count(*) OVER ()::int AS relation_total"));
      const text = `SELECT o.id AS relation_owner, r.* FROM (SELECT ?::uuid AS org_id, unnest(?::uuid[]) AS id) AS o
        CROSS JOIN LATERAL ? AS r`;
      const found = await db.raw<{ rows: OwnedRow[] }>(text, [orgId, [...ids], related]);
      const completed = complete
        ? await complete(db, orgId, found.rows.map(withoutOwner))
        : found.rows.map(withoutOwner);
      const lists = new Map<string, { records: RelatedRow[]; total: number }>();
      for (const [index, { relation_owner: owner, relation_total: total }] of found.rows.entries()) {
        const list = lists.get(owner) ?? { records: [], total };
        const record = completed[index];
        if (record) list.records.push(record);
        lists.set(owner, list);
      }
      return lists;
    },
  };
}

type OwnedRow = RelatedRow & { readonly relation_owner: string; readonly relation_total: number };

function withoutOwner({ relation_owner: _, relation_total: _total, ...row }: OwnedRow): RelatedRow {
  return row;
}

const all = (db: Knex, from: string): Knex.QueryBuilder => db.from(db.raw(from));
const live = (db: Knex, from: string): Knex.QueryBuilder => all(db, from).whereNull("deleted_at");

import type { Knex } from "knex";
import { recordFields, type ListFilters, type RecordFieldNames } from "../../../../generated/records.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { resources, type ResourceType } from "../../../../generated/resources.js";
import type { EntityType } from "../../../base/records/rules/entity.ts";
import type { FilterGroup } from "../../../base/records/rules/filter-tree.ts";
import type { JobRecord } from "../../../base/jobs/sql/jobs.ts";
import { equals, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { type PageRequest, readPage, type Rows } from "../../../base/records/sql/record-page.ts";

/** A record type that can be exported. */
export type ExportedType = EntityType | ResourceType;

/** The columns of a new export. */
interface NewExport {
  readonly id: string;
  readonly job_id: string;
  readonly entity_type: ExportedType;
  readonly filter: FilterGroup | null;
  readonly fields: readonly string[] | null;
  readonly created_at: string;
  readonly created_by: Actor;
}

/** A new export with its internal columns. */
type InsertedExport = NewExport & {
  /** The permissions for reading its file. */
  readonly permissions: readonly string[];
};

/** Filters that only the service uses. */
interface InternalFilters {
  /** The permissions of the caller. */
  readonly readable_with: readonly string[];
}

type ExportFilters = ListFilters["exports.list"] & InternalFilters;

const list: ListOf<"exports.list", InternalFilters> = {
  filters: {
    status: equals("status"),
    entity_type: equals("entity_type"),
    readable_with: (query, permissions) => void query.whereRaw("permissions <@ ?::text[]", [[...permissions]]),
  },
  sort: {},
};

/** An export as the API shows it; its status is that of its job. */
export interface ExportRecord extends NewExport {
  readonly status: JobRecord["status"];
  readonly rows: number;
  readonly bytes: number;
  readonly finished_at: string | null;
  readonly expires_at: string;
}

/** A piece of a file. */
export interface ExportChunk {
  readonly seq: number;
  /** A separate gzip stream. */
  readonly content: Uint8Array;
}

/** The records of a page of the file, in the order of their ids. */
export interface IdRange {
  readonly first: string;
  readonly last: string;
}

/** The pieces that are added to the file at once. */
interface Addition {
  readonly chunks: readonly ExportChunk[];
  readonly rows: number;
  readonly bytes: number;
  /** Null: the pieces contain no records, but names of columns. */
  readonly range: IdRange | null;
}

/** The table of each field: exports or their jobs. */
const TABLES: Readonly<Record<RecordFieldNames["Export"], "e" | "j">> = {
  id: "e",
  entity_type: "e",
  filter: "e",
  fields: "e",
  status: "j",
  rows: "e",
  bytes: "e",
  job_id: "e",
  finished_at: "j",
  expires_at: "e",
  created_at: "e",
  created_by: "e",
};

const columns = recordFields.Export.map((field) => `${TABLES[field]}.${field}`);

/** Jumps from one namespace to the next, because there are few namespaces with many ids each. */
const NAMESPACES = `
WITH RECURSIVE known (namespace) AS (
  SELECT min(namespace) FROM entity_external_ids WHERE org_id = :orgId AND entity_type = :type
  UNION ALL
  SELECT (SELECT min(x.namespace) FROM entity_external_ids AS x
    WHERE x.org_id = :orgId AND x.entity_type = :type AND x.namespace > known.namespace)
  FROM known WHERE known.namespace IS NOT NULL)
SELECT namespace FROM known WHERE namespace IS NOT NULL`;

/** Nobody can download the file of such an export. */
const FRUITLESS = ["failed", "cancelled"];

/** Creates the statements on `exports` and `export_chunks`. */
export function exportRepository(db: Knex) {
  return {
    /** Must be called after its job was queued, in the same transaction. */
    async insert(orgId: string, { filter, ...row }: InsertedExport): Promise<void> {
      const expires_at = db.raw("now() + interval '7 days'");
      await db("exports").insert({ org_id: orgId, ...row, filter: filter && JSON.stringify(filter), expires_at });
    },
    /** Returns an export that has not expired. */
    async find(orgId: string, id: string): Promise<ExportRecord | null> {
      const row = await keptExports(db, orgId)
        .where({ "e.id": id })
        .first<ExportRecord | undefined>(...columns);
      return row ?? null;
    },
    list: (orgId: string, filters: ExportFilters, request: PageRequest) => listExports(db, orgId, filters, request),
    /** Appends pieces to the file and adds to the counts. */
    async append(orgId: string, id: string, { chunks, rows, bytes, range }: Addition): Promise<void> {
      const ids = { first_id: range?.first ?? null, last_id: range?.last ?? null };
      const pieces = chunks.map((chunk) => ({ org_id: orgId, export_id: id, ...chunk, ...ids }));
      if (pieces.length > 0) await db("export_chunks").insert(pieces);
      await db("exports")
        .where({ org_id: orgId, id })
        .update({ rows: db.raw("rows + ?", [rows]), bytes: db.raw("bytes + ?", [bytes]) });
    },
    /** Returns a piece of the file; null after the last one. */
    async chunk(orgId: string, id: string, seq: number): Promise<Uint8Array | null> {
      const row = await db("export_chunks")
        .where({ org_id: orgId, export_id: id, seq })
        .first<{ content: Uint8Array } | undefined>("content");
      return row?.content ?? null;
    },
    /** Returns the namespaces of the external ids of a record type. */
    async namespaces(orgId: string, type: ExportedType): Promise<string[]> {
      return await namespacesIn(db, orgId, type);
    },
    /** Returns the size of the files of all exports; those that failed or were cancelled have no file. */
    async storedBytes(orgId: string): Promise<number> {
      const kept = keptExports(db, orgId).whereNotIn("j.status", FRUITLESS);
      const row = await kept.sum<{ bytes: string | number | null }[]>("e.bytes as bytes").first();
      return Number(row?.bytes ?? 0);
    },
    /** Deletes an export with its file. */
    async remove(orgId: string, id: string): Promise<void> {
      await db("exports").where({ org_id: orgId, id }).delete();
    },
    /** Deletes expired exports with their files, and the parts of files of exports that failed or were cancelled. */
    async purge(): Promise<void> {
      await db("exports").whereRaw("expires_at < now()").delete();
      const fruitless = db("exports AS e")
        .join("jobs AS j", "j.id", "e.job_id")
        .whereIn("j.status", FRUITLESS)
        .whereRaw("j.finished_at < now()");
      await db("export_chunks").whereIn(["org_id", "export_id"], fruitless.select("e.org_id", "e.id")).delete();
    },
  };
}

/** Returns exports that have not expired. */
function listExports(
  db: Knex,
  orgId: string,
  filters: ExportFilters,
  request: PageRequest,
): Promise<Rows<ExportRecord>> {
  const rows = (): Knex.QueryBuilder => {
    const kept = keptExports(db, orgId).select(...columns, "e.permissions");
    return narrowBy(db.queryBuilder().from(kept.as("kept")), list.filters, filters, orgId);
  };
  return readPage<ExportRecord>({ db, columns: recordFields.Export, rows, sort: list.sort }, request);
}

/** Exports with their jobs. */
function keptExports(db: Knex, orgId: string): Knex.QueryBuilder {
  return db("exports AS e")
    .join("jobs AS j", "j.id", "e.job_id")
    .where({ "e.org_id": orgId })
    .whereRaw("e.expires_at > now()");
}

async function namespacesIn(db: Knex, orgId: string, type: ExportedType): Promise<string[]> {
  const text = type === "contact" || type === "company" ? NAMESPACES : namespacesOf(type);
  if (text === null) return [];
  const { rows } = await db.raw<{ rows: { namespace: string }[] }>(text, { orgId, type });
  return rows.map(({ namespace }) => namespace);
}

/** Returns the query for a resource; null if it has no external ids. */
function namespacesOf(type: ResourceType): string | null {
  const { table, fields } = resources[type];
  if (!fields.some(({ name }) => name === "external_ids")) return null;
  return `SELECT DISTINCT jsonb_object_keys(external_ids) AS namespace FROM ${table} WHERE org_id = :orgId ORDER BY namespace`;
}

import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { condition, equals, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Actor } from "../../../base/contract/caller.ts";
import type { CsvEncoding } from "../rules/csv.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import type { Mapping } from "../rules/mapping.ts";
import type { ImportedType } from "../rules/imported-types.ts";
import type { ImportProblem, Reason } from "../rules/row.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import { storable } from "../../../base/platform/rules/text.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import { jobColumns, type JobRecord } from "../../../base/jobs/sql/jobs.ts";
import { type PageRequest, readPage, type Rows } from "../../../base/records/sql/record-page.ts";

type ImportStatus = "waiting_for_file" | "ready" | "running" | "completed" | "failed" | "cancelled";

/** The settings of an import. */
export interface ImportSettings {
  readonly mapping: Mapping | null;
  readonly duplicates: "skip" | "update" | "fail";
  readonly date_format: "iso" | "dmy" | "mdy";
  readonly create_companies: boolean;
  readonly on_bad_cell: "fail" | "skip";
  readonly dry_run: boolean;
}

/** The results so far. */
interface ImportCounts {
  readonly processed_rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly failed: number;
  readonly companies_created: number;
  readonly skipped_cells: number;
  readonly problems: readonly ImportProblem[];
}

/** An import as it is stored. */
export interface ImportRecord extends StandardFields, ImportSettings, ImportCounts {
  readonly entity_type: ImportedType;
  readonly status: ImportStatus;
  readonly file_id: string | null;
  readonly encoding: CsvEncoding | null;
  readonly delimiter: string | null;
  readonly size_bytes: number | null;
  readonly header: readonly string[];
  readonly preview: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly rows: number | null;
  /** Position of the first row, after the header. */
  readonly body_offset: number;
  readonly body_line: number;
  /** All rows before this position are processed and counted. */
  readonly next_offset: number;
  readonly next_line: number;
  readonly failure: Pick<Detail, "code" | "values"> | null;
  readonly job_id: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly created_by_user: string;
}

/** A job that was cancelled before it started, or that failed permanently, has not updated its import. */
const STATUS = `CASE WHEN imports.status = 'running' THEN coalesce(
  (SELECT j.status FROM jobs AS j WHERE j.id = imports.job_id AND j.status IN ('cancelled', 'failed')), imports.status)
  ELSE imports.status END`;

const readColumns = recordColumns("Import", {
  computed: { status: STATUS },
  composed: ["columns", "ignored_columns", "seconds_left"],
  internal: ["file_id", "header", "body_offset", "body_line", "next_offset", "next_line", "created_by_user"],
});

/** Filters that only the service uses. */
interface InternalFilters {
  /** The record types of the imports that the caller may see. */
  readonly types: readonly ImportedType[];
}

const list: ListOf<"imports.list", InternalFilters> = {
  filters: {
    status: condition(`${STATUS} = ?`),
    entity_type: equals("entity_type"),
    types: (query, types) => void query.whereIn("entity_type", types),
  },
  sort: {},
};

/** Creates the statements on `imports` and related tables. */
export function importRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<ImportRecord>(db, "imports", columns);
  return {
    ...importFiles(db),
    ...importDrafts(db),
    ...importFailures(db),
    insert: (orgId: string, row: object) => table.insert(orgId, row),
    get: (orgId: string, id: string) => table.get(orgId, id),
    lock: (orgId: string, id: string) => table.lock(orgId, id),
    ...listedTable<ImportRecord, ListFilters["imports.list"] & InternalFilters>(db, {
      table: "imports",
      columns,
      list,
    }),
    /** Writes changed columns of an import. */
    update: (orgId: string, id: string, changes: Partial<ImportRecord>, actor: Actor) =>
      table.update(orgId, id, jsonColumns(changes), actor),
    /** Stores the job that runs the import. */
    async setJob(orgId: string, id: string, jobId: string): Promise<ImportRecord | null> {
      await db("imports").where({ org_id: orgId, id }).update({ job_id: jobId });
      return await table.get(orgId, id);
    },
    /** Deletes failed rows and drafts. */
    async clear(orgId: string, importId: string): Promise<void> {
      await db("import_failures").where({ org_id: orgId, import_id: importId }).delete();
      await db("import_drafts").where({ org_id: orgId, import_id: importId }).delete();
    },
  };
}

const JSON_COLUMNS = ["mapping", "header", "preview", "problems", "failure"];

/** The driver would send an array as a PostgreSQL array. */
function jsonColumns(changes: Partial<ImportRecord>): object {
  const entries = Object.entries(changes).map(([name, value]) => [
    name,
    JSON_COLUMNS.includes(name) && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(entries) as object;
}

/** A row that could not be imported, with its original cells. */
interface FailedRow {
  readonly line: number;
  readonly reasons: readonly Reason[];
  readonly cells: readonly string[];
}

/** Creates the statements on the failed rows of imports. */
function importFailures(db: Knex) {
  return {
    /** Adds rows that failed. */
    async addFailures(orgId: string, importId: string, rows: readonly FailedRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db.raw(
        `INSERT INTO import_failures (org_id, import_id, line, reasons, cells)
         SELECT ?::uuid, ?::uuid, line, reasons, cells
         FROM jsonb_to_recordset(?::jsonb) AS r (line integer, reasons jsonb, cells jsonb)`,
        [orgId, importId, JSON.stringify(rows.map((row) => ({ ...row, cells: row.cells.map(storable) })))],
      );
    },
    /** Returns failed rows after a line, in the order of the file. */
    async failures(orgId: string, importId: string, behind: number, limit: number): Promise<FailedRow[]> {
      return await db<FailedRow & { org_id: string; import_id: string }>("import_failures")
        .where({ org_id: orgId, import_id: importId })
        .where("line", ">", behind)
        .orderBy("line")
        .limit(limit)
        .select("line", "reasons", "cells");
    },
  };
}

/** Identifies the file of an import. */
export interface FileLocation {
  readonly orgId: string;
  readonly importId: string;
  readonly fileId: string;
}

/** Creates the statements on the files of imports, which are stored in pieces. */
function importFiles(db: Knex) {
  const pieces = ({ orgId, importId }: Omit<FileLocation, "fileId">): Knex.QueryBuilder =>
    db("import_pieces").where({ org_id: orgId, import_id: importId });
  return {
    async addPiece({ orgId, importId, fileId }: FileLocation, number: number, bytes: Buffer): Promise<void> {
      await db("import_pieces").insert({ org_id: orgId, import_id: importId, file_id: fileId, number, bytes });
    },
    async piece(place: FileLocation, number: number): Promise<Buffer | null> {
      const [bytes = null] = await pieces(place).where({ file_id: place.fileId, number }).pluck<Buffer[]>("bytes");
      return bytes;
    },
    async countPieces(place: FileLocation): Promise<number> {
      return (await pieces(place).where({ file_id: place.fileId }).pluck<number[]>("number")).length;
    },
    /** Locks the size of the files of all imports but one until the transaction ends, and returns it. */
    async storedBytes(orgId: string, exceptId: string): Promise<number> {
      await lockName(db, `import_bytes:${orgId}`);
      const kept = db("imports AS i").where("i.org_id", orgId).whereNot("i.id", exceptId).whereNotNull("i.size_bytes");
      const pieces = db("import_pieces AS p").where("p.org_id", orgId).whereRaw("p.import_id = i.id");
      const row = await kept
        .whereExists(pieces.select(db.raw("1")))
        .sum<{ bytes: string | number | null }[]>("i.size_bytes as bytes")
        .first();
      return Number(row?.bytes ?? 0);
    },
    async removeFiles(orgId: string, importId: string): Promise<void> {
      await pieces({ orgId, importId }).delete();
    },
    /** Deletes imports 30 days after their last change, and 7 days after it if they were never started. */
    async purge(): Promise<void> {
      const days = "CASE WHEN status IN ('waiting_for_file', 'ready') THEN 7 ELSE 30 END";
      await db("imports")
        .whereNot({ status: "running" })
        .whereRaw(`updated_at < now() - ${days} * interval '1 day'`)
        .delete();
    },
    async removeFile(place: FileLocation): Promise<void> {
      await pieces(place).where({ file_id: place.fileId }).delete();
    },
    /** Removes the pieces of interrupted or replaced uploads. */
    async removeOtherFiles(place: FileLocation): Promise<void> {
      await pieces(place).whereNot({ file_id: place.fileId }).delete();
    },
  };
}

/** A record as a dry run would have written it, and its keys. */
interface DraftRow {
  readonly record: StandardFields;
  readonly keys: readonly string[];
}

/** A stored draft, with all fields of its record type. */
export type Draft = EntityRecord | (StandardFields & Readonly<Record<string, unknown>>);

/** Creates the statements on the drafts of dry runs. */
function importDrafts(db: Knex) {
  return {
    /** Returns the drafts that have one of the keys or ids. */
    async drafts(
      orgId: string,
      importId: string,
      { keys, ids }: { keys: readonly string[]; ids: readonly string[] },
    ): Promise<Draft[]> {
      const text = `SELECT record FROM import_drafts WHERE org_id = :orgId::uuid AND import_id = :importId::uuid AND id IN (
        SELECT draft_id FROM import_draft_keys WHERE org_id = :orgId::uuid AND import_id = :importId::uuid AND key = ANY (:keys::text[])
        UNION SELECT unnest(:ids::uuid[])) ORDER BY id`;
      const bindings = { orgId, importId, keys: [...keys], ids: [...ids] };
      return (await db.raw<{ rows: { record: Draft }[] }>(text, bindings)).rows.map(({ record }) => record);
    },
    /** Saves drafts, replacing earlier ones of the same records; a key of another draft stays with it. */
    async saveDrafts(orgId: string, importId: string, drafts: readonly DraftRow[]): Promise<void> {
      if (drafts.length === 0) return;
      const ids = drafts.map(({ record }) => record.id);
      await db.raw(
        `INSERT INTO import_drafts (org_id, import_id, id, record)
         SELECT ?::uuid, ?::uuid, (record ->> 'id')::uuid, record FROM jsonb_array_elements(?::jsonb) AS record
         ON CONFLICT (org_id, import_id, id) DO UPDATE SET record = excluded.record`,
        [orgId, importId, JSON.stringify(drafts.map(({ record }) => record))],
      );
      await db("import_draft_keys")
        .where({ org_id: orgId, import_id: importId })
        .whereRaw("draft_id = ANY (?::uuid[])", [ids])
        .delete();
      const pairs = drafts.flatMap(({ record, keys }) => keys.map((key) => [key, record.id] as const));
      await db.raw(
        `INSERT INTO import_draft_keys (org_id, import_id, key, draft_id)
         SELECT ?::uuid, ?::uuid, key, id FROM unnest(?::text[], ?::uuid[]) AS x (key, id) ON CONFLICT DO NOTHING`,
        [orgId, importId, pairs.map(([key]) => key), pairs.map(([, id]) => id)],
      );
    },
    async removeDrafts(orgId: string, importId: string): Promise<void> {
      await db("import_drafts").where({ org_id: orgId, import_id: importId }).delete();
    },
  };
}

/** Filters that only the service uses. */
interface Starter {
  /** The user who started the jobs; undefined for the jobs of all users. */
  readonly started_by?: string | undefined;
}

const startedJobs: ListOf<"jobs.list", Starter> = {
  filters: { status: equals("status"), started_by: equals("started_by") },
  sort: {},
};

/** Creates the statement that lists the jobs that users started. */
export function startedJobRepository(db: Knex) {
  return {
    /** Returns jobs of users; those of the service itself are not shown. */
    list(orgId: string, filters: ListFilters["jobs.list"] & Starter, request: PageRequest): Promise<Rows<JobRecord>> {
      const rows = (): Knex.QueryBuilder =>
        narrowBy(db("jobs").where({ org_id: orgId }).whereNotNull("started_by"), startedJobs.filters, filters, orgId);
      return readPage<JobRecord>({ db, columns: jobColumns, rows, sort: startedJobs.sort }, request);
    },
  };
}

import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type CsvColumn, columnsNamed } from "./rules/csv-columns.ts";
import type { FieldTable } from "../../base/records/rules/field-table.ts";
import type { ExportChunk, ExportedType, ExportRecord, IdRange } from "./sql/exports.ts";
import { requireExportRoom } from "../../base/records/stored-bytes.ts";
import type { Store } from "../../base/store/store.ts";
import {
  columnsOfExport,
  countExport,
  exportPages,
  headerLine,
  type ExportOrder,
  type ExportPage,
} from "./export-pages.ts";
import type { Handler, Job, JobContext } from "../../base/jobs/handler.ts";

const compress = promisify(gzip);

/** Maximum bytes of the file in one database row. */
const CHUNK = 1_048_576;

interface ExportRunDeps {
  readonly store: Store;
  readonly definitions: (orgId: string, type: ExportedType) => Promise<FieldTable>;
}

/** The rows that a part of the file contains. */
interface WrittenRows {
  readonly rows: number;
  /** Null: none. */
  readonly range: IdRange | null;
}

const NO_ROWS: WrittenRows = { rows: 0, range: null };

/** The progress of the file. */
interface FileProgress {
  readonly chunks: number;
  readonly rows: number;
}

/**
 * Writes an export's file. Each page is committed together with the job's progress, so a retry continues from there.
 */
export function exportHandler({ store, definitions }: ExportRunDeps): Handler<"export.run"> {
  const deps = { store, definitions };
  return async (job, context) => {
    const record = await store.exports.find(job.org_id ?? "", job.payload.export_id);
    // The export has expired, so nobody can download the file.
    if (!record) return;
    const order = orderOf(job.org_id ?? "", record);
    const { columns: names, after = null } = job.payload;
    const now = await columnsOfExport(deps, order);
    const columns = names ? columnsNamed(now, names) : now;
    const file = exportFile(store, { job, context, orgId: order.orgId });
    if (!names) await file.begin(columns, await countExport(deps, order));
    for await (const { text, ...page } of exportPages(deps, order, { columns, after })) await file.append(text, page);
  };
}

/** Writes the file; each write takes effect only while this process holds the job. */
function exportFile(
  store: Store,
  { job, context, orgId }: { job: Job<"export.run">; context: Context; orgId: string },
) {
  const { export_id, chunks = 0 } = job.payload;
  let written: FileProgress = { chunks, rows: job.done };

  async function write(
    text: string,
    { rows, range }: WrittenRows,
    state: Parameters<Context["checkpoint"]>[1],
  ): Promise<void> {
    const bytes = Buffer.from(text);
    const pieces = await piecesOf(bytes, written.chunks);
    const next = { chunks: written.chunks + pieces.length, rows: written.rows + rows };
    await store.transaction(async (tx) => {
      const payload = { ...state.payload, chunks: next.chunks };
      await context.checkpoint(tx, { ...state, payload, done: next.rows });
      await tx.exports.append(orgId, export_id, { chunks: pieces, rows, bytes: bytes.length, range });
      await requireExportRoom(tx, orgId);
    });
    written = next;
  }

  return {
    begin: (columns: readonly CsvColumn[], total: number) =>
      write(headerLine(columns), NO_ROWS, { payload: { columns: columns.map(({ name }) => name) }, total }),
    append: (text: string, { rows, range }: Omit<ExportPage, "text">) =>
      write(text, { rows, range }, { payload: { after: range.last } }),
  };
}

type Context = JobContext<"export.run">;

async function piecesOf(bytes: Buffer, first: number): Promise<ExportChunk[]> {
  const count = Math.ceil(bytes.length / CHUNK);
  const pieces = Array.from({ length: count }, (_, index) => bytes.subarray(index * CHUNK, (index + 1) * CHUNK));
  return await Promise.all(
    pieces.map(async (piece, index) => ({ seq: first + index, content: await compress(piece, { level: 1 }) })),
  );
}

function orderOf(orgId: string, { entity_type, filter, fields, created_at }: ExportRecord): ExportOrder {
  return { orgId, entityType: entity_type, filter, fields, now: new Date(created_at) };
}

import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type CsvColumn, columnsNamed, cellIn, chosenColumns, csvColumns } from "./rules/csv-columns.ts";
import type { FieldTable } from "../../base/records/rules/field-table.ts";
import type { ExportChunk, ExportedType, ExportRecord, IdRange } from "./sql/exports.ts";
import { requireExportRoom } from "../../base/records/stored-bytes.ts";
import type { Store } from "../../base/store/store.ts";
import type { Handler, Job, JobContext } from "../../base/jobs/handler.ts";
import { stringify } from "csv-stringify/sync";
import type { ResourceType } from "../../../generated/resources.js";
import { fieldsOf } from "../../base/records/rules/filter-fields.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import { checkFilter, type CheckedGroup, type FilterGroup } from "../../base/records/rules/filter-tree.ts";

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
    const file = exportFile(store, job, context, order.orgId);
    if (!names) await file.begin(columns, await countExport(deps, order));
    for await (const { text, ...page } of exportPages(deps, order, { columns, after })) await file.append(text, page);
  };
}

/** Writes the file; each write takes effect only while this process holds the job. */
function exportFile(store: Store, job: Job<"export.run">, context: Context, orgId: string) {
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

/** The contents of an export. */
export interface ExportOrder {
  readonly orgId: string;
  readonly entityType: ExportedType;
  readonly filter: FilterGroup | null;
  /** Names of fields or columns; null for all. */
  readonly fields: readonly string[] | null;
  /** The time to which relative times of the filter refer. */
  readonly now: Date;
}

/** Dependencies of reading an export. */
interface ExportDeps {
  readonly store: Store;
  /** Returns the definitions of the custom fields of a record type. */
  readonly definitions: (orgId: string, type: ExportedType) => Promise<FieldTable>;
}

/** A part of the file, and the position of the next one. */
interface ExportPage {
  readonly text: string;
  readonly rows: number;
  readonly range: IdRange;
}

/** Small enough that formatting a page does not delay requests of the same process. */
const PAGE = 500;

/** Returns the columns that an export has at present. */
export async function columnsOfExport(
  { store, definitions }: ExportDeps,
  { orgId, entityType, fields }: ExportOrder,
): Promise<CsvColumn[]> {
  const customFields = await definitions(orgId, entityType);
  const namespaces = await store.exports.namespaces(orgId, entityType);
  const columns = csvColumns(entityType, { customFields, namespaces });
  return fields === null ? columns : chosenColumns(columns, fields).chosen;
}

/** Returns the number of records to export. */
export async function countExport(deps: ExportDeps, order: ExportOrder): Promise<number> {
  const source = await sourceOf(deps, order);
  return await source.count();
}

/** Returns the first line of the file. */
export function headerLine(columns: readonly CsvColumn[]): string {
  return lines([columns.map(({ name }) => name)]);
}

/**
 * Yields the lines of the records after `after`, page by page, in the order of their ids. A record that changes during
 * the export is in the file once, with the values at the time its page was read; new records come last.
 */
export async function* exportPages(
  deps: ExportDeps,
  order: ExportOrder,
  { columns, after }: { columns: readonly CsvColumn[]; after: string | null },
): AsyncGenerator<ExportPage> {
  const source = await sourceOf(deps, order);
  let last = after;
  for (;;) {
    const records = await source.after(last, PAGE);
    const first = records[0]?.id;
    last = records.at(-1)?.id ?? null;
    if (first === undefined || last === null) return;
    const text = lines(records.map((record) => columns.map((column) => cellIn({ ...record }, column))));
    yield { text, rows: records.length, range: { first, last } };
    if (records.length < PAGE) return;
  }
}

/** The records of an export. */
interface ExportSource {
  readonly count: () => Promise<number>;
  /** Returns the records with greater ids, in the order of their ids. */
  readonly after: (id: string | null, limit: number) => Promise<Exported>;
}

type Exported = readonly { readonly id: string }[];

async function sourceOf(deps: ExportDeps, order: ExportOrder): Promise<ExportSource> {
  const { entityType: type } = order;
  const tree = order.filter === null ? null : await checkedFilter(deps, order, order.filter);
  const isEntity = type === "contact" || type === "company";
  return isEntity ? entitySource(deps, order, { type, tree }) : resourceSource(deps, order, { type, tree });
}

interface Chosen<Type> {
  readonly type: Type;
  readonly tree: CheckedGroup | null;
}

function entitySource(
  { store }: ExportDeps,
  { orgId, now }: ExportOrder,
  { type, tree }: Chosen<EntityType>,
): ExportSource {
  const filters = { entity_type: type, ...(tree && { filter: { tree, now } }) };
  const sort = [{ field: "created_at", direction: "asc" }] as const;
  return {
    count: () => store.onReplica(({ entities }) => entities.count(orgId, filters)),
    async after(id, limit) {
      const window = { after: id === null ? null : [id], limit };
      return (await store.onReplica(({ entities }) => entities.list(orgId, filters, { sort, window }))).records;
    },
  };
}

function resourceSource(
  { store }: ExportDeps,
  { orgId, now }: ExportOrder,
  { type, tree }: Chosen<ResourceType>,
): ExportSource {
  const narrow = tree === null ? undefined : store.filters.narrowing(tree, { orgId, type, now });
  return {
    count: () => store.onReplica(({ resources }) => resources[type].count(orgId, narrow)),
    after: (id, limit) =>
      store.onReplica<Exported>(({ resources }) => resources[type].after(orgId, { id, limit }, narrow)),
  };
}

async function checkedFilter(
  deps: ExportDeps,
  { orgId, entityType }: ExportOrder,
  filter: FilterGroup,
): Promise<CheckedGroup> {
  const custom = { [entityType]: await deps.definitions(orgId, entityType) };
  const country = (await deps.store.organizations.get(orgId))?.default_country ?? null;
  return checkFilter(filter, fieldsOf(entityType, custom), "/filter", country);
}

/** RFC 4180. Most readers ignore an empty line, so a single empty cell is quoted. */
function lines(rows: readonly (readonly string[])[]): string {
  const alone = rows[0]?.length === 1;
  return stringify(rows as string[][], { record_delimiter: "\r\n", quoted_match: /[\r\n]/, quoted_empty: alone });
}

import { type CsvRow, createCsvReader, type Position } from "./rules/csv.ts";
import { targetOf } from "./rules/mapping.ts";
import { withProblems, readRow, type ImportRow, type RowReading } from "./rules/row.ts";
import { isTransient } from "../../base/platform/rules/problems.ts";
import type { ImportRecord } from "./sql/imports.ts";
import type { Repositories } from "../../base/store/store.ts";
import { importFields, type ImportDeps, PIECE_BYTES } from "./preparation.ts";
import { entityRows } from "./entity-rows.ts";
import { resourceRows, type ResourceRowDeps } from "./resource-rows.ts";
import { batchResult, type BatchResult, type RowWriter } from "./row-results.ts";
import { isEntityType } from "./rules/imported-types.ts";

/** Controls a running import: reports its progress and cancels it. */
interface RunControl {
  readonly signal: AbortSignal;
  /** Called in the transaction of each batch; throws if the import must stop, which rolls the batch back. */
  checkpoint(through: Repositories, state: { readonly done: number; readonly total?: number }): Promise<void>;
}

/** Dependencies of running an import. */
interface ImportRunDeps extends ResourceRowDeps {
  /** Called for rows that failed for an unexpected reason. */
  readonly onFault: (error: unknown) => void;
}

/** The import to run. */
interface ImportReference {
  readonly orgId: string;
  readonly importId: string;
}

/** How often a batch is tried if others write the same records concurrently. */
const MAX_TRIES = 5;
/** SQLSTATEs: unique violations, serialization failures, deadlocks. */
const RACES = new Set(["23505", "40001", "40P01"]);

/**
 * Runs an import from its position to the end. Each batch is one transaction together with its progress, so that after
 * a crash nothing is repeated or left out. If two processes run it at once, one continues and the other stops.
 */
export async function runImport(deps: ImportRunDeps, reference: ImportReference, control: RunControl): Promise<void> {
  const record = await deps.store.imports.get(reference.orgId, reference.importId);
  if (record?.status !== "running") return;
  try {
    const run = await prepare(deps, reference, record);
    for await (const batch of rowBatches(deps.store, record, { orgId: reference.orgId, size: run.writer.batchSize })) {
      control.signal.throwIfAborted();
      await runRows(run, batch, control);
    }
    await finish(run, control);
  } catch (error) {
    if (isCancelled(control.signal)) await endCancelled(deps, reference);
    throw error;
  }
}

interface Run {
  readonly deps: ImportRunDeps;
  readonly reference: ImportReference;
  readonly reading: RowReading;
  readonly writer: RowWriter;
}

async function prepare(deps: ImportRunDeps, reference: ImportReference, record: ImportRecord): Promise<Run> {
  const { entity_type: type, mapping, header } = record;
  const available = await importFields(deps.store, reference.orgId, type);
  const names = header.map((column) => mapping?.[column] ?? null);
  const targets = names.map((name) => (name === null ? null : (targetOf(name, available) ?? null)));
  const source = { orgId: reference.orgId, record };
  const writer = isEntityType(type)
    ? await entityRows(deps, { ...source, type })
    : await resourceRows(deps, { ...source, type });
  const { date_format: dates, on_bad_cell: onBadCell } = record;
  return { deps, reference, reading: { targets, dates, validate: writer.validate, onBadCell }, writer };
}

/** If a batch cannot be written, its rows are processed one by one, so that only the faulty one fails. */
async function runRows(run: Run, batch: RowBatch, control: RunControl): Promise<void> {
  try {
    await retryRaces(() => runBatch(run, batch, control));
  } catch (error) {
    if (control.signal.aborted || error instanceof ImportTakenOver || isTransient(error) || isRace(error)) throw error;
    if (batch.rows.length > 1) {
      for (const one of singleRows(batch)) await runRows(run, one, control);
    } else {
      run.deps.onFault(error);
      const writer = {
        ...run.writer,
        write: (_tx: Repositories, _record: ImportRecord, rows: readonly ImportRow[]) => failUnexpectedly(rows),
      };
      await runBatch({ ...run, writer }, batch, control);
    }
  }
}

function singleRows({ rows, from, to }: RowBatch): RowBatch[] {
  return rows.map((row, index) => ({
    rows: [row],
    from: rows[index - 1]?.next ?? from,
    to: index === rows.length - 1 ? to : row.next,
  }));
}

/** Fails rows for an unexpected reason. */
function failUnexpectedly(rows: readonly ImportRow[]): Promise<BatchResult> {
  const result = [{ path: "", code: "row_unexpected" as const }];
  return Promise.resolve(batchResult(rows.map((row) => ({ row, result, skipped: [] }))));
}

async function runBatch(run: Run, batch: RowBatch, control: RunControl): Promise<void> {
  const { deps, reference, reading, writer } = run;
  const rows = batch.rows.map((row: CsvRow) => readRow(row, reading));
  await deps.store.transaction(async (tx) => {
    const record = await tx.imports.lock(reference.orgId, reference.importId);
    if (record?.status !== "running" || record.next_offset !== batch.from.offset) throw new ImportTakenOver();
    const result = await writer.write(tx, record, rows);
    await tx.imports.addFailures(reference.orgId, record.id, result.failures);
    const counts = addedCounts(record, result, rows.length);
    const problems = withProblems(record.problems, [...result.failures, ...result.skips], reading.targets);
    const after = { ...counts, problems, next_offset: batch.to.offset, next_line: batch.to.line };
    await tx.imports.update(reference.orgId, record.id, after, record.updated_by);
    await control.checkpoint(tx, { done: counts.processed_rows, total: record.rows ?? counts.processed_rows });
  });
}

function addedCounts(record: ImportRecord, { counts, skips }: BatchResult, rows: number) {
  return {
    skipped_cells: record.skipped_cells + skips.reduce((sum, { reasons }) => sum + reasons.length, 0),
    processed_rows: record.processed_rows + rows,
    created: record.created + counts.created,
    updated: record.updated + counts.updated,
    unchanged: record.unchanged + counts.unchanged,
    skipped: record.skipped + counts.skipped,
    failed: record.failed + counts.failed,
    companies_created: record.companies_created + counts.companies_created,
  };
}

/** The file of a finished import is removed, except after a dry run. */
async function finish({ deps, reference }: Run, control: RunControl): Promise<void> {
  await deps.store.transaction(async (tx) => {
    const record = await tx.imports.lock(reference.orgId, reference.importId);
    if (record?.status !== "running") return;
    const finished_at = new Date(deps.clock()).toISOString();
    await tx.imports.update(reference.orgId, record.id, { status: "completed", finished_at }, record.updated_by);
    await tx.imports.removeDrafts(reference.orgId, record.id);
    if (!record.dry_run) await tx.imports.removeFiles(reference.orgId, record.id);
    await control.checkpoint(tx, { done: record.processed_rows });
  });
}

async function endCancelled({ store, clock }: ImportDeps, { orgId, importId }: ImportReference): Promise<void> {
  const record = await store.imports.get(orgId, importId);
  if (!record || record.finished_at !== null) return;
  const finished_at = new Date(clock()).toISOString();
  await store.imports.update(orgId, importId, { status: "cancelled", finished_at }, record.updated_by);
  await store.imports.removeDrafts(orgId, importId);
}

/**
 * Ends an import whose job has failed, and stores the reason. Imported rows stay, and the import can be started again.
 */
export async function failImport(
  { clock }: Pick<ImportDeps, "clock">,
  tx: Repositories,
  reference: ImportReference,
): Promise<void> {
  const record = await tx.imports.lock(reference.orgId, reference.importId);
  if (!record || record.finished_at !== null) return;
  const ended = { status: "failed" as const, finished_at: new Date(clock()).toISOString() };
  const failure = { code: "import_interrupted" as const };
  await tx.imports.update(reference.orgId, record.id, { ...ended, failure }, record.updated_by);
}

function isCancelled({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && "reason" in reason && reason.reason === "cancelled";
}

/** Another process has advanced the import in the meantime. */
class ImportTakenOver extends Error {
  override readonly name = "TakenOver";
}

async function retryRaces(work: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (count === MAX_TRIES || !isRace(error)) throw error;
    }
  }
}

function isRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && RACES.has(String(error.code));
}

/** Rows that are processed together, and their position in the file. */
interface RowBatch {
  readonly rows: readonly CsvRow[];
  readonly from: Position;
  readonly to: Position;
}

/** Yields the rows of an import's file from its current position on. */
async function* rowBatches(
  { imports }: Pick<Repositories, "imports">,
  { id: importId, file_id: fileId, size_bytes, delimiter, next_offset, next_line }: ImportRecord,
  { orgId, size }: { readonly orgId: string; readonly size: number },
): AsyncGenerator<RowBatch, void, undefined> {
  let from: Position = { offset: next_offset, line: next_line };
  const reader = createCsvReader(delimiter ?? ",", from);
  let waiting: CsvRow[] = [];
  const take = (count: number): RowBatch => {
    const rows = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const batch = { rows, from, to: rows.at(-1)?.next ?? from };
    from = batch.to;
    return batch;
  };
  const first = Math.floor(next_offset / PIECE_BYTES);
  const pieces = Math.ceil((size_bytes ?? 0) / PIECE_BYTES);
  for (let number = first; number < pieces; number += 1) {
    const piece = await imports.piece({ orgId, importId, fileId: fileId ?? "" }, number);
    if (!piece) throw new Error(`Part ${String(number)} of the file is missing.`);
    waiting.push(...reader.push(number === first ? piece.subarray(next_offset - first * PIECE_BYTES) : piece));
    while (waiting.length >= size) yield take(size);
  }
  waiting.push(...reader.end());
  while (waiting.length > 0) yield take(size);
}

import { createCsvReader, type CsvRow, type Position } from "./rules/csv-reader.ts";
import type { ImportRecord } from "./sql/imports.ts";
import type { Repositories } from "../../base/store/store.ts";
import { PIECE_BYTES } from "./upload.ts";

/** Rows that are processed together, and their position in the file. */
export interface RowBatch {
  readonly rows: readonly CsvRow[];
  readonly from: Position;
  readonly to: Position;
}

/** Yields the rows of an import's file from its current position on. */
export async function* rowBatches(
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

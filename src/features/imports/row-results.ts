import type { Repositories } from "../../base/store/store.ts";
import type { Validate } from "../../base/contract/operation.ts";
import type { Problem } from "../../base/platform/rules/errors.ts";
import { type FaultyRow, withoutBadCells, type ImportRow, type Reason } from "./rules/row.ts";
import type { ImportRecord } from "./sql/imports.ts";

/** The effect of a row on the records. */
export type RowEffect = "created" | "updated" | "unchanged" | "skipped";

/** The effects of a batch of rows. */
export interface BatchResult {
  readonly counts: Readonly<Record<RowEffect | "failed" | "companies_created", number>>;
  readonly failures: readonly FaultyRow[];
  /** Rows that were imported without some of their cells. */
  readonly skips: readonly FaultyRow[];
}

/** Writes the rows of one record type. */
export interface RowWriter {
  /** The contract's validation of the fields of a row. */
  readonly validate: Validate;
  /** The number of rows in one transaction. */
  readonly batchSize: number;
  /** Writes the rows in the transaction of their batch; a dry run writes only the drafts of the import. */
  write(tx: Repositories, record: ImportRecord, rows: readonly ImportRow[]): Promise<BatchResult>;
}

/** The effect of a row or the reasons why it failed, and why some of its cells were skipped. */
export interface RowResult {
  readonly row: ImportRow;
  readonly result: RowEffect | readonly Reason[];
  readonly skipped: readonly Reason[];
}

/** Counts the effects of rows, and collects those with errors. */
export function batchResult(results: readonly RowResult[], companies = 0): BatchResult {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0, companies_created: companies };
  const failures: FaultyRow[] = [];
  const skips: FaultyRow[] = [];
  for (const { row, result, skipped } of results) {
    const { line, cells } = row;
    counts[typeof result === "string" ? result : "failed"] += 1;
    if (typeof result !== "string") failures.push({ line, cells, reasons: result });
    else if (skipped.length > 0) skips.push({ line, cells, reasons: skipped });
  }
  return { counts, failures, skips };
}

/** Returns a failed row without the cells that made it fail, if the import skips them; otherwise null. */
export function withoutFailedCells(
  row: ImportRow,
  result: RowResult["result"],
  onBadCell: "fail" | "skip",
): ImportRow | null {
  return typeof result === "string" || onBadCell === "fail" ? null : withoutBadCells({ ...row, reasons: result });
}

/** Returns the reasons for which a row fails with an error. */
export function reasonsOf({ code, details }: Problem): readonly Reason[] {
  if (details.length === 0) return [{ path: "", code }];
  return details.map(({ path, code: reason, values }) => ({ path, code: reason, ...(values ? { values } : {}) }));
}

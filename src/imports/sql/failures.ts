import type { Knex } from "knex";
import { storable } from "../../platform/rules/text.ts";
import type { Reason } from "../rules/row.ts";

/** A row that could not be imported, with its original cells. */
export interface FailedRow {
  readonly line: number;
  readonly reasons: readonly Reason[];
  readonly cells: readonly string[];
}

/** Creates the statements on the failed rows of imports. */
export function importFailures(db: Knex) {
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

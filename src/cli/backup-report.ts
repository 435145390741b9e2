import type { Contents } from "../db/backup/contents.ts";
import type { OnRows } from "../db/backup/row-counter.ts";
import { showProgress } from "./progress.ts";

/** What `--json` shows of a backup. */
export function contentsResult({
  id,
  created_at,
  key_fingerprint,
  migrations,
  server_version,
  tables,
}: Contents): object {
  return { id, created_at, rows: rowsOf(tables), tables: tables.length, key_fingerprint, migrations, server_version };
}

/** `12 rows of 60 tables`, for people. */
export function contentsText({ tables }: Contents): string {
  return `${String(rowsOf(tables))} rows of ${String(tables.length)} tables`;
}

/** Shows how many of the rows `work` is done with. */
export async function trackRows(
  what: string,
  { tables }: Contents,
  work: (onRows: OnRows) => Promise<void>,
): Promise<void> {
  const progress = showProgress(what, rowsOf(tables));
  let done = 0;
  try {
    await work((rows) => progress.done((done += rows)));
  } finally {
    progress.end();
  }
}

const rowsOf = (tables: Contents["tables"]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

import type { Contents, OnRows } from "../base/db/backup/contents.ts";
import { showProgress } from "./progress.ts";

/** Returns the JSON description of a backup. */
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

/** Returns the text description of a backup: `12 rows in 60 tables`. */
export function contentsText({ tables }: Contents): string {
  return `${String(rowsOf(tables))} rows in ${String(tables.length)} tables`;
}

/** Shows the number of rows that `work` has processed. */
export async function trackRows<Result>(
  what: string,
  { tables }: Contents,
  work: (onRows: OnRows) => Promise<Result>,
): Promise<Result> {
  const progress = showProgress(what, rowsOf(tables));
  let done = 0;
  try {
    return await work((rows) => progress.done((done += rows)));
  } finally {
    progress.end();
  }
}

const rowsOf = (tables: Contents["tables"]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

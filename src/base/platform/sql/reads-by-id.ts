import { runOutsideReads } from "../reads.ts";

interface WaitingRead<Row> {
  readonly orgId: string;
  readonly id: string;
  readonly resolve: (row: Row | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that reads one row. Reads of an organization in the same turn of the event loop share a statement:
 * passing a statement to the database takes longer than reading a row. `load` returns the rows that exist, in any order;
 * its error is thrown for all of them.
 */
export function readsById<Row extends { readonly id: string }>(
  load: (orgId: string, ids: readonly string[]) => Promise<readonly Row[]>,
): (orgId: string, id: string) => Promise<Row | null> {
  let waiting: WaitingRead<Row>[] = [];
  const start = (): void => {
    const byOrganization = Map.groupBy(waiting, ({ orgId }) => orgId);
    waiting = [];
    for (const [orgId, reads] of byOrganization) void settle((ids) => load(orgId, ids), reads);
  };
  return (orgId, id) =>
    new Promise((resolve, reject) => {
      // The client of one of the reads may disconnect, which must not end the others.
      if (waiting.length === 0) setImmediate(() => runOutsideReads(start));
      // The same id can be written in upper case; rows have it in lower case.
      waiting.push({ orgId, id: id.toLowerCase(), resolve, reject });
    });
}

async function settle<Row extends { readonly id: string }>(
  load: (ids: readonly string[]) => Promise<readonly Row[]>,
  reads: readonly WaitingRead<Row>[],
): Promise<void> {
  try {
    const rows = await load([...new Set(reads.map(({ id }) => id))]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    for (const { id, resolve } of reads) resolve(rowOf.get(id) ?? null);
  } catch (error) {
    for (const { reject } of reads) reject(error);
  }
}

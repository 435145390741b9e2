import { runOutsideReads } from "../reads.ts";

interface WaitingRead<Row> {
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
  const waiting = new Map<string, WaitingRead<Row>[]>();
  const start = (orgId: string): void => {
    const reads = waiting.get(orgId) ?? [];
    waiting.delete(orgId);
    void settle((ids) => load(orgId, ids), reads);
  };
  return (orgId, id) =>
    new Promise((resolve, reject) => {
      // The same id can be written in upper case; rows have it in lower case.
      const read = { id: id.toLowerCase(), resolve, reject };
      const reads = waiting.get(orgId);
      if (reads) {
        reads.push(read);
        return;
      }
      waiting.set(orgId, [read]);
      // The client of one of the reads may disconnect, which must not end the others.
      setImmediate(() => runOutsideReads(() => start(orgId)));
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

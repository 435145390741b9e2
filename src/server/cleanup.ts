import type { Store } from "../store/store.ts";

/** Rows to delete per statement, so that no statement takes long. */
const PIECE = 10_000;

/** Tables with rows that expire. */
const dated = [
  "idempotency",
  "sessions",
  "tokens",
  "exports",
  "imports",
  "jobs",
  "oauthRecords",
  "oauthClients",
  "webhookDeliveries",
] as const satisfies (keyof Store)[];

/** Deletes expired rows, and changes older than 30 days. */
export async function cleanUp(store: Store): Promise<void> {
  for (const table of dated) await store[table].purge();
  let forgotten: number;
  do forgotten = await store.changes.purge(PIECE);
  while (forgotten === PIECE);
}

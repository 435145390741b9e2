import type { Store } from "../store/store.ts";

/** Rows to delete per statement, so that no statement takes long. */
const BATCH_SIZE = 10_000;

/** Tables with rows that expire. */
const expiringTables = [
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
  for (const table of expiringTables) await store[table].purge();
  let deleted: number;
  do deleted = await store.changes.purge(BATCH_SIZE);
  while (deleted === BATCH_SIZE);
}

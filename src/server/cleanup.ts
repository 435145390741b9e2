import type { Store } from "../store/store.ts";

/** How many rows one statement forgets, so that none takes long. */
const PIECE = 10_000;

/** Tables with rows that are out of date after a while. */
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

/** Forgets what is out of date, and changes of more than 30 days ago. */
export async function cleanUp(store: Store): Promise<void> {
  for (const table of dated) await store[table].purge();
  let forgotten: number;
  do forgotten = await store.changes.purge(PIECE);
  while (forgotten === PIECE);
}

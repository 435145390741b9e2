import { purgeOrganizations } from "../features/accounts/organization-purge.ts";
import type { Store } from "../base/store/store.ts";

/** Rows to delete per statement, so that no statement takes long. */
const BATCH_SIZE = 10_000;

/** Tables with rows that expire. */
const expiringTables = [
  "idempotency",
  "sessions",
  "singleSignOns",
  "tokens",
  "failedSignIns",
  "signInChallenges",
  "authenticatorApps",
  "exports",
  "files",
  "imports",
  "jobs",
  "oauthRecords",
  "oauthClients",
  "publicMailCounts",
  "webhookDeliveries",
] as const satisfies (keyof Store)[];

/** Deletes expired rows, changes older than 30 days, what undoes merges older than that, and organizations whose deletion was requested 14 days ago. */
export async function cleanUp(store: Store): Promise<void> {
  for (const table of expiringTables) await store[table].purge();
  let deleted: number;
  do deleted = await store.changes.purge(BATCH_SIZE);
  while (deleted === BATCH_SIZE);
  await store.entities.purgeMerges();
  await purgeOrganizations(store);
}

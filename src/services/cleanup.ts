import type { Store } from "../repositories/store.ts";

/** How many rows one statement forgets, so that none takes long. */
const PIECE = 10_000;

/** Forgets what is out of date: kept answers, sessions, tokens, exports, imports, jobs, and changes of more than 30 days ago. */
export async function cleanUp({
  idempotency,
  sessions,
  tokens,
  exports,
  imports,
  jobs,
  changes,
}: Store): Promise<void> {
  await idempotency.purge();
  await sessions.purge();
  await tokens.purge();
  await exports.purge();
  await imports.purge();
  await jobs.purge();
  let forgotten: number;
  do forgotten = await changes.purge(PIECE);
  while (forgotten === PIECE);
}

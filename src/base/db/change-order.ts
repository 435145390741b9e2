import type { Knex } from "knex";
import { isDistributed } from "./distribution/distributed.ts";

/**
 * The change feed advances in multiples of this number, so that cursors issued after the backup was made are lower too.
 */
export const EPOCH = 2n ** 32n;

/**
 * Reads the highest feed position that a client can know, and the position of the next change. The first is lower than
 * the second unless the database was moved to another server.
 */
const POSITIONS = `
SELECT greatest(i.reached::text::numeric, coalesce(c.xid::text::numeric, 0))::text AS reached,
  (change_horizon()::text::numeric + pg_snapshot_xmax(pg_current_snapshot())::text::numeric
    - pg_snapshot_xmin(pg_current_snapshot())::text::numeric)::text AS next,
  pg_snapshot_xmax(pg_current_snapshot())::text AS transaction
FROM installation AS i
LEFT JOIN LATERAL (
  SELECT latest.xid FROM organizations AS o
  CROSS JOIN LATERAL (SELECT xid FROM changes WHERE org_id = o.id ORDER BY xid DESC LIMIT 1) AS latest
  ORDER BY latest.xid DESC LIMIT 1) AS c ON true`;

interface FeedPositions {
  readonly reached: string;
  readonly next: string;
  readonly transaction: string;
}

/**
 * Keeps the change feed ordered after a copy of the database was restored on another server, where transaction ids are
 * lower: new changes must come after all changes that clients have seen. Must be called whenever a database is opened.
 * Does nothing on a distributed database, whose workers count transactions each for themselves.
 */
export async function keepChangeOrder(pool: Knex): Promise<void> {
  if (await isDistributed(pool)) return;
  const { reached, next } = await readPositions(pool);
  if (BigInt(reached) >= BigInt(next)) return advanceFeedPosition(pool, 0n);
  // Stored because changes are deleted after 30 days while cursors can still refer to the position.
  await pool.raw("UPDATE installation SET reached = change_horizon() WHERE reached < change_horizon()");
}

/** Moves the next feed position past `seen` and past every known position. */
export async function advanceFeedPosition(pool: Knex, seen: bigint): Promise<void> {
  await pool.transaction(async (tx) => {
    await tx.raw("SELECT single FROM installation FOR UPDATE");
    const { reached, next, transaction } = await readPositions(tx);
    const highest = [BigInt(reached), BigInt(next), seen].reduce((most, one) => (one > most ? one : most));
    // Another process was faster.
    if (seen === 0n && BigInt(reached) < BigInt(next)) return;
    const base = (highest / EPOCH + 1n) * EPOCH - (BigInt(transaction) / EPOCH) * EPOCH;
    await tx.raw(functionsAdding(base));
    await tx.raw("UPDATE installation SET reached = change_horizon()");
  });
}

/**
 * Moves the next feed position past all transactions of this server. Afterwards the functions can run on servers with
 * lower transaction ids, the workers of a distributed database.
 */
export async function leaveTransactionIds(tx: Knex): Promise<void> {
  const { reached, next } = await readPositions(tx);
  const highest = [BigInt(reached), BigInt(next)].reduce((most, one) => (one > most ? one : most));
  await tx.raw(functionsAdding((highest / EPOCH + 1n) * EPOCH));
}

async function readPositions(db: Knex): Promise<FeedPositions> {
  const { rows } = await db.raw<{ rows: FeedPositions[] }>(POSITIONS);
  const [places] = rows;
  if (!places) throw new Error("The table `installation` is empty.");
  return places;
}

/** Returns the functions that read feed positions: transaction ids of the server plus `base`. */
export const functionsAdding = (base: bigint): string => `
CREATE OR REPLACE FUNCTION change_xid() RETURNS xid8 LANGUAGE sql
  RETURN ((pg_current_xact_id()::text::bigint + ${String(base)}::bigint)::text)::xid8;
CREATE OR REPLACE FUNCTION change_horizon() RETURNS xid8 LANGUAGE sql STABLE
  RETURN ((pg_snapshot_xmin(pg_current_snapshot())::text::bigint + ${String(base)}::bigint)::text)::xid8`;

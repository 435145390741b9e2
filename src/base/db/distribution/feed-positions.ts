import type { Knex } from "knex";
import { EPOCH, functionsAdding } from "../change-order.ts";
import type { Worker } from "./shards.ts";

/** The next position of the change feed on a worker, and the transaction id that it is computed from. */
interface NextPosition {
  readonly name: string;
  readonly result: string;
}

const POSITIONS = `SELECT nodename || ':' || nodeport AS name, result
  FROM run_command_on_workers('SELECT change_xid()::text || '' '' || (SELECT count(*) FROM pg_prepared_xacts)')`;

/**
 * Moves the feed positions of a worker past those of another one, from which it gets a shard. Positions are transaction
 * ids, and each worker counts its own: without this, clients would not see the changes after the move. Writers wait
 * until it has happened. Throws Error while the worker has prepared transactions.
 */
export async function raisePositions(pool: Knex, from: Worker, to: Worker): Promise<void> {
  await pool.transaction(async (tx) => {
    // Transactions with a position have ended then, and others get their position afterwards.
    await tx.raw("LOCK TABLE changes IN EXCLUSIVE MODE");
    const { rows } = await tx.raw<{ rows: NextPosition[] }>(POSITIONS);
    const source = positionOf(rows, from);
    const target = positionOf(rows, to);
    // The source has this many transactions left until the shard has been moved.
    if (target.next >= source.next + EPOCH) return;
    if (target.prepared > 0)
      throw new Error(`${to.name} has prepared transactions. Citus ends them within a minute: try again then.`);
    const command = `SET citus.enable_ddl_propagation = off;${functionsAdding((source.next / EPOCH + 2n) * EPOCH)}`;
    const done = await tx.raw<{ rows: { success: boolean; result: string }[] }>(
      "SELECT success, result FROM master_run_on_worker(ARRAY[?], ARRAY[?::int], ARRAY[?], false)",
      [to.host, to.port, command],
    );
    const [outcome] = done.rows;
    if (outcome?.success !== true) throw new Error(`${to.name}: ${outcome?.result ?? "no answer"}`);
  });
}

function positionOf(rows: readonly NextPosition[], worker: Worker): { next: bigint; prepared: number } {
  const found = rows.find(({ name }) => name === worker.name)?.result ?? "";
  const [next = "", prepared = ""] = found.split(" ");
  if (!/^\d+$/.test(next)) throw new Error(`${worker.name}: ${found}`);
  return { next: BigInt(next), prepared: Number(prepared) };
}

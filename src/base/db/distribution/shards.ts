import { performance } from "node:perf_hooks";
import type { Knex } from "knex";
import { EPOCH, functionsAdding } from "../change-order.ts";

/** A worker of the cluster. */
export interface Worker {
  /** `host:port`. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
  /** False: disabled, or excluded from storing shards. */
  readonly is_ready: boolean;
}

/** The shard of an organization, with the shards of the other tables that are stored and moved with it. */
export interface ShardGroup {
  /** The number of the shard of `entities`. */
  readonly shard: string;
  readonly worker: Worker;
  readonly tables: number;
  readonly bytes: number;
  /** Whether its range contains one hash only: no other organization can be stored in it. */
  readonly is_isolated: boolean;
}

/** The longest wait of a write to the organization, in milliseconds, and the number of writes that were tried. */
export interface Pause {
  readonly pause_ms: number;
  readonly attempts: number;
}

const WORKER = `n.nodename || ':' || n.nodeport AS name, n.nodename AS host, n.nodeport AS port,
  n.isactive AND n.shouldhaveshards AS is_ready`;

/** Returns the workers of the cluster, also those that are not ready. */
export async function workers(pool: Knex): Promise<Worker[]> {
  return await rowsOf<Worker>(
    pool,
    `SELECT ${WORKER} FROM pg_dist_node AS n WHERE n.groupid > 0 AND n.noderole = 'primary' ORDER BY 1`,
  );
}

/** Returns where the records of an organization are stored. Throws Error if the tables are not distributed. */
export async function shardGroupOf(pool: Knex, orgId: string): Promise<ShardGroup> {
  const [found] = await rowsOf<Worker & { shard: string; is_isolated: boolean }>(
    pool,
    `SELECT s.shardid::text AS shard, s.shardminvalue = s.shardmaxvalue AS is_isolated, ${WORKER}
     FROM pg_dist_shard AS s JOIN pg_dist_placement AS p ON p.shardid = s.shardid
     JOIN pg_dist_node AS n ON n.groupid = p.groupid AND n.noderole = 'primary'
     WHERE s.shardid = get_shard_id_for_distribution_column('entities', ?::uuid)`,
    orgId,
  );
  if (!found) throw new Error("The organization has no shard.");
  const { shard, is_isolated, ...worker } = found;
  const [size] = await rowsOf<{ tables: number; bytes: number }>(
    pool,
    `SELECT count(*)::int AS tables, coalesce(sum(c.shard_size), 0)::float8 AS bytes
     FROM pg_dist_shard AS own JOIN pg_dist_partition AS t ON t.logicalrelid = own.logicalrelid
     JOIN citus_shards AS c ON c.colocation_id = t.colocationid
     JOIN pg_dist_shard AS s ON s.shardid = c.shardid AND s.shardminvalue = own.shardminvalue
     WHERE own.shardid = ?::bigint`,
    shard,
  );
  return { shard, is_isolated, worker, tables: size?.tables ?? 0, bytes: size?.bytes ?? 0 };
}

/** Returns the slugs of the other organizations in a shard, which move with it. */
export async function neighbours(pool: Knex, orgId: string, shard: string): Promise<string[]> {
  const organizations = await rowsOf<{ id: string; slug: string }>(pool, "SELECT id, slug FROM organizations");
  const ids = organizations.map(({ id }) => id).filter((id) => id !== orgId);
  const inShard = await rowsOf<{ id: string }>(
    pool,
    `SELECT o.id FROM unnest(?::uuid[]) AS o (id)
     WHERE get_shard_id_for_distribution_column('entities', o.id) = ?::bigint`,
    ids,
    shard,
  );
  const found = new Set(inShard.map(({ id }) => id));
  return organizations.flatMap(({ id, slug }) => (found.has(id) ? [slug] : [])).sort();
}

/** Returns sentences that say why shards cannot be moved while they are written to, and how to change it. */
export async function moveProblems(pool: Knex): Promise<string[]> {
  const nodes = await rowsOf<{ name: string; level: string }>(
    pool,
    `SELECT n.nodename || ':' || n.nodeport AS name, r.result AS level
     FROM run_command_on_workers('SHOW wal_level') AS r
     JOIN pg_dist_node AS n ON n.nodename = r.nodename AND n.nodeport = r.nodeport WHERE r.result <> 'logical' ORDER BY 1`,
  );
  // Logical replication finds the row of an update by this identity.
  const tables = await rowsOf<{ name: string }>(
    pool,
    `SELECT c.relname AS name FROM pg_dist_partition AS d JOIN pg_class AS c ON c.oid = d.logicalrelid
     WHERE d.partmethod = 'h' AND c.relreplident <> 'f'
       AND NOT EXISTS (SELECT FROM pg_index AS i WHERE i.indrelid = c.oid AND (i.indisprimary OR i.indisreplident))
     ORDER BY 1`,
  );
  return [
    ...nodes.map(
      ({ name, level }) => `wal_level of ${name} is ${level}. Set it to logical on every node and restart them.`,
    ),
    ...tables.map(({ name }) => `The table ${name} has no primary key, which a move needs.`),
  ];
}

/**
 * Returns whether the workers let Citus replicate the changes of a shard while it is split. If not, its writes wait for
 * the whole split; moves do not need it.
 */
async function splitsWhileWritten(pool: Knex): Promise<boolean> {
  const refusing = await rowsOf(
    pool,
    `SELECT FROM run_command_on_workers($$SELECT coalesce(current_setting('output_plugin_libraries', true), 'citus')$$)
     WHERE 'citus' <> ALL (string_to_array(replace(result, ' ', ''), ','))`,
  );
  return refusing.length === 0;
}

/** Gives an organization a shard of its own on the same worker; returns the number of the shard of `entities`. */
export async function isolate(pool: Knex, orgId: string): Promise<string> {
  const mode = (await splitsWhileWritten(pool)) ? "force_logical" : "block_writes";
  const [row] = await rowsOf<{ shard: string }>(
    pool,
    "SELECT isolate_tenant_to_new_shard('entities', ?::uuid, 'CASCADE', ?::citus.shard_transfer_mode)::text AS shard",
    orgId,
    mode,
  );
  if (!row) throw new Error("The organization has no shard.");
  return row.shard;
}

/** Moves a shard and those that are stored with it. They stay readable and, except at the end, writable. */
export async function moveShard(pool: Knex, shard: string, from: Worker, to: Worker): Promise<void> {
  await pool.raw("SELECT citus_move_shard_placement(?::bigint, ?, ?::int, ?, ?::int, 'force_logical')", [
    shard,
    from.host,
    from.port,
    to.host,
    to.port,
  ]);
}

/** Milliseconds between two writes of the probe. */
const INTERVAL = 10;
const NO_RECORD = "00000000-0000-0000-0000-000000000000";

/** Runs `work` and measures how long writes to an organization wait meanwhile. The probe changes no row. */
export async function measurePause(pool: Knex, orgId: string, work: () => Promise<void>): Promise<Pause> {
  const state = { ended: false, longest: 0, attempts: 0 };
  const probe = async (): Promise<void> => {
    while (!state.ended) {
      const start = performance.now();
      // A failed write is a pause too: its client repeats it.
      await pool
        .raw("UPDATE entities SET version = version WHERE org_id = ?::uuid AND id = ?::uuid", [orgId, NO_RECORD])
        .catch(() => undefined);
      state.longest = Math.max(state.longest, performance.now() - start);
      state.attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
  };
  const probing = probe();
  try {
    await work();
  } finally {
    state.ended = true;
    await probing;
  }
  return { pause_ms: Math.round(state.longest), attempts: state.attempts };
}

async function rowsOf<Row>(pool: Knex, statement: string, ...bindings: Knex.RawBinding[]): Promise<Row[]> {
  const { rows } = await pool.raw<{ rows: Row[] }>(statement, bindings);
  return rows;
}

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

import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Knex } from "knex";
import { isTransient } from "../platform/rules/problems.ts";
import { sqlState } from "../platform/sql/retry.ts";
import { readersOn, type Repositories, type Store } from "./store.ts";

/** A replica of the database of a store. */
interface ReplicaOptions {
  readonly primary: Knex;
  readonly replica: Knex;
  /** Called after each group of reads; `reason` says why the replica could not be used, null if it was. */
  readonly onRead: (reason: string | null) => void;
}

/** Milliseconds in which the replica must have the changes that are committed on the primary. */
const CATCH_UP_MS = 1_000;
const POLL_MS = 20;
/** Milliseconds after a failure in which no read tries the replica: otherwise each would wait for it. */
const RETRY_MS = 5_000;
/** A statement that takes too long on the replica would also do so on the primary. */
const STATEMENT_TIMEOUT = "57014";

/** During a failover the server of DATABASE_URL can be a replica itself. */
const COMMITTED = `SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()
  ELSE pg_current_wal_flush_lsn() END)::text AS position`;
const REPLAYED = `SELECT pg_is_in_recovery() AS standby,
  coalesce(pg_last_wal_replay_lsn() >= ?::pg_lsn, false) AS current`;

/**
 * Returns the store with `onReplica` using the replica. Each use first waits until the replica has everything that is
 * committed, so callers also see their last change. If that takes too long, or the replica fails, the primary is used.
 */
export function withReplica(store: Store, { primary, replica, onRead }: ReplicaOptions): Store {
  const reader: Repositories = readersOn(store, replica);
  let failed = { reason: "", until: Number.NEGATIVE_INFINITY };

  function fail(reason: string): string {
    failed = { reason, until: performance.now() + RETRY_MS };
    return reason;
  }

  async function reasonAgainstReplica(): Promise<string | null> {
    if (performance.now() < failed.until) return failed.reason;
    const position = await committedPosition(primary);
    const reason = await reasonToWait(replica, position).catch(failureReason);
    return reason === null ? null : fail(reason);
  }

  const onReplica: Store["onReplica"] = async (work) => {
    let reason = await reasonAgainstReplica();
    if (reason === null) {
      try {
        const result = await work(reader);
        onRead(null);
        return result;
      } catch (error) {
        reason = fail(failureReason(error));
      }
    }
    onRead(reason);
    return await work(store);
  };
  return Object.assign(Object.create(store) as Store, { onReplica });
}

async function committedPosition(primary: Knex): Promise<string> {
  const { rows } = await primary.raw<{ rows: { position: string }[] }>(COMMITTED);
  return rows[0]?.position ?? "";
}

/** Waits until the replica has reached a position of the log; returns the reason if it does not. */
async function reasonToWait(replica: Knex, position: string): Promise<string | null> {
  const end = performance.now() + CATCH_UP_MS;
  for (;;) {
    const { rows } = await replica.raw<{ rows: { standby: boolean; current: boolean }[] }>(REPLAYED, [position]);
    if (rows[0]?.standby !== true) return "the server is not a replica";
    if (rows[0].current) return null;
    if (performance.now() > end) return `the replica is more than ${String(CATCH_UP_MS)} ms behind`;
    await pause(POLL_MS);
  }
}

/** Returns the message of a failure that the primary need not have; throws any other error. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error) || !isTransient(error) || sqlState(error) === STATEMENT_TIMEOUT) throw error;
  return error.message;
}

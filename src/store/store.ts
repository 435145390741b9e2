import type { Knex } from "knex";
import { type AuditLogRepository, auditLogRepository } from "../accounts/sql/audit-log.ts";
import { type AuditLogDeps, type WaitingEntry, writeEntries } from "../accounts/sql/audit-log-chain.ts";
import { jobRepository } from "../jobs/sql/jobs.ts";
import { resourceTables } from "./resources.ts";
import {
  bareTransaction,
  type BareTransaction,
  markBare,
  requireNoFailure,
  runBare,
  withSavepointsOnDemand,
} from "../platform/sql/bare-transactions.ts";
import { retrySerializationFailures, retryUntilCommitted } from "../platform/sql/retry.ts";
import { traceOrigins } from "../platform/trace-origin.ts";
import { databaseRepositories } from "./repositories.ts";

/** All repositories, using the pool or one transaction. */
export type Repositories = Readonly<ReturnType<typeof repositories>>;

/** The repositories using the pool, and transactions. */
export interface Store extends Repositories {
  /**
   * Runs `work` in one transaction. After a deadlock or serialization failure the transaction is rolled back and `work`
   * is repeated, so other side effects must wait until the transaction has ended.
   */
  transaction<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Like transaction(), without savepoints at first: if an error was caught inside of it, the transaction is rolled back
   * and `work` is repeated with savepoints. For transactions in which this is rare.
   */
  transactionOnTrial<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs read-only `work` on a consistent snapshot. */
  snapshot<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Runs reads on the replica if there is one that has all committed changes, otherwise on this connection: for exports,
   * audiences and statistics, which take long. `work` must be safe to repeat. In a transaction it runs there.
   */
  onReplica<Result>(work: (reader: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction that is always rolled back; returns its result. */
  dryRun<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Repeats `work` until it is committed, for most of a minute: for recording external effects that must not happen
   * twice.
   */
  readonly retryUntilCommitted: typeof retryUntilCommitted;
}

const SNAPSHOT = { isolationLevel: "repeatable read", readOnly: true } as const;

/** The connection of each transaction. It is private to this module, so that no other code can use it. */
const connections = new WeakMap<Repositories, Connection>();

interface Connection {
  readonly db: Knex;
  /** Called when a job was queued; the job is visible to others after the commit. */
  readonly queued: () => void;
  readonly log: AuditLogDeps;
  /** Audit log entries to be written when the transaction ends; null outside of a transaction. */
  readonly pendingEntries: WaitingEntry[] | null;
}

function refuse(): never {
  throw new TypeError("This store cannot write to the audit log.");
}
const withoutSecret: AuditLogDeps = { newId: refuse, hashEntry: refuse, sign: refuse };

/**
 * Creates the store on a connection pool. `queued` is called when new jobs are visible to all workers. `log` signs
 * audit log entries; it is required only for writing them.
 */
export function createStore(
  pool: Knex,
  queued: () => void = () => undefined,
  log: AuditLogDeps = withoutSecret,
): Store {
  return storeOn({ db: pool, queued, log, pendingEntries: null });
}

/** Returns a store that uses an open transaction: its own transactions are savepoints. */
export function joinTransaction(tx: Repositories): Store {
  const connection = connections.get(tx);
  if (!connection) throw new TypeError("These repositories do not belong to a transaction.");
  return storeOn(connection);
}

function storeOn(connection: Connection): Store {
  const { db, queued } = connection;
  const own = repositories(connection);
  const committed = async <Result>(run: (begun: Connection) => Promise<Result>): Promise<Result> => {
    const jobs = { queued: false };
    const noted = (): void => void (jobs.queued = true);
    const result = await retrySerializationFailures(() => run({ ...connection, queued: noted }));
    if (jobs.queued) queued();
    return result;
  };
  return {
    ...own,
    retryUntilCommitted,
    onReplica: (work) => work(own),
    transaction: (work) => committed((begun) => transact(begun, work)),
    transactionOnTrial: (work) => committed((begun) => withSavepointsOnDemand((bare) => transact(begun, work, bare))),
    snapshot: (work) => db.transaction((tx) => work(repositories({ ...connection, db: tx })), SNAPSHOT),
    dryRun: (work) => runDry(connection, work),
  };
}

/** Returns the result of `work` after all its changes are rolled back. */
function runDry<Result>(parent: Connection, work: (tx: Repositories) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = parent.db.transaction(async (tx) => {
      const result = await work(repositories({ ...parent, db: tx, queued: () => undefined, pendingEntries: [] }));
      await tx.rollback();
      resolve(result);
    });
    transaction.catch(reject);
  });
}

/**
 * Audit log entries are written last, so that the chain is locked only briefly. In a transaction without savepoints,
 * `work` becomes a part of it.
 */
async function transact<Result>(
  parent: Connection,
  work: (tx: Repositories) => Promise<Result>,
  bare: BareTransaction | null = null,
): Promise<Result> {
  const pendingEntries: WaitingEntry[] = [];
  const outer = bareTransaction(parent.db);
  const result = outer
    ? await runBare(outer, () => work(repositories({ ...parent, pendingEntries })))
    : await parent.db.transaction(async (tx) => {
        if (bare) markBare(tx, bare);
        const done = await work(repositories({ ...parent, db: tx, pendingEntries }));
        if (bare) requireNoFailure(bare);
        if (parent.pendingEntries === null) await writeEntries(tx, parent.log, pendingEntries);
        return done;
      });
  parent.pendingEntries?.push(...pendingEntries);
  return result;
}

function repositories(connection: Connection) {
  const { db, queued, log } = connection;
  const resources = resourceTables(db);
  const all = {
    ...databaseRepositories(db),
    auditLog: auditLogRepository(db, { append: appendTo(connection), tools: log }),
    jobs: jobRepository(db, { queued, origin: () => traceOrigins.read() }),
    get tasks() {
      return resources.task;
    },
    get notes() {
      return resources.note;
    },
    resources,
  };
  connections.set(all, connection);
  return all;
}

/** Outside of a transaction each entry gets its own transaction. */
function appendTo({ db, log, pendingEntries }: Connection): AuditLogRepository["append"] {
  return async (orgId, entry) => {
    if (pendingEntries) pendingEntries.push({ orgId, entry });
    else await retrySerializationFailures(() => db.transaction((tx) => writeEntries(tx, log, [{ orgId, entry }])));
  };
}
